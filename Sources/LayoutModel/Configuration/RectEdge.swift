/// A set of edges, UIKit's `UIRectEdge`.
public struct RectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Makes a set from UIKit's bit values.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let top = RectEdge(rawValue: 1)
  public static let left = RectEdge(rawValue: 2)
  public static let bottom = RectEdge(rawValue: 4)
  public static let right = RectEdge(rawValue: 8)
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}
