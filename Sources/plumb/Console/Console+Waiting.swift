import ExperimentCatalog
import LayoutModel
import Reports

extension Console {
  /// Waiting for another process, which is told soon where somebody looks on, else after a second.
  func patience(seconds: Double) -> Patience {
    let isTerminal = showsProgress
    return Patience(
      limit: .seconds(seconds), silence: isTerminal ? .milliseconds(200) : .seconds(1)
    ) { path in
      Console().say(
        "waiting for another writer of \(VisibleText.line(path)) "
          + "(up to \(NumberText.format(seconds)) s)")
    }
  }
}
