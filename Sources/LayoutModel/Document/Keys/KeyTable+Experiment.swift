extension KeyTable {
  static let experiment: [DocumentKey] = [
    DocumentKey(
      "name", .text, isRequired: true, "the experiment's name, with slashes for groups"),
    DocumentKey("source", .object(.source), "where the numbers come from"),
    DocumentKey("what", .text, "what the experiment shows, in one sentence"),
    DocumentKey("note", .text, "what is doubtful, chosen or deduced"),
    DocumentKey("raw", .text, "the printed text as it was found"),
    DocumentKey("tags", .list(.text), "words by which experiments are found"),
    DocumentKey("recordedAt", .text, "when it was measured (ISO 8601)"),
    DocumentKey(
      "tolerance", .number(minimum: 0),
      "how far every number may lie from the computed one, in its unit"),
    DocumentKey(
      "configuration", .object(.configuration), isRequired: true,
      "everything that determines the layout"),
    DocumentKey(
      "measurements", .map(.either([.measuredValue, .object(.measurement)])),
      "what was measured, by metric; null asks for a metric that was not measured"),
    DocumentKey(
      "unexplained", .map(.measuredValue),
      "what was printed too and can't follow from the configuration; never compared"),
  ]

  static let source: [DocumentKey] = [
    DocumentKey(
      "kind", .text, isRequired: true,
      "the kind of source: article, device, simulator, issue, code, blog, peer-test"),
    DocumentKey("ref", .text, "where in the source: file and line, address"),
    DocumentKey("evidence", .text, "how the source gives the numbers: printed, stated, derived"),
    DocumentKey("by", .text, "who measured the numbers: a person, a machine, a job"),
    DocumentKey(
      "device", .text, "the device or simulator that was measured, as it calls itself: iPhone15,2"),
    DocumentKey("osBuild", .text, "the build of its system: 22A3354"),
    DocumentKey("appCommit", .text, "the commit of the app that was measured"),
    DocumentKey("tool", .text, "the program that printed the numbers, with its version"),
  ]

  static let measurement: [DocumentKey] = [
    DocumentKey("value", .measuredValue, isRequired: true, "the recorded value"),
    DocumentKey("text", .text, "the value as it was printed"),
    DocumentKey("evidence", .text, "how the source gives this number: printed, stated, derived"),
    DocumentKey("by", .text, "who measured it"),
  ]

  static let configuration: [DocumentKey] = [
    DocumentKey("platform", .object(.platform), isRequired: true, "the system and its screen"),
    DocumentKey("statusBar", .object(.statusBar), "what the app says of its status bar"),
    DocumentKey("container", .object(.container), "the bars of the container controllers"),
    DocumentKey("controller", .object(.controller), "the view controller"),
    DocumentKey("view", .object(.view), "the controller's view with its subviews"),
    DocumentKey(
      "phase", .word(Phase.allCases.map(\.rawValue)),
      default: .constant(.text(Phase.viewDidAppear.rawValue)),
      "the moment at which the numbers were taken"),
    DocumentKey(
      "actions",
      .list(
        .either([.object(.action), .word(["settle", "layoutIfNeeded", "updateConstraints"])])),
      "what happens after the layout, in order"),
  ]

  static let platform: [DocumentKey] = [
    DocumentKey("os", .osVersion, isRequired: true, "the OS version: 7 to 18 and from 26"),
    DocumentKey(
      "device", .either([.deviceName, .object(.screen)]), isRequired: true,
      "a device's name, or a screen of its own"),
    DocumentKey(
      "orientation", .word(Orientation.allCases.map(\.rawValue)),
      default: .constant(.text(Orientation.portrait.rawValue)), "the interface's orientation"),
    DocumentKey(
      "systemName", .text, default: .constant(.text("iOS")), "UIDevice.systemName"),
    DocumentKey(
      "UIDesignRequiresCompatibility", .boolean, default: .constant(.boolean(false)),
      "the Info.plist key: an iOS 26 app keeps the bars of iOS 18"),
    DocumentKey(
      "isMacCatalystApp", .boolean, default: .constant(.boolean(false)),
      "whether the numbers come from Mac Catalyst"),
  ]

  static let screen: [DocumentKey] = [
    DocumentKey("size", .size, unit: .points, isRequired: true, "the screen's size in portrait"),
    DocumentKey(
      "scale", .number(minimum: 1), unit: .pixelsPerPoint, default: .constant(.number(2)),
      "pixels per point"),
    DocumentKey(
      "safeAreaInsets", .insets, unit: .points, default: .constant(.number(0)),
      "the safe area of a window without bars"),
    DocumentKey(
      "statusBarHeight", .number(minimum: 0), unit: .points, default: .constant(.number(0)),
      "the status bar's height"),
  ]

  static let statusBar: [DocumentKey] = [
    DocumentKey(
      "isHidden", .boolean, default: .constant(.boolean(false)), "whether the bar is hidden"),
    DocumentKey(
      "isInCall", .boolean, default: .constant(.boolean(false)),
      "whether the bar has its double height for a call (up to iOS 12)"),
  ]

  static let container: [DocumentKey] = [
    DocumentKey("navigationBar", .object(.navigationBar), "a navigation controller's bar"),
    DocumentKey("tabBar", .object(.tabBar), "a tab bar controller's bar"),
    DocumentKey("toolbar", .object(.toolbar), "a navigation controller's toolbar"),
    DocumentKey(
      "splitViewController", .object(.splitViewController),
      "the split view controller in whose primary column the controller is"),
  ]

  static let splitViewController: [DocumentKey] = [
    DocumentKey(
      "primaryColumnWidth", .number(minimum: 0), unit: .points, isRequired: true,
      "the width of the primary column")
  ]

  static let bar: [DocumentKey] = [
    DocumentKey(
      "translucent", .boolean, default: .constant(.boolean(true)), "whether the bar is translucent"),
    DocumentKey(
      "isHidden", .boolean, default: .constant(.boolean(false)), "whether the bar is hidden"),
  ]

  static let navigationBar: [DocumentKey] =
    bar + [
      DocumentKey(
        "largeTitle", .boolean, default: .constant(.boolean(false)),
        "whether a large title is shown expanded (iOS 11 and later)"),
      DocumentKey(
        "prompt", .boolean, default: .constant(.boolean(false)),
        "whether the navigation item has a prompt"),
      DocumentKey(
        "searchController", .word(SearchControllerState.allCases.map(\.rawValue)),
        "how the search bar of the navigation item stands (iOS 11 and later)"),
      DocumentKey(
        "backgroundImage", .words(BarMetrics.words.map(\.word)),
        default: .constant(.text("")),
        "the bar metrics for which an opaque background image is set"),
    ]

  static let controller: [DocumentKey] = [
    DocumentKey(
      "class", .word(ControllerClass.allCases.map(\.rawValue)),
      default: .constant(.text(ControllerClass.viewController.rawValue)),
      "the controller's UIKit class"),
    DocumentKey(
      "edgesForExtendedLayout", .words(["top", "left", "bottom", "right", "all"]),
      default: .constant(.text("all")), "the edges on which the view extends under bars"),
    DocumentKey(
      "extendedLayoutIncludesOpaqueBars", .boolean, default: .constant(.boolean(false)),
      "whether the view extends under opaque bars too"),
    DocumentKey(
      "automaticallyAdjustsScrollViewInsets", .boolean, default: .constant(.boolean(true)),
      "whether the container may adjust the controller's scroll view"),
    DocumentKey(
      "additionalSafeAreaInsets", .insets, unit: .points, default: .constant(.number(0)),
      "what is added to the safe area of the controller's view (iOS 11 and later)"),
    DocumentKey(
      "modalPresentationStyle", .word(ModalPresentationStyle.allCases.map(\.rawValue)),
      default: .constant(.text(ModalPresentationStyle.fullScreen.rawValue)),
      "how the controller was presented; sheets from iOS 13"),
  ]

  static let childController: [DocumentKey] = [
    DocumentKey(
      "class", .word(ControllerClass.allCases.map(\.rawValue)), isRequired: true,
      "the UIKit class of the child controller whose view this is")
  ]
}
