import Synchronization

// Everything that differs between Linux and macOS stands in this file, and so does every call of the
// C library, whose very name differs: the only `#if`s of the project. What needs a file, a clock, a
// terminal, a process, a thread or a transcendental function asks here.
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

  /// Whether the process may make files in a folder, or write a file.
  public static func mayWrite(at path: String) -> Bool { access(path, W_OK) == 0 }

  /// Whether the process may read a file.
  public static func mayRead(at path: String) -> Bool { access(path, R_OK) == 0 }

  /// Whether a symbolic link stands at a path, wherever it leads.
  public static func isLink(at path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The size of a file in bytes, symbolic links followed; nil where there is none.
  public static func fileSize(at path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
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

// MARK: Reading and writing

extension PlatformSupport {
  static func message(of error: SystemError) -> String {
    String(cString: strerror(error.number))
  }

  static func kind(of error: SystemError) -> SystemError.Kind {
    switch error.number {
    case ENOENT, ENOTDIR: .notFound
    case EACCES, EPERM, EROFS: .notPermitted
    case EPIPE: .noReader
    default: .other
    }
  }

  static func openForReading(_ path: String) throws(SystemError) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    return descriptor
  }

  static func close(_ descriptor: Int32) {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
  }

  static func size(of descriptor: Int32) -> Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Reads what there is, at most `count` bytes; none at the end.
  static func read(_ descriptor: Int32, upTo count: Int) throws(SystemError) -> [UInt8] {
    var number: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      repeat {
        #if canImport(Darwin)
          let result = Darwin.read(descriptor, buffer.baseAddress, count)
        #else
          let result = Glibc.read(descriptor, buffer.baseAddress, count)
        #endif
        number = result < 0 ? errno : 0
        initializedCount = max(0, result)
      } while number == EINTR
    }
    guard number == 0 else { throw SystemError(number: number) }
    return bytes
  }

  /// Writes all bytes to a descriptor: 1 is the standard output, 2 the standard error.
  ///
  /// - Throws: ``SystemError`` where the bytes find no room or no reader.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let result = bytes.withUnsafeBytes { buffer in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        #if canImport(Darwin)
          return Darwin.write(descriptor, rest.baseAddress, rest.count)
        #else
          return Glibc.write(descriptor, rest.baseAddress, rest.count)
        #endif
      }
      if result >= 0 {
        written += result
      } else if errno != EINTR {
        throw SystemError(number: errno)
      }
    }
  }

  /// Writes a file whole: its reader sees the old content or the new one, never a part.
  ///
  /// The bytes are written beside the file and take its place when they are on the disk. A symbolic
  /// link stays one, and a file keeps its permissions. A device or a pipe is written to as it is.
  ///
  /// - Throws: ``SystemError`` where that fails; the old content is then untouched.
  public static func replaceFile(at path: String, with bytes: [UInt8]) throws(SystemError) {
    let file = try ReplacementFile(path: path)
    try file.write(bytes)
    try file.commit()
  }

  /// Where a file is written before it takes its place.
  struct ReplacementPlace: Sendable {
    let descriptor: Int32
    /// The file that is written, and the one whose place it takes; nil for a device or a pipe.
    let paths: (temporary: String, target: String)?
  }

  static func openReplacement(of path: String) throws(SystemError) -> ReplacementPlace {
    let kind = fileKind(at: path)
    if kind == .directory { throw SystemError(number: EISDIR) }
    if kind == .other {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw SystemError(number: errno) }
      return ReplacementPlace(descriptor: descriptor, paths: nil)
    }
    let target = resolvedPath(path)
    let temporary = "\(target).\(getpid()).tmp"
    let descriptor = try openNew(temporary)
    var status = stat()
    if stat(target, &status) == 0 { _ = fchmod(descriptor, status.st_mode & 0o7777) }
    return ReplacementPlace(descriptor: descriptor, paths: (temporary, target))
  }

  static func commit(_ place: ReplacementPlace) throws(SystemError) {
    guard let (temporary, target) = place.paths else { return close(place.descriptor) }
    defer { forgetTemporaryFile(temporary) }
    do throws(SystemError) {
      defer { close(place.descriptor) }
      guard fsync(place.descriptor) == 0 else { throw SystemError(number: errno) }
      guard rename(temporary, target) == 0 else { throw SystemError(number: errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  static func discard(_ place: ReplacementPlace) {
    close(place.descriptor)
    if let (temporary, _) = place.paths { removeFile(at: temporary) }
  }

  /// Makes an empty file that is not to stay where the process ends at once.
  ///
  /// - Throws: ``SystemError`` where there is one already, or none can be made.
  public static func makeFile(at path: String) throws(SystemError) {
    close(try openNew(path))
  }

  private static func openNew(_ path: String) throws(SystemError) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    noteTemporaryFile(path)
    return descriptor
  }

  /// Whether two paths lead to one file, by links or not.
  public static func isSameFile(_ path: String, _ other: String) -> Bool {
    var first = stat()
    var second = stat()
    return stat(path, &first) == 0 && stat(other, &second) == 0 && first.st_dev == second.st_dev
      && first.st_ino == second.st_ino
  }

  /// Moves a file, over another one if need be, once its bytes are on the disk.
  ///
  /// - Throws: ``SystemError`` where that fails; both are then as they were.
  public static func move(_ path: String, to target: String) throws(SystemError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0, rename(path, target) == 0 else {
      throw SystemError(number: errno)
    }
    forgetTemporaryFile(path)
  }

  /// Removes a file, if it is there.
  public static func removeFile(at path: String) {
    unlink(path)
    forgetTemporaryFile(path)
  }

  /// The path to which a path leads, symbolic links followed, also where the last one leads to
  /// nothing yet.
  public static func resolvedPath(_ path: String) -> String {
    var path = path
    for _ in 0..<mostLinks {
      if let resolved = realpath(path, nil) {
        defer { free(resolved) }
        return String(cString: resolved)
      }
      guard let destination = linkDestination(path) else { return path }
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = destination.hasPrefix("/") ? destination : folder + destination
    }
    return path
  }

  /// As many as Linux follows.
  private static let mostLinks = 40

  private static func linkDestination(_ path: String) -> String? {
    var characters = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &characters, characters.count)
    guard count > 0 else { return nil }
    return String(decoding: characters[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

// MARK: The process and its terminal

extension PlatformSupport {
  /// The value of an environment variable; nil where it is not set.
  public static func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The path of the working directory; nil where it has been removed.
  public static func workingDirectory() -> String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Whether a descriptor leads to a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// The number of columns of the terminal; nil where there is none or it does not say.
  public static func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Seconds since some moment; they go on whatever happens to the wall clock.
  public static func monotonicSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Seconds that the process has kept a processor busy; those in which others ran don't count.
  public static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Lets a write without a reader end the process, as it does in every shell pipeline.
  ///
  /// A parent may have had the signal ignored, which a process inherits.
  public static func endQuietlyWithoutReader() {
    signal(SIGPIPE, SIG_DFL)
  }

  /// Lets a write beyond the limit of a file's size fail, instead of ending the process.
  public static func failWhereFilesMayNotGrow() {
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// The number of this process among those that run now.
  public static func processNumber() -> Int32 {
    getpid()
  }

  /// A name for this process that no other one has had: boot, number and begin.
  ///
  /// - Returns: `nil` where the system does not tell.
  public static func processName() -> String? {
    name(ofProcess: getpid())
  }

  /// Whether the process of a ``processName()`` still runs on this machine.
  public static func isRunning(_ processName: String) -> Bool {
    let parts = processName.split(separator: "/")
    guard parts.count == 3, let number = pid_t(parts[1]) else { return false }
    return name(ofProcess: number) == processName
  }

  private static func name(ofProcess number: pid_t) -> String? {
    #if canImport(Darwin)
      var boot = [CChar](repeating: 0, count: 64)
      var size = boot.count
      var info = proc_bsdinfo()
      let length = Int32(MemoryLayout<proc_bsdinfo>.size)
      guard sysctlbyname("kern.bootsessionuuid", &boot, &size, nil, 0) == 0,
        proc_pidinfo(number, PROC_PIDTBSDINFO, 0, &info, length) == length
      else { return nil }
      let begin = "\(info.pbi_start_tvsec).\(info.pbi_start_tvusec)"
      return "\(String(cString: boot))/\(number)/\(begin)"
    #else
      guard let boot = contents(ofFile: "/proc/sys/kernel/random/boot_id"),
        let status = contents(ofFile: "/proc/\(number)/stat"),
        // The second field, the program's name in parentheses, may hold anything.
        let end = status.lastIndex(of: UInt8(ascii: ")"))
      else { return nil }
      let fields = String(decoding: status[(end + 1)...], as: UTF8.self).split(separator: " ")
      guard fields.count > 19, fields[0] != "Z" else { return nil }
      let name = String(decoding: boot.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      return "\(name)/\(number)/\(fields[19])"
    #endif
  }

  /// Ends the process.
  public static func exit(_ status: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status)
    #else
      Glibc.exit(status)
    #endif
  }
}

extension PlatformSupport {
  /// Runs a program and waits for its end.
  ///
  /// - Parameter output: The file for its standard output; nil throws it away.
  /// - Returns: How it ended; nil where it could not be started or did not exit by itself.
  public static func run(
    _ path: String, _ arguments: [String], output: String? = nil
  ) -> ProcessEnd? {
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(
      &actions, 1, output ?? "/dev/null", O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    var process = pid_t()
    guard posix_spawn(&process, path, &actions, nil, words, environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process, status & 0x7F == 0 else { return nil }
    #if canImport(Darwin)
      let peakBytes = usage.ru_maxrss
    #else
      let peakBytes = usage.ru_maxrss << 10
    #endif
    let seconds = [usage.ru_utime, usage.ru_stime].map {
      Double($0.tv_sec) + Double($0.tv_usec) / 1e6
    }
    return ProcessEnd(
      status: (status >> 8) & 0xFF, processorSeconds: seconds[0] + seconds[1],
      peakBytes: peakBytes)
  }
}

// MARK: Threads and signals

extension PlatformSupport {
  private struct MonitorParts {
    var mutex = pthread_mutex_t()
    var condition = pthread_cond_t()
  }

  static func makeMonitor() -> UnsafeMutableRawPointer {
    let parts = UnsafeMutablePointer<MonitorParts>.allocate(capacity: 1)
    parts.initialize(to: MonitorParts())
    pthread_mutex_init(&parts.pointee.mutex, nil)
    pthread_cond_init(&parts.pointee.condition, nil)
    return UnsafeMutableRawPointer(parts)
  }

  private static func parts(_ monitor: UnsafeMutableRawPointer) -> UnsafeMutablePointer<
    MonitorParts
  > {
    monitor.assumingMemoryBound(to: MonitorParts.self)
  }

  static func destroyMonitor(_ monitor: UnsafeMutableRawPointer) {
    pthread_cond_destroy(&parts(monitor).pointee.condition)
    pthread_mutex_destroy(&parts(monitor).pointee.mutex)
    parts(monitor).deallocate()
  }

  static func lock(_ monitor: UnsafeMutableRawPointer) {
    pthread_mutex_lock(&parts(monitor).pointee.mutex)
  }

  static func unlock(_ monitor: UnsafeMutableRawPointer) {
    pthread_mutex_unlock(&parts(monitor).pointee.mutex)
  }

  static func wake(_ monitor: UnsafeMutableRawPointer) {
    pthread_cond_signal(&parts(monitor).pointee.condition)
  }

  static func wait(_ monitor: UnsafeMutableRawPointer, atMost seconds: Double) {
    // The condition counts by the wall clock, which macOS cannot change.
    var end = timespec()
    clock_gettime(CLOCK_REALTIME, &end)
    let nanoseconds = end.tv_nsec + Int(seconds * 1e9)
    end.tv_sec += nanoseconds / 1_000_000_000
    end.tv_nsec = nanoseconds % 1_000_000_000
    let monitor = parts(monitor)
    pthread_cond_timedwait(&monitor.pointee.condition, &monitor.pointee.mutex, &end)
  }

  private final class ThreadBody {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Runs `body` on a new thread, with a stack as large as the first thread's.
  static func startThread(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let context = Unmanaged.passRetained(ThreadBody(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(
        &thread, &attributes,
        { address in
          Unmanaged<ThreadBody>.fromOpaque(address).takeRetainedValue().run()
          return nil
        }, context.toOpaque())
    #else
      var thread = pthread_t()
      let code = pthread_create(
        &thread, &attributes,
        { address in
          if let address { Unmanaged<ThreadBody>.fromOpaque(address).takeRetainedValue().run() }
          return nil
        }, context.toOpaque())
    #endif
    guard code == 0 else {
      context.release()
      throw SystemError(number: code)
    }
  }

  private static func address<Function>(_ function: Function) -> Int {
    unsafeBitCast(function, to: Int.self)
  }

  private static let interruption = Atomic<Bool>(false)

  /// Whether somebody has pressed control-C since ``noteInterruptions()``.
  public static var isInterrupted: Bool { interruption.load(ordering: .relaxed) }

  /// Notes each control-C from now on, and calls `handler` with its number, from 1.
  ///
  /// The handler runs on a thread of its own, so that it may do what a signal's handler may not.
  /// Where somebody asks the process to end, or its terminal is gone, it ends at once, without its
  /// temporary files. Where a parent has a signal ignored it stays ignored. To be called before
  /// other threads are made: they must not take the signals.
  ///
  /// - Throws: ``SystemError`` where the system has no thread left.
  public static func noteInterruptions(
    _ handler: @escaping @Sendable (Int) -> Void
  ) throws(SystemError) {
    let noted = [SIGINT, SIGTERM, SIGHUP].filter { number in
      guard address(signal(number, SIG_DFL)) == address(SIG_IGN) else { return true }
      _ = signal(number, SIG_IGN)
      return false
    }
    guard !noted.isEmpty else { return }
    var signals = set(of: noted)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    try startThread {
      var signals = set(of: noted)
      var count = 0
      while true {
        var signal: Int32 = 0
        guard sigwait(&signals, &signal) == 0 else { return }
        // As a shell tells it of a program that a signal has ended.
        guard signal == SIGINT else { exitAtOnce(128 + signal) }
        interruption.store(true, ordering: .relaxed)
        count += 1
        handler(count)
      }
    }
  }

  private static func set(of signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  /// Runs `body` on a thread of its own.
  ///
  /// - Throws: ``SystemError`` where the system has no thread left.
  public static func inBackground(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    try startThread(body)
  }

  /// Lets this thread do nothing for a while.
  public static func sleep(seconds: Double) {
    var time = timespec()
    time.tv_sec = Int(seconds)
    time.tv_nsec = Int((seconds - Double(time.tv_sec)) * 1e9)
    nanosleep(&time, nil)
  }

  private static let temporaries = Mutex<Set<String>>([])

  /// Names a file that is not to stay where the process ends at once.
  public static func noteTemporaryFile(_ path: String) {
    temporaries.withLock { _ = $0.insert(path) }
  }

  /// Says that a file is gone, or may stay.
  static func forgetTemporaryFile(_ path: String) {
    temporaries.withLock { _ = $0.remove(path) }
  }

  /// Ends the process in the middle of its work; files that were to be temporary are removed.
  public static func exitAtOnce(_ status: Int32) -> Never {
    for path in temporaries.withLock({ $0 }) { unlink(path) }
    _exit(status)
  }
}
