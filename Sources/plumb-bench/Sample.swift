/// Repeated measurements of one thing.
struct Sample {
  private let sorted: [Double]

  /// Runs a measurement several times.
  init(runs: Int, _ measure: () throws -> Double) rethrows {
    var values: [Double] = []
    for _ in 0..<runs { values.append(try measure()) }
    sorted = values.sorted()
  }

  var median: Double { sorted[sorted.count / 2] }
  var minimum: Double { sorted[0] }
  var maximum: Double { sorted[sorted.count - 1] }
}
