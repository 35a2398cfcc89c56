import Testing

@Suite struct RulesTests {
  @Test func `without a catalog the rules are listed alone`() throws {
    let run = try BuiltBinary().run("rules")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output.contains(
        """

        screen  recorded
          The screen's size and safe area are those of the device's row for the OS version.
          rests on device table

        """))
  }

  @Test func `with a catalog each rule has the number of its experiments`() throws {
    let plumb = try BuiltBinary()
    _ = try plumb.run("demo")
    let environment = ["PLUMB_CATALOG": "plumb-demo.sqlite"]
    let all = try plumb.run("rules", environment: environment)
    #expect(all.output.contains("\nscreen  recorded, 1 experiment\n"))
    let none = try plumb.run("rules", "name = 'nobody'", environment: environment)
    #expect(none.output.contains("\nscreen  recorded, 0 experiments\n"))
    let json = try plumb.run("rules", "--format", "json", environment: environment)
    #expect(json.output.hasPrefix("{\n  \"schema\": \"plumb.rules/1\",\n"))
  }

  @Test func `a filter needs a catalog`() throws {
    let run = try BuiltBinary().run("rules", "os > 11")
    #expect(run.status == 66)
    #expect(run.errors.hasPrefix("plumb: error: no catalog found; "))
  }
}
