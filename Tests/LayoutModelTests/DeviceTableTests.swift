import LayoutModel
import Testing

@Suite struct DeviceTableTests {
  /// The devices that recorded experiments name, each with the systems it was measured under.
  private static let measured: [(device: String, systems: String)] = [
    ("iPad (10th generation / A16)", "26.1"),
    ("iPad Pro 9.7-inch", "11.4"),
    ("iPad Pro 10.5-inch", "13.0"),
    ("iPad Pro 11-inch (1st-4th generation)", "13.0"),
    ("iPad mini (6th generation / A17 Pro)", "16.0"),
    ("iPhone 4s", "8.0 9.3"),
    ("iPhone 5s", "8.0 8.1 9.0 12.0"),
    ("iPhone 6", "8.0 9.0"),
    ("iPhone 6 Plus", "8.0 12.0"),
    ("iPhone 6s", "9.0 9.3 13.5"),
    ("iPhone 6s Plus", "9.0 9.3"),
    ("iPhone 7", "10.0 10.3 11.0"),
    ("iPhone 7 Plus", "10.0"),
    ("iPhone 8", "11.0 12.0 12.1 13.0"),
    ("iPhone 8 Plus", "12.4 13.0"),
    ("iPhone 11", "13.0 14.0"),
    ("iPhone 11 Pro", "13.0 13.6"),
    ("iPhone 11 Pro Max", "13.0 13.4.1 16.0"),
    ("iPhone 12", "15.5"),
    ("iPhone 12 mini", "14.4 15.0"),
    ("iPhone 13", "15.0 15.5"),
    ("iPhone 13 Pro Max", "15.0 26.0"),
    ("iPhone 13 mini", "16.4"),
    ("iPhone 14 Pro", "16.0 16.4"),
    ("iPhone 14 Pro Max", "16.4"),
    ("iPhone 15", "17.0 17.4"),
    ("iPhone 15 Pro Max", "17.4"),
    ("iPhone 16", "18.0 26.0 26.1"),
    ("iPhone 16 Pro", "18.0 18.2 26.0"),
    ("iPhone 16 Pro Max", "18.0"),
    ("iPhone 16e", "26.0"),
    ("iPhone 17", "26.0"),
    ("iPhone 17 Pro", "26.4 26.5"),
    ("iPhone SE (2nd generation)", "16.0"),
    ("iPhone SE (3rd generation)", "17.0 26.1"),
    ("iPhone X", "11.0 11.3 12.0 12.2 12.4 13.0 16.0"),
    ("iPhone XR", "12.0 13.0 16.0"),
    ("iPhone XS Max", "13.0"),
  ]

  @Test func `76 models have 131 rows`() {
    #expect(DeviceTable.all.count == 131)
    #expect(Set(DeviceTable.all.map(\.name)).count == 76)
  }

