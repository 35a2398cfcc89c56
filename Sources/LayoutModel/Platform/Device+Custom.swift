extension Device {
  /// Makes a device from the numbers of a screen that a document states instead of a name.
  ///
  /// The safe area is the same in both orientations: it is what was injected into a bare window.
  /// The idiom follows from the narrower side: from 700 points on it is an iPad.
  init(
    screen size: Size, scale: Double, safeAreaInsets: EdgeInsets, statusBarHeight: Double,
    os: OSVersion
  ) {
    let narrow = min(size.width, size.height)
    self.init(
      name: "", idiom: narrow >= 700 ? .pad : .phone, size: size, scale: scale,
      statusBarHeight: statusBarHeight, safeAreaPortrait: safeAreaInsets,
      safeAreaLandscape: safeAreaInsets, minimumOS: os, maximumMajorOS: nil,
      navigationBarLandscapeHeight: narrow >= 414 ? 44 : 32, navigationBarY: nil,
      confidence: .certain, statusBarConfidence: .certain, note: nil, source: "document")
  }
}
