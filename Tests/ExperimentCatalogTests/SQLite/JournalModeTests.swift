import ExperimentCatalog
import TestSupport
import Testing

@Suite struct JournalModeTests {
  @Test(arguments: [
    ("ext4" as String?, JournalMode.wal), ("apfs", .wal), ("tmpfs", .wal), ("overlay", .wal),
    (nil, .wal),
    ("nfs4", .delete), ("cifs", .delete), ("9p", .delete), ("virtiofs", .delete),
    ("fuse", .delete), ("fuse.sshfs", .delete), ("fuseblk", .delete), ("smbfs", .delete),
  ])
  func `a file system that others may share gets no WAL`(_ type: String?, _ mode: JournalMode) {
    #expect(JournalMode(fileSystemType: type) == mode)
  }

  @Test func `a file keeps the mode that was set`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "mode.sqlite")
    try Connection(path: path, mode: .create).setJournalMode(.wal)
    let again = try Connection(path: path, mode: .readWrite)
    #expect(try again.journalMode() == .wal)
    try again.setJournalMode(.delete)
    #expect(try again.journalMode() == .delete)
  }

  @Test func `a mode that SQLite does not take is an error`() throws {
    let memory = try Connection(inMemory: ())
    #expect(throws: SQLiteError.self) { try memory.setJournalMode(.wal) }
    #expect(try memory.journalMode() == nil)
  }
}
