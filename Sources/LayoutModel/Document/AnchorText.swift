/// An anchor as a document writes it: `view.left`, `scroll.width * 0.5 + 8`.
///
/// `id[.safeAreaLayoutGuide].attribute [* number] [+ number | - number]`, the parts separated by
/// spaces.
struct AnchorText {
  var id: String
  /// Whether the anchor is one of the view's safe area layout guide.
  var isSafeArea: Bool
  var attribute: LayoutAttribute
  var multiplier = 1.0
  var constant = 0.0

  /// Makes an anchor from its parts.
  init(
    id: String, isSafeArea: Bool, attribute: LayoutAttribute, multiplier: Double, constant: Double
  ) {
    self.id = id
    self.isSafeArea = isSafeArea
    self.attribute = attribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Reads an anchor; nil where the text is none.
  init?(_ text: String) {
    var rest = text.split(separator: " ")[...]
    var names = (rest.popFirst() ?? "").split(separator: ".", omittingEmptySubsequences: false)
    guard let attribute = names.popLast().flatMap({ LayoutAttribute(rawValue: String($0)) })
    else { return nil }
    self.attribute = attribute
    isSafeArea = names.last == "safeAreaLayoutGuide"
    if isSafeArea { names.removeLast() }
    guard names.count == 1 else { return nil }
    id = String(names[0])
    if rest.first == "*" {
      guard let number = Self.operand(&rest) else { return nil }
      multiplier = number
    }
    if let sign = rest.first, sign == "+" || sign == "-" {
      guard let number = Self.operand(&rest) else { return nil }
      constant = sign == "-" ? 0 - number : number
    }
    guard rest.isEmpty else { return nil }
  }

  /// The one form of all spellings of the anchor.
  var canonical: String {
    var text = "\(id)\(isSafeArea ? ".safeAreaLayoutGuide" : "").\(attribute.rawValue)"
    if multiplier != 1 { text += " * \(NumberText.format(multiplier))" }
    if constant != 0 {
      text += " \(constant < 0 ? "-" : "+") \(NumberText.format(constant.magnitude))"
    }
    return text
  }

  /// Takes an operator and the number behind it.
  private static func operand(_ rest: inout ArraySlice<Substring>) -> Double? {
    guard let text = rest.dropFirst().first, let number = DocumentReader.number(String(text)),
      number.isFinite
    else { return nil }
    rest = rest.dropFirst(2)
    return number
  }
}
