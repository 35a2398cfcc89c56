import LayoutSimulator
import Testing

@testable import LayoutModel

/// A configuration in the making: a device, the bars around a controller, and its views.
///
/// Each function returns a changed scene, so that a test reads in one line what it lays out. The
/// controller's view is there from the start; views are added in tree order behind it.
struct Scene {
  var configuration: Configuration

  /// A device of the table under a late minor version, which each device of that year ran.
  ///
  /// - Throws: A failed requirement where the table has no such device for the OS version.
  init(_ name: String, os major: Int, _ orientation: Orientation = .portrait) throws {
    let os = OSVersion(major, 4)
    let device = try #require(
      DeviceTable.device(named: name, os: os), "no '\(name)' on iOS \(major)")
    configuration = Configuration(
      platform: Platform(os: os, device: device, orientation: orientation))
  }

  /// A window of a size and safe area of its own, as an experiment document states it.
  init(
    window size: Size, scale: Double = 2, safeArea: EdgeInsets = .zero, statusBar: Double = 0,
    os major: Int = 26
  ) {
    let os = OSVersion(major)
    let device = Device(
      screen: size, scale: scale, safeAreaInsets: safeArea, statusBarHeight: statusBar, os: os)
    configuration = Configuration(
      platform: Platform(os: os, device: device, isCustomDevice: true))
  }

  // MARK: Around the controller

  func navigationBar(
    translucent: Bool = true, isHidden: Bool = false, largeTitle: Bool = false,
    prompt: Bool = false, search: SearchControllerState? = nil, backgroundImage: BarMetrics = []
  ) -> Scene {
    changed {
      $0.container.navigationBar = NavigationBarConfiguration(
        translucent: translucent, isHidden: isHidden, largeTitle: largeTitle, prompt: prompt,
        searchController: search, backgroundImage: backgroundImage)
    }
  }

  func tabBar(translucent: Bool = true, isHidden: Bool = false) -> Scene {
    changed {
      $0.container.tabBar = BarConfiguration(translucent: translucent, isHidden: isHidden)
    }
  }

  func toolbar(translucent: Bool = true, isHidden: Bool = false) -> Scene {
    changed {
      $0.container.toolbar = BarConfiguration(translucent: translucent, isHidden: isHidden)
    }
  }

  func statusBarHidden() -> Scene { changed { $0.statusBar.isHidden = true } }

  /// The layout with the bars of iOS 18 in an app that runs on iOS 26.
  func requiringDesignCompatibility() -> Scene {
    changed { $0.platform.requiresDesignCompatibility = true }
  }

  func macCatalyst() -> Scene { changed { $0.platform.isMacCatalystApp = true } }

  func controller(
    _ controllerClass: ControllerClass = .viewController, edges: RectEdge = .all,
    includesOpaqueBars: Bool = false, adjustsAutomatically: Bool = true,
    additionalSafeArea: EdgeInsets = .zero, style: ModalPresentationStyle = .fullScreen
  ) -> Scene {
    changed {
      $0.controller = ControllerConfiguration(
        controllerClass: controllerClass, edgesForExtendedLayout: edges,
        extendedLayoutIncludesOpaqueBars: includesOpaqueBars,
        automaticallyAdjustsScrollViewInsets: adjustsAutomatically,
        additionalSafeAreaInsets: additionalSafeArea, modalPresentationStyle: style)
    }
  }

  // MARK: Views

  /// Puts a view in the place of the controller's.
  func root(_ view: ViewConfiguration) -> Scene {
    changed {
      $0.views[0] = view
      $0.views[0].superview = nil
    }
  }

  /// Adds views behind those that are there.
  func views(_ views: ViewConfiguration...) -> Scene { changed { $0.views += views } }

  func phase(_ phase: Phase) -> Scene { changed { $0.phase = phase } }

  func actions(_ actions: Action...) -> Scene { changed { $0.actions += actions } }

  /// Applies any other change.
  func changed(_ change: (inout Configuration) -> Void) -> Scene {
    var scene = self
    change(&scene.configuration)
    return scene
  }

  // MARK: The result

  func layout(explaining: Bool = false) -> Layout {
    Simulator.layout(of: configuration, explaining: explaining)
  }

  /// The reasons why parts of the layout are not modelled.
  var gaps: [String] { layout().gaps.map(\.reason) }
}
