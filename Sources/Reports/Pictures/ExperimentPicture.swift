package import LayoutModel

package struct ExperimentPicture: Sendable {
  package init(
    name: String, configuration: Configuration, layout: Layout, comparisons: [Comparison]
  ) {}
  package func svg() -> String { "" }
  package static let styleSheet = ""
}
