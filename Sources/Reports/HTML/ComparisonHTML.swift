import LayoutModel

/// Writes one HTML file: what it comes to, where, and each experiment with its picture.
///
/// The worst experiments come first. Above 10 MB the page keeps those and says so.
struct ComparisonHTML: ComparisonWriter {
  static let wantsBreakdown = true
  private static let mostBytes = 10_000_000
  /// No page of 10 MB holds more.
  private static let mostExperiments = 30_000
  /// How many experiments have a picture where nobody says how many.
  private static let usualPictures = 50

  private let options: ComparisonOptions
  private let mostPictures: Int
  private var list: ExperimentRanking

  init(_ options: ComparisonOptions) {
    self.options = options
    mostPictures = options.rowLimit ?? Self.usualPictures
    list = ExperimentRanking(limit: Self.mostExperiments)
  }

  mutating func add(_ experiment: ComparedExperiment, to output: inout [UInt8]) {
    list.add(experiment)
  }

  var wanted: [String] {
    list.worst().prefix(mostPictures).map(\.name)
  }

  mutating func end(
    _ totals: ComparisonTotals, _ details: [String: ExperimentDetails], to output: inout [UInt8]
  ) {
    let experiments = list.worst()
    var left = Self.mostBytes
    var sections: [String] = []
    for (place, experiment) in experiments.enumerated() {
      let section = ExperimentHTML(experiment, details[experiment.name], place: place).text
      left -= section.utf8.count
      guard left > 0 else { break }
      sections.append(section)
    }
    let hidden = totals.experiments - sections.count
    let cut =
      hidden > 0
      ? "<p class=\"bad\">The worst \(sections.count) of \(totals.experiments) experiments are here; "
        + "\(hidden) would make the page too large. A filter makes it smaller.</p>\n" : ""
    let pictures = experiments.prefix(sections.count).count { details[$0.name]?.picture != nil }
    let drawn =
      pictures < sections.count && pictures > 0
      ? "<p class=\"quiet\">The first \(pictures) have a picture; --limit says how many.</p>\n" : ""
    let body = """
      <a class="skip" href="#list">To the experiments</a>
      <header>
      <h1>Recorded against computed</h1>
      <p>\(MarkupText.line(ComparisonSummary.line(totals, options))).</p>
      </header>
      <main>
      \(OverviewHTML(totals).text)\
      <h2 id="experiments">Experiments, the worst first</h2>
      \(cut)\(drawn)\(Self.controls(experiments.prefix(sections.count)))\
      <div id="list">
      \(sections.joined())</div>
      </main>
      """
    let page = HTMLPage(
      title: "Plumbline: \(totals.counts.headline)",
      styleSheet: Self.styleSheet + ExperimentPicture.styleSheet, script: Self.script, body: body)
    output += Array(page.text.utf8)
  }

  /// The form that filters and sorts; hidden until the script works.
  private static func controls(_ experiments: some Collection<ComparedExperiment>) -> String {
    let systems = Set(experiments.map(\.os)).sorted().map(\.description)
    let devices = Set(experiments.map { $0.device ?? ComparisonTotals.ownScreen })
      .sorted { NaturalOrder.precedes($0, $1) }
    let verdicts = Set(experiments.flatMap { $0.comparisons.map(\.verdict) })
    let words = Verdict.allCases.filter { verdicts.contains($0) }.map(\.rawValue)
    return """
      <div class="controls" id="controls" role="search" hidden>
      <label>Text <input id="by-text" type="search" placeholder="name, metric, class"></label>
      \(select("verdict", "Verdict", words))\
      \(select("os", "OS", systems))\
      \(select("device", "Device", devices))\
      <label>Order <select id="by-order">
      <option value="worst">the worst first</option><option value="name">name</option>
      <option value="os">OS</option><option value="device">device</option></select></label>
      <button id="reset" type="button">Show all</button>
      <button id="theme" type="button">Light or dark</button>
      <span id="shown" class="quiet" role="status"></span>
      </div>

      """
  }

  private static func select(_ name: String, _ title: String, _ values: [String]) -> String {
    let options = values.map { value in
      let text = MarkupText.line(value)
      return "<option value=\"\(text)\">\(text)</option>"
    }
    return "<label>\(title) <select id=\"by-\(name)\"><option value=\"\">all</option>"
      + "\(options.joined())</select></label>\n"
  }
}
