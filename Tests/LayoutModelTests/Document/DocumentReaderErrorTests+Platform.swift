import LayoutModel
import Testing

extension DocumentReaderErrorTests {
  static let platforms: [Case] = [
    Case(
      "an OS in words", Text.platform(#"{"os": ▸"iOS 11", "device": "iPhone X"}"#),
      path: "configuration.platform.os",
      #"'iOS 11' is no OS version; write "9.3", "11.0" or "13.4.1""#),
    Case(
      "an OS with a leading zero", Text.platform(#"{"os": ▸"9.03", "device": "iPhone X"}"#),
      path: "configuration.platform.os",
      #"'9.03' is no OS version; write "9.3", "11.0" or "13.4.1""#),
    Case(
      "an OS with four components", Text.platform(#"{"os": ▸"11.0.0.1", "device": "iPhone X"}"#),
      path: "configuration.platform.os",
      #"'11.0.0.1' is no OS version; write "9.3", "11.0" or "13.4.1""#),
    Case(
      "the OS before 7", Text.platform(#"{"os": ▸"6.1", "device": "iPhone 5"}"#),
      path: "configuration.platform.os",
      "there is no iOS 6.1 here: before iOS 7 bars did not lie over the content; versions begin"
        + " with 7.0"),
    Case(
      "the OS after 18", Text.platform(#"{"os": ▸"19", "device": "iPhone X"}"#),
      path: "configuration.platform.os", "there is no iOS 19 here: 18 is followed by 26"),
    Case(
      "the OS before 26", Text.platform(#"{"os": ▸"25.0", "device": "iPhone X"}"#),
      path: "configuration.platform.os", "there is no iOS 25.0 here: 18 is followed by 26"),
    Case(
      "a mistyped device", Text.platform(#"{"os": "11.0", "device": ▸"iPone X"}"#),
      path: "configuration.platform.device",
      #"unknown device 'iPone X'; did you mean "iPhone X" or "iPhone 6" or "iPhone 7"?"#),
    Case(
      "a device that nothing resembles", Text.platform(#"{"os": "11.0", "device": ▸"Galaxy"}"#),
      path: "configuration.platform.device",
      "unknown device 'Galaxy'; name a device of the table, or state"
        + #" {"size": [w, h], "scale": …}"#),
    Case(
      "a device that came later", Text.platform(#"{"os": "10.3", "device": ▸"iPhone X"}"#),
      path: "configuration.platform.device",
      "'iPhone X' never ran iOS 10.3; it ran 11.0 to 16"),
    Case(
      "a device that was left behind", Text.platform(#"{"os": "16.0", "device": ▸"iPhone 6S"}"#),
      path: "configuration.platform.device",
      "'iPhone 6S' never ran iOS 16.0; it ran 9.0 to 15"),
    Case(
      "a screen without extent",
      Text.platform(#"{"os": "11.0", "device": {"size": ▸[375, 0]}}"#),
      path: "configuration.platform.device.size",
      "a screen has a width and a height above 0"),
    Case(
      "a screen of negative extent",
      Text.platform(#"{"os": "11.0", "device": {"size": ▸[-375, 667]}}"#),
      path: "configuration.platform.device.size",
      "a screen has a width and a height above 0"),
    Case(
      "a mistyped orientation",
      Text.platform(#"{"os": "11.0", "device": "iPhone X", "orientation": ▸"landscape"}"#),
      path: "configuration.platform.orientation",
      #"expected "portrait", "portraitUpsideDown", "landscapeLeft" or "landscapeRight", found"#
        + #" "landscape"; did you mean "landscapeLeft"?"#),
    Case(
      "a mistyped phase", Text.configuration(#""phase": ▸"viewDidApear""#),
      path: "configuration.phase",
      """
      expected "loadView", "viewDidLoad", "viewWillAppear", "viewSafeAreaInsetsDidChange", \
      "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear", "scrollViewDidScroll" \
      or "scrollViewDidEndDecelerating", found "viewDidApear"; did you mean "viewDidAppear"?
      """),
    Case(
      "an edge that is none",
      Text.configuration(#""controller": {"edgesForExtendedLayout": ["top", ▸"lef"]}"#),
      path: "configuration.controller.edgesForExtendedLayout[1]",
      #"expected "top", "left", "bottom", "right" or "all", found "lef"; did you mean "left"?"#),
  ]

  @Test(arguments: platforms) func `a platform must have existed`(test: Case) {
    test.check()
  }
}
