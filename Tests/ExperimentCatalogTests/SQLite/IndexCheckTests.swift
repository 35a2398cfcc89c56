import TestSupport
import Testing

@testable import ExperimentCatalog

@Suite struct IndexCheckTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path(of: "indexed.sqlite")
    try Connection(path: path, mode: .create).execute(
      """
      CREATE TABLE word (id INTEGER PRIMARY KEY, word TEXT UNIQUE, length INTEGER, gone TEXT);
      CREATE INDEX word_gone ON word (gone) WHERE gone IS NOT NULL;
      CREATE TABLE value (word TEXT, name TEXT, value ANY, PRIMARY KEY (word, name)) WITHOUT ROWID;
      CREATE INDEX value_by_value ON value (name, value);
      INSERT INTO word VALUES
        (1, 'apple', 5, NULL), (2, 'berry', 5, 'lost'), (3, NULL, 0, NULL), (4, NULL, 0, 'left');
      INSERT INTO value VALUES
        ('a', 'n', 1), ('b', 'n', 1), ('c', 'n', 1.0), ('d', 'n', 0.5), ('e', 'n', NULL),
        ('f', 'n', 9007199254740993), ('g', 'n', 9007199254740992.0), ('h', 'n', 'text'),
        ('i', 'n', x'00')
      """)
  }

  private func isPassed() throws -> Bool {
    try IndexCheck(connection: Connection(path: path, mode: .readOnly)).isPassed()
  }

  @Test func `indexes that hold what the tables hold pass`() throws {
    #expect(try isPassed())
  }

  @Test(arguments: [
    // Other content.
    ("apple", "apply", "sqlite_autoindex_word_1"),
    ("lost", "loot", "word_gone"),
    ("text", "tent", "value_by_value"),
    // What the table alone has.
    ("berry", "cerry", "word"),
  ])
  func `an index that does not hold what its table holds fails`(
    old: String, new: String, name: String
  ) throws {
    #expect(try FileBytes.replace(old, with: new, in: name, of: path))
    #expect(try !isPassed())
  }

  @Test func `one key twice fails where it is to be unique`() throws {
    for name in ["word", "sqlite_autoindex_word_1"] {
      #expect(try FileBytes.replace("berry", with: "apple", in: name, of: path))
    }
    #expect(try !isPassed())
  }

  @Test func `rows in the wrong order fail`() throws {
    // Both in the table and in the index.
    for name in ["word", "sqlite_autoindex_word_1"] {
      #expect(try FileBytes.replace("apple", with: "zebra", in: name, of: path))
    }
    #expect(try !isPassed())
  }
}
