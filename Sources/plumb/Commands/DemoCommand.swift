import ExperimentCatalog
import Fixtures
import LayoutModel
import LayoutSimulator
import PlatformSupport
import Reports
import Runner

/// Makes a catalog from the articles' experiments, and goes the whole way to the report.
struct DemoCommand: Command {
  static let fileName = "plumb-demo.sqlite"

  static let interface = CommandInterface(
    name: "demo",
    summary: "make \(fileName) from 73 experiments of articles, run, report",
    operands: [
      Operand(
        name: "FOLDER", usage: "[FOLDER]", help: "where to make it (default: the working folder)",
        isRequired: false)
    ],
    options: [.wait],
    discussion: ["A second demo finds everything recorded and computed, and changes nothing."],
    examples: ["plumb demo", "plumb query --catalog \(fileName)"])

  private let folder: String
  private let wait: Patience

  init(_ arguments: Arguments) throws(Failure) {
    folder = arguments.operands.first ?? "."
    wait = try CatalogOptions(arguments).wait
  }

  func run(_ console: Console) throws -> ExitStatus {
    guard PlatformSupport.fileKind(at: folder) == .directory else {
      throw Failure(.notFound, "there is no folder \(VisibleText.line(folder)); make it first")
    }
    let path = folder == "." ? Self.fileName : CatalogLocation.join(folder, Self.fileName)
    let catalog = try Catalog(path: path, for: .create, wait: wait)
    console.sayWhatOpeningDid(to: catalog)
    let input = try DocumentInput(
      Fixtures.articles.map { DocumentSource(name: $0.name, bytes: $0.bytes) })
    let counts = try DocumentRecorder(input, console).record(into: catalog)
    try console.tell("\(counts.sentence)\n")
    _ = try catalog.record(waivers: Self.waivers())
    try console.tell("\(console.compute(Runner(catalog, filter: nil)).sentence)\n\n")
    _ = try console.writeComparisons(
      by: Comparer(for: catalog, simulator: Simulator.version), in: catalog, matching: nil,
      ComparisonOptions(simulator: Simulator.version), OutputOptions(.text))
    try console.tell(Self.nextSteps(path))
    return .done
  }

  private static func waivers() throws -> [Waiver] {
    try JSONStream.documents(in: Fixtures.waivers).map { try DocumentReader($0).waiver() }
  }

  private static func nextSteps(_ path: String) -> String {
    let option = "--catalog \(VisibleText.line(path))"
    return """

      Go on with
        plumb query 'os >= 11 and navigationBar.isPresent' \(option)
        plumb show articles/002/pre11-first \(option)
        plumb report --format csv \(option)

      """
  }
}
