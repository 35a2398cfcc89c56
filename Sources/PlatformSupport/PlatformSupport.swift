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

extension PlatformSupport {
  /// Says what stands at a path, symbolic links followed.
  public static func fileKind(at path: String) -> FileKind {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return errno == ENOENT || errno == ENOTDIR ? .missing : .other
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .regular
    case S_IFDIR: return .directory
    default: return .other
    }
  }

  /// Names the type of the file system on which a file or folder lies, as the system calls it.
  ///
  /// - Returns: "ext4", "apfs", "nfs4", "fuse.sshfs" …, or `nil` where it cannot be known.
  public static func fileSystemType(at path: String) -> String? {
    #if canImport(Darwin)
      var status = statfs()
      guard statfs(path, &status) == 0 else { return nil }
      return withUnsafeBytes(of: &status.f_fstypename) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
    #else
      // Glibc's module has no statfs, and its statvfs does not tell the type.
      guard let mountInfo = contents(ofFile: "/proc/self/mountinfo"),
        let resolved = realpath(path, nil)
      else { return nil }
      defer { free(resolved) }
      let path = UnsafeBufferPointer(start: resolved, count: strlen(resolved))
      return MountTable(mountInfo: mountInfo).type(at: path.map { UInt8(bitPattern: $0) })
    #endif
  }

  #if !canImport(Darwin)
    private static func contents(ofFile path: String) -> [UInt8]? {
      guard let file = fopen(path, "r") else { return nil }
      defer { fclose(file) }
      var bytes: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 16_384)
      while true {
        let count = fread(&chunk, 1, chunk.count, file)
        guard count > 0 else { return ferror(file) == 0 ? bytes : nil }
        bytes += chunk[..<count]
      }
    }
  #endif
}
