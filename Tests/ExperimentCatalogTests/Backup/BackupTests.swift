import ExperimentCatalog
import Foundation
import LayoutModel
import Synchronization
import TestSupport
import Testing

@Suite struct BackupTests {
  private let test: TestCatalog
  private let folder: TemporaryFolder
  private let target: String

  init() throws {
    test = try TestCatalog()
    folder = try TemporaryFolder()
    target = folder.path(of: "saved.sqlite")
    try test.record(SmallDocuments.all)
  }

  @Test func `the copy is a catalog of its own, with what is not in the main file yet`() throws {
    let size = try Catalog.backUp(test.catalog.path, to: target)
    #expect(size > 100_000)
    #expect(try folder.contents() == ["saved.sqlite"])
    let copy = try Catalog(path: target, for: .write)
    #expect(try copy.counts() == test.catalog.counts())
    #expect(try copy.check(isFull: true).isEmpty)
    try test.record(SmallDocuments.nothing.replacing("[]", with: #"["b"]"#))
    #expect(try copy.experiment(named: "nothing")?.revisions.count == 1)
  }

  @Test func `a file that is there is replaced only where that is said`() throws {
    _ = try folder.write("mine", to: "saved.sqlite")
    let error = try #require(throws: CatalogError.self) {
      try Catalog.backUp(test.catalog.path, to: target)
    }
    #expect(error.message.contains("--replace"))
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "mine")
    _ = try Catalog.backUp(test.catalog.path, to: target, replaces: true)
    #expect(try Catalog(path: target, for: .read).counts().experiments == 4)
  }

  @Test func `what cannot be copied leaves nothing behind`() throws {
    let stranger = try folder.write("no catalog", to: "stranger")
    #expect(throws: CatalogError.self) { try Catalog.backUp(stranger, to: target) }
    #expect(throws: CatalogError.self) {
      try Catalog.backUp(test.catalog.path, to: folder.path(of: "none/saved.sqlite"))
    }
    #expect(throws: CatalogError.self) { try Catalog.backUp(test.catalog.path, to: folder.path) }
    #expect(try folder.contents() == ["stranger"])
  }

  @Test func `a catalog of an earlier version is copied as it is`() throws {
    let earlier = try EarlierCatalog.all[0].copy(to: folder, as: "earlier.sqlite")
    _ = try Catalog.backUp(earlier, to: target)
    #expect(
      try Connection(path: target, mode: .readOnly).scalar("PRAGMA user_version") == .integer(1))
  }

  @Test func `each copy is whole while another connection writes`() throws {
    let path = test.catalog.path
    let isDone = Mutex(false)
    let written = Mutex(0)
    let failure = Mutex<String?>(nil)
    // A thread of its own: the pool of tasks may be busy with other tests.
    let writer = Thread {
      do {
        let catalog = try Catalog(path: path, for: .write)
        while !isDone.withLock({ $0 }) {
          let count = written.withLock { $0 }
          try catalog.record { recorder in
            for part in ["a", "b"] {
              let name = #""many/\#(count)/\#(part)""#
              let text = SmallDocuments.tableOn9.replacing(#""table-9""#, with: name)
              _ = try recorder.add(document(text))
            }
          }
          written.withLock { $0 += 1 }
        }
      } catch {
        failure.withLock { $0 = "\(error)" }
      }
      isDone.withLock { $0 = false }
    }
    writer.start()
    var sizes: [Int] = []
    let deadline = Date(timeIntervalSinceNow: 60)
    while Date() < deadline, sizes.count < 20 || sizes.last == sizes.first {
      let target = folder.path(of: "\(sizes.count).sqlite")
      let before = written.withLock { $0 }
      _ = try Catalog.backUp(path, to: target)
      let copy = try Catalog(path: target, for: .read)
      // Never half of what was recorded together, and nothing that was there before is missing.
      let names = try copy.experimentNames().filter { $0.hasPrefix("many/") }
      #expect(names.count.isMultiple(of: 2))
      #expect(names.count >= 2 * before)
      #expect(try copy.check(isFull: true).isEmpty)
      sizes.append(names.count)
    }
    isDone.withLock { $0 = true }
    while isDone.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.01) }
    #expect(failure.withLock { $0 } == nil)
    #expect(sizes == sizes.sorted())
    #expect((sizes.last ?? 0) > (sizes.first ?? 0), "nothing was written meanwhile")
  }
}
