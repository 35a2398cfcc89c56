extension DeviceTable {
  /// The iPhones with a home button.
  static let iPhonesWithHomeButton: [Device] = [
    model(
      "iPhone 4", .phone, 320, 480, scale: 2,
      row(
        os(7, through: 7), 20, (20, 0), (20, 0, 0), 32, .homeButtonOS7, .likely, note: .layoutGuides
      )),
    model(
      "iPhone 4s", .phone, 320, 480, scale: 2,
      row(
        os(7, through: 7), 20, (20, 0), (20, 0, 0), 32, .homeButtonOS7, .likely, note: .layoutGuides
      ),
      row(os(8, through: 9), 20, (20, 0), (0, 0, 0), 32, .homeButton, note: .layoutGuides)),
    model(
      "iPhone 5", .phone, 320, 568, scale: 2,
      row(
        os(7, through: 7), 20, (20, 0), (20, 0, 0), 32, .homeButtonOS7, .likely, note: .layoutGuides
      ),
      row(os(8, through: 10), 20, (20, 0), (0, 0, 0), 32, .homeButton, note: .layoutGuides)),
    model(
      "iPhone 5c", .phone, 320, 568, scale: 2,
      row(
        os(7, through: 7), 20, (20, 0), (20, 0, 0), 32, .homeButtonOS7, .likely, note: .layoutGuides
      ),
      row(os(8, through: 10), 20, (20, 0), (0, 0, 0), 32, .homeButton, note: .layoutGuides)),
    model(
      "iPhone 5s", .phone, 320, 568, scale: 2,
      row(
        os(7, through: 7), 20, (20, 0), (20, 0, 0), 32, .homeButtonOS7, .likely, note: .layoutGuides
      ),
      row(os(8, through: 12), 20, (20, 0), (0, 0, 0), 32, .homeButton, note: .layoutGuides)),
    model(
      "iPhone SE (1st generation)", .phone, 320, 568, scale: 2,
      row(os(9, 3, through: 15), 20, (20, 0), (0, 0, 0), 32, .homeButton, note: .layoutGuides)),
    model(
      "iPhone 6", .phone, 375, 667, scale: 2,
      row(os(8, through: 12), 20, (20, 0), (0, 0, 0), 32, .homeButton, note: .layoutGuides)),
    model(
      "iPhone 6 Plus", .phone, 414, 736, scale: 3,
      row(os(8, through: 12), 20, (20, 0), (0, 0, 0), 44, .homeButton, note: .layoutGuides)),
    model(
      "iPhone 6s", .phone, 375, 667, scale: 2,
      row(os(9, through: 15), 20, (20, 0), (0, 0, 0), 32, .homeButton, note: .layoutGuides)),
    model(
      "iPhone 6s Plus", .phone, 414, 736, scale: 3,
      row(os(9, through: 15), 20, (20, 0), (0, 0, 0), 44, .homeButton, note: .layoutGuides)),
    model(
      "iPhone 7", .phone, 375, 667, scale: 2,
      row(os(10, through: 15), 20, (20, 0), (0, 0, 0), 32, .homeButton, note: .layoutGuides)),
    model(
      "iPhone 7 Plus", .phone, 414, 736, scale: 3,
      row(os(10, through: 15), 20, (20, 0), (0, 0, 0), 44, .homeButton, note: .layoutGuides)),
    model(
      "iPhone 8", .phone, 375, 667, scale: 2,
      row(
        os(11, through: 16), 20, (20, 0), (0, 0, 0), 32, .homeButton, note: .landscapeHidesStatusBar
      )),
    model(
      "iPhone 8 Plus", .phone, 414, 736, scale: 3,
      row(
        os(11, through: 16), 20, (20, 0), (0, 0, 0), 44, .homeButton, note: .landscapeHidesStatusBar
      )),
    model(
      "iPhone SE (2nd generation)", .phone, 375, 667, scale: 2,
      row(
        os(13, 4, through: 18), 20, (20, 0), (0, 0, 0), 32, .homeButton,
        note: .landscapeHidesStatusBar),
      row(
        os(26), 20, (20, 0), (0, 0, 0), 54, .simulator26SE, .likely, note: .landscapeHidesStatusBar,
        .landscapeBarOS26)),
    model(
      "iPhone SE (3rd generation)", .phone, 375, 667, scale: 2,
      row(
        os(15, 4, through: 18), 20, (20, 0), (0, 0, 0), 32, .homeButton,
        note: .landscapeHidesStatusBar),
      row(
        os(26), 20, (20, 0), (0, 0, 0), 54, .simulator26, note: .landscapeHidesStatusBar,
        .landscapeBarOS26)),
  ].flatMap(\.self)

  /// The iPhones with a home indicator and a sensor housing at the edge.
  static let iPhonesWithNotch: [Device] = [
    model(
      "iPhone X", .phone, 375, 812, scale: 3,
      row(os(11, through: 16), 44, (44, 34), (0, 44, 21), 32, .qmui)),
    model(
      "iPhone XS", .phone, 375, 812, scale: 3,
      row(os(12, through: 18), 44, (44, 34), (0, 44, 21), 32, .qmui)),
    model(
      "iPhone XS Max", .phone, 414, 896, scale: 3,
      row(os(12, through: 18), 44, (44, 34), (0, 44, 21), 44, .qmui)),
    model(
      "iPhone XR", .phone, 414, 896, scale: 2,
      row(os(12, through: 13), 44, (44, 34), (0, 44, 21), 44, .qmui44),
      row(os(14, through: 18), 48, (48, 34), (0, 48, 21), 44, .qmui48)),
    model(
      "iPhone 11", .phone, 414, 896, scale: 2,
      row(os(13, through: 13), 44, (44, 34), (0, 44, 21), 44, .qmui44),
      row(os(14, through: 18), 48, (48, 34), (0, 48, 21), 44, .qmui48),
      row(os(26), 48, (48, 34), (0, 48, 20), 54, .simulator26Analogy, .likely, note: .inferredOS26)),
    model(
      "iPhone 11 Pro", .phone, 375, 812, scale: 3,
      row(os(13, through: 18), 44, (44, 34), (0, 44, 21), 32, .qmui),
      row(
        os(26), 44, (44, 34), (0, 44, 20), 54, .simulator26Analogy, .likely, note: .inferredOS26,
        .landscapeBarOS26)),
    model(
      "iPhone 11 Pro Max", .phone, 414, 896, scale: 3,
      row(os(13, through: 18), 44, (44, 34), (0, 44, 21), 44, .qmui),
      row(os(26), 44, (44, 34), (0, 44, 20), 54, .simulator26Analogy, .likely, note: .inferredOS26)),
    model(
      "iPhone 12 mini", .phone, 375, 812, scale: 3,
      row(
        os(14, 1, through: 14), 44, (50, 34), (0, 50, 21), 32, barY: 50, .miniOS14,
        note: .barBelowStatusBar),
      row(os(15, through: 18), 50, (50, 34), (0, 50, 21), 32, .mini, statusBar: .likely),
      row(
        os(26), 50, (50, 34), (0, 50, 20), 54, .simulator26Analogy, .likely, note: .inferredOS26,
        .landscapeBarOS26)),
    model(
      "iPhone 12", .phone, 390, 844, scale: 3,
      row(os(14, 1, through: 18), 47, (47, 34), (0, 47, 21), 32, .qmui),
      row(
        os(26), 47, (47, 34), (0, 47, 20), 54, .simulator26Analogy, .likely, note: .inferredOS26,
        .landscapeBarOS26)),
    model(
      "iPhone 12 Pro", .phone, 390, 844, scale: 3,
      row(os(14, 1, through: 18), 47, (47, 34), (0, 47, 21), 32, .qmui),
      row(
        os(26), 47, (47, 34), (0, 47, 20), 54, .simulator26Analogy, .likely, note: .inferredOS26,
        .landscapeBarOS26)),
    model(
      "iPhone 12 Pro Max", .phone, 428, 926, scale: 3,
      row(os(14, 1, through: 18), 47, (47, 34), (0, 47, 21), 44, .qmui),
      row(os(26), 47, (47, 34), (0, 47, 20), 54, .simulator26Analogy, .likely, note: .inferredOS26)),
    model(
      "iPhone 13 mini", .phone, 375, 812, scale: 3,
      row(
        os(15, through: 18), 50, (50, 34), (0, 50, 21), 32, .qmui, statusBar: .likely,
        note: .statusBar44On15),
      row(
        os(26), 50, (50, 34), (0, 50, 20), 54, .simulator26Analogy, .likely, note: .statusBar44On15,
        .inferredOS26, .landscapeBarOS26)),
    model(
      "iPhone 13", .phone, 390, 844, scale: 3,
      row(os(15, through: 18), 47, (47, 34), (0, 47, 21), 32, .qmui),
      row(
        os(26), 47, (47, 34), (0, 47, 20), 54, .simulator26Analogy, .likely, note: .inferredOS26,
        .landscapeBarOS26)),
    model(
      "iPhone 13 Pro", .phone, 390, 844, scale: 3,
      row(os(15, through: 18), 47, (47, 34), (0, 47, 21), 32, .qmui),
      row(
        os(26), 47, (47, 34), (0, 47, 20), 54, .simulator26Analogy, .likely, note: .inferredOS26,
        .landscapeBarOS26)),
    model(
      "iPhone 13 Pro Max", .phone, 428, 926, scale: 3,
      row(os(15, through: 18), 47, (47, 34), (0, 47, 21), 44, .qmui),
      row(os(26), 47, (47, 34), (0, 47, 20), 54, .simulator26Analogy, .likely, note: .inferredOS26)),
    model(
      "iPhone 14", .phone, 390, 844, scale: 3,
      row(os(16, through: 18), 47, (47, 34), (0, 47, 21), 32, .qmui),
      row(
        os(26), 47, (47, 34), (0, 47, 20), 54, .simulator26Analogy, .likely, note: .inferredOS26,
        .landscapeBarOS26)),
    model(
      "iPhone 14 Plus", .phone, 428, 926, scale: 3,
      row(os(16, through: 18), 47, (47, 34), (0, 47, 21), 44, .qmui),
      row(os(26), 47, (47, 34), (0, 47, 20), 54, .simulator26Analogy, .likely, note: .inferredOS26)),
    model(
      "iPhone 16e", .phone, 390, 844, scale: 3,
      row(os(18, 3, through: 18), 47, (47, 34), (0, 47, 21), 32, .iPhone14Panel, .likely),
      row(
        os(26), 47, (47, 34), (0, 47, 20), 54, .simulator26Analogy, .likely, note: .inferredOS26,
        .landscapeBarOS26)),
    model(
      "iPhone 17e", .phone, 390, 844, scale: 3,
      row(
        os(26), 47, (47, 34), (0, 47, 20), 54, .simulator26, statusBar: .likely,
        note: .measuredOS26, .landscapeBarOS26)),
  ].flatMap(\.self)

  /// The iPhones with a Dynamic Island.
  static let iPhonesWithIsland: [Device] = [
    model(
      "iPhone 14 Pro", .phone, 393, 852, scale: 3,
      row(
        os(16, through: 18), 54, (59, 34), (0, 59, 21), 32, barY: islandBarY, .island,
        note: .islandLandscapeBar),
      row(
        os(26), 54, (59, 34), (0, 59, 20), 54, barY: 59, .simulator26Analogy, .likely,
        note: .inferredOS26, .landscapeBarOS26)),
    model(
      "iPhone 14 Pro Max", .phone, 430, 932, scale: 3,
      row(os(16, through: 18), 54, (59, 34), (0, 59, 21), 44, barY: islandBarY, .island),
      row(
        os(26), 54, (59, 34), (0, 59, 20), 54, barY: 59, .simulator26Analogy, .likely,
        note: .inferredOS26)),
    model(
      "iPhone 15", .phone, 393, 852, scale: 3,
      row(
        os(17, through: 18), 54, (59, 34), (0, 59, 21), 32, barY: islandBarY, .iPhone15,
        note: .islandLandscapeBar),
      row(
        os(26), 54, (59, 34), (0, 59, 20), 54, barY: 59, .simulator26Analogy, .likely,
        note: .inferredOS26, .landscapeBarOS26)),
    model(
      "iPhone 15 Plus", .phone, 430, 932, scale: 3,
      row(os(17, through: 18), 54, (59, 34), (0, 59, 21), 44, barY: islandBarY, .iPhone15),
      row(
        os(26), 54, (59, 34), (0, 59, 20), 54, barY: 59, .simulator26Analogy, .likely,
        note: .inferredOS26)),
    model(
      "iPhone 15 Pro", .phone, 393, 852, scale: 3,
      row(
        os(17, through: 18), 54, (59, 34), (0, 59, 21), 32, barY: islandBarY, .island,
        note: .islandLandscapeBar),
      row(
        os(26), 54, (59, 34), (0, 59, 20), 54, barY: 59, .simulator26Analogy, .likely,
        note: .inferredOS26, .landscapeBarOS26)),
    model(
      "iPhone 15 Pro Max", .phone, 430, 932, scale: 3,
      row(os(17, through: 18), 54, (59, 34), (0, 59, 21), 44, barY: islandBarY, .island),
      row(
        os(26), 54, (59, 34), (0, 59, 20), 54, barY: 59, .simulator26Analogy, .likely,
        note: .inferredOS26)),
    model(
      "iPhone 16", .phone, 393, 852, scale: 3,
      row(
        os(18, through: 18), 54, (59, 34), (0, 59, 21), 32, barY: islandBarY, .island,
        note: .islandLandscapeBar),
      row(
        os(26), 54, (59, 34), (0, 59, 20), 54, barY: 59, .simulator26, statusBar: .likely,
        note: .measuredOS26, .landscapeBarOS26)),
    model(
      "iPhone 16 Plus", .phone, 430, 932, scale: 3,
      row(os(18, through: 18), 54, (59, 34), (0, 59, 21), 44, barY: islandBarY, .island),
      row(
        os(26), 54, (59, 34), (0, 59, 20), 54, barY: 59, .simulator26, statusBar: .likely,
        note: .measuredOS26)),
    model(
      "iPhone 16 Pro", .phone, 402, 874, scale: 3,
      row(
        os(18, through: 18), 54, (62, 34), (0, 62, 21), 32, barY: largeIslandBarY, .iPhone16Pro,
        statusBar: .likely, note: .islandLandscapeBar),
      row(
        os(26), 54, (62, 34), (0, 62, 20), 54, barY: 62, .simulator26, statusBar: .disputed,
        note: .measuredOS26, .landscapeBarOS26)),
    model(
      "iPhone 16 Pro Max", .phone, 440, 956, scale: 3,
      row(
        os(18, through: 18), 54, (62, 34), (0, 62, 21), 44, barY: largeIslandBarY, .qmui,
        statusBar: .likely),
      row(
        os(26), 54, (62, 34), (0, 62, 20), 54, barY: 62, .simulator26, statusBar: .disputed,
        note: .measuredOS26)),
    model(
      "iPhone 17", .phone, 402, 874, scale: 3,
      row(
        os(26), 54, (62, 34), (0, 62, 20), 54, barY: 62, .simulator26, statusBar: .disputed,
        note: .statusBarOfIslands, .measuredOS26, .landscapeBarOS26)),
    model(
      "iPhone 17 Pro", .phone, 402, 874, scale: 3,
      row(
        os(26), 54, (62, 34), (0, 62, 20), 54, barY: 62, .simulator26, statusBar: .disputed,
        note: .statusBarOfIslands, .measuredOS26, .landscapeBarOS26)),
    model(
      "iPhone 17 Pro Max", .phone, 440, 956, scale: 3,
      row(
        os(26), 54, (62, 34), (0, 62, 20), 54, barY: 62, .simulator26, statusBar: .disputed,
        note: .statusBarOfIslands, .measuredOS26)),
    model(
      "iPhone Air", .phone, 420, 912, scale: 3,
      row(
        os(26), 54, (68, 34), (0, 68, 20), 54, barY: 68, .simulator26, statusBar: .disputed,
        note: .statusBarOfIslands, .compatibilityBar, .measuredOS26)),
  ].flatMap(\.self)
}
