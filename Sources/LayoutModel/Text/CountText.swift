/// Numbers of things in sentences.
public enum CountText {
  /// A number with its noun, which takes an s but after 1: "1 experiment", "73 experiments".
  public static func format(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
