import LayoutModel

/// The plot of a trend as SVG: recorded values as dots, computed ones as bars, deviations crossed.
struct TrendPlot {
  private static let height = 320.0
  private static let top = 40.0
  private static let bottom = 56.0
  private static let left = 64.0
  private static let right = 16.0

  private let trend: TrendReport

  init(_ trend: TrendReport) {
    self.trend = trend
  }

  static let styleSheet = """
    .trend { max-width: 100%; height: auto; font: 12px system-ui, sans-serif; }
    .trend text { fill: var(--text, #1b1f24); }
    .trend .grid { stroke: var(--line, #c3cad2); stroke-width: 1; }
    .trend .dot { fill: var(--link, #0757ba); fill-opacity: .75; }
    .trend .bar { stroke: var(--text, #1b1f24); stroke-width: 2; }
    .trend .cross { stroke: var(--bad, #b91c28); stroke-width: 2; fill: none; }

    """

  var standaloneSVG: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    \(drawing("<style>\(Self.styleSheet)</style>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"))

    """
  }

  var svg: String { drawing("") }

  private func drawing(_ head: String) -> String {
    let steps = trend.steps
    let width = max(480, Self.left + Self.right + 44 * Double(steps.count))
    let title = MarkupText.line(trend.headline)
    let size = "width=\"\(Self.text(width))\" height=\"\(Self.text(Self.height))\""
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" class="trend" role="img" \(size) \
      viewBox="0 0 \(Self.text(width)) \(Self.text(Self.height))"><title>\(title)</title>
      \(head)
      """
    guard let range = trend.range else { return text + "</svg>" }
    text += Self.legend
    let scale = Scale(range, from: Self.height - Self.bottom, to: Self.top)
    for tick in scale.ticks {
      let y = Self.text(scale.place(of: tick))
      text += "<line class=\"grid\" x1=\"\(Self.text(Self.left))\" y1=\"\(y)\" "
      text += "x2=\"\(Self.text(width - Self.right))\" y2=\"\(y)\"/>\n"
      text += "<text x=\"\(Self.text(Self.left - 8))\" y=\"\(y)\" text-anchor=\"end\" "
      text += "dominant-baseline=\"middle\">\(NumberText.format(tick))</text>\n"
    }
    let pitch = (width - Self.left - Self.right) / Double(max(1, steps.count))
    for (place, step) in steps.enumerated() {
      let x = Self.left + pitch * (Double(place) + 0.5)
      text += Self.values(step, at: x, scale)
      let y = Self.height - Self.bottom + 16
      text += "<text x=\"\(Self.text(x))\" y=\"\(Self.text(y))\" text-anchor=\"end\" "
      text += "transform=\"rotate(-40 \(Self.text(x)) \(Self.text(y)))\">"
      text += "\(MarkupText.line(step.label))</text>\n"
    }
    return text + "</svg>"
  }

  private static let legend = """
    <circle class="dot" cx="70" cy="12" r="4"/><text x="80" y="16">recorded</text>
    <line class="bar" x1="150" y1="12" x2="168" y2="12"/><text x="174" y="16">computed</text>
    <circle class="dot" cx="252" cy="12" r="4"/><path class="cross" d="M246 6L258 18M246 18L258 6"/>\
    <text x="264" y="16">deviates</text>

    """

  private static func values(_ step: TrendReport.Step, at x: Double, _ scale: Scale) -> String {
    var text = ""
    for value in Set(step.points.compactMap(\.computed)).sorted() {
      let y = Self.text(scale.place(of: value))
      text += "<line class=\"bar\" x1=\"\(Self.text(x - 9))\" y1=\"\(y)\" "
      text += "x2=\"\(Self.text(x + 9))\" y2=\"\(y)\"/>\n"
    }
    let deviating = Set(step.points.filter { $0.verdict == .deviates }.map(\.recorded))
    for value in Set(step.points.map(\.recorded)).sorted() {
      let y = scale.place(of: value)
      let (left, top) = (Self.text(x), Self.text(y))
      text += "<circle class=\"dot\" cx=\"\(left)\" cy=\"\(top)\" r=\"4\"/>\n"
      guard deviating.contains(value) else { continue }
      let (a, b) = (Self.text(x - 6), Self.text(x + 6))
      let (c, d) = (Self.text(y - 6), Self.text(y + 6))
      text += "<path class=\"cross\" d=\"M\(a) \(c)L\(b) \(d)M\(a) \(d)L\(b) \(c)\"/>\n"
    }
    return text
  }

  private static func text(_ length: Double) -> String {
    NumberText.format((length * 100).rounded() / 100)
  }

  /// Turns values into places, with round numbers to mark.
  private struct Scale {
    let ticks: [Double]
    private let range: ClosedRange<Double>
    private let from: Double
    private let to: Double

    init(_ values: ClosedRange<Double>, from: Double, to: Double) {
      let width = values.upperBound - values.lowerBound
      // A single value stands in the middle.
      let rough = max(width, max(values.upperBound.magnitude, 1) * 1e-9) / 5
      var step = width > 0 ? 1.0 : max(1, values.upperBound.magnitude / 2)
      if width > 0 {
        while step > rough { step /= 10 }
        while step * 10 <= rough { step *= 10 }
        step *= rough / step > 5 ? 10 : rough / step > 2 ? 5 : rough / step > 1 ? 2 : 1
      }
      let first = (values.lowerBound / step).rounded(.down)
      let last = max(first + 1, (values.upperBound / step).rounded(.up))
      ticks = stride(from: first, through: last, by: 1).prefix(12).map { $0 * step }
      range = first * step...last * step
      self.from = from
      self.to = to
    }

    func place(of value: Double) -> Double {
      from + (to - from) * (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    }
  }
}
