import LayoutModel
import Testing

@Suite struct ExplanationTests {
  private static let insets = LayoutRule("insets", "Bars add up.", .recorded, basis: "a")
  private static let rest = LayoutRule("rest", "Content rests below.", .inferred, basis: "b")
  private static let range = LayoutRule("range", "The range has an end.", .documented, basis: "c")

  private let offset = Metric(SampleLayout.table, .contentOffset(.y))
  private let inset = Metric(SampleLayout.table, .adjustedContentInset(.top))

  private func layout(_ derivations: [Metric: Derivation]) -> Layout {
    var layout = SampleLayout.layout
    layout.derivations = derivations
    return layout
  }

  private func line(_ terms: [Derivation.Term], _ value: Double) -> String? {
    layout([inset: Derivation(Self.insets, value: value, sum: terms)]).explanation(of: inset)?.line
  }

  @Test func `a sum names its terms and leaves zeros out`() {
    #expect(line([.plus("a", 20), .plus("b", 44)], 64) == "64 = a 20 + b 44")
    #expect(line([.plus("a", 20), .minus("b", 44.5)], -24.5) == "-24.5 = a 20 - b 44.5")
    #expect(line([.minus("a", 20), .plus("b", 44)], 24) == "24 = -a 20 + b 44")
    #expect(line([.plus("a", 0), .plus("b", 44), .plus("c", 0)], 44) == "44 = b 44")
  }

  @Test func `a sum of nothing still says what it is of`() {
    #expect(line([.plus("a", 0), .plus("b", 0)], 0) == "0 = a 0")
    #expect(line([], 0) == "0 = nothing reaches in")
  }

  @Test func `what is only subtracted stands in parentheses`() {
    #expect(line([.minus("a", 20), .minus("b", 44)], -64) == "-64 = -(a 20 + b 44)")
    #expect(line([.minus("a", 0), .minus("b", 44)], -44) == "-44 = -(b 44)")
  }

  @Test func `a formula is shown as it is`() {
    let derivation = Derivation(
      Self.range, value: 10, formula: "max(a, b)", [.plus("a", 10), .plus("b", 5)])
    let explanation = layout([offset: derivation]).explanation(of: offset)
    #expect(explanation?.line == "10 = max(a, b)")
    #expect(explanation?.rules == [Self.range])
  }

  @Test func `a term with reasons of its own is replaced by them`() throws {
    let explanation = try #require(
      layout([
        offset: Derivation(
          Self.rest, value: -64, sum: [.minus("adjustedContentInset.top", 64, inset)]),
        inset: Derivation(
          Self.insets, value: 64, sum: [.plus("status bar", 20), .plus("navigation bar", 44)]),
      ]).explanation(of: offset))
    #expect(explanation.value == -64)
    #expect(explanation.line == "-64 = -(status bar 20 + navigation bar 44)")
    #expect(explanation.rules == [Self.rest, Self.insets])
  }

  @Test func `a term stays whole where its reasons are of another value or no sum`() {
    let rest = Derivation(
      Self.rest, value: -64, sum: [.minus("adjustedContentInset.top", 64, inset)])
    let other = Derivation(Self.insets, value: 60, sum: [.plus("a", 60)])
    #expect(
      layout([offset: rest, inset: other]).explanation(of: offset)?.line
        == "-64 = -(adjustedContentInset.top 64)")
    let formula = Derivation(Self.insets, value: 64, formula: "2 * 32", [])
    #expect(
      layout([offset: rest, inset: formula]).explanation(of: offset)?.line
        == "-64 = -(adjustedContentInset.top 64)")
  }

  @Test func `a rule that is used twice is named once`() {
    let derivation = Derivation(
      Self.insets, value: 64, sum: [.plus("a", 20), .plus("b", 44, inset)])
    let inner = Derivation(Self.insets, value: 44, sum: [.plus("c", 44)])
    let explanation = layout([offset: derivation, inset: inner]).explanation(of: offset)
    #expect(explanation?.rules == [Self.insets])
    #expect(explanation?.expression == "a 20 + c 44")
  }

  @Test func `a layout that was not asked to explain has no explanation`() {
    #expect(layout([:]).explanation(of: offset) == nil)
  }

  @Test func `what is no number has no explanation`() {
    let some = [inset: Derivation(Self.insets, value: 0, sum: [])]
    #expect(layout(some).explanation(of: Metric(SampleLayout.table, .isVisible)) == nil)
    #expect(layout(some).explanation(of: Metric(.refreshHeader(1), .state)) == nil)
    #expect(layout(some).explanation(of: Metric(.navigationBar, .frame(.y))) == nil)
  }

  // MARK: Metrics that are computed from others

  private func derived(_ subject: MetricSubject, _ property: MetricProperty) -> String? {
    let rest = Derivation(Self.rest, value: -30, sum: [.minus("pull", 30)])
    return layout([offset: rest]).explanation(of: Metric(subject, property))?.line
  }

  @Test func `a scroll view's bounds begin at its offset`() {
    #expect(derived(SampleLayout.table, .bounds(.y)) == "-30 = -(pull 30)")
  }

  @Test func `the content's origin is minus the offset`() {
    #expect(derived(SampleLayout.table, .contentOrigin(.y)) == "30 = pull 30")
  }

  @Test func `a position on the screen is a sum of origins`() {
    #expect(
      derived(SampleLayout.pinned, .screenFrame(.y)) == "54 = frame.y -40 + pull 30 + frame.y 64")
    #expect(
      derived(.refreshHeader(1), .screenFrame(.y)) == "-1 = frame.y -95 + pull 30 + frame.y 64")
    #expect(derived(SampleLayout.pinned, .screenFrame(.x)) == "10 = frame.x 10")
  }

  @Test func `a position in a scroll view ends at its frame`() {
    #expect(
      derived(SampleLayout.pinned, .frameInScrollView(.y)) == "-10 = frame.y -40 + pull 30")
    #expect(derived(.loadMoreFooter(1), .frameInScrollView(.y)) == "560 = frame.y 530 + pull 30")
  }

  @Test func `any other number is what the metric is defined as`() throws {
    let some = [inset: Derivation(Self.insets, value: 0, sum: [])]
    let metric = Metric(SampleLayout.table, .center(.y))
    let explanation = try #require(layout(some).explanation(of: metric))
    #expect(explanation.line == "264 = center.y 264")
    #expect(explanation.rules.map(\.name) == ["center.y"])
    #expect(explanation.rules.map(\.basis) == ["definition of the metric"])
  }
}
