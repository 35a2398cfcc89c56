/// Asks for experiments that are equal to one but for a few parameters.
///
/// Where only OS and device vary, views are the same that stand at the same place in the tree: that
/// is one look-up in an index. Where something else varies, they are the same if their ids are.
package struct Likeness: Sendable {
  /// The experiment's name.
  package let name: String

  /// The parameters that may differ, as in `platform.os`; a part of a path means all below it.
  package let varying: ColumnList

  /// Makes a likeness.
  package init(to name: String, varying: ColumnList) {
    self.name = name
    self.varying = varying
  }

  /// What varies where nobody says it: the same on other systems.
  package static let otherSystems = "platform.os, platform.device"

  /// Leaves of a selection what is like the experiment.
  ///
  /// - Throws: `FilterError` for a name that is no parameter, `CatalogError` with code `unknown`
  ///   where there is no such experiment, and `SQLiteError`.
  func narrow(_ selection: Selection, in connection: Connection) throws -> Selection {
    let likeness = try LikenessCompiler(self, connection)
    var narrowed = Selection(
      order: .configurationsFirst,
      condition: "\(try likeness.condition()) AND \(selection.condition)")
    narrowed.filter = selection.filter
    return narrowed
  }
}
