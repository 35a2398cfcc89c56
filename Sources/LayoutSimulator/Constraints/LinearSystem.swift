/// A small system of linear equations that says of each variable whether it is determined.
///
/// Gaussian elimination on one flat matrix; made for the few dozen variables of a view tree.
struct LinearSystem {
  let variableCount: Int
  private let width: Int
  private var matrix: [Double] = []
  private(set) var equationCount = 0

  /// Makes a system without equations.
  init(variableCount: Int, equationCapacity: Int) {
    self.variableCount = variableCount
    width = variableCount + 1
    matrix.reserveCapacity(equationCapacity * width)
  }

  /// Begins an equation `0 = 0`; terms are added to it.
  mutating func beginEquation() {
    matrix.append(contentsOf: repeatElement(0, count: width))
    equationCount += 1
  }

  /// Adds a multiple of a variable to the left side of the last equation.
  mutating func add(_ factor: Double, variable: Int) {
    matrix[(equationCount - 1) * width + variable] += factor
  }

  /// Adds a constant to the left side of the last equation.
  mutating func add(constant: Double) {
    matrix[equationCount * width - 1] -= constant
  }

  /// What an elimination found.
  struct Solution {
    /// The value of each variable; nil where the equations leave it open.
    var values: [Double?]
    /// The equations that no values can meet together with those before them.
    var contradictions: [Int]
  }

  /// Solves the system.
  ///
  /// - Complexity: O(e² v) in the numbers of equations and variables.
  mutating func solve() -> Solution {
    let epsilon = 1e-9
    var contradictions: [Int] = []
    var pivots: [(row: Int, column: Int)] = []
    pivots.reserveCapacity(equationCount)
    for equation in 0..<equationCount {
      let row = equation * width
      for known in pivots where matrix[row + known.column] != 0 {
        subtract(known.row, times: matrix[row + known.column], from: row)
        matrix[row + known.column] = 0
      }
      var pivot = -1
      for column in 0..<variableCount where abs(matrix[row + column]) > epsilon {
        if pivot < 0 || abs(matrix[row + column]) > abs(matrix[row + pivot]) { pivot = column }
      }
      guard pivot >= 0 else {
        if abs(matrix[row + variableCount]) > 1e-6 { contradictions.append(equation) }
        continue
      }
      let scale = matrix[row + pivot]
      for column in 0..<width { matrix[row + column] /= scale }
      matrix[row + pivot] = 1
      for known in pivots where matrix[known.row + pivot] != 0 {
        subtract(row, times: matrix[known.row + pivot], from: known.row)
        matrix[known.row + pivot] = 0
      }
      pivots.append((row, pivot))
    }
    var values = [Double?](repeating: nil, count: variableCount)
    for (row, pivot) in pivots {
      var isAlone = true
      for column in 0..<variableCount where column != pivot {
        if abs(matrix[row + column]) > epsilon { isAlone = false }
      }
      if isAlone { values[pivot] = matrix[row + variableCount] }
    }
    return Solution(values: values, contradictions: contradictions)
  }

  private mutating func subtract(_ source: Int, times factor: Double, from row: Int) {
    for column in 0..<width { matrix[row + column] -= factor * matrix[source + column] }
  }
}
