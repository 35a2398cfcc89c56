import LayoutModel
import Testing

@testable import Reports

@Suite struct DifferenceReportTests {
  private static let report = DifferenceReport(
    kind: "like", left: "a", right: "platform.os", summary: "a and its likes: 1 of 2 steps moved.",
    differs: true, constants: [.init("table.rowHeight", .number(44))],
    groups: [
      .init(
        "iOS 15.0 -> iOS 16.0: a -> b",
        [
          .init("table.contentOffset.y", .number(-91), .number(-97.33), note: "match -> deviates"),
          .init("footer.state", .text("idle"), nil),
          .init("table.isVisible", .missing, .boolean(true)),
        ]),
      .init("only in b: 1", [.init("c", nil, nil)], isGood: true),
    ])

  private static func text(_ format: ReportFormat) -> String {
    String(decoding: report.bytes(as: format, style: .plain), as: UTF8.self)
  }

  @Test func `the text says what is the same once, and then what differs`() {
    #expect(
      Self.text(.text) == """
        a and its likes: 1 of 2 steps moved.

        the same in all
          table.rowHeight  44

        iOS 15.0 -> iOS 16.0: a -> b
          table.contentOffset.y  -91           ->  -97.33  -6.33  match -> deviates
          footer.state           'idle'        ->  -
          table.isVisible        not measured  ->  true

        only in b: 1
          c

        """)
    #expect(Self.text(.summary) == "a and its likes: 1 of 2 steps moved.\n")
  }

  @Test func `CSV and NDJSON have a line a row`() {
    #expect(
      Self.text(.csv) == """
        group,name,left,right,difference,note
        iOS 15.0 -> iOS 16.0: a -> b,table.contentOffset.y,-91,-97.33,-6.329999999999998,match -> deviates
        iOS 15.0 -> iOS 16.0: a -> b,footer.state,idle,,,
        iOS 15.0 -> iOS 16.0: a -> b,table.isVisible,,true,,
        only in b: 1,c,,,,

        """)
    let lines = Self.text(.ndjson).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(
      lines[0] == """
        {"group":"iOS 15.0 -> iOS 16.0: a -> b","name":"table.contentOffset.y","left":-91,\
        "right":-97.33,"difference":-6.329999999999998,"note":"match -> deviates"}
        """)
  }

  @Test func `Markdown folds what is the same`() {
    #expect(
      Self.text(.markdown) == """
        ### a and its likes&#58; 1 of 2 steps moved.

        <details><summary>The same in all</summary>

        | | |
        | --- | --- |
        | <code>table.rowHeight</code> | 44 |

        </details>

        #### iOS 15.0 -&#62; iOS 16.0&#58; a -&#62; b

        | | | | difference | |
        | --- | ---: | ---: | ---: | --- |
        | <code>table.contentOffset.y</code> | -91 | -97.33 | -6.33 | match -&#62; deviates |
        | <code>footer.state</code> | 'idle' | - |  |  |
        | <code>table.isVisible</code> | not measured | true |  |  |

        #### only in b&#58; 1

        | | | | difference | |
        | --- | ---: | ---: | ---: | --- |
        | <code>c</code> |  |  |  |  |

        """)
  }

  @Test func `Markdown of any length fits a comment`() {
    var report = Self.report
    report.groups = (0..<200).map { group in
      .init("group \(group)", (0..<50).map { .init("row \($0)", .number(1), .number(2)) })
    }
    report.constants = (0..<3000).map {
      .init("constant \($0)", .text(String(repeating: "c", count: 30)))
    }
    let text = String(decoding: report.bytes(as: .markdown, style: .plain), as: UTF8.self)
    #expect(text.utf8.count < 65_536 && text.utf8.count > 50_000)
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| <code>row ") }
    #expect(text.hasSuffix("\n… \(10_000 - rows) more are not shown.\n"))
  }

  @Test func `what is worse fails in JUnit and warns on GitHub, and good news do not`() {
    let text = Self.text(.junit)
    #expect(text.contains(#"name="iOS 15.0 -&gt; iOS 16.0: a -&gt; b" tests="3" failures="3""#))
    #expect(text.contains(#"message="-91 -&gt; -97.33 (-6.33), match -&gt; deviates""#))
    #expect(text.contains(#"<testsuite name="only in b: 1" tests="1" failures="0""#))
    let lines = Self.text(.github).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(
      lines[0]
        == "::warning title=iOS 15.0 -> iOS 16.0%3A a -> b::table.contentOffset.y: "
        + "-91 -> -97.33 (-6.33), match -> deviates")
    #expect(lines[3] == "::notice title=Plumbline::a and its likes: 1 of 2 steps moved.")
  }

  @Test func `no text of a document gets out of its place`() {
    for text in HostileTextTests.texts {
      let report = DifferenceReport(
        kind: "like", left: text, right: text, summary: text, differs: true,
        constants: [.init(text, .text(text))],
        groups: [.init(text, [.init(text, .text(text), .text(text), note: text)])])
      for format in DifferenceReport.formats where ![.csv, .json, .ndjson].contains(format) {
        let output = String(decoding: report.bytes(as: format, style: .plain), as: UTF8.self)
        let hidden = output.unicodeScalars.filter {
          $0 != "\n" && $0.value != 0x200D
            && [.control, .format, .lineSeparator].contains($0.properties.generalCategory)
        }
        #expect(hidden.isEmpty, "\(format) \(text)")
        if format == .html || format == .junit {
          #expect(!output.contains("<script>alert") && !output.contains("<svg onload"))
        }
      }
    }
  }
}
