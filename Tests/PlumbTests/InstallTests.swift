import Foundation
import TestSupport
import Testing

/// `make install` and `make uninstall`, with the binary that is built already.
@Suite struct InstallTests {
  private static let files = [
    "bin/plumb", "share/bash-completion/completions/plumb",
    "share/fish/vendor_completions.d/plumb.fish", "share/man/man1/plumb.1",
    "share/zsh/site-functions/_plumb",
  ]

  /// Runs make for a target; the release build is left out.
  private static func make(_ target: String, _ variables: String...) throws {
    let folder = try TemporaryFolder()
    let run = try OtherProgram.make.run(
      [
        "-C", FixtureFolder.root.path, "-o", "release", target,
        "RELEASE_BINARY=\(BuiltBinary.url.path)",
      ] + variables, in: folder)
    #expect(run.status == 0, "\(run.errors)")
  }

  /// The files below a folder, and the folders in which nothing is.
  private static func tree(_ path: String) throws -> [String] {
    let manager = FileManager.default
    return try manager.subpathsOfDirectory(atPath: path).filter { name in
      (try? manager.contentsOfDirectory(atPath: "\(path)/\(name)"))?.isEmpty ?? true
    }.sorted()
  }

  @Test(.enabled(if: OtherProgram.make.isInstalled, "make is not installed: make ci-setup"))
  func `what is installed is what the program prints, and is all taken away again`() throws {
    let plumb = try BuiltBinary()
    try plumb.folder.makeFolder("a prefix/share/man/man1")
    _ = try plumb.folder.write("another's", to: "a prefix/share/man/man1/other.1")
    let prefix = plumb.folder.path(of: "a prefix")
    try Self.make("install", "PREFIX=\(prefix)")
    #expect(try Self.tree(prefix) == (Self.files + ["share/man/man1/other.1"]).sorted())
    let installed = try plumb.shell("'\(prefix)/bin/plumb' --version")
    #expect(installed == (try plumb.run("--version")))
    for (file, arguments) in [
      ("share/man/man1/plumb.1", ["help", "--man"]),
      ("share/bash-completion/completions/plumb", ["completions", "bash"]),
      ("share/zsh/site-functions/_plumb", ["completions", "zsh"]),
      ("share/fish/vendor_completions.d/plumb.fish", ["completions", "fish"]),
    ] {
      #expect(try plumb.read("a prefix/\(file)") == plumb.run(arguments).output)
    }
    try Self.make("uninstall", "PREFIX=\(prefix)")
    #expect(try Self.tree(prefix) == ["share/man/man1/other.1"])
  }

  @Test(.enabled(if: OtherProgram.make.isInstalled, "make is not installed: make ci-setup"))
  func `a package is put together below DESTDIR, and the system's folders stay`() throws {
    let folder = try TemporaryFolder()
    try Self.make("install", "DESTDIR=\(folder.path)", "PREFIX=/usr/local")
    #expect(try Self.tree(folder.path) == Self.files.map { "usr/local/\($0)" })
    try Self.make("uninstall", "DESTDIR=\(folder.path)", "PREFIX=/usr/local")
    #expect(
      try Self.tree(folder.path) == ["usr/local/bin", "usr/local/share/man/man1"])
    try Self.make("install", "DESTDIR=\(folder.path)", "PREFIX=/opt/plumb")
    try Self.make("uninstall", "DESTDIR=\(folder.path)", "PREFIX=/opt/plumb")
    #expect(try Self.tree(folder.path).contains("opt/plumb"))
  }
}
