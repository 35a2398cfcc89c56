import Foundation
import LayoutModel
import Testing

@testable import Reports

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Whatever a document says stays text, in every format.
@Suite struct HostileTextTests {
  /// What Unicode calls noncharacters and XML forbids; Swift takes none in a literal.
  private static let noCharacters = String(
    String.UnicodeScalarView([UInt32(0xFFFE), 0xFFFF, 0xFDD0].compactMap(Unicode.Scalar.init)))

  static let texts = [
    "<script>alert(1)</script>", "</script><img src=x onerror=alert(1)>", "]]>", "<!--", "-->",
    "\"><svg onload=alert(1)>", "' onmouseover='alert(1)", "&lt;b&gt;", "&#x1B;[2J",
    "\u{1B}[2J\u{1B}]0;title\u{07}", "\u{202E}gnp.exe", "\u{2066}a\u{2069}",
    "\u{0}\u{8}\u{7F}\u{85}",
    noCharacters, "line\nfeed\r\n::error::x", "a | b || c", "`code` **bold** _x_ ~~y~~",
    "[link](javascript:alert(1)) ![i](http://x)", "https://example.com www.example.com",
    "@everyone #1 :smile:", "=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\"quoted\", with, commas",
    "%0A::error::x", "100 %25", "\u{2028}\u{2029}", "é\u{301}\u{200D}\u{200B}", "\\u{1B}",
    "$(x) ${x}",
  ]

  private static let comparisons = texts.map { text in
    Comparison(
      experiment: text, revision: 1, metric: text, recorded: .text(text), printed: text,
      computed: .text(text + "2"), difference: nil, limit: nil, rule: .exact, verdict: .deviates,
      reason: text)
  }

  private static let details = Dictionary(
    texts.map { text in
      (
        text,
        ExperimentDetails(
          what: text, note: text, source: ExperimentSource(kind: text, ref: text, evidence: text),
          parameters: [Parameter("x.y", .text(text))])
      )
    }, uniquingKeysWith: { first, _ in first })

  private static func report(_ format: ReportFormat) -> String {
    ComparedExperiment.report(comparisons, as: format, details: details)
  }

  @Test(arguments: ComparisonReport.formats)
  func `no control character and no direction override gets through`(format: ReportFormat) {
    // CSV keeps the text as it is: whoever reads it back gets what was recorded.
    guard format != .csv else { return }
    let hidden = Self.report(format).unicodeScalars.filter { scalar in
      let category = scalar.properties.generalCategory
      return scalar != "\n" && scalar.value != 0x200D
        && [.control, .format, .lineSeparator, .paragraphSeparator].contains(category)
    }
    // JSON's own escapes cover what its grammar names; the rest may stand in a string.
    if format == .json || format == .ndjson {
      #expect(hidden.allSatisfy { $0.value >= 0x7F })
    } else {
      #expect(hidden.isEmpty, "\(hidden.map { String($0.value, radix: 16) })")
    }
  }

  @Test func `JUnit is well-formed XML and gives every name back made visible`() throws {
    let reader = XMLNames()
    let parser = XMLParser(data: Data(Self.report(.junit).utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(reader.names.count == Self.texts.count)
    for (name, text) in zip(reader.names, Self.texts) where text != Self.noCharacters {
      #expect(name == VisibleText.line(text))
    }
  }

  @Test func `HTML has the page's own tags and no other`() {
    let text = Self.report(.html)
    let body = text[(text.range(of: "<body>")?.upperBound ?? text.startIndex)...]
    let names = Set(
      body.split(separator: "<").dropFirst().map { $0.prefix { $0.isLetter || $0 == "/" } })
    #expect(!names.contains("img") && !names.contains("svg"))
    #expect(body.components(separatedBy: "<script").count == 2)
    #expect(!body.contains("<!--") && !body.contains("onerror=alert(1)>"))
    // Values are quoted and have no quote inside, so that what is left of a tag are its attributes.
    let attributes = body.matches(of: /<[a-z][^>]*>/).flatMap { tag in
      tag.output.replacing(/"[^"]*"/, with: "").split { " <>=".contains($0) }.dropFirst()
    }
    let known = [
      "class", "id", "open", "hidden", "href", "type", "placeholder", "value", "role", "title",
      "scope", "colspan", "aria-label",
    ]
    for name in Set(attributes) {
      #expect(known.contains(String(name)) || name.hasPrefix("data-"), "\(name)")
    }
    #expect(text.contains("default-src 'none'"))
  }

  @Test func `every row of Markdown has its cells and no markup of a document's`() {
    let rows = Self.report(.markdown).split(separator: "\n").filter { $0.hasPrefix("| ✗") }
    #expect(rows.count == Self.texts.count)
    for row in rows {
      #expect(row.count(where: { $0 == "|" }) == 9, "\(row)")
      let bare = row.replacing("<code>", with: "").replacing("</code>", with: "")
        .replacing(#/ \[\d+\] \|$/#, with: "")
      #expect(!bare.contains { "<>`*[]~_".contains($0) }, "\(row)")
      #expect(!row.contains(/@(?!<)/) && !row.contains(/[^&]#(?!<)/), "\(row)")
      #expect(!bare.contains("://") && !bare.contains("www."), "\(row)")
    }
  }

  @Test func `an annotation is one command a line`() {
    let lines = Self.report(.github).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 12)
    for line in lines.dropLast() {
      let parts = line.dropFirst(2).components(separatedBy: "::")
      #expect(["error title", "notice title"].contains { parts[0].hasPrefix($0) }, "\(line)")
      #expect(!parts[0].dropFirst("error title=".count).contains { ":,".contains($0) }, "\(line)")
      #expect(
        !line.replacing("%25", with: "").replacing("%3A", with: "").replacing("%2C", with: "")
          .contains("%"), "\(line)")
    }
  }

  @Test func `no cell of the CSV is a formula`() {
    for line in Self.report(.csv).split(separator: "\n") {
      for cell in line.split(separator: ",") {
        let first = cell.drop { $0 == "\"" }.first
        #expect(!"=@\t".contains(first ?? "x"), "\(line)")
        #expect(first != "+" && first != "-", "\(line)")
      }
    }
  }
}

private final class XMLNames: NSObject, XMLParserDelegate {
  var names: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if name == "testcase", let text = attributes["name"] { names.append(text) }
  }
}
