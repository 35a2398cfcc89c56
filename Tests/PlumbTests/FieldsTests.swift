import Testing

@Suite struct FieldsTests {
  @Test func `without a catalog everything is listed and nothing counted`() throws {
    let plumb = try BuiltBinary()
    let csv = try plumb.run("fields", "--format", "csv")
    #expect(csv.status == 0)
    #expect(csv.output.hasPrefix("name,type,unit,default,meaning\nname,a text,"))
    #expect(csv.output.split(separator: "\n").count > 200)
    #expect(
      try plumb.run("fields", "<view>.contentInset.t*")
        == .done(
          """
          name                     type      unit    default  meaning
          <view>.contentInset.top  a number  points  0        the content inset

          """))
  }

  @Test func `a catalog counts and names its own`() throws {
    let plumb = try BuiltBinary()
    try #require(plumb.run("demo").status == 0)
    #expect(
      try plumb.run("fields", "table.contentInset.t", "--catalog", "plumb-demo.sqlite")
        == .done(
          """
          name                             type      unit    default  experiments  meaning
          table.contentInset.top           a number  points  0                 45  the content inset
          measured.table.contentInset.top  a number                             5  the content inset

          """))
  }

  @Test func `what matches nothing is told, with the nearest names`() throws {
    let run = try BuiltBinary().run("fields", "<view>.contentInest.top")
    #expect(run.status == 66)
    #expect(
      run.errors.hasPrefix(
        "plumb: error: nothing to ask for matches '<view>.contentInest.top'; did you mean "
          + "'<view>.contentInset.top'"))
  }
}
