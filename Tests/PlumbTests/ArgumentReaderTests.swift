import Testing

@testable import plumb

@Suite struct ArgumentReaderTests {
  private static let output = Option(name: "output", letter: "o", value: "FILE", help: "")
  private static let quiet = Option(name: "quiet", letter: "q", help: "")
  private static let verbose = Option(name: "verbose", letter: "v", help: "")
  private static let interface = CommandInterface(
    name: "record", summary: "",
    operands: [Operand(name: "FILE", usage: "FILE…|-", help: "", isRepeated: true)],
    options: [output, quiet, verbose])

  private static func read(_ arguments: [String]) throws(Failure) -> Arguments {
    try ArgumentReader.read(arguments[...], by: interface)
  }

  struct Case: CustomTestStringConvertible {
    let arguments: [String]
    var operands: [String] = ["a"]
    var output: String?
    var isQuiet = false
    var isVerbose = false

    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Case(arguments: ["a"]),
    Case(arguments: ["a", "b"], operands: ["a", "b"]),
    Case(arguments: ["-"], operands: ["-"]),
    Case(arguments: ["a", "--output", "x"], output: "x"),
    Case(arguments: ["--output=x", "a"], output: "x"),
    Case(arguments: ["--output=", "a"], output: ""),
    Case(arguments: ["--output=a=b", "a"], output: "a=b"),
    Case(arguments: ["--output", "-", "a"], output: "-"),
    Case(arguments: ["--output", "-1", "a"], output: "-1"),
    Case(arguments: ["--output", "x", "--output", "y", "a"], output: "y"),
    Case(arguments: ["-o", "x", "a"], output: "x"),
    Case(arguments: ["-ox", "a"], output: "x"),
    Case(arguments: ["-q", "-v", "a"], isQuiet: true, isVerbose: true),
    Case(arguments: ["-qv", "a"], isQuiet: true, isVerbose: true),
    Case(arguments: ["-qvox", "a"], output: "x", isQuiet: true, isVerbose: true),
    Case(arguments: ["--quiet", "--", "a"], isQuiet: true),
    Case(arguments: ["--", "--quiet"], operands: ["--quiet"]),
    Case(arguments: ["a", "--", "-q", "--"], operands: ["a", "-q", "--"]),
  ])
  func `a command line is read in every usual form`(_ line: Case) throws {
    let read = try Self.read(line.arguments)
    #expect(read.operands == line.operands)
    #expect(read.value(Self.output) == line.output)
    #expect(read.has(Self.quiet) == line.isQuiet)
    #expect(read.has(Self.verbose) == line.isVerbose)
  }

  @Test(arguments: [
    (["a", "--quite"], "unknown option '--quite'; did you mean '--quiet'?"),
    (["a", "--xyzzy"], "unknown option '--xyzzy'"),
    (["a", "-x"], "unknown option '-x'"),
    (["a", "-qx"], "unknown option '-x'"),
    (["a", "--quiet=yes"], "--quiet takes no value; found 'yes'"),
    (["a", "--output"], "--output needs a value: --output FILE"),
    (["a", "--output", "--quiet"], "--output needs a value: --output FILE"),
    (["a", "-o"], "-o needs a value: -o FILE"),
    ([], "FILE is missing"),
  ])
  func `what is wrong with a command line is said in one line`(
    _ arguments: [String], _ message: String
  ) {
    let failure = #expect(throws: Failure.self) { try Self.read(arguments) }
    #expect(failure?.status == .wrongUse)
    #expect(failure?.message == message)
    #expect(
      failure?.details == [
        "usage: plumb record FILE…|- [options]", "plumb help record says more",
      ])
  }

  @Test func `whoever asks for help need not have the rest right`() throws {
    #expect(try Self.read(["--help"]).has(.help))
  }

  @Test func `a filter in pieces is answered with what to do`() {
    let interface = CommandInterface(name: "query", summary: "", operands: [.filter])
    let failure = #expect(throws: Failure.self) {
      try ArgumentReader.read(["os", ">=", "11"], by: interface)
    }
    #expect(failure?.message == "'>=' is one argument too many; quote the filter as a whole")
  }
}
