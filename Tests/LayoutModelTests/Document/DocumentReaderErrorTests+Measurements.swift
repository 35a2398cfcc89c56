import LayoutModel
import Testing

extension DocumentReaderErrorTests {
  static let measurements: [Case] = [
    Case(
      "a view that isn't there", Text.measurements(#"▸"tabel.frame.y": 1"#),
      path: "measurements.tabel.frame.y",
      "'tabel' is no view of this configuration; did you mean 'table'?"),
    Case(
      "a metric that isn't there", Text.measurements(#"▸"table.contentOfset.y": 1"#),
      path: "measurements.table.contentOfset.y",
      "'contentOfset.y' is no metric of 'table'; did you mean 'contentOffset.y' or"
        + " 'contentOffset.x' or 'peakContentOffset.y'?"),
    Case(
      "a metric of another class", Text.measurements(#"▸"view.contentOffset.y": 1"#),
      path: "measurements.view.contentOffset.y",
      "'view' has no 'contentOffset.y': it is a UIView, and only scroll views have one"),
    Case(
      "no metric at all", Text.measurements(#"▸"offset": 1"#), path: "measurements.offset",
      "'offset' is no metric: write the view's id, a dot and the property, as in"
        + " 'table.contentOffset.y'"),
    Case(
      "a truth for a number", Text.measurements(#""table.frame.y": ▸true"#),
      path: "measurements.table.frame.y",
      "expected a number or null for this metric, found true"),
    Case(
      "a word for a number", Text.measurements(#""table.frame.y": ▸"twenty""#),
      path: "measurements.table.frame.y",
      #"'twenty' is no number; write 47.33, "47.330" as printed, or "nan", "inf", "-inf""#),
    Case(
      "a number with its unit", Text.measurements(#""table.frame.y": ▸"20pt""#),
      path: "measurements.table.frame.y",
      #"'20pt' is no number; write 47.33, "47.330" as printed, or "nan", "inf", "-inf""#),
    Case(
      "a hexadecimal number", Text.measurements(#""table.frame.y": ▸"0x14""#),
      path: "measurements.table.frame.y",
      #"'0x14' is no number; write 47.33, "47.330" as printed, or "nan", "inf", "-inf""#),
    Case(
      "a number beyond a Double", Text.measurements(#""table.frame.y": ▸"1e999""#),
      path: "measurements.table.frame.y",
      #"'1e999' is no number; write 47.33, "47.330" as printed, or "nan", "inf", "-inf""#),
    Case(
      "a number for a truth", Text.measurements(#""table.isScrollable.y": ▸1"#),
      path: "measurements.table.isScrollable.y",
      "expected true, false or null for this metric, found 1"),
    Case(
      "a text for a truth", Text.measurements(#""table.isVisible": {"value": ▸"YES"}"#),
      path: "measurements.table.isVisible.value",
      #"expected true, false or null for this metric, found the text "YES""#),
    Case(
      "a number for a state", Text.measurements(#""header.state": ▸2"#),
      path: "measurements.header.state",
      "expected a text or null for this metric, found 2"),
    Case(
      "a text that is another number",
      Text.measurements(#""table.frame.y": {"value": 47.33, "text": ▸"47.3"}"#),
      path: "measurements.table.frame.y.text",
      "the text '47.3' is not the value 47.33 as printed"),
    Case(
      "a text that is no number",
      Text.measurements(#""table.frame.y": {"value": "nan", "text": ▸"NaN"}"#),
      path: "measurements.table.frame.y.text",
      #"the text 'NaN' is not the value "nan" as printed"#),
    Case(
      "a text of what was not measured",
      Text.measurements(#""table.frame.y": {"value": null, "text": ▸"20"}"#),
      path: "measurements.table.frame.y.text",
      "only a number has a text as it was printed; leave the text out"),
    Case(
      "a text of a truth",
      Text.measurements(#""table.isVisible": {"value": true, "text": ▸"YES"}"#),
      path: "measurements.table.isVisible.text",
      "only a number has a text as it was printed; leave the text out"),
    Case(
      "an array of values", Text.measurements(#""table.frame.y": ▸[1, 2]"#),
      path: "measurements.table.frame.y",
      "expected a number, a text, true, false or null, or an object (measurement), found an array"
        + " of 2 elements"),
    Case(
      "an object without value", Text.measurements(#""table.frame.y": ▸{"text": "20"}"#),
      path: "measurements.table.frame.y",
      #"the key "value" is missing: the recorded value; a number, a text, true, false or null"#),
    Case(
      "an object as a value", Text.measurements(#""table.frame.y": {"value": ▸{}}"#),
      path: "measurements.table.frame.y.value",
      "expected a number, a text, true, false or null, found an object"),
  ]

  @Test(arguments: measurements) func `a measurement is of a metric and of its type`(test: Case) {
    test.check()
  }
}
