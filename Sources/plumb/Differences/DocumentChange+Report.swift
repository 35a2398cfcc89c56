import LayoutModel
import Reports

extension DifferenceReport.Group {
  /// The changes of two documents, a group for each part that has some.
  static func groups(_ changes: [DocumentChange]) -> [DifferenceReport.Group] {
    DocumentChange.Part.allCases.compactMap { part in
      let rows = changes.filter { $0.part == part }.map {
        DifferenceReport.Row($0.name, $0.old, $0.new)
      }
      return rows.isEmpty ? nil : DifferenceReport.Group(title(of: part), rows)
    }
  }

  private static func title(of part: DocumentChange.Part) -> String {
    switch part {
    case .parameter: "parameters"
    case .measurement: "measurements"
    case .unexplained: "unexplained"
    case .document: "source, tags and notes"
    }
  }
}
