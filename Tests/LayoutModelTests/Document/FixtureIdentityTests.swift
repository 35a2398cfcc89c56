import LayoutModel
import TestSupport
import Testing

/// What holds for the identity of every document, asked of all fixtures.
@Suite struct FixtureIdentityTests {
  private let tapes: [JSONTape]

  init() throws {
    tapes =
      try ["articles", "field", "peers"].flatMap { try FixtureFolder.documents($0) }
      + [JSONTape(parsing: Array(EveryKeyDocument.text.utf8))]
  }

  private func tape(_ text: String) throws -> JSONTape { try JSONTape(parsing: Array(text.utf8)) }

  @Test func `there are fixtures`() {
    #expect(tapes.count >= 300)
  }

  @Test func `a stored configuration reads back as itself`() throws {
    for tape in tapes {
      let document = try DocumentReader(tape).recordable()
      let stored = try JSONTape(parsing: document.configurationText)
      let name = document.experiment.name
      #expect(
        try DocumentReader(stored).configuration() == document.experiment.configuration, "\(name)")
      let text = String(decoding: document.configurationText, as: UTF8.self)
      let again = try ExperimentText.recordable("{\"name\": \"a\", \"configuration\": \(text)}")
      #expect(again.configurationText == document.configurationText, "\(name)")
      #expect(again.fingerprint == document.fingerprint, "\(name)")
      #expect(again.shape == document.shape, "\(name)")
    }
  }

  @Test func `a stored document reads back as itself`() throws {
    for tape in tapes {
      let document = try DocumentReader(tape).recordable()
      let again = try DocumentReader(JSONTape(parsing: document.documentText)).recordable()
      let name = document.experiment.name
      #expect(again.documentText == document.documentText, "\(name)")
      #expect(again.digest == document.digest, "\(name)")
      #expect(again.fingerprint == document.fingerprint, "\(name)")
      #expect(Set(again.parameters) == Set(document.parameters), "\(name)")
    }
  }

  @Test func `order of keys and white space never matter`() throws {
    for tape in tapes {
      let document = try DocumentReader(tape).recordable()
      let other = try DocumentReader(self.tape(RewrittenDocument(tape).text)).recordable()
      let name = document.experiment.name
      #expect(other.digest == document.digest, "\(name)")
      #expect(other.fingerprint == document.fingerprint, "\(name)")
      #expect(other.shape == document.shape, "\(name)")
      #expect(other.experiment.configuration == document.experiment.configuration, "\(name)")
      #expect(Set(other.parameters) == Set(document.parameters), "\(name)")
    }
  }

  @Test func `ids are no part of the shape`() throws {
    // An id that is a key's name too can't be told from it in the text.
    let keys = Set(DocumentObject.allCases.flatMap { KeyTable.keys(of: $0).map(\.name) })
    var renamedCount = 0
    for tape in tapes {
      let document = try DocumentReader(tape).recordable()
      let ids = document.experiment.configuration.views.flatMap { view in
        [
          view.id, view.scroll?.refreshHeader?.id, view.scroll?.loadMoreFooter?.id,
          view.scroll?.refreshControl,
        ]
      }.compactMap(\.self).filter { $0 != "view" }
      guard !ids.isEmpty, keys.isDisjoint(with: ids) else { continue }
      var text = String(decoding: document.configurationText, as: UTF8.self)
      for id in ids {
        text = text.replacing("\"\(id)\"", with: "\"new_\(id)\"")
          .replacing("\"\(id).", with: "\"new_\(id).")
      }
      let renamed = try ExperimentText.recordable("{\"name\": \"a\", \"configuration\": \(text)}")
      let name = document.experiment.name
      #expect(renamed.shape == document.shape, "\(name)")
      #expect(renamed.fingerprint != document.fingerprint, "\(name)")
      renamedCount += 1
    }
    #expect(renamedCount >= 200)
  }

  @Test func `a leaf that changes changes the fingerprint`() throws {
    var paths: Set<String> = []
    for tape in tapes {
      let document = try DocumentReader(tape).recordable()
      // The hundredth frame of the fixtures has nothing to tell that the first had not.
      for leaf in LeafChange.all(of: tape) where !paths.contains(leaf.path) {
        let recordables = leaf.documents.lazy.compactMap { try? ExperimentText.recordable($0) }
        guard let changed = recordables.first else { continue }
        paths.insert(leaf.path)
        let place = "\(document.experiment.name) \(leaf.path)"
        #expect(changed.fingerprint != document.fingerprint, "\(place)")
        #expect(changed.digest != document.digest, "\(place)")
        #expect((changed.shape == document.shape) == leaf.isPlatform, "\(place)")
        let isSeen = changed.experiment.configuration != document.experiment.configuration
        #expect(isSeen != leaf.isSilent, "\(place)")
        #expect(changed.parameters != document.parameters, "\(place)")
      }
    }
    #expect(paths.count >= 190)
  }
}
