/// What a table or collection view lays out.
public indirect enum ContentLayout: Hashable, Sendable {
  case table(TableLayout)
  case collection(CollectionLayout)
}
