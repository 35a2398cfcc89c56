import LayoutModel

/// Numbers for people, without the noise of binary fractions.
///
/// JSON and CSV have every digit; `0.33000000000000185` tells a reader no more than `0.33`.
enum RoundedText {
  /// Returns the number with six decimals at most.
  static func format(_ number: Double) -> String {
    let scaled = number * 1e6
    let rounded = scaled.magnitude < 1e15 ? scaled.rounded() / 1e6 : number
    // What is not zero never looks like zero.
    return NumberText.format(rounded == 0 ? number : rounded)
  }

  /// Returns the number with its sign; zero has none.
  static func signed(_ number: Double) -> String {
    number > 0 ? "+\(format(number))" : format(number)
  }
}
