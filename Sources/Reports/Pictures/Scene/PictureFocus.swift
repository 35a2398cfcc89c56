import LayoutModel

/// Which of the views a picture is about: the others are only outlined.
enum PictureFocus {
  /// Returns the place of the view that was measured most, scroll views before others.
  ///
  /// A deviation outweighs everything that agrees; without measurements it is the first scroll view,
  /// without any scroll view the controller's own view.
  static func view(
    of configuration: Configuration, comparisons: [Comparison], among visible: [Int]
  ) -> Int {
    guard !visible.isEmpty else { return configuration.mainScrollViewIndex ?? 0 }
    var scores: [Int: Double] = [:]
    for comparison in comparisons {
      guard let metric = try? MetricPath.resolve(comparison.metric, in: configuration),
        let view = view(of: metric.subject)
      else { continue }
      scores[view, default: 0] += isOff(comparison.verdict) ? 100 : weight(of: metric.property)
    }
    let main = configuration.mainScrollViewIndex
    func score(_ view: Int) -> Double {
      let isScrollView = configuration.views[view].viewClass.isScrollView
      return scores[view, default: 0] + (isScrollView ? 3 : 0) + (view == main ? 2 : 0)
    }
    return visible.reduce(visible[0]) { score($1) > score($0) ? $1 : $0 }
  }

  /// The view that a subject is, or in whose content it lies; nil for bars and windows.
  static func view(of subject: MetricSubject) -> Int? {
    switch subject {
    case .view(let index), .refreshHeader(let index), .loadMoreFooter(let index),
      .refreshControl(let index):
      index
    case .window, .screen, .statusBar, .navigationBar, .tabBar, .toolbar,
      .navigationControllerView, .topLayoutGuide, .bottomLayoutGuide:
      nil
    }
  }

  /// Whether recorded and computed differ, waived or not.
  static func isOff(_ verdict: Verdict) -> Bool {
    switch verdict {
    case .deviates, .waived, .notFinite, .notComparable: true
    case .match, .unexpectedMatch, .notModelled, .notComputed, .noMeasurement: false
    }
  }

  private static func weight(of property: MetricProperty) -> Double {
    switch property {
    case .contentOffset, .contentOrigin: 6
    case .contentInset, .adjustedContentInset, .contentSize: 4
    default: 1
    }
  }
}
