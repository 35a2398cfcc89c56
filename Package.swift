// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "plumbline",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "plumb", targets: ["plumb"]),
    .library(name: "LayoutModel", targets: ["LayoutModel"]),
    .library(name: "LayoutSimulator", targets: ["LayoutSimulator"]),
  ],
  targets: [
    // libsqlite3, the only dependency.
    .systemLibrary(
      name: "CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]
    ),
    // What differs between Linux and macOS: files, clocks, terminals, floating-point functions.
    .target(name: "PlatformSupport", swiftSettings: settings),
    // The SQL of every schema version, embedded in the binary.
    .target(
      name: "Migrations",
      path: "Migrations",
      resources: [
        .embedInCode("v0001_catalog.sql"),
        .embedInCode("v0002_deletion_and_provenance.sql"),
        .embedInCode("v0003_views_and_tolerances.sql"),
      ],
      swiftSettings: settings
    ),
    // The experiments of `plumb demo`, embedded in the binary; those of the field and of peers stay
    // beside it.
    .target(name: "CFixtures", path: "Fixtures/Embedded"),
    .target(
      name: "Fixtures",
      dependencies: ["CFixtures"],
      path: "Fixtures",
      exclude: [
        "Embedded", "articles", "field", "peers", "field-waivers.json", "waivers.json",
      ],
      swiftSettings: settings
    ),
    // The words of the domain as values, and the experiment document. No input or output.
    .target(name: "LayoutModel", dependencies: ["PlatformSupport"], swiftSettings: settings),
    // Configuration to layout, by UIKit's rules. Pure.
    .target(
      name: "LayoutSimulator",
      dependencies: ["LayoutModel", "PlatformSupport"],
      swiftSettings: settings
    ),
    // Storage: connection, migrations, record, filter language, runs, waivers.
    .target(
      name: "ExperimentCatalog",
      dependencies: ["LayoutModel", "Migrations", "CSQLite", "PlatformSupport"],
      swiftSettings: settings + [.strictMemorySafety()]
    ),
    // Asks the catalog, calls the simulator, stores expectations, decides the verdicts.
    .target(
      name: "Runner",
      dependencies: ["LayoutModel", "LayoutSimulator", "ExperimentCatalog"],
      swiftSettings: settings
    ),
    // Verdicts to text, JSON and CSV.
    .target(name: "Reports", dependencies: ["LayoutModel"], swiftSettings: settings),
    // The command line.
    .executableTarget(
      name: "plumb",
      dependencies: [
        "LayoutModel", "LayoutSimulator", "ExperimentCatalog", "Runner", "Reports", "Fixtures",
        "Migrations", "PlatformSupport",
      ],
      swiftSettings: settings
    ),
    // Benchmarks, each with its baseline in the same run.
    .executableTarget(
      name: "plumb-bench",
      dependencies: [
        "ExperimentCatalog", "LayoutModel", "LayoutSimulator", "PlatformSupport", "Runner",
      ],
      exclude: ["Baseline"],
      swiftSettings: settings
    ),
    .target(
      name: "TestSupport", dependencies: ["LayoutModel"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "PlatformSupportTests", dependencies: ["PlatformSupport", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutModelTests", dependencies: ["LayoutModel", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutSimulatorTests",
      dependencies: ["LayoutSimulator", "LayoutModel", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ExperimentCatalogTests",
      dependencies: [
        "ExperimentCatalog", "LayoutModel", "Migrations", "PlatformSupport", "TestSupport",
      ],
      exclude: ["Golden", "Catalogs"],
      swiftSettings: settings),
    .testTarget(
      name: "RunnerTests",
      dependencies: [
        "Runner", "ExperimentCatalog", "LayoutModel", "LayoutSimulator", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ReportsTests",
      // The pictures of all fixtures, laid out and compared as the program does it.
      dependencies: ["Reports", "LayoutModel", "LayoutSimulator", "Runner", "TestSupport"],
      exclude: ["Pictures/Golden"],
      swiftSettings: settings),
    .testTarget(
      name: "PlumbTests",
      dependencies: [
        "plumb", "ExperimentCatalog", "Fixtures", "LayoutModel", "Reports", "TestSupport",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
