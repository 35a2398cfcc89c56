package import LayoutModel

/// The report of one experiment, whole.
package struct ExperimentReport: Report {
  package static let formats: [ReportFormat] = [.text, .json, .svg, .html]

  /// One revision in the experiment's history.
  package struct Revision: Hashable, Sendable {
    package var number: Int
    /// When it came into the catalog (ISO 8601, UTC).
    package var createdAt: String
    package var digest: Digest

    /// Makes a revision.
    package init(number: Int, createdAt: String, digest: Digest) {
      self.number = number
      self.createdAt = createdAt
      self.digest = digest
    }
  }

  /// One measurement beside what the simulator says, with the reason.
  package struct Finding: Sendable {
    package var comparison: Comparison
    /// How the source gives the number, where it differs from the experiment's.
    package var evidence: String?
    package var measuredBy: String?
    package var explanation: Explanation?

    /// Makes a finding.
    package init(
      comparison: Comparison, evidence: String?, measuredBy: String?, explanation: Explanation?
    ) {
      self.comparison = comparison
      self.evidence = evidence
      self.measuredBy = measuredBy
      self.explanation = explanation
    }
  }

  package var experiment: Experiment
  /// The number of the revision that is shown.
  package var revision: Int
  /// The stated configuration as canonical JSON.
  package var configuration: JSONTape
  package var simulator: String
  package var findings: [Finding]
  /// Every revision, the first one first.
  package var revisions: [Revision]
  /// What the simulator made of the configuration, with reasons and motion, for the picture.
  package var layout: Layout?

  /// Makes a report.
  package init(
    experiment: Experiment, revision: Int, configuration: JSONTape, simulator: String,
    findings: [Finding],
    revisions: [Revision], layout: Layout? = nil
  ) {
    self.experiment = experiment
    self.revision = revision
    self.configuration = configuration
    self.simulator = simulator
    self.findings = findings
    self.revisions = revisions
    self.layout = layout
  }

  /// The picture; nil where the report has no layout.
  var picture: ExperimentPicture? {
    layout.map {
      ExperimentPicture(
        name: experiment.name, configuration: experiment.configuration, layout: $0,
        comparisons: findings.map(\.comparison))
    }
  }

  package func bytes(as format: ReportFormat, style: TextStyle) -> [UInt8] {
    switch format {
    case .json: json()
    case .svg: Array((picture?.standaloneSVG() ?? "").utf8)
    case .html: Array(html().utf8)
    default: Array(text(style).utf8)
    }
  }
}
