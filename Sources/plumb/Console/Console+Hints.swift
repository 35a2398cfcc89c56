import Reports

extension Console {
  /// Says what a filter probably means and does not say.
  func sayHints(_ hints: [String]) {
    for hint in hints { note(VisibleText.line(hint)) }
  }
}
