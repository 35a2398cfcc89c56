extension DocumentReader {
  func configuration(at node: JSONTape.NodeIndex) throws(DocumentError) -> Configuration {
    let platform = try platform(at: require(node, "platform"))
    let controller = try controller(at: tape.member(node, "controller"))
    var tree = ViewTreeReader(reader: self, controllerClass: controller.controllerClass)
    let views = try tree.read(tape.member(node, "view"))
    return Configuration(
      platform: platform,
      statusBar: statusBar(at: tape.member(node, "statusBar")),
      container: container(at: tape.member(node, "container")),
      controller: controller,
      views: views,
      phase: word(node, "phase") ?? .viewDidAppear,
      actions: try actions(at: tape.member(node, "actions"), views: views))
  }

  // MARK: Platform

  private func platform(at node: JSONTape.NodeIndex) throws(DocumentError) -> Platform {
    let os = try os(at: require(node, "os"))
    let deviceNode = try require(node, "device")
    let isCustom = tape.kind(deviceNode) == .object
    let device =
      isCustom ? try screen(at: deviceNode, os: os) : try device(at: deviceNode, os: os)
    return Platform(
      os: os, device: device, isCustomDevice: isCustom,
      orientation: word(node, "orientation") ?? .portrait,
      requiresDesignCompatibility: boolean(node, "UIDesignRequiresCompatibility") ?? false,
      isMacCatalystApp: boolean(node, "isMacCatalystApp") ?? false,
      systemName: text(node, "systemName") ?? "iOS")
  }

  private func os(at node: JSONTape.NodeIndex) throws(DocumentError) -> OSVersion {
    let text = tape.text(node)
    guard let os = OSVersion(text) else {
      throw error(node, "'\(text)' is no OS version; write \"9.3\", \"11.0\" or \"13.4.1\"")
    }
    guard OSVersion.exists(major: os.major) else {
      let reason =
        os.major < 7
        ? "before iOS 7 bars did not lie over the content; versions begin with 7.0"
        : "18 is followed by 26"
      throw error(node, "there is no iOS \(text) here: \(reason)")
    }
    return os
  }

  private func device(
    at node: JSONTape.NodeIndex, os: OSVersion
  ) throws(DocumentError) -> Device {
    let name = tape.text(node)
    if let device = DeviceTable.device(named: name, os: os) { return device }
    let rows = DeviceTable.rows(named: name)
    guard rows.isEmpty else {
      let ranges = rows.map { row in
        "\(row.minimumOS)" + (row.maximumMajorOS.map { " to \($0)" } ?? " and later")
      }
      throw error(
        node, "'\(name)' never ran iOS \(os); it ran \(ranges.joined(separator: ", "))")
    }
    let near = NearestName.suggestions(for: name, among: DeviceTable.names(at: os))
    let hint =
      near.isEmpty
      ? "name a device of the table, or state {\"size\": [w, h], \"scale\": …}"
      : "did you mean \(near.map { "\"\($0)\"" }.joined(separator: " or "))?"
    throw error(node, "unknown device '\(name)'; \(hint)")
  }

  private func screen(at node: JSONTape.NodeIndex, os: OSVersion) throws(DocumentError) -> Device {
    let sizeNode = try require(node, "size")
    let size = size(node, "size") ?? .zero
    guard size.width > 0, size.height > 0 else {
      throw error(sizeNode, "a screen has a width and a height above 0")
    }
    return Device(
      screen: size, scale: number(node, "scale") ?? 2,
      safeAreaInsets: insets(node, "safeAreaInsets") ?? .zero,
      statusBarHeight: number(node, "statusBarHeight") ?? 0, os: os)
  }

  // MARK: Bars and controller

  private func statusBar(at node: JSONTape.NodeIndex?) -> StatusBarConfiguration {
    guard let node else { return .init() }
    return StatusBarConfiguration(
      isHidden: boolean(node, "isHidden") ?? false, isInCall: boolean(node, "isInCall") ?? false)
  }

  private func container(at node: JSONTape.NodeIndex?) -> Container {
    guard let node else { return .init() }
    return Container(
      navigationBar: tape.member(node, "navigationBar").map { bar in
        NavigationBarConfiguration(
          translucent: boolean(bar, "translucent") ?? true,
          isHidden: boolean(bar, "isHidden") ?? false,
          largeTitle: boolean(bar, "largeTitle") ?? false,
          prompt: boolean(bar, "prompt") ?? false,
          searchController: word(bar, "searchController"),
          backgroundImage: barMetrics(tape.member(bar, "backgroundImage")))
      },
      tabBar: tape.member(node, "tabBar").map(bar),
      toolbar: tape.member(node, "toolbar").map(bar),
      primaryColumnWidth: tape.member(node, "splitViewController")
        .flatMap { number($0, "primaryColumnWidth") })
  }

  private func barMetrics(_ node: JSONTape.NodeIndex?) -> BarMetrics {
    var metrics: BarMetrics = []
    guard let node else { return metrics }
    for element in tape.elements(node) {
      for known in BarMetrics.words where tape.equals(element, known.word) {
        metrics.insert(known.metrics)
      }
    }
    return metrics
  }

  private func bar(at node: JSONTape.NodeIndex) -> BarConfiguration {
    BarConfiguration(
      translucent: boolean(node, "translucent") ?? true,
      isHidden: boolean(node, "isHidden") ?? false)
  }

  private func controller(
    at node: JSONTape.NodeIndex?
  ) throws(DocumentError) -> ControllerConfiguration {
    guard let node else { return .init() }
    return ControllerConfiguration(
      controllerClass: word(node, "class") ?? .viewController,
      edgesForExtendedLayout: edges(tape.member(node, "edgesForExtendedLayout")),
      extendedLayoutIncludesOpaqueBars: boolean(node, "extendedLayoutIncludesOpaqueBars") ?? false,
      automaticallyAdjustsScrollViewInsets:
        boolean(node, "automaticallyAdjustsScrollViewInsets") ?? true,
      additionalSafeAreaInsets: insets(node, "additionalSafeAreaInsets") ?? .zero,
      modalPresentationStyle: word(node, "modalPresentationStyle") ?? .fullScreen)
  }

  private func edges(_ node: JSONTape.NodeIndex?) -> RectEdge {
    guard let node else { return .all }
    var edges: RectEdge = []
    for element in tape.elements(node) {
      switch tape.text(element) {
      case "top": edges.insert(.top)
      case "left": edges.insert(.left)
      case "bottom": edges.insert(.bottom)
      case "right": edges.insert(.right)
      default: edges = .all
      }
    }
    return edges
  }
}
