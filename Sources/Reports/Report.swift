/// Data that a command prints: values in, bytes out, the same bytes for the same values.
package protocol Report {
  /// The formats that the report has, text first.
  static var formats: [ReportFormat] { get }

  /// Writes the report.
  ///
  /// - Precondition: `format` is one of `formats`.
  func bytes(as format: ReportFormat, style: TextStyle) -> [UInt8]
}
