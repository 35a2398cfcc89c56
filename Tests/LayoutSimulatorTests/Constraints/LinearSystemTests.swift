import Testing

@testable import LayoutSimulator

@Suite struct LinearSystemTests {
  private func variable(
    _ index: Int, times factor: Double = 1, plus constant: Double = 0
  ) -> Expression {
    Expression(variable: index, times: factor, plus: constant)
  }

  @Test func `a determined system has its values`() {
    var system = LinearSystem(variableCount: 3)
    // x + y = 10, y = 2 z + 1, z = 3
    system.require(variable(0) + variable(1), equals: 10)
    system.require(variable(1), equals: variable(2, times: 2, plus: 1))
    system.require(variable(2), equals: 3)
    let solution = system.solve()
    #expect(solution.values == [3, 7, 3])
    #expect(solution.contradictions.isEmpty)
  }

  @Test func `the order of the equations does not matter`() {
    let equations: [(Expression, Expression)] = [
      (variable(0) + variable(1, times: -1), Expression(constant: 4)),
      (variable(1, times: 3), variable(2, plus: 2)),
      (variable(2) + variable(0), Expression(constant: 22)),
    ]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      var system = LinearSystem(variableCount: 3)
      for place in order {
        system.require(equations[place].0, equals: equations[place].1)
      }
      let values = system.solve().values
      #expect(values[0].isNear(9))
      #expect(values[1].isNear(5))
      #expect(values[2].isNear(13))
    }
  }

  @Test func `variables that hang together but not on a number stay open`() {
    var system = LinearSystem(variableCount: 4)
    system.require(variable(0), equals: variable(1, plus: 5))
    system.require(variable(2), equals: 8)
    let solution = system.solve()
    #expect(solution.values == [nil, nil, 8, nil])
    #expect(solution.contradictions.isEmpty)
  }

  @Test func `a demand that repeats another is no contradiction`() {
    var system = LinearSystem(variableCount: 1)
    system.require(variable(0), equals: 5)
    system.require(variable(0, times: 2), equals: 10)
    let solution = system.solve()
    #expect(solution.contradictions.isEmpty)
    #expect(solution.values == [5])
  }

  @Test func `of contradicting demands the later is named and the earlier holds`() {
    var system = LinearSystem(variableCount: 2)
    system.require(variable(0), equals: 5)
    system.require(variable(0), equals: 6)
    system.require(variable(1), equals: variable(0))
    system.require(variable(1), equals: 4)
    let solution = system.solve()
    #expect(solution.values == [5, 5])
    #expect(solution.contradictions == [1, 3])
  }

  @Test func `a demand on nothing holds or contradicts`() {
    var system = LinearSystem(variableCount: 1)
    system.require(Expression(constant: 1), equals: 1)
    system.require(Expression(constant: 1), equals: 2)
    #expect(system.solve().contradictions == [1])
  }

  @Test func `a system without demands leaves everything open`() {
    var system = LinearSystem(variableCount: 2)
    #expect(system.solve().values == [nil, nil])
  }

  @Test func `random systems give the values they were made from`() {
    var generator = SeededGenerator(seed: 2)
    for round in 0..<100 {
      let count = Int.random(in: 1...8, using: &generator)
      let truth = (0..<count).map { _ in Double(Int.random(in: -50...50, using: &generator)) }
      var system = LinearSystem(variableCount: count)
      for row in 0..<count {
        // Each row speaks of its own variable strongly, so that the system is well determined.
        var left = variable(row, times: 20)
        var value = truth[row] * 20
        for other in 0..<count where other != row && Bool.random(using: &generator) {
          let factor = Double(Int.random(in: -2...2, using: &generator))
          left = left + variable(other, times: factor)
          value += factor * truth[other]
        }
        system.require(left, equals: value)
      }
      let solution = system.solve()
      #expect(solution.contradictions.isEmpty, "round \(round)")
      for (found, expected) in zip(solution.values, truth) {
        #expect(found.isNear(expected, within: 1e-7), "round \(round)")
      }
    }
  }

  @Test func `a variable that is solved for later counts with its own factor`() {
    var system = LinearSystem(variableCount: 2)
    // x + 2 y = 8, x + y = 5
    system.require(variable(0) + variable(1, times: 2), equals: 8)
    system.require(variable(0) + variable(1), equals: 5)
    #expect(system.solve().values == [2, 3])
  }

  @Test func `a variable that hangs on an open one before it stays open`() {
    var system = LinearSystem(variableCount: 2)
    system.require(variable(0) + variable(1, times: 2), equals: 8)
    #expect(system.solve().values == [nil, nil])
  }

  @Test func `what rounding leaves is no contradiction, what a pixel shows is one`() {
    for (difference, isOne) in [(1e-8, false), (0.0005, true)] {
      var system = LinearSystem(variableCount: 1)
      system.require(variable(0), equals: 100)
      system.require(variable(0), equals: 100 + difference)
      #expect(system.solve().contradictions == (isOne ? [1] : []), "\(difference)")
    }
  }
}
