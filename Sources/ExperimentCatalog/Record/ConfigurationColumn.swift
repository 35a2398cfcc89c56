/// A parameter that has a column of its own in the table of configurations.
///
/// The raw values are the columns' names. A column holds the effective value: NULL says that the
/// configuration does not have the thing at all.
enum ConfigurationColumn: String, CaseIterable {
  case os
  case device
  case orientation
  case phase
  case controllerClass = "controller_class"
  case navigationBarTranslucent = "navigation_bar_translucent"
  case navigationBarHidden = "navigation_bar_hidden"
  case tabBarTranslucent = "tab_bar_translucent"
  case tabBarHidden = "tab_bar_hidden"
  case toolbarTranslucent = "toolbar_translucent"
  case toolbarHidden = "toolbar_hidden"

  /// The parameter's path, as in `navigationBar.translucent`.
  var path: String {
    switch self {
    case .os: "platform.os"
    case .device: "platform.device"
    case .orientation: "platform.orientation"
    case .phase: "phase"
    case .controllerClass: "controller.class"
    case .navigationBarTranslucent: "navigationBar.translucent"
    case .navigationBarHidden: "navigationBar.isHidden"
    case .tabBarTranslucent: "tabBar.translucent"
    case .tabBarHidden: "tabBar.isHidden"
    case .toolbarTranslucent: "toolbar.translucent"
    case .toolbarHidden: "toolbar.isHidden"
    }
  }

  /// Whether NULL is possible.
  var isNullable: Bool {
    switch self {
    case .os, .orientation, .phase, .controllerClass: false
    default: true
    }
  }

  init?(path: String) {
    guard let column = Self.byPath[path] else { return nil }
    self = column
  }

  private static let byPath: [String: ConfigurationColumn] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.path, $0) })

  /// The bar's column that is not NULL where there is the bar, by the path of its presence.
  static let presenceOfBars: [String: ConfigurationColumn] = [
    "navigationBar.isPresent": .navigationBarTranslucent,
    "tabBar.isPresent": .tabBarTranslucent,
    "toolbar.isPresent": .toolbarTranslucent,
  ]

  /// The columns of the first scroll view, by the paths that follow `main.`.
  static let ofMainView: [String: String] = [
    "class": "main_class",
    "contentInsetAdjustmentBehavior": "main_behavior",
    "contentInset.top": "main_inset_top",
    "contentInset.left": "main_inset_left",
    "contentInset.bottom": "main_inset_bottom",
    "contentInset.right": "main_inset_right",
  ]
}
