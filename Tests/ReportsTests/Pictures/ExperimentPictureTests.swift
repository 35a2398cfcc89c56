import LayoutModel
import LayoutSimulator
import Testing

@testable import Reports

@Suite struct ExperimentPictureTests {
  /// A picture of one scroll view with numbers that no document has.
  private static func picture(
    frame: Rect = Rect(x: 0, y: 0, width: 375, height: 667), offset: Point = .zero,
    content: Size = Size(width: 375, height: 1000), inset: EdgeInsets = .zero,
    id: String = "scroll", name: String = "own/odd", recorded: Double? = nil
  ) throws -> ExperimentPicture {
    let sample = try PictureSample(
      """
      {"name": "own/odd", "configuration": {
         "platform": {"os": "13.0", "device": "iPhone 8"},
         "view": {"subviews": [
           {"id": "scroll", "class": "UIScrollView", "frame": [0, 0, 375, 667]}]}},
       "measurements": {}}
      """)
    var configuration = sample.experiment.configuration
    configuration.views[1].id = id
    var layout = sample.layout
    layout.views[1].frame = frame
    layout.views[1].bounds = Rect(origin: offset, size: frame.size)
    layout.views[1].scroll?.contentSize = content
    layout.views[1].scroll?.contentInset = inset
    layout.views[1].scroll?.adjustedContentInset = inset
    let comparisons = recorded.map { recorded in
      Comparison(
        experiment: name, revision: 1, metric: "\(id).contentOffset.y",
        recorded: .number(recorded), printed: nil, computed: .number(offset.y),
        difference: recorded - offset.y, limit: 1e-6, rule: .whole, verdict: .deviates)
    }
    return ExperimentPicture(
      name: name, configuration: configuration, layout: layout,
      comparisons: comparisons.map { [$0] } ?? [])
  }

