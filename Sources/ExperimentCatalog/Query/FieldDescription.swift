/// Something that filters and columns can ask for.
package struct FieldDescription: Hashable, Sendable {
  /// The name as filters write it; `<view>` stands for a view's id.
  package let name: String

  /// What kind of value it has, as a noun phrase.
  package let type: String

  /// What its numbers measure; "" for a plain number and for what is none.
  package let unit: String

  /// What it is where nobody states it; "" where it is missing then.
  package let defaultValue: String

  package let meaning: String

  /// How many experiments have a value for it; `nil` without a catalog.
  ///
  /// A default is a value too. Where the name stands for any view's, each view counts.
  package let count: Int?
}
