extension DeviceTable {
  /// Where the numbers of a row come from.
  enum Source: String {
    case homeButtonOS7 =
      "useyourloaf.com, supporting iPhone X (home-button column); iOS 7 landscape is general knowledge"
    case homeButton =
      "useyourloaf.com, supporting iPhone X (home-button column); QMUI, QMUIHelper.m"
    case qmui =
      "QMUI, QMUIHelper.m (safeAreaInsetsForDeviceWithNotch, statusBarHeightConstant)"
    case qmui44 =
      "QMUI, QMUIHelper.m; articles on iOS 14's change of the status bar"
    case qmui48 =
      "QMUI, QMUIHelper.m; GKNavigationBarSwift (48 from iOS 14)"
    case miniOS14 =
      "QuintGao/GKNavigationBar#68 (printed on iOS 14.4); QMUI, QMUIHelper.m"
    case mini =
      "QMUI, QMUIHelper.m; a UI test dump of an iPhone 13 mini on iOS 16.4; juejin 7042959067660156935, 7026524746011377700"
    case island =
      "QuintGao/GKNavigationBarSwift#41; QMUI, QMUIHelper.m (navigationBarMaxYConstant)"
    case iPhone15 =
      "QuintGao/GKNavigationBarSwift#41 (59; QMUI's 47 is an error); QMUI, navigationBarMaxYConstant; CSDN and cnblogs tables"
    case iPhone16Pro =
      "QMUI, QMUIHelper.m; pocket-casts test (status bar 54, safe area 62)"
    case iPhone14Panel =
      "the panel of the iPhone 14; GKNavigationBarSwift excludes it from island phones"
    case simulator26 =
      "flutter_device_preview, measured in iOS 26 simulators"
    case simulator26Analogy =
      "by analogy to flutter_device_preview, measured in iOS 26 simulators"
    case simulator26SE =
      "by analogy to the iPhone SE (3rd generation): flutter_device_preview"
    case iPad =
      "Hacknicity (bars, iPad sizes); QMUI"
    case iPadHomeIndicator =
      "Hacknicity (bars, iPad sizes); QMUI; CSDN table of iPadOS 14"
    case iPad26HomeButton =
      "flutterware 0.7.0 (top 32 on an 810 x 1080 iPad, iPadOS 26)"
  }

  /// What is doubtful or special about a row.
  enum Note: String {
    case layoutGuides =
      "before iOS 11 the insets are the lengths of the layout guides"
    case landscapeHidesStatusBar =
      "landscape hides the status bar (compact height)"
    case islandLandscapeBar =
      "landscape bar 32 as microsoft/fluentui-apple#1727 verified; QMUI and GKNavigationBar say 44"
    case inferredOS26 =
      "portrait as before iOS 26; landscape bottom 20 as on every iPhone measured on iOS 26"
    case measuredOS26 =
      "measured in an iOS 26 simulator, except the status bar"
    case landscapeBarOS26 =
      "landscape bar 54 as printed on a 375-point phone (Vercantez/openuikit, iOS 26.1)"
    case statusBarOfIslands =
      "status bar 54 as GKNavigationBarSwift has it for every island phone, not measured"
    case statusBarAsSafeArea =
      "status bar height taken equal to the safe area's top, not measured"
    case compatibilityBar =
      "in compatibility mode the bar begins at y = 62.333"
    case statusBar44On15 =
      "one article reports a status bar of 44 on iOS 15.2 (juejin 7134941721690898445)"
    case barBelowStatusBar =
      "the status bar ends at 44, the safe area and the bar begin at 50"
    case assumedBottom =
      "bottom 0 is an assumption"
  }
}
