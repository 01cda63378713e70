import Foundation

/// Time that the process spends on a processor: what else runs on the machine does not count.
enum ProcessorTime {
  /// Nanoseconds of all threads since the process began, page faults included.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// Returns how many nanoseconds `body` takes, and its result.
  static func of<Result>(_ body: () throws -> Result) rethrows -> (Double, Result) {
    let start = now
    let result = try body()
    return (now - start, result)
  }
}
