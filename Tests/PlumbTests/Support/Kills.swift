import Foundation

/// How often tests kill a program in the middle of its work.
enum Kills {
  /// `PLUMB_KILLS=200` kills more often than there is time for in every run.
  static let count =
    ProcessInfo.processInfo.environment["PLUMB_KILLS"].flatMap { Int($0) } ?? 40

  /// Starts a command line, and kills it at a random moment of the time that it takes.
  ///
  /// - Parameter duration: How long it takes when nobody stops it.
  /// - Returns: How it ended: killed, or by itself before.
  static func run(
    _ arguments: [String], in plumb: BuiltBinary, within duration: TimeInterval,
    _ chance: inout Chance
  ) throws -> BuiltBinary.Run {
    let run = try RunningBinary(arguments, in: plumb.folder)
    usleep(UInt32(Double.random(in: 0...(duration * 1.1), using: &chance) * 1e6))
    run.kill()
    return run.end()
  }

  /// How long something takes.
  static func duration(_ body: () throws -> Void) rethrows -> TimeInterval {
    let start = Date()
    try body()
    return Date().timeIntervalSince(start)
  }
}
