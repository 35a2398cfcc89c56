import LayoutModel

extension Layout.Answer {
  /// The kind under which the catalog keeps what no rule decides.
  static let notModelledKind = "not-modelled"
}
