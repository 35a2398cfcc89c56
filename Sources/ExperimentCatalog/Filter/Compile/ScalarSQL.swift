/// SQL for one value.
struct ScalarSQL {
  let sql: SQL

  /// Whether the value can be missing.
  let isNullable: Bool
}
