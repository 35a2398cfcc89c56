/// How long to wait for another process that has a catalog for itself, and who is told meanwhile.
package struct Patience: Sendable {
  /// Is told, once for each wait, whose end is awaited.
  package typealias Listener = @Sendable (_ path: String) -> Void

  /// How long at most.
  package let limit: Duration
  /// How long it is not worth a word.
  package let silence: Duration
  let listener: Listener?

  package init(
    limit: Duration, silence: Duration = .zero, telling listener: Listener? = nil
  ) {
    self.limit = limit
    self.silence = silence
    self.listener = listener
  }

  package static let zero = Patience(limit: .zero)

  package static func seconds(_ seconds: Int) -> Patience { Patience(limit: .seconds(seconds)) }

  package static func milliseconds(_ milliseconds: Int) -> Patience {
    Patience(limit: .milliseconds(milliseconds))
  }
}
