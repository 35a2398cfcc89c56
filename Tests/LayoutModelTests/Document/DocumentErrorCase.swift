import LayoutModel
import Testing

/// A document that is refused, with the place at which it is wrong marked, and what is said.
struct DocumentErrorCase: CustomTestStringConvertible, Sendable {
  let name: String
  let document: MarkedText
  let error: DocumentError

  init(_ name: String, _ marked: String, path: String, _ message: String) {
    self.name = name
    document = MarkedText(marked)
    error = DocumentError(message, at: document.location, path: path)
  }

  var testDescription: String { name }

  /// Expects that reading the document gives exactly the error.
  func check(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    do {
      _ = try ExperimentText.read(document.text)
      Issue.record("\(name) is accepted: \(document.text)", sourceLocation: sourceLocation)
    } catch let found as DocumentError {
      #expect(found == error, "\(document.text)", sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(name): \(error)", sourceLocation: sourceLocation)
    }
  }
}
