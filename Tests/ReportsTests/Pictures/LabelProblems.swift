import LayoutModel

@testable import Reports

/// What is wrong with the places of a picture's labels.
enum LabelProblems {
  /// How far two labels may come into each other's room, which is a little larger than their ink.
  private static let leeway = 1.0

  static func of(_ picture: ExperimentPicture) -> [String] {
    let drawing = picture.drawing(showsName: true)
    let labels = drawing.writer.labels
    var problems: [String] = labels.count < 2 ? ["there are no labels"] : []
    for (index, label) in labels.enumerated() {
      let room = label.frame
      if room.minX < 0 || room.minY < 0 || room.maxX > drawing.width.rounded(.up)
        || room.maxY > drawing.height.rounded(.up)
      {
        problems.append("\(describe(label)) stands outside")
      }
      for other in labels[..<index] {
        let common = room.intersection(other.frame).size
        if common.width > leeway && common.height > leeway {
          problems.append("\(describe(label)) stands on \(describe(other))")
        }
      }
    }
    return problems
  }

  private static func describe(_ label: DrawnLabel) -> String {
    "'\(label.text) \(label.number)' at \(Int(label.frame.minX)), \(Int(label.frame.minY))"
  }
}
