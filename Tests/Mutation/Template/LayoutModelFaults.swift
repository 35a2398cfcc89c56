public import Faults

extension Point: FaultAddable {}

extension EdgeInsets: FaultAddable {
  public static func - (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom,
      right: a.right - b.right)
  }
}