  @Test func `the message says where the 64 are`() throws {
    let svg = try PictureSample.article("articles/002/pre11-first").picture.svg()
    #expect(svg.contains(">The content begins 64 points below the top of “table”.</text>"))
    #expect(
      svg.contains(">contentOffset.y = −64 = −(status bar 20 + navigation bar 44)</text>"))
    #expect(svg.contains(">contentOffset.y <tspan class=\"pl-number\">−64</tspan></text>"))
    #expect(svg.contains(">status bar <tspan class=\"pl-number\">20</tspan></text>"))
    #expect(svg.contains(">navigation bar <tspan class=\"pl-number\">44</tspan></text>"))
    #expect(svg.contains(">contentInset.top <tspan class=\"pl-number\">64</tspan></text>"))
  }

  @Test func `the description says it in words`() throws {
    let svg = try PictureSample.article("articles/002/pre11-first").picture.svg()
    let elements = try #require(XMLElements(svg))
    #expect(
      elements.text.contains(
        "iPhone 7, iOS 10.3, 375 × 667 points. The content begins 64 points below the top of"
          + " “table”."))
    #expect(elements.text.contains("The status bar is 20 points high."))
    #expect(elements.text.contains("contentInset.top is 64."))
    #expect(elements.text.contains("In sight are row 0 to row 13."))
  }

  @Test func `a deviation is dimensioned and said in text`() throws {
    let svg = try PictureSample(PictureSample.deviating).picture.svg()
    #expect(
      svg.contains(
        ">recorded contentOffset.y 0 <tspan class=\"pl-number\">Δ +98</tspan></text>"))
    #expect(svg.contains(">✗ table.contentOffset.y: recorded 0, computed −98, Δ +98</text>"))
    #expect(svg.contains("class=\"pl-recorded\""))
  }

  @Test func `what agrees is said to agree`() throws {
    let svg = try PictureSample.article("articles/002/pre11-first").picture.svg()
    #expect(svg.contains("✓ Recorded = computed: all 2 numbers that were compared agree."))
    #expect(!svg.contains("class=\"pl-recorded\""))
  }

  @Test func `a view in a band that is taken has its name beside it`() throws {
    let svg = try PictureSample.article("articles/000/cells-inset-extra-subview").picture.svg()
    #expect(svg.contains(">zb</text>"))
  }

  @Test func `ten million rows are drawn as those in sight`() throws {
    let svg = try PictureSample(PictureSample.long).picture.svg()
    #expect(svg.contains(">row 4998</text>"))
    #expect(svg.contains(">4998 rows above</text>"))
    #expect(svg.contains("class=\"pl-break\""))
    #expect(svg.utf8.count < 40_000)
  }

  @Test(arguments: [
    Rect(x: 0, y: 0, width: 0, height: 0),
    Rect(x: -1e9, y: 1e9, width: 1e12, height: 1),
    Rect(x: .nan, y: 10, width: .infinity, height: .nan),
    Rect(x: 1e300, y: -1e300, width: .greatestFiniteMagnitude, height: 5),
  ])
  func `odd frames are drawn without odd numbers`(_ frame: Rect) throws {
    try check(Self.picture(frame: frame))
  }

  @Test(arguments: [
    Point(x: .nan, y: .nan), Point(x: 0, y: -.infinity), Point(x: 1e-9, y: -1e-9),
    Point(x: -.greatestFiniteMagnitude, y: .greatestFiniteMagnitude), Point(x: -50, y: 3e8),
  ])
  func `odd offsets are drawn without odd numbers`(_ offset: Point) throws {
    try check(Self.picture(offset: offset))
  }

  @Test(arguments: [
    (Size(width: 0, height: 0), EdgeInsets.zero),
    (Size(width: .infinity, height: .nan), EdgeInsets(top: .nan, left: 1, bottom: 2, right: 3)),
    (Size(width: 1e15, height: 4e8), EdgeInsets(top: -64, left: -8, bottom: -9, right: 1e9)),
    (Size(width: -5, height: -5), EdgeInsets(top: 1e308, left: 0, bottom: -1e308, right: 0)),
  ])
  func `odd contents are drawn without odd numbers`(_ content: Size, _ inset: EdgeInsets) throws {
    try check(Self.picture(content: content, inset: inset))
  }

  @Test(arguments: [Double.nan, .infinity, -1e300, 64])
  func `odd records are drawn without odd numbers`(_ recorded: Double) throws {
    try check(Self.picture(recorded: recorded))
  }

  @Test(arguments: [
    "</svg><script>alert(1)</script>", "\"' onload='x", "&amp;&#0;", "\u{202E}gpj", "\u{1B}[2J",
    "\u{0}", "\u{FFFE}\u{FFFF}", "a\nb\tc", String(repeating: "long ", count: 400),
    String(repeating: "表", count: 200), "👩‍👩‍👧‍👦", "",
  ])
  func `hostile names are shown and do nothing`(_ name: String) throws {
    let picture = try Self.picture(id: name, name: name, recorded: 5)
    try check(picture)
    let elements = try #require(XMLElements(picture.standaloneSVG()))
    #expect(!elements.names.contains("script"))
    #expect(!elements.attributes.contains { $0["onload"] != nil })
    #expect(!elements.text.unicodeScalars.contains("\u{202E}"))
  }

  @Test func `a layout that is not modelled says so`() throws {
    let sample = try PictureSample(
      """
      {"name": "own/call", "configuration": {
         "platform": {"os": "10.3", "device": "iPad Air 2"}, "statusBar": {"isInCall": true},
         "view": {"subviews": [
           {"id": "table", "class": "UITableView", "frame": [0, 0, 375, 667]}]}},
       "measurements": {}}
      """)
    try check(sample.picture)
    #expect(sample.picture.svg().contains("Not modelled: an iPad"))
  }

  @Test func `motion is plotted with what happened`() throws {
    let svg = try PictureSample.article("articles/003/refresh-ends").picture.svg()
    #expect(svg.contains(">contentOffset.y of table over time</text>"))
    for name in ["release", "settle", "refresh begins", "refresh ends"] {
      #expect(svg.contains(">\(name) <tspan"))
    }
    #expect(svg.contains("class=\"pl-curve\""))
    #expect(try !PictureSample(PictureSample.long).picture.svg().contains("pl-curve"))
  }

  @Test(arguments: [0.0, 0.05, 1e9])
  func `a hundred drags have room, however long they take`(_ wait: Double) throws {
    let drag = """
      {"drag": {"view": "scroll", "by": [0, -90]}},
      {"release": {"view": "scroll", "velocity": [0, 0.3]}}, {"wait": \(wait)}
      """
    let actions = Array(repeating: drag, count: 100).joined(separator: ", ")
    let sample = try PictureSample(
      """
      {"name": "own/drags", "configuration": {
         "platform": {"os": "13.0", "device": "iPhone 8"},
         "view": {"subviews": [
           {"id": "scroll", "class": "UIScrollView", "frame": [0, 0, 375, 667],
            "contentSize": [375, 20000]}]},
         "actions": [\(actions)]},
       "measurements": {}}
      """)
    try check(sample.picture)
    #expect(sample.picture.svg().contains("pl-curve"))
    #expect(sample.picture.svg().utf8.count < 120_000)
  }

  @Test func `a view whose place is not modelled is not drawn`() throws {
    var sample = try PictureSample(PictureSample.deviating)
    sample.layout.gaps.append(ModelGap(.view(0), "sheets are not modelled"))
    try check(sample.picture)
    let svg = sample.picture.svg()
    #expect(svg.contains("Where “table” lies is not modelled: sheets are not modelled."))
    #expect(!svg.contains("class=\"pl-view\"") && !svg.contains("frame.height"))
  }

  @Test func `content whose extent is not modelled has neither end nor rows`() throws {
    var sample = try PictureSample(PictureSample.deviating)
    sample.layout.gaps.append(ModelGap(.content(1), "such rows are not modelled"))
    try check(sample.picture)
    let svg = sample.picture.svg()
    #expect(svg.contains("Not modelled: such rows are not modelled."))
    #expect(svg.contains("contentOffset.y") && !svg.contains(">row 0<"))
    #expect(!svg.contains(">contentSize.height"))
  }

  @Test func `a file has its style, an element leaves it to the page`() throws {
    let picture = try Self.picture()
    #expect(picture.standaloneSVG().hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg "))
    #expect(picture.standaloneSVG().contains(ExperimentPicture.styleSheet))
    #expect(picture.svg().hasPrefix("<svg class=\"pl-picture\" role=\"img\""))
    #expect(!picture.svg().contains("<style"))
  }

  /// Well-formed, finite, with every label in its place, on paper and on a terminal.
  private func check(_ picture: ExperimentPicture) throws {
    let svg = picture.svg()
    #expect(XMLElements(svg) != nil)
    let words = svg.lowercased().split { !$0.isLetter }
    #expect(!words.contains("nan") && !words.contains("inf"))
    #expect(LabelProblems.of(picture).isEmpty)
    #expect(picture.characters(width: 80)?.isEmpty == false)
  }
}
