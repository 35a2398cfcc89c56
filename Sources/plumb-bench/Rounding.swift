import LayoutModel

/// A number with two decimals.
func rounded(_ number: Double) -> String {
  NumberText.format((number * 100).rounded() / 100)
}
