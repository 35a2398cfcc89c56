// Everything that differs between Linux and macOS stands in this file: the C library's name is the
// only `#if` of the project. What needs a file, a clock, a terminal or a transcendental function
// asks here.
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The few services of the C library that Plumbline uses.
public enum PlatformSupport {
  /// Computes e to the power of `x`.
  public static func exp(_ x: Double) -> Double {
    #if canImport(Darwin)
      Darwin.exp(x)
    #else
      Glibc.exp(x)
    #endif
  }

  /// Computes the natural logarithm of `x`.
  public static func log(_ x: Double) -> Double {
    #if canImport(Darwin)
      Darwin.log(x)
    #else
      Glibc.log(x)
    #endif
  }
}
