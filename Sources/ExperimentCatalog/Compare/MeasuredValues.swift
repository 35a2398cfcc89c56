/// The measurements of an experiment's revision, in the order of its document.
package struct MeasuredValues: RandomAccessCollection {
  /// What all of them have in common.
  package let owner: MeasuredExperiment

  package let rows: ArraySlice<MeasuredRow>

  /// The paths of metrics, by the numbers that the rows have.
  package let paths: [String]

  package var startIndex: Int { rows.startIndex }
  package var endIndex: Int { rows.endIndex }

  package subscript(place: Int) -> MeasuredValue {
    let row = rows[place]
    return MeasuredValue(
      owner: owner, metric: paths[row.metric], recorded: row.recorded, printed: row.printed,
      expectation: row.expectation)
  }
}
