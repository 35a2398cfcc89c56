/// How a scroll view takes its safe area into its content insets (iOS 11 and later).
public enum ContentInsetAdjustmentBehavior: String, CaseIterable, Hashable, Sendable {
  case automatic
  case scrollableAxes
  case never
  case always
}
