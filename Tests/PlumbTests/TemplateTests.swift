import TestSupport
import Testing

@testable import plumb

@Suite struct TemplateTests {
  @Test(arguments: Template.allCases.map(\.rawValue))
  func `a template records as it is, and what it asks for is computed`(_ kind: String) throws {
    let plumb = try BuiltBinary()
    let document = try plumb.run("template", kind)
    #expect(document.status == 0 && document.errors.isEmpty)
    let simulated = try plumb.run("simulate", "-", input: document.output)
    #expect(simulated.status == 0, "\(simulated.errors)")
    #expect(try plumb.run("record", "-q", "-", input: document.output) == .done(""))
    _ = try plumb.run("run", "-q")
    let report = try plumb.run("report", "--format", "csv")
    #expect(report.output.contains("no-measurement"))
    #expect(!report.output.contains("not-modelled"))
    #expect(try plumb.run("query", "--columns", "name").output.contains("my/\(kind)"))
  }

  @Test func `there are as many templates as are counted here`() {
    #expect(Template.allCases.count == 6)
  }

  @Test func `a template goes to a file, and without a kind it is a table`() throws {
    let plumb = try BuiltBinary()
    #expect(try plumb.run("template", "-o", "layout.json") == .done(""))
    #expect(try plumb.read("layout.json") == plumb.run("template", "table").output)
  }

  @Test func `an unknown kind is answered with the nearest`() throws {
    #expect(
      try BuiltBinary().run("template", "scrol")
        == .failed(
          2, "plumb: error: plumb template does not know 'scrol'; did you mean 'scroll'?\n"))
  }
}
