import Reports

extension Console {
  /// Says what a filter probably means and does not say.
  func sayHints(_ hints: [String]) {
    for hint in hints { say("note: \(VisibleText.line(hint))") }
  }
}
