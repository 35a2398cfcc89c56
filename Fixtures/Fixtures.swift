import CFixtures

/// The experiments of `plumb demo`, embedded so that the binary runs wherever it lies.
package enum Fixtures {
  /// The articles' experiments: one array of documents a scenario group, in reading order.
  package static let articles: [(name: String, bytes: [UInt8])] =
    (0..<embeddedArticleCount()).map { index in
      let file = embeddedArticle(index)
      return (String(cString: file.name), bytes(of: file.text))
    }

  /// The known deviations of the articles' experiments: an array of waivers.
  package static let waivers: [UInt8] = bytes(of: embeddedWaivers())

  private static func bytes(of text: UnsafePointer<UInt8>) -> [UInt8] {
    Array(String(cString: text).utf8)
  }
}
