import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a document in the order of their beginnings.
final class XMLElements: NSObject, XMLParserDelegate {
  private(set) var names: [String] = []
  private(set) var attributes: [[String: String]] = []
  private(set) var text = ""

  /// Nil where the document is not well-formed.
  init?(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    names.append(name)
    self.attributes.append(attributes)
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    text += characters
  }
}
