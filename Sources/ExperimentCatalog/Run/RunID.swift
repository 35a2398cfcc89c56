/// Names a run of one catalog; the numbers rise with time.
package struct RunID: Hashable, Sendable {
  package let rawValue: Int64
}
