/// Writes a document to start from.
struct TemplateCommand: Command {
  static let interface = CommandInterface(
    name: "template",
    summary: "write a document to start from; it records and simulates as it is",
    operands: [
      Operand(
        name: "KIND", usage: "[KIND]",
        help: Template.allCases.map { "\($0.rawValue): \($0.summary)" }.joined(separator: "; "),
        isRequired: false, values: .words(Template.allCases.map(\.rawValue)))
    ],
    options: [.output],
    discussion: [
      """
      Without a kind it is a table. Change what is different, put the measured numbers in the place
      of null, and give the experiment a name of its own. What a document does not say has UIKit's
      default for its system.
      """
    ],
    examples: [
      "plumb template table -o layout.json", "plumb template refresh | plumb simulate - --why",
    ])

  private let template: Template
  private let path: String?

  init(_ arguments: Arguments) throws(Failure) {
    template =
      try arguments.operands.first.map { word throws(Failure) in
        try Arguments.word(word, of: "plumb template", among: Template.allCases)
      } ?? .table
    path = arguments.outputPath
  }

  func run(_ console: Console) throws -> ExitStatus {
    let output = try OutputStream(path: path, console)
    try output.write(Array(template.document.utf8))
    try output.end()
    return .done
  }
}
