/// The colours of a report, by what they say and not by how they look.
enum TextColor {
  case good
  case bad
  case accepted
  case surprising
  case quiet
  case heading

  /// The parameters of the terminal's SGR sequence.
  var parameters: String {
    switch self {
    case .good: "32"
    case .bad: "31"
    case .accepted: "33"
    case .surprising: "35"
    case .quiet: "2"
    case .heading: "1"
    }
  }
}
