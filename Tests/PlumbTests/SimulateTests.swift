import Foundation
import Testing

@Suite struct SimulateTests {
  @Test func `without measurements the main metrics of every view are printed`() throws {
    #expect(
      try BuiltBinary().run("simulate", "-", input: SampleDocument.configuration)
        == .done(
          """
          view.frame.x                       0
          view.frame.y                       0
          view.frame.width                   375
          view.frame.height                  812
          view.safeAreaInsets.top            88
          view.safeAreaInsets.left           0
          view.safeAreaInsets.bottom         34
          view.safeAreaInsets.right          0
          table.frame.x                      0
          table.frame.y                      0
          table.frame.width                  375
          table.frame.height                 812
          table.safeAreaInsets.top           88
          table.safeAreaInsets.left          0
          table.safeAreaInsets.bottom        34
          table.safeAreaInsets.right         0
          table.contentInset.top             0
          table.contentInset.left            0
          table.contentInset.bottom          0
          table.contentInset.right           0
          table.adjustedContentInset.top     88
          table.adjustedContentInset.left    0
          table.adjustedContentInset.bottom  34
          table.adjustedContentInset.right   0
          table.contentSize.width            375
          table.contentSize.height           1320
          table.contentOffset.x              0
          table.contentOffset.y              -88
          table.minimumContentOffset.x       0
          table.minimumContentOffset.y       -88
          table.maximumContentOffset.x       0
          table.maximumContentOffset.y       542

          """))
  }

  @Test func `of an experiment the measured metrics are computed, whatever value stands there`()
    throws
  {
    let input =
      SampleDocument.experiment("a", width: "1")
      + SampleDocument.experiment("b", width: "null")
      .replacingOccurrences(of: "\"name\": \"b\", ", with: "")
    #expect(
      try BuiltBinary().run("simulate", "-", input: input)
        == .done("a\nview.frame.width  375\n\nview.frame.width  375\n"))
  }

  @Test func `why names the sum, the rules and what they rest on`() throws {
    let input = """
      {"configuration": \(SampleDocument.configuration),
       "measurements": {"table.contentOffset.y": null}}
      """
    let run = try BuiltBinary().run("simulate", "--why", "-", input: input)
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix(
        """
        table.contentOffset.y  -88
            -88 = -(status bar 44 + navigation bar 44)
            by adjustedContentInset (recorded: articles/002/pre11-first,
                 articles/002/ios11-always-covered)
            by contentInsetAdjustmentBehavior.automatic (documented:
        """))
    #expect(run.output.contains("\n\nrules\n  adjustedContentInset: When the system changes"))
  }

  @Test func `the JSON names its schema and the simulator`() throws {
    let run = try BuiltBinary().run(
      "simulate", "--format", "json", "-", input: SampleDocument.experiment("a"))
    #expect(
      run
        == .done(
          """
          {
            "schema": "plumb.simulate/1",
            "simulator": "1",
            "documents": [
              {"name": "a", "metrics": [{"metric": "view.frame.width", "computed": 375}]}
            ]
          }

          """))
  }

  @Test func `what is not modelled says so and is no failure`() throws {
    let input = """
      {"configuration": {"platform": {"os": "9.3", "device": "iPhone 6s"}, "view": {"subviews": [
        {"id": "table", "class": "UITableView", "frame": [0, 0, 375, 667],
         "sections": [{"rows": 3}], "rowHeight": "automatic"}]}},
       "measurements": {"navigationBar.frame.y": null}}
      """
    let run = try BuiltBinary().run("simulate", "-", input: input)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("navigationBar.frame.y  not modelled: "))
  }

  @Test func `an empty array has nothing to print`() throws {
    #expect(try BuiltBinary().run("simulate", "-", input: "[]") == .done(""))
  }

  @Test func `a bad document is answered with its place`() throws {
    let input = """
      {"platform": {"os": "11.0", "device": "iPhone X"},
       "container": {"navigatonBar": {}}}
      """
    #expect(
      try BuiltBinary().run("simulate", "-", input: input)
        == .failed(
          65,
          """
          plumb: error: <stdin>:2:16: container.navigatonBar: unknown key "navigatonBar"; did \
          you mean "navigationBar"?

          """))
  }
}
