public import LayoutModel

/// Computes what UIKit would print for a configuration.
///
/// A pure function: the same configuration gives the same layout, to the bit.
///
/// ```swift
/// let layout = Simulator.layout(of: configuration, explaining: true)
/// layout.value(of: metric)        // -64
/// layout.explanation(of: metric)  // -64 = -(status bar 20 + navigation bar 44)
/// ```
public enum Simulator {
  /// The version under which expectations are stored; it changes whenever a number changes.
  public static let version = "1"

  /// Lays out a configuration and performs its actions.
  ///
  /// - Parameters:
  ///   - configuration: A configuration as an experiment document gives it.
  ///   - explaining: Whether the layout says of each number which rules it came from.
  ///   - samplingMotion: Whether it says where content was on its way, for a plot over time.
  /// - Returns: The layout. What no rule models stands in its `gaps`, never as a guessed number.
  /// - Complexity: O(v + s + r) in the numbers of views, table sections and runs of equal rows,
  ///   cubic in the number of views where constraints are used.
  public static func layout(
    of configuration: Configuration, explaining: Bool = false, samplingMotion: Bool = false
  ) -> Layout {
    var simulation = Simulation(
      configuration, explaining: explaining, samplingMotion: samplingMotion)
    simulation.loadViews()
    if configuration.phase.isLaidOut { simulation.layOut() }
    simulation.applyStatedOffsets()
    simulation.sampleStart()
    for action in configuration.actions { simulation.perform(action) }
    return simulation.result()
  }
}
