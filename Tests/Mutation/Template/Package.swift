// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "faults",
  platforms: [.macOS(.v15)],
  targets: [
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
    .target(name: "CFaults"),
    .target(name: "Faults", dependencies: ["CFaults"], swiftSettings: settings),
    .target(name: "PlatformSupport", swiftSettings: settings),
    .target(
      name: "Migrations", path: "Migrations", resources: [.embedInCode("v0001_catalog.sql")],
      swiftSettings: settings),
    .target(
      name: "LayoutModel", dependencies: ["PlatformSupport", "Faults"], swiftSettings: settings),
    .target(
      name: "LayoutSimulator", dependencies: ["LayoutModel", "PlatformSupport", "Faults"],
      swiftSettings: settings),
    .target(
      name: "ExperimentCatalog",
      dependencies: ["LayoutModel", "Migrations", "CSQLite", "PlatformSupport"],
      swiftSettings: settings),
    .target(
      name: "Runner", dependencies: ["LayoutModel", "LayoutSimulator", "ExperimentCatalog"],
      swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["LayoutModel"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "LayoutModelTests", dependencies: ["LayoutModel", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutSimulatorTests",
      dependencies: ["LayoutSimulator", "LayoutModel", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "RunnerTests",
      dependencies: ["Runner", "LayoutModel", "LayoutSimulator", "TestSupport"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
