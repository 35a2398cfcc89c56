import Testing

@testable import PlatformSupport

@Suite struct MountTableTests {
  private static let mountInfo = #"""
    22 1 254:1 / / rw,relatime shared:1 - ext4 /dev/vda1 rw
    23 22 0:21 / /proc rw,nosuid shared:12 - proc proc rw
    40 22 0:45 / /home/mobile rw,relatime shared:20 master:3 - nfs4 server:/home rw,vers=4.2
    41 22 0:46 / /home/mobile\040disk rw - fuse.sshfs host:/ rw
    42 22 0:47 / /mnt rw - ext4 /dev/vdb rw
    43 42 0:48 / /mnt rw - 9p share rw
    a line that is too short

    """#

  @Test(arguments: [
    ("/", "ext4"), ("/var/lib/plumb.sqlite", "ext4"), ("/proc/self", "proc"),
    ("/home/mobile", "nfs4"), ("/home/mobile/plumb.sqlite", "nfs4"),
    ("/home/mobiles/plumb.sqlite", "ext4"), ("/home/mobile disk/plumb.sqlite", "fuse.sshfs"),
    ("/mnt/plumb.sqlite", "9p"),
  ])
  func `a path belongs to the last mount that is nearest above it`(_ path: String, _ type: String) {
    let table = MountTable(mountInfo: Array(Self.mountInfo.utf8))
    #expect(table.type(at: Array(path.utf8)) == type)
  }

  @Test func `an empty table knows nothing`() {
    #expect(MountTable(mountInfo: []).type(at: Array("/".utf8)) == nil)
  }

  @Test func `the system names the type of a folder, and of no missing one`() {
    #expect(PlatformSupport.fileSystemType(at: "/")?.isEmpty == false)
    #expect(PlatformSupport.fileSystemType(at: "/there/is/no/such/folder") == nil)
  }

  @Test func `a path is a folder, a device or missing`() {
    #expect(PlatformSupport.fileKind(at: "/") == .directory)
    #expect(PlatformSupport.fileKind(at: "/dev/null") == .other)
    #expect(PlatformSupport.fileKind(at: "/there/is/no/such/file") == .missing)
  }
}
