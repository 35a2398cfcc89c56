import LayoutModel

/// One experiment of an HTML report: a line that opens, with its picture and its comparisons.
struct ExperimentHTML {
  private let experiment: ComparedExperiment
  private let details: ExperimentDetails?
  private let place: Int

  init(_ experiment: ComparedExperiment, _ details: ExperimentDetails?, place: Int) {
    self.experiment = experiment
    self.details = details
    self.place = place
  }

  /// The address of an experiment inside the page, the same in every report.
  static func anchor(of name: String) -> String {
    var anchor = "experiment-"
    for byte in name.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789/.-".unicodeScalars.contains(scalar))
      anchor += isPlain ? String(Character(scalar)) : "_" + String(byte, radix: 16, uppercase: true)
    }
    return anchor
  }

  var text: String {
    let device = experiment.device ?? ComparisonTotals.ownScreen
    let name = MarkupText.line(experiment.name)
    let verdicts = Set(experiment.comparisons.map(\.verdict))
    let words = Verdict.allCases.filter { verdicts.contains($0) }
    let worst = words.min { $0.severity < $1.severity } ?? .match
    let search =
      ([experiment.name] + experiment.comparisons.map(\.metric) + classes).joined(separator: " ")
    let isOpen = place == 0 && worst != .match
    let anchor = Self.anchor(of: experiment.name)
    let os = experiment.os
    return """
      <details class="experiment" id="\(anchor)"\(isOpen ? " open" : "") data-name="\(name)" \
      data-os="\(os)" data-os-key="\(os.major * 1_000_000 + os.minor * 1_000 + os.patch)" \
      data-device="\(MarkupText.line(device))" \
      data-verdicts="\(words.map(\.rawValue).joined(separator: " "))" \
      data-search="\(MarkupText.line(search.lowercased()))">
      <summary><span class="\(worst.className)" title="\(worst.rawValue)">\(worst.mark)</span>\
      <span><code>\(name)</code> <span class="\(worst.className)">\(MarkupText.line(verdictPhrase))</span></span>\
      <span class="where">iOS \(os), \(MarkupText.line(device))</span></summary>
      <div class="content">
      \(about)\(picture)\(table)<p class="quiet"><a href="#\(anchor)">Link to this experiment</a>, \
      revision \(experiment.revision), \(MarkupText.line(experiment.orientation))</p>
      </div>
      </details>

      """
  }

  /// The classes that the configuration states, of views and controllers.
  private var classes: [String] {
    details?.parameters.filter { $0.path.hasSuffix(".class") }.map(\.value.reportText) ?? []
  }

  private var verdictPhrase: String {
    let counts = VerdictCounts(experiment.comparisons)
    return Verdict.allCases.filter { counts[$0] > 0 }.map { $0.phrase(counts[$0]) }
      .joined(separator: ", ")
  }

  private var about: String {
    guard let details else { return "" }
    var text = ""
    if let what = details.what { text += "<p>\(MarkupText.line(what))</p>\n" }
    if let note = details.note { text += "<p class=\"quiet\">\(MarkupText.line(note))</p>\n" }
    if let source = details.source {
      let words = [source.kind, source.ref, source.evidence].compactMap { $0 }
      text += "<p class=\"quiet\">Source: \(MarkupText.line(words.joined(separator: ", ")))</p>\n"
    }
    return text
  }

  private var picture: String {
    guard let picture = details?.picture else { return "" }
    return "<div class=\"picture\">\n\(picture.svg())\n</div>\n"
  }

  private var table: String {
    var text = """
      <table class="stack"><caption>\(CountText.format(experiment.comparisons.count, "measurement"))\
      </caption><thead><tr><th></th><th scope="col">metric</th><th scope="col" class="number">recorded\
      </th><th scope="col" class="number">computed</th><th scope="col" class="number">difference</th>\
      <th scope="col" class="number">limit</th><th scope="col">rule</th><th scope="col">verdict</th>\
      </tr></thead><tbody>

      """
    for comparison in experiment.comparisons {
      let verdict = comparison.verdict
      let rule = comparison.limit == nil ? "" : comparison.rule.word
      text += """
        <tr><td class="\(verdict.className)">\(verdict.mark)</td>\
        <th scope="row"><code>\(MarkupText.line(comparison.metric))</code></th>\
        \(Self.number("recorded", MarkupText.line(comparison.recordedText)))\
        \(Self.number("computed", MarkupText.line(comparison.computed?.reportText ?? "")))\
        \(Self.number("difference", comparison.difference.map(RoundedText.signed) ?? ""))\
        \(Self.number("limit", comparison.limit.map(NumberText.format) ?? ""))\
        <td data-label="rule">\(rule)</td>\
        <td class="\(verdict.className)">\(verdict.rawValue)</td></tr>

        """
      if let reason = comparison.reason {
        let line = MarkupText.line(reason)
        text += "<tr><td></td><td colspan=\"7\" class=\"quiet\">\(line)</td></tr>\n"
      }
    }
    return text + "</tbody></table>\n"
  }

  private static func number(_ label: String, _ text: String) -> String {
    "<td class=\"number\" data-label=\"\(label)\">\(text)</td>"
  }
}

extension Verdict {
  /// The class that gives the verdict its colour in HTML.
  var className: String {
    switch color {
    case .good: "good"
    case .bad: "bad"
    case .accepted: "accepted"
    case .surprising: "surprising"
    case .quiet, .heading: "quiet"
    }
  }
}
