import TestSupport
import Testing

@Suite struct ExportTests {
  private let plumb: BuiltBinary

  init() throws {
    plumb = try BuiltBinary()
    _ = try plumb.run("record", "-q", EarlierCatalog.all[0].documentPath)
  }

  @Test func `exported, recorded elsewhere and exported again it is the same file`() throws {
    #expect(try plumb.run("export", "--all-revisions", "-o", "a.ndjson") == .done(""))
    _ = try plumb.run("record", "-q", "a.ndjson", "--catalog", "b.sqlite")
    let again = try plumb.run("export", "--all-revisions", "--catalog", "b.sqlite")
    #expect(try again == .done(plumb.read("a.ndjson")))
    #expect(again.output.split(separator: "\n").count == 14)
    // Reports too: the numbers keep their order.
    let reports = try ["plumb.sqlite", "b.sqlite"].map {
      try plumb.run("report", "--format", "csv", "--catalog", $0).output
    }
    #expect(reports[0] == reports[1])
    #expect(reports[0].split(separator: "\n").count == 29)
  }

  @Test func `CSV has a line for each thing that a document states`() throws {
    let run = try plumb.run("export", "name = 'kinds'", "--format", "csv")
    #expect(
      run
        == .done(
          """
          experiment,revision,role,name,kind,value,printed,evidence,by
          kinds,1,document,what,text,a value of each kind,,,
          kinds,1,document,recordedAt,text,2016-09-01,,,
          kinds,1,document,tolerance,finite,0.5,,,
          kinds,1,document,fingerprint,text,\
          7a9ec9a35f58293d7c47159dcc44c807960a29333e33d8a8aad4852ee7e42214,,,
          kinds,1,source,kind,text,device,,,
          kinds,1,source,ref,text,log.txt:3,,,
          kinds,1,source,evidence,text,printed,,,
          kinds,1,tag,kinds,boolean,true,,,
          kinds,1,tag,b,boolean,true,,,
          kinds,1,parameter,platform.device,text,iPhone 6s,,,
          kinds,1,parameter,platform.os,text,9.3,,,
          kinds,1,parameter,view.class,text,UIView,,,
          kinds,1,parameter,view.subviews.count,finite,1,,,
          kinds,1,parameter,table.class,text,UITableView,,,
          kinds,1,parameter,table.superview,text,view,,,
          kinds,1,parameter,table.index,finite,0,,,
          kinds,1,parameter,table.frame.x,finite,0,,,
          kinds,1,parameter,table.frame.y,finite,0,,,
          kinds,1,parameter,table.frame.width,finite,375,,,
          kinds,1,parameter,table.frame.height,finite,667,,,
          kinds,1,parameter,table.rowHeight,finite,40,,,
          kinds,1,parameter,table.sections,text,"[{""rows"":20}]",,,
          kinds,1,parameter,table.sections.count,finite,1,,,
          kinds,1,parameter,table.rows.count,finite,20,,,
          kinds,1,measurement,table.contentOffset.y,nan,nan,nan,,
          kinds,1,measurement,table.contentOffset.x,+inf,inf,inf,,
          kinds,1,measurement,table.contentSize.height,-inf,-inf,-inf,,
          kinds,1,measurement,table.contentSize.width,missing,,,,
          kinds,1,measurement,table.frame.height,finite,667,667.00,,
          kinds,1,measurement,table.adjustedContentInset.top,finite,64,64.0,stated,Kim
          kinds,1,unexplained,who knows,nan,nan,,,
          kinds,1,unexplained,colour,text,red,,,

          """))
  }

  @Test func `a filter selects, and a wrong one replaces no file`() throws {
    #expect(try plumb.run("export", "os >= 11").output.split(separator: "\n").count == 1)
    #expect(try plumb.run("export", "os >= 99") == .done(""))
    _ = try plumb.folder.write("mine", to: "kept")
    let wrong = try plumb.run("export", "os >=", "-o", "kept")
    #expect(wrong.status == 2)
    let unknown = try plumb.run("export", "tabel.rowHeight = 1", "-o", "kept")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("did you mean 'table.rowHeight'?"))
    #expect(try plumb.read("kept") == "mine")
    #expect(try plumb.folder.contents().filter { $0.contains("tmp") }.isEmpty)
  }

  @Test func `a file that cannot be written is told, and so is an unknown form`() throws {
    let run = try plumb.run("export", "-o", "none/there")
    #expect(
      run == .failed(66, "plumb: error: cannot write none/there: No such file or directory\n"))
    #expect(
      try plumb.run("export", "--format", "json")
        == .failed(2, "plumb: error: --format does not know 'json'; did you mean 'ndjson'?\n"))
  }

  @Test func `a reader that has enough ends it quietly`() throws {
    let run = try plumb.shell("plumb export --format csv | head -n 1")
    #expect(run == .done("experiment,revision,role,name,kind,value,printed,evidence,by\n"))
  }
}
