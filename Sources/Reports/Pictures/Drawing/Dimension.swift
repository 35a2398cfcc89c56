import LayoutModel

/// A distance in a picture that is dimensioned: where it begins and ends, and what it says.
struct Dimension {
  enum Kind: Hashable {
    case plain
    case contentInset
    case added
    case safeArea
    case recorded
  }

  var axis: Axis
  /// In window coordinates.
  var start: Double
  var end: Double
  var name: String
  /// The name where there is little room; nil for the same.
  var shortName: String?
  var number: String
  var kind = Kind.plain
  /// How far from the picture it is drawn: 0 is next to it.
  var column = 0
  /// Where the extension lines begin: the edge that is dimensioned, across the axis.
  var edge: Double

  var lineClass: String { kind == .recorded ? "pl-recorded-line" : "pl-dimension" }
  var headClass: String { kind == .recorded ? "pl-recorded-head" : "pl-dimension-head" }

  var textColor: String {
    switch kind {
    case .plain: ""
    case .contentInset: "pl-inset-text"
    case .added: "pl-added-text"
    case .safeArea: "pl-safe-text"
    case .recorded: "pl-recorded-text"
    }
  }
}
