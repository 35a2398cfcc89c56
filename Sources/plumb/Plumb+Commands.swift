extension Plumb {
  /// The commands by purpose, in the order of the help.
  static let groups: [CommandGroup] = [
    CommandGroup(
      "without a catalog",
      [
        (DemoCommand.self, "the two-minute tour"),
        (TemplateCommand.self, "a document to start from"),
        (SimulateCommand.self, "what UIKit would print"),
        (RulesCommand.self, "what the simulator knows"),
        (DevicesCommand.self, "sizes, safe areas, bars"),
      ]),
    CommandGroup(
      "record and compare",
      [
        (RecordCommand.self, "documents in"),
        (RunCommand.self, "compute and store"),
        (ReportCommand.self, "recorded against computed"),
        (CompareCommand.self, "two of a kind: what moved"),
        (WaiveCommand.self, "known deviations"),
        (ToleranceCommand.self, "how far numbers may lie"),
      ]),
    CommandGroup(
      "help",
      [
        (HelpCommand.self, "explain a command"),
        (CompletionsCommand.self, "for bash, zsh and fish"),
      ]),
    CommandGroup(
      "ask",
      [
        (QueryCommand.self, "experiments by a filter"),
        (ShowCommand.self, "one experiment, whole"),
        (FieldsCommand.self, "what there is to ask for"),
        (SQLCommand.self, "ask in SQL"),
        (WhereCommand.self, "which catalog it is"),
      ]),
    CommandGroup(
      "exchange",
      [
        (ExportCommand.self, "documents, CSV, SQL out"),
        (MergeCommand.self, "add other catalogs"),
        (BackupCommand.self, "a checked copy"),
      ]),
    CommandGroup(
      "keep in order",
      [
        (CheckCommand.self, "whether all is whole"),
        (DeleteCommand.self, "hide experiments"),
        (RestoreCommand.self, "bring them back"),
        (PurgeCommand.self, "remove them for good"),
        (MigrateCommand.self, "to this version's tables"),
      ]),
  ]

  /// The commands in the order of the help.
  static let commands: [any Command.Type] = groups.flatMap { $0.entries.map(\.command) }
}
