import AdaptCommand
import Foundation

/// The standard streams of the process.
struct StandardConsole: Console {
  let terminal: Terminal?
  let showsProgress: Bool
  private var held: [UInt8] = []
  private var failure: Int32 = 0

  /// How many bytes are held back before they are passed on.
  private static let limit = 1 << 16

  init(environment: [String: String]) {
    showsProgress = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
    guard isatty(STDOUT_FILENO) == 1 else {
      terminal = nil
      return
    }
    let hasNoColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    terminal = Terminal(
      width: Self.width(environment), wantsColor: !hasNoColor && environment["TERM"] != "dumb")
  }

  private static func width(_ environment: [String: String]) -> Int? {
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), (1...10_000) ~= columns {
      return columns
    }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  mutating func write(_ text: String) {
    held.append(contentsOf: text.utf8)
    // A person waits for what is done; a file and a pipe do not.
    if held.count >= Self.limit || terminal != nil && held.last == UInt8(ascii: "\n") { flush() }
  }

  mutating func writeError(_ text: String) {
    // In the order in which a person is to read the two.
    flush()
    _ = Self.write(Array(text.utf8), to: STDERR_FILENO)
  }

  mutating func finish() -> String? {
    flush()
    return failure == 0 ? nil : String(cString: strerror(failure))
  }

  /// Passes on what is held; after a failure nothing more is tried.
  private mutating func flush() {
    if failure == 0 { failure = Self.write(held, to: STDOUT_FILENO) }
    held.removeAll(keepingCapacity: true)
  }

  /// - Returns: The number of the error; 0 for none.
  private static func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
    bytes.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = Foundation.write(
          file, bytes.baseAddress?.advanced(by: done), bytes.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return errno }
        done += count
      }
      return 0
    }
  }
}
