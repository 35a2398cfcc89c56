import LayoutModel
import LayoutSimulator
import Reports
import Runner

/// Prints what UIKit would print for documents, without any catalog.
struct SimulateCommand: Command {
  static let interface = CommandInterface(
    name: "simulate",
    summary: "print what UIKit would print for a document; no catalog needed",
    operands: [.documents],
    options: [.why] + OutputOptions.all(SimulationReport.formats),
    discussion: [
      """
      A document may be an experiment, with or without its name, or a configuration alone. Each
      metric under "measurements" is computed, whatever value stands there; without measurements
      the main metrics of every view are.
      """,
      "--format svg draws the picture of one document, with every distance in points.",
    ],
    examples: [
      "plumb simulate layout.json --why",
      "echo '{\"platform\": {\"os\": \"11.0\", \"device\": \"iPhone X\"}}' | plumb simulate -",
    ])

  private let sources: [DocumentSource]
  private let explains: Bool
  private let output: OutputOptions

  init(_ arguments: Arguments) throws(Failure) {
    sources = arguments.operands.map { DocumentSource(path: $0) }
    explains = arguments.has(.why)
    output = try OutputOptions(arguments, formats: SimulationReport.formats)
  }

  func run(_ console: Console) throws -> ExitStatus {
    var documents: [SimulationReport.Document] = []
    for source in sources {
      try source.read { tape, _ in
        let draft = try DocumentReader(tape).draft()
        let answers = MetricAnswer.answers(to: draft, explaining: explains)
        documents.append(
          .init(
            name: draft.name,
            numbers: answers.map {
              .init(metric: $0.path, answer: $0.answer, explanation: $0.explanation)
            },
            picture: output.format == .svg ? Self.picture(of: draft) : nil))
      }
    }
    guard output.format != .svg || documents.count == 1 else {
      throw Failure(
        .wrongUse, "svg is a picture of one document, not of \(documents.count)")
    }
    try console.write(
      SimulationReport(simulator: Simulator.version, documents: documents), output)
    return .done
  }

  private static func picture(of draft: Draft) -> ExperimentPicture {
    ExperimentPicture(
      name: draft.name ?? "simulation", configuration: draft.configuration,
      layout: Simulator.layout(
        of: draft.configuration, explaining: true, samplingMotion: true),
      comparisons: [])
  }
}

extension Option {
  fileprivate static let why = Option(
    name: "why", help: "explain each number: the sum, the rules and what they rest on")
}
