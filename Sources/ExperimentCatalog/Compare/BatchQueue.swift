import PlatformSupport

/// Batches that two threads fill, and that one of them takes in order.
///
/// A thread of the queue's own reads experiments and fills their batches. Whoever takes a batch
/// that is not ready fills another one meanwhile, if it has a connection of its own for that: so
/// both threads have work, whatever is done with the batches.
final class BatchQueue: @unchecked Sendable {
  /// A batch's place in the queue.
  private final class Slot {
    enum State {
      /// The experiments are there, and nobody reads yet what belongs to them.
      case open(MeasuredBatch)
      /// Somebody does.
      case taken
      case ready(Result<MeasuredBatch, SQLiteError>)
    }

    var state: State
    init(_ state: State) { self.state = state }

    var isOpen: Bool { if case .open = state { true } else { false } }
  }

  /// A batch that is to be filled, and its slot.
  private typealias Work = (slot: Slot, batch: MeasuredBatch)

  // Everything below is read and written under the monitor's lock.
  private let monitor = Monitor()
  private var slots: [Slot] = []
  /// Whether no more slots will come but what is left of a batch.
  private var isAtEnd = false
  private var isCancelled = false
  private var hasEnded = false

  /// How many batches there are at most, and how many wait to be filled by whoever comes first.
  private static let mostSlots = 6
  private static let wantedOpen = 2

  /// Starts the queue's thread.
  ///
  /// Nobody else may use the connection of the reader and the filler until `stop()` has returned.
  ///
  /// - Parameter first: Experiments that come before those of the reader.
  /// - Throws: `SystemError` where the system has no thread left.
  init(
    after first: MeasuredBatch?, _ experiments: ExperimentReader, _ filler: BatchFiller
  ) throws(SystemError) {
    if let first { slots.append(Slot(.open(first))) }
    // This thread uses them no more until that one has ended.
    nonisolated(unsafe) let readers = (experiments: experiments, filler: filler)
    try PlatformSupport.inBackground {
      self.run(unsafe readers.experiments, unsafe readers.filler)
    }
  }

  private enum Next {
    case batch(Result<MeasuredBatch, SQLiteError>?)
    case work(Work)
  }

  /// The next batch, filled; nil where there are no more.
  ///
  /// - Parameter filler: What fills batches that nobody has begun; nil to wait for the other thread.
  func take(filling filler: BatchFiller?) throws(SQLiteError) -> MeasuredBatch? {
    while true {
      switch next(wantsWork: filler != nil) {
      case .batch(let batch): return try batch?.get()
      case .work(let work):
        if let filler { fill(work, by: filler) }
      }
    }
  }

  /// Waits until the queue's thread has ended.
  func stop() {
    monitor.locked {
      isCancelled = true
      monitor.signal()
      while !hasEnded { monitor.wait(atMost: 3600) }
    }
  }

  private func next(wantsWork: Bool) -> Next {
    monitor.locked {
      while true {
        guard let first = slots.first else {
          if isAtEnd { return .batch(nil) }
          monitor.wait(atMost: 3600)
          continue
        }
        if case .ready(let result) = first.state {
          slots.removeFirst()
          monitor.signal()
          return .batch(result)
        }
        if wantsWork, let work = takeWork() { return .work(work) }
        monitor.wait(atMost: 3600)
      }
    }
  }

  /// Takes the first batch that nobody fills; under the lock.
  private func takeWork() -> Work? {
    for slot in slots {
      guard case .open(let batch) = slot.state else { continue }
      slot.state = .taken
      return (slot, batch)
    }
    return nil
  }

  private func fill(_ work: Work, by filler: BatchFiller) {
    var batch = work.batch
    var rest: MeasuredBatch?
    let result: Result<MeasuredBatch, SQLiteError>
    do throws(SQLiteError) {
      rest = try filler.fill(&batch)
      result = .success(batch)
    } catch {
      result = .failure(error)
    }
    monitor.locked {
      work.slot.state = .ready(result)
      if let rest, let place = slots.firstIndex(where: { $0 === work.slot }) {
        slots.insert(Slot(.open(rest)), at: place + 1)
      }
      monitor.signal()
    }
  }

  private enum Step {
    case read
    case fill(Work)
  }

  /// What the queue's thread does.
  private func run(_ experiments: ExperimentReader, _ filler: BatchFiller) {
    while let step = nextStep() {
      switch step {
      case .fill(let work): fill(work, by: filler)
      case .read: read(experiments)
      }
    }
    monitor.locked {
      hasEnded = true
      monitor.signal()
    }
  }

  private func nextStep() -> Step? {
    monitor.locked {
      while !isCancelled {
        let isSupplied = slots.count { $0.isOpen } >= Self.wantedOpen
        if !isAtEnd, !isSupplied, slots.count < Self.mostSlots { return .read }
        if let work = takeWork() { return .fill(work) }
        // What another thread fills may leave a rest.
        if isAtEnd, slots.isEmpty { return nil }
        monitor.wait(atMost: 3600)
      }
      return nil
    }
  }

  private func read(_ experiments: ExperimentReader) {
    let slot: Slot?
    do throws(SQLiteError) {
      slot = try experiments.next().map { Slot(.open($0)) }
    } catch {
      slot = Slot(.ready(.failure(error)))
    }
    monitor.locked {
      if let slot { slots.append(slot) }
      isAtEnd = experiments.isAtEnd || slot.map { !$0.isOpen } ?? true
      monitor.signal()
    }
  }
}
