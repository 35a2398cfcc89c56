/// The mounts of a Linux process, as `/proc/self/mountinfo` lists them; see proc(5).
struct MountTable {
  private var mounts: [(point: [UInt8], type: String)] = []

  init(mountInfo: [UInt8]) {
    for line in mountInfo.split(separator: UInt8(ascii: "\n")) {
      // 36 35 98:0 /root /mount/point rw,noatime [tags …] - type source options
      let fields = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      guard
        fields.count > 6,
        let dash = fields[6...].firstIndex(where: { $0.elementsEqual([UInt8(ascii: "-")]) }),
        dash + 1 < fields.endIndex
      else { continue }
      let type = String(decoding: fields[dash + 1], as: UTF8.self)
      mounts.append((point: Self.unescaped(fields[4]), type: type))
    }
  }

  /// The type of the file system at an absolute path without links: "ext4", "nfs4", "fuse.sshfs".
  func type(at path: [UInt8]) -> String? {
    let slash = UInt8(ascii: "/")
    var found: (length: Int, type: String)?
    for (point, type) in mounts {
      let isAbove =
        path.starts(with: point)
        && (point.last == slash || path.count == point.count || path[point.count] == slash)
      // Of two mounts at one point the later one is on top.
      if isAbove, point.count >= (found?.length ?? 0) {
        found = (point.count, type)
      }
    }
    return found?.type
  }

  // Blanks and backslashes are written as three octal digits: \040.
  private static func unescaped(_ field: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = field
    while let byte = rest.popFirst() {
      let digits = rest.prefix(3)
      if byte == UInt8(ascii: "\\"), digits.count == 3,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
      {
        bytes.append(value)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
