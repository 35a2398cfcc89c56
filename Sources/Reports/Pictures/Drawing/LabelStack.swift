/// Places labels one below the other, each as near to where it wants to be as the others allow.
enum LabelStack {
  /// Returns the middles of the labels, in the order of their wishes.
  ///
  /// - Parameters:
  ///   - wishes: Where the middles want to be, in ascending order.
  ///   - pitch: The least distance between two middles.
  ///   - range: Where they may be; it grows downwards where there are too many.
  static func places(_ wishes: [Double], pitch: Double, in range: ClosedRange<Double>) -> [Double] {
    /// Labels that touch each other, with the sum of where the first of them wants to be.
    struct Cluster {
      var count: Int
      var sum: Double
      var start: Double
    }
    func start(_ cluster: Cluster) -> Double {
      let wished = cluster.sum / Double(cluster.count)
      let last = range.upperBound - Double(cluster.count - 1) * pitch
      return max(range.lowerBound, min(wished, last))
    }
    var clusters: [Cluster] = []
    for wish in wishes {
      var cluster = Cluster(count: 1, sum: wish, start: 0)
      cluster.start = start(cluster)
      while let before = clusters.last,
        before.start + Double(before.count) * pitch > cluster.start
      {
        clusters.removeLast()
        cluster = Cluster(
          count: before.count + cluster.count,
          sum: before.sum + cluster.sum - Double(before.count * cluster.count) * pitch, start: 0)
        cluster.start = start(cluster)
      }
      clusters.append(cluster)
    }
    var places: [Double] = []
    for cluster in clusters {
      for index in 0..<cluster.count { places.append(cluster.start + Double(index) * pitch) }
    }
    // Clusters that the upper end pushed together may overlap with those before them.
    for index in places.indices.dropFirst() {
      places[index] = max(places[index], places[index - 1] + pitch)
    }
    return places
  }
}
