/// Names a configuration inside of one open catalog; outside of it a fingerprint does.
package struct ConfigurationID: Hashable, Sendable {
  let rawValue: Int64
}
