import LayoutModel
import PlatformSupport
import Reports

/// How far a long command is, on the standard error of a terminal.
///
/// Nothing is shown for the first half second, so that a short command stays silent.
struct Progress {
  private static let patience = 0.5
  private static let interval = 0.1

  private let console: Console
  private let noun: String
  private let isShown: Bool
  private let begin = PlatformSupport.monotonicSeconds()
  private var lastDrawn: Double
  private var isDrawn = false

  /// Begins to watch.
  ///
  /// - Parameter noun: What is counted, in the plural.
  init(_ noun: String, _ console: Console) {
    self.console = console
    self.noun = noun
    isShown = console.showsProgress
    lastDrawn = begin + Self.patience - Self.interval
  }

  /// Says how far the command is.
  ///
  /// - Parameters:
  ///   - count: How many are done.
  ///   - fraction: The part of the whole that is done; nil where the whole is not known.
  ///   - note: What else there is to say.
  mutating func update(count: Int, fraction: Double?, note: String? = nil) {
    guard isShown else { return }
    let now = PlatformSupport.monotonicSeconds()
    guard now - lastDrawn >= Self.interval else { return }
    lastDrawn = now
    isDrawn = true
    let seconds = now - begin
    var line = "\(count) \(noun), \(Int(Double(count) / seconds)) a second"
    if let fraction, fraction > 0 {
      line += ", about \(Int(seconds / fraction - seconds + 0.5)) s left"
    }
    if let note { line += ", \(note)" }
    // Clears what a longer line left behind.
    // A line that the terminal breaks could not be taken away again.
    let width = (console.errorWidth ?? 80) - 1
    console.draw("\r\(DisplayWidth.cut(line, to: width))\u{1B}[K")
  }

  /// Takes the line away again.
  func end() {
    if isDrawn { console.draw("\r\u{1B}[K") }
  }
}
