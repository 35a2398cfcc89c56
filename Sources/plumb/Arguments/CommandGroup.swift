/// Commands that serve one purpose, as the help shows them together.
struct CommandGroup {
  struct Entry {
    let command: any Command.Type
    /// What the command does in so few words that two of them stand side by side.
    let brief: String
  }

  let title: String
  let entries: [Entry]

  init(_ title: String, _ entries: [(any Command.Type, String)]) {
    self.title = title
    self.entries = entries.map { Entry(command: $0.0, brief: $0.1) }
  }
}
