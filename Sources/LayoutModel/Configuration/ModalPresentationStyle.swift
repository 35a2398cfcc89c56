/// How a controller was presented.
public enum ModalPresentationStyle: String, CaseIterable, Hashable, Sendable {
  case fullScreen
  /// A sheet (effective from iOS 13).
  case pageSheet
}
