package import LayoutModel

/// The report of a simulation: what UIKit would print.
package struct SimulationReport: Report {
  package static let formats: [ReportFormat] = [.text, .json, .svg]

  /// One metric's answer.
  package struct Number: Sendable {
    package var metric: String
    package var answer: Layout.Answer
    /// Why the number is what it is, where that was asked.
    package var explanation: Explanation?

    /// Makes an answer.
    package init(metric: String, answer: Layout.Answer, explanation: Explanation?) {
      self.metric = metric
      self.answer = answer
      self.explanation = explanation
    }
  }

  /// One document's answers.
  package struct Document: Sendable {
    /// The experiment's name; nil for a configuration without one.
    package var name: String?
    package var numbers: [Number]
    /// The picture, where that was asked.
    package var picture: ExperimentPicture?

    /// Makes a document's answers.
    package init(name: String?, numbers: [Number], picture: ExperimentPicture? = nil) {
      self.name = name
      self.numbers = numbers
      self.picture = picture
    }
  }

  package var simulator: String
  package var documents: [Document]

  /// Makes a report.
  package init(simulator: String, documents: [Document]) {
    self.simulator = simulator
    self.documents = documents
  }

  package func bytes(as format: ReportFormat, style: TextStyle) -> [UInt8] {
    switch format {
    case .json: json()
    case .svg: Array(documents.compactMap { $0.picture?.standaloneSVG() }.joined().utf8)
    default: Array(text(style).utf8)
    }
  }

  private func text(_ style: TextStyle) -> String {
    var lines: [String] = []
    var explanations = ExplanationText(style)
    for document in documents {
      if !lines.isEmpty { lines.append("") }
      if let name = document.name { lines.append(style.paint(VisibleText.line(name), .heading)) }
      lines += self.lines(of: document, &explanations, style)
    }
    lines += explanations.rulesSection()
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  private func lines(
    of document: Document, _ explanations: inout ExplanationText, _ style: TextStyle
  ) -> [String] {
    let metrics = document.numbers.map { VisibleText.line($0.metric) }
    let width = metrics.map(DisplayWidth.of).max() ?? 0
    var lines: [String] = []
    for (metric, number) in zip(metrics, document.numbers) {
      let label = DisplayWidth.pad(metric, to: width, leading: false)
      switch number.answer {
      case .value(.missing): lines.append("\(label)  \(style.paint("none", .quiet))")
      case .value(let value): lines.append("\(label)  \(value.reportText)")
      case .notModelled(let reason):
        lines.append(
          "\(label)  \(style.paint("not modelled", .quiet)): \(VisibleText.line(reason))")
      }
      if let explanation = number.explanation {
        lines += explanations.lines(explanation, indent: "    ")
      }
    }
    return lines
  }

  private func json() -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    writer.member("schema", "plumb.simulate/1")
    writer.member("simulator", simulator)
    writer.key("documents")
    writer.beginArray()
    for document in documents {
      writer.beginObject()
      writer.member("name", document.name)
      writer.key("metrics")
      writer.beginArray()
      for number in document.numbers { write(number, to: &writer) }
      writer.endArray()
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.finished()
  }

  private func write(_ number: Number, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("metric", number.metric)
    switch number.answer {
    case .value(let value): writer.member("computed", value)
    case .notModelled(let reason):
      writer.member("computed", MetricValue?.none)
      writer.member("notModelled", reason)
    }
    if let explanation = number.explanation { writer.explanationMember(explanation) }
    writer.endObject()
  }
}
