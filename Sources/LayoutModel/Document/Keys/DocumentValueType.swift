/// What a key of the document accepts.
public indirect enum DocumentValueType: Sendable {
  case text
  /// The id that a view or component takes.
  case identifier
  /// The id of a view of the document.
  case reference
  /// An anchor of a view of the document, as in `view.left + 8`.
  case anchor
  /// A version of iOS.
  case osVersion
  /// The name of a device of the table.
  case deviceName
  /// A finite number, not below a minimum where there is one.
  case number(minimum: Double?)
  /// A whole number from 0 to ``maximumCount``.
  case count
  case boolean
  /// One of a few texts.
  case word([String])
  /// A list of texts out of a few, in any order.
  case words([String])
  /// An array of as many finite numbers as there are names.
  case numbers([String])
  /// `[x, y, width, height]` with a size that is not negative.
  case rect
  case object(DocumentObject)
  case list(DocumentValueType)
  case either([DocumentValueType])
  /// An object whose keys are names of the document's own: metrics.
  case map(DocumentValueType)
  /// Number, text, boolean or null.
  case measuredValue

  /// The largest count: as many runs as fit into a document still add up to an `Int`.
  public static let maximumCount = 1_000_000_000

  static let size: DocumentValueType = .numbers(["width", "height"])
  static let point: DocumentValueType = .numbers(["x", "y"])
  static let insets: DocumentValueType = .numbers(["top", "left", "bottom", "right"])

  /// The names of the numbers that the value consists of; empty for any other value.
  public var components: [String] {
    switch self {
    case .numbers(let names): names
    case .rect: ["x", "y", "width", "height"]
    default: []
    }
  }

  /// Whether the value is written as a text of any content.
  var isText: Bool {
    switch self {
    case .text, .identifier, .reference, .anchor, .osVersion, .deviceName: true
    default: false
    }
  }

  /// What would be right, as a noun phrase for messages and for the reference.
  public var description: String {
    switch self {
    case .text: "a text"
    case .identifier: "an id"
    case .reference: "a view's id"
    case .anchor: "an anchor as in \"view.left + 8\""
    case .osVersion: "an OS version as in \"11.0\""
    case .deviceName: "a device's name"
    case .number(let minimum):
      minimum.map { "a number of at least \(NumberText.format($0))" } ?? "a number"
    case .count: "a whole number from 0 to \(Self.maximumCount)"
    case .boolean: "true or false"
    case .word(let words): Self.list(words, or: "or")
    case .words(let words): "an array with any of \(Self.list(words, or: "and"))"
    case .numbers, .rect:
      "\(Self.numeral(components.count)) numbers [\(components.joined(separator: ", "))]"
    case .object(let object): "an object (\(object.rawValue))"
    case .list(let element): "an array, each element \(element.description)"
    case .either(let types): types.map(\.description).joined(separator: ", or ")
    case .map(let element): "an object, each value \(element.description)"
    case .measuredValue: "a number, a text, true, false or null"
    }
  }

  private static func list(_ words: [String], or: String) -> String {
    let quoted = words.map { "\"\($0)\"" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "nothing" }
    return "\(quoted.dropLast().joined(separator: ", ")) \(or) \(last)"
  }

  private static func numeral(_ count: Int) -> String {
    let numerals = ["no", "one", "two", "three", "four", "five", "six"]
    return count < numerals.count ? numerals[count] : String(count)
  }
}
