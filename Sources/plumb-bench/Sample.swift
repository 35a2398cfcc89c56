/// Repeated measurements of one thing.
struct Sample {
  private let sorted: [Double]

  init(_ values: [Double]) {
    sorted = values.sorted()
  }

  /// Runs a measurement several times.
  init(runs: Int, _ measure: () throws -> Double) rethrows {
    var values: [Double] = []
    for _ in 0..<runs { values.append(try measure()) }
    self.init(values)
  }

  var count: Int { sorted.count }
  var median: Double { sorted[sorted.count / 2] }
  var minimum: Double { sorted[0] }
  var maximum: Double { sorted[sorted.count - 1] }
}
