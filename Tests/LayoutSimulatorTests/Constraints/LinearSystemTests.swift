import Testing

@testable import LayoutSimulator

@Suite struct LinearSystemTests {
  private typealias Expression = LinearSystem.Expression

  private func variable(_ index: Int, times factor: Double = 1, plus constant: Double = 0)
    -> Expression
  {
    Expression(variable: index) * factor + Expression(constant: constant)
  }

  @Test func `expressions add and scale term by term`() {
    let sum = (variable(0, times: 2, plus: 3) + variable(1, plus: 4)) * 10
    #expect(sum.constant == 70)
    #expect(sum.coefficients == [0: 20, 1: 10])
    #expect((variable(0) + variable(0)).coefficients == [0: 2])
  }

  @Test func `a determined system has its values`() {
    var system = LinearSystem(variableCount: 3)
    // x + y = 10, y = 2 z + 1, z = 3
    system.require(variable(0) + variable(1), equals: .init(constant: 10), source: 0)
    system.require(variable(1), equals: variable(2, times: 2, plus: 1), source: 1)
    system.require(variable(2), equals: .init(constant: 3), source: 2)
    let solution = system.solve()
    #expect(solution.values == [3, 7, 3])
    #expect(solution.contradictions.isEmpty)
  }

  @Test func `the order of the equations does not matter`() {
    let equations: [(Expression, Expression)] = [
      (variable(0) + variable(1, times: -1), .init(constant: 4)),
      (variable(1, times: 3), variable(2, plus: 2)),
      (variable(2) + variable(0), .init(constant: 22)),
    ]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      var system = LinearSystem(variableCount: 3)
      for place in order {
        system.require(equations[place].0, equals: equations[place].1, source: place)
      }
      let values = system.solve().values
      #expect(values[0].isNear(9))
      #expect(values[1].isNear(5))
      #expect(values[2].isNear(13))
    }
  }

  @Test func `variables that hang together but not on a number stay open`() {
    var system = LinearSystem(variableCount: 4)
    system.require(variable(0), equals: variable(1, plus: 5), source: 0)
    system.require(variable(2), equals: .init(constant: 8), source: 1)
    let solution = system.solve()
    #expect(solution.values == [nil, nil, 8, nil])
    #expect(solution.contradictions.isEmpty)
  }

  @Test func `a demand that repeats another is no contradiction`() {
    var system = LinearSystem(variableCount: 1)
    system.require(variable(0), equals: .init(constant: 5), source: 0)
    system.require(variable(0, times: 2), equals: .init(constant: 10), source: 1)
    #expect(system.solve().contradictions.isEmpty)
    #expect(system.solve().values == [5])
  }

  @Test func `of contradicting demands the later is named and the earlier holds`() {
    var system = LinearSystem(variableCount: 2)
    system.require(variable(0), equals: .init(constant: 5), source: 40)
    system.require(variable(0), equals: .init(constant: 6), source: 41)
    system.require(variable(1), equals: variable(0), source: 42)
    system.require(variable(1), equals: .init(constant: 4), source: 43)
    let solution = system.solve()
    #expect(solution.values == [5, 5])
    #expect(solution.contradictions == [41, 43])
  }

  @Test func `a demand on nothing holds or contradicts`() {
    var system = LinearSystem(variableCount: 1)
    system.require(.init(constant: 1), equals: .init(constant: 1), source: 0)
    system.require(.init(constant: 1), equals: .init(constant: 2), source: 1)
    #expect(system.solve().contradictions == [1])
  }

  @Test func `a system without demands leaves everything open`() {
    #expect(LinearSystem(variableCount: 2).solve().values == [nil, nil])
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
        system.require(left, equals: .init(constant: value), source: row)
      }
      let solution = system.solve()
      #expect(solution.contradictions.isEmpty, "round \(round)")
      for (found, expected) in zip(solution.values, truth) {
        #expect(found.isNear(expected, within: 1e-7), "round \(round)")
      }
    }
  }
}
