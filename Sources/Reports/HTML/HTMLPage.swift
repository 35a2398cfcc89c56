import LayoutModel

/// One HTML file without any outside request, readable without script.
///
/// Its content security policy lets no script run but the page's own, named by its digest, and
/// nothing be loaded at all: whatever a catalog holds cannot become more than text.
struct HTMLPage {
  let title: String
  /// CSS besides that of every page.
  var styleSheet = ""
  /// JavaScript; nil for a page without.
  var script: String?
  /// HTML.
  let body: String

  var text: String {
    let policy =
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
      + "form-action 'none'" + (script.map { "; script-src 'sha256-\(Self.digest($0))'" } ?? "")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta http-equiv="Content-Security-Policy" content="\(policy)"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>
      <meta name="generator" content="Plumbline"/>
      <title>\(MarkupText.line(title))</title>
      <style>
      \(Self.styleSheet)\(styleSheet)</style>
      </head>
      <body>
      \(body)
      \(script.map { "<script>\($0)</script>\n" } ?? "")</body>
      </html>

      """
  }

  /// The SHA-256 of a script as a policy names it: in base 64.
  private static func digest(_ script: String) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    let bytes = SHA256.digest(of: Array(script.utf8)).bytes
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(0) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      var letters: [Character] = []
      for _ in 0..<4 {
        letters.append(alphabet[Int(bits & 63)])
        bits >>= 6
      }
      text += String(letters.reversed().prefix(group.count + 1))
      text += String(repeating: "=", count: 3 - group.count)
    }
    return text
  }
}
