import LayoutModel

/// A parameter of the configuration, with the views whose parameter it is.
struct FilterParameter: Sendable {
  /// Whose parameter it is.
  enum Owner: Hashable, Sendable {
    /// No view's: `platform.os`.
    case configuration
    /// The view's of that id.
    case view(String)
    /// The first scroll view's in tree order.
    case main
    /// Each view's of a class, one after the other.
    case each(ViewClass)
  }

  let owner: Owner

  /// The path without the owner: `platform.os`, `contentInset.top`.
  let path: String

  let description: ParameterDescription

  /// The path of the presence on which the parameter's default depends, without the owner.
  ///
  /// A table without a refresh header has no `refreshHeader.duration` either, not even by default.
  var presencePath: String? {
    var parts = path.split(separator: ".").dropLast()
    if path.hasSuffix(".isPresent") { parts = parts.dropLast() }
    while !parts.isEmpty {
      let candidate = parts.joined(separator: ".") + ".isPresent"
      let isKnown =
        switch owner {
        case .configuration: ParameterTable.describe(candidate) != nil
        case .view, .main, .each: Self.viewPaths.contains(candidate)
        }
      if isKnown { return candidate }
      parts = parts.dropLast()
    }
    return nil
  }

  private static let viewPaths = Set(ParameterTable.viewPaths)
}