  @Test func `every device that was measured is known under its system`() throws {
    for (device, systems) in Self.measured {
      for system in systems.split(separator: " ") {
        let os = try #require(OSVersion(String(system)))
        #expect(
          DeviceTable.device(named: device, os: os)?.name == device, "\(device), iOS \(os)")
      }
    }
  }

  @Test func `no two rows of a model cover the same system, and none is left out between`() {
    for device in Set(DeviceTable.all.map(\.name)) {
      let rows = DeviceTable.rows(named: device)
      for (older, newer) in zip(rows, rows.dropFirst()) {
        guard let last = older.maximumMajorOS else {
          Issue.record("\(device): rows after the newest")
          continue
        }
        let next = last == 18 ? 26 : last + 1
        #expect(newer.minimumOS == OSVersion(next), "\(device)")
      }
    }
  }

  @Test func `every row begins and ends with a system that exists`() {
    for device in DeviceTable.all {
      #expect(OSVersion.exists(major: device.minimumOS.major), "\(device.name)")
      guard let last = device.maximumMajorOS else { continue }
      #expect(OSVersion.exists(major: last), "\(device.name)")
      #expect(device.minimumOS.major <= last, "\(device.name)")
    }
  }

  @Test func `every row is a plausible screen`() {
    for device in DeviceTable.all {
      let row = Comment("\(device.name) from iOS \(device.minimumOS)")
      #expect(device.size.width >= 320 && device.size.height > device.size.width, row)
      #expect([1, 2, 3].contains(device.scale), row)
      #expect((20...54).contains(device.statusBarHeight), row)
      #expect(device.idiom == (device.name.hasPrefix("iPad") ? .pad : .phone), row)
      #expect([32, 44, 50, 54].contains(device.navigationBarLandscapeHeight), row)
      #expect(!device.source.isEmpty, row)
      for orientation in [Orientation.portrait, .landscapeLeft] {
        let size = device.size(in: orientation)
        let insets = device.safeAreaInsets(in: orientation)
        let edges = [insets.top, insets.left, insets.bottom, insets.right]
        #expect(edges.allSatisfy { (0...68).contains($0) }, row)
        #expect(insets.left + insets.right < size.width, row)
        #expect(insets.top + insets.bottom < size.height, row)
      }
    }
  }

  @Test func `the safe area turns with the screen`() {
    for device in DeviceTable.all {
      let row = Comment("\(device.name) from iOS \(device.minimumOS)")
      let portrait = device.safeAreaPortrait
      let landscape = device.safeAreaLandscape
      #expect(portrait.left == 0 && portrait.right == 0, row)
      #expect(landscape.left == landscape.right, row)
      #expect((landscape.bottom > 0) == device.hasHomeIndicator, row)
      #expect(portrait.top >= device.statusBarHeight, row)
      switch (device.idiom, device.hasHomeIndicator) {
      case (.phone, true):
        #expect(landscape.left == portrait.top && landscape.top == 0, row)
      case (.phone, false):
        let top = device.minimumOS < OSVersion(8) ? portrait.top : 0
        #expect(landscape == EdgeInsets(top: top, left: 0, bottom: 0, right: 0), row)
      case (.pad, _):
        #expect(landscape == portrait, row)
      }
    }
  }

  @Test func `a navigation bar begins between the status bar's bottom and the safe area's top`() {
    for device in DeviceTable.all {
      let begin = device.navigationBarY ?? device.statusBarHeight
      let row = Comment("\(device.name) from iOS \(device.minimumOS): \(begin)")
      #expect(begin >= device.statusBarHeight - 1 / device.scale, row)
      #expect(begin <= device.safeAreaPortrait.top, row)
      #expect((begin * device.scale).rounded() / device.scale == begin, row)
    }
  }

  @Test(arguments: [
    ("iPhone 11", "13.7", 44.0), ("iPhone 11", "14", 48), ("iPhone 12 mini", "14.4", 44),
    ("iPhone 12 mini", "15.0", 50), ("iPad mini (5th generation)", "18.7.2", 20),
    ("iPad mini (5th generation)", "26.0", 32),
  ])
  func `a row ends with the last minor version of its last system`(
    device: String, system: String, statusBarHeight: Double
  ) throws {
    let os = try #require(OSVersion(system))
    #expect(DeviceTable.device(named: device, os: os)?.statusBarHeight == statusBarHeight)
  }

  @Test(arguments: [
    ("iPhone SE (2nd generation)", "13.3.1"), ("iPhone 6s", "16.0"), ("iPhone X", "10.3"),
    ("iPhone X", "17.0"), ("iPhone 17", "18.6"), ("iPhone 11", "19.0"), ("iPhone 4", "6.1"),
  ])
  func `a device is unknown under a system that it never ran`(
    device: String, system: String
  ) throws {
    let os = try #require(OSVersion(system))
    #expect(DeviceTable.device(named: device, os: os) == nil)
    #expect(!DeviceTable.names(at: os).contains(device))
    #expect(!DeviceTable.rows(named: device).isEmpty)
  }

  @Test(arguments: ["", "iPhone", "iphone x", "iPhone 3GS", "iPhone X ", "Pixel 8"])
  func `a name that is not in the table is unknown`(name: String) {
    #expect(DeviceTable.device(named: name, os: OSVersion(12)) == nil)
    #expect(DeviceTable.rows(named: name).isEmpty)
  }

  @Test func `an alias leads to a name of the table and is none itself`() {
    let names = Set(DeviceTable.all.map(\.name))
    for (alias, name) in DeviceTable.aliases {
      #expect(names.contains(name), "\(alias) leads to \(name)")
      #expect(!names.contains(alias), "\(alias) is a name itself")
    }
  }

  @Test(arguments: [
    ("iPhone SE", "9.3", "iPhone SE (1st generation)"),
    ("iPhone SE (2020)", "26.1", "iPhone SE (2nd generation)"),
    ("iPhone Xs Max", "13.0", "iPhone XS Max"),
    ("iPad Pro (11-inch)", "13.0", "iPad Pro 11-inch (1st-4th generation)"),
    ("iPad (A16)", "26.1", "iPad (10th generation / A16)"),
    ("iPad mini (A17 Pro)", "18.0", "iPad mini (6th generation / A17 Pro)"),
  ])
  func `a usual spelling finds its device`(alias: String, system: String, name: String) throws {
    let os = try #require(OSVersion(system))
    #expect(DeviceTable.device(named: alias, os: os)?.name == name)
  }

  @Test func `the names at a system are those of the devices that run it`() {
    #expect(DeviceTable.names(at: OSVersion(19)).isEmpty)
    let names = DeviceTable.names(at: OSVersion(26))
    #expect(names.count == 43)
    #expect(names.first == "iPhone SE (2nd generation)")
    #expect(Set(names).count == names.count)
  }
}
