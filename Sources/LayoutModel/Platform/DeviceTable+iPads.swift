extension DeviceTable {
  /// The iPads with a home button.
  static let iPadsWithHomeButton: [Device] = [
    model(
      "iPad 2", .pad, 768, 1024, scale: 1,
      row(os(7, through: 9), 20, (20, 0), (20, 0, 0), 44, .iPad)),
    model(
      "iPad (3rd generation)", .pad, 768, 1024, scale: 2,
      row(os(7, through: 9), 20, (20, 0), (20, 0, 0), 44, .iPad)),
    model(
      "iPad (4th generation)", .pad, 768, 1024, scale: 2,
      row(os(7, through: 10), 20, (20, 0), (20, 0, 0), 44, .iPad)),
    model(
      "iPad mini (1st generation)", .pad, 768, 1024, scale: 1,
      row(os(7, through: 9), 20, (20, 0), (20, 0, 0), 44, .iPad)),
    model(
      "iPad mini 2/3", .pad, 768, 1024, scale: 2,
      row(os(7, through: 11), 20, (20, 0), (20, 0, 0), 44, .iPad),
      row(os(12, through: 12), 20, (20, 0), (20, 0, 0), 50, .iPad)),
    model(
      "iPad mini 4", .pad, 768, 1024, scale: 2,
      row(os(9, through: 11), 20, (20, 0), (20, 0, 0), 44, .iPad),
      row(os(12, through: 15), 20, (20, 0), (20, 0, 0), 50, .iPad)),
    model(
      "iPad mini (5th generation)", .pad, 768, 1024, scale: 2,
      row(os(12, 2, through: 18), 20, (20, 0), (20, 0, 0), 50, .iPad),
      row(os(26), 32, (32, 0), (32, 0, 0), 54, .iPad26HomeButton, .disputed, note: .assumedBottom)),
    model(
      "iPad Air (1st generation)", .pad, 768, 1024, scale: 2,
      row(os(7, through: 11), 20, (20, 0), (20, 0, 0), 44, .iPad),
      row(os(12, through: 12), 20, (20, 0), (20, 0, 0), 50, .iPad)),
    model(
      "iPad Air 2", .pad, 768, 1024, scale: 2,
      row(os(8, 1, through: 11), 20, (20, 0), (20, 0, 0), 44, .iPad),
      row(os(12, through: 15), 20, (20, 0), (20, 0, 0), 50, .iPad)),
    model(
      "iPad Pro 9.7-inch", .pad, 768, 1024, scale: 2,
      row(os(9, 3, through: 11), 20, (20, 0), (20, 0, 0), 44, .iPad),
      row(os(12, through: 16), 20, (20, 0), (20, 0, 0), 50, .iPad)),
    model(
      "iPad (5th generation)", .pad, 768, 1024, scale: 2,
      row(os(10, 3, through: 11), 20, (20, 0), (20, 0, 0), 44, .iPad),
      row(os(12, through: 16), 20, (20, 0), (20, 0, 0), 50, .iPad)),
    model(
      "iPad (6th generation)", .pad, 768, 1024, scale: 2,
      row(os(11, 3, through: 11), 20, (20, 0), (20, 0, 0), 44, .iPad),
      row(os(12, through: 17), 20, (20, 0), (20, 0, 0), 50, .iPad)),
    model(
      "iPad (7th generation)", .pad, 810, 1080, scale: 2,
      row(os(13, 1, through: 18), 20, (20, 0), (20, 0, 0), 50, .iPad)),
    model(
      "iPad (8th/9th generation)", .pad, 810, 1080, scale: 2,
      row(os(14, through: 18), 20, (20, 0), (20, 0, 0), 50, .iPad),
      row(os(26), 32, (32, 0), (32, 0, 0), 54, .iPad26HomeButton, .disputed, note: .assumedBottom)),
    model(
      "iPad Pro 10.5-inch", .pad, 834, 1112, scale: 2,
      row(os(10, 3, through: 11), 20, (20, 0), (20, 0, 0), 44, .iPad),
      row(os(12, through: 17), 20, (20, 0), (20, 0, 0), 50, .iPad)),
    model(
      "iPad Air (3rd generation)", .pad, 834, 1112, scale: 2,
      row(os(12, 2, through: 18), 20, (20, 0), (20, 0, 0), 50, .iPad),
      row(os(26), 32, (32, 0), (32, 0, 0), 54, .iPad26HomeButton, .disputed, note: .assumedBottom)),
    model(
      "iPad Pro 12.9-inch (1st generation)", .pad, 1024, 1366, scale: 2,
      row(os(9, 1, through: 11), 20, (20, 0), (20, 0, 0), 44, .iPad),
      row(os(12, through: 16), 20, (20, 0), (20, 0, 0), 50, .iPad)),
    model(
      "iPad Pro 12.9-inch (2nd generation)", .pad, 1024, 1366, scale: 2,
      row(os(10, 3, through: 11), 20, (20, 0), (20, 0, 0), 44, .iPad),
      row(os(12, through: 17), 20, (20, 0), (20, 0, 0), 50, .iPad)),
  ].flatMap(\.self)

  /// The iPads with a home indicator.
  static let iPadsWithHomeIndicator: [Device] = [
    model(
      "iPad Pro 11-inch (1st-4th generation)", .pad, 834, 1194, scale: 2,
      row(os(12, 1, through: 18), 24, (24, 20), (24, 0, 20), 50, .iPadHomeIndicator),
      row(
        os(26), 32, (32, 25), (32, 0, 25), 54, .simulator26, .likely, statusBar: .disputed,
        note: .statusBarAsSafeArea)),
    model(
      "iPad Pro 12.9-inch (3rd-6th generation)", .pad, 1024, 1366, scale: 2,
      row(os(12, 1, through: 18), 24, (24, 20), (24, 0, 20), 50, .iPadHomeIndicator),
      row(
        os(26), 32, (32, 25), (32, 0, 25), 54, .simulator26, .likely, statusBar: .disputed,
        note: .statusBarAsSafeArea)),
    model(
      "iPad Air (4th/5th generation)", .pad, 820, 1180, scale: 2,
      row(os(14, through: 18), 24, (24, 20), (24, 0, 20), 50, .iPadHomeIndicator),
      row(
        os(26), 32, (32, 25), (32, 0, 25), 54, .simulator26, .likely, statusBar: .disputed,
        note: .statusBarAsSafeArea)),
    model(
      "iPad (10th generation / A16)", .pad, 820, 1180, scale: 2,
      row(os(16, 1, through: 18), 24, (24, 20), (24, 0, 20), 50, .iPadHomeIndicator),
      row(
        os(26), 32, (32, 25), (32, 0, 25), 54, .simulator26, statusBar: .disputed,
        note: .statusBarAsSafeArea)),
    model(
      "iPad Air 11-inch (M2/M3)", .pad, 820, 1180, scale: 2,
      row(os(17, 4, through: 18), 24, (24, 20), (24, 0, 20), 50, .iPadHomeIndicator),
      row(
        os(26), 32, (32, 25), (32, 0, 25), 54, .simulator26, statusBar: .disputed,
        note: .statusBarAsSafeArea)),
    model(
      "iPad Air 13-inch (M2/M3)", .pad, 1024, 1366, scale: 2,
      row(os(17, 4, through: 18), 24, (24, 20), (24, 0, 20), 50, .iPadHomeIndicator),
      row(
        os(26), 32, (32, 25), (32, 0, 25), 54, .simulator26, statusBar: .disputed,
        note: .statusBarAsSafeArea)),
    model(
      "iPad mini (6th generation / A17 Pro)", .pad, 744, 1133, scale: 2,
      row(os(15, through: 18), 24, (24, 20), (24, 0, 20), 50, .iPadHomeIndicator),
      row(
        os(26), 32, (32, 25), (32, 0, 25), 54, .simulator26, statusBar: .disputed,
        note: .statusBarAsSafeArea)),
    model(
      "iPad Pro 11-inch (M4/M5)", .pad, 834, 1210, scale: 2,
      row(os(17, 5, through: 18), 24, (24, 20), (24, 0, 20), 50, .iPadHomeIndicator),
      row(
        os(26), 32, (32, 25), (32, 0, 25), 54, .simulator26, statusBar: .disputed,
        note: .statusBarAsSafeArea)),
    model(
      "iPad Pro 13-inch (M4/M5)", .pad, 1032, 1376, scale: 2,
      row(os(17, 5, through: 18), 24, (24, 20), (24, 0, 20), 50, .iPadHomeIndicator),
      row(
        os(26), 32, (32, 25), (32, 0, 25), 54, .simulator26, statusBar: .disputed,
        note: .statusBarAsSafeArea)),
  ].flatMap(\.self)
}
