import LayoutModel

extension LayoutRule {
  static let keyboard = LayoutRule(
    "keyboard",
    "A UITableViewController's table takes the keyboard into its adjusted inset at the bottom in"
      + " place of the safe area there, while the first responder is in it.",
    .recorded, basis: "dumps of iOS 26.1 with the keyboard shown")
}

/// What a keyboard does to a scroll view's insets.
enum KeyboardInset {
  /// The bottom inset that the system adds: the larger one of safe area and keyboard.
  static func bottom(safeArea: Double, keyboard: Double) -> Double { max(safeArea, keyboard) }
}
