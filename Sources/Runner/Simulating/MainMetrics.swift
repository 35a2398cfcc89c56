import LayoutModel

/// The metrics that are shown where nobody asked for particular ones.
enum MainMetrics {
  /// Returns the main metrics of every view, in tree order.
  ///
  /// They are the frame and the safe area; where it scrolls the insets, the content, the offset and
  /// its range; of a refresh header or load-more footer the frame and the state. Rows are left out.
  static func metrics(of configuration: Configuration) -> [Metric] {
    configuration.views.indices.flatMap { index in
      view(index, of: configuration) + components(index, of: configuration)
    }
  }

  private static func view(_ index: Int, of configuration: Configuration) -> [Metric] {
    var properties = RectComponent.allCases.map { MetricProperty.frame($0) }
    // Before iOS 11 a view has no such property.
    if configuration.platform.os.major >= 11 {
      properties += Edge.allCases.map { .safeAreaInsets($0) }
    }
    if configuration.views[index].viewClass.isScrollView {
      properties += Edge.allCases.map { .contentInset($0) }
      properties += Edge.allCases.map { .adjustedContentInset($0) }
      properties += Axis.allCases.map { .contentSize($0) }
      properties += Axis.allCases.map { .contentOffset($0) }
      properties += Axis.allCases.map { .minimumContentOffset($0) }
      properties += Axis.allCases.map { .maximumContentOffset($0) }
    }
    return properties.map { Metric(.view(index), $0) }
  }

  private static func components(_ index: Int, of configuration: Configuration) -> [Metric] {
    let scroll = configuration.views[index].scroll
    let subjects: [MetricSubject] =
      (scroll?.refreshHeader == nil ? [] : [.refreshHeader(index)])
      + (scroll?.loadMoreFooter == nil ? [] : [.loadMoreFooter(index)])
    return subjects.flatMap { subject in
      RectComponent.allCases.map { Metric(subject, .frame($0)) } + [Metric(subject, .state)]
    }
  }
}
