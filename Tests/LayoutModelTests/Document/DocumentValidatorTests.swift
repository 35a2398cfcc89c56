import LayoutModel
import Testing

/// What holds for every key, asked of every key of the table.
@Suite struct DocumentValidatorTests {
  @Test func `every key of the table has a place in the document`() {
    let places = Set(KeyPlace.all.map(\.testDescription))
    for object in DocumentObject.allCases {
      for key in KeyTable.keys(of: object) {
        #expect(places.contains("\(object.rawValue).\(key.name)"))
      }
    }
    #expect(places.count == KeyPlace.all.count)
    #expect(places.count >= 128)
  }

  @Test(arguments: KeyPlace.all) func `a value of the wrong type is refused`(place: KeyPlace) {
    let wrong = WrongValue.all(for: place.key.type)
    #expect(!wrong.isEmpty, "the type has no wrong value")
    for value in wrong {
      DocumentErrorCase(
        place.testDescription, place.document(stating: value.marked), path: place.path + value.step,
        value.message
      ).check()
    }
  }

  @Test(arguments: KeyPlace.all.filter(\.key.isRequired))
  func `a required key must be there`(place: KeyPlace) {
    DocumentErrorCase(
      place.testDescription, place.documentWithoutKey(), path: place.objectPath,
      "the key \"\(place.key.name)\" is missing: \(place.key.meaning); \(place.key.type.description)"
    ).check()
  }

  @Test(arguments: KeyPlace.all) func `a mistyped key leads to the one that was meant`(
    place: KeyPlace
  ) throws {
    let name = place.key.name + "q"
    let document = MarkedText(place.document(renaming: name))
    let tape = try JSONTape(parsing: Array(document.text.utf8))
    let error = #expect(throws: DocumentError.self) { try DocumentReader(tape).experiment() }
    #expect(error?.location == document.location)
    #expect(error?.path.hasSuffix(name) == true)
    let message = try #require(error?.message)
    #expect(message.hasPrefix("unknown key \"\(name)\"; did you mean \"\(place.key.name)\""))
  }
}
