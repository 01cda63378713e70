import Foundation

/// One line on standard error that says what runs now; nothing unless that is a terminal.
struct Progress {
  private let isTerminal = isatty(STDERR_FILENO) == 1

  mutating func show(_ text: String) { write("\r\u{1B}[K\(text)") }
  mutating func end() { write("\r\u{1B}[K") }

  private func write(_ text: String) {
    guard isTerminal else { return }
    FileHandle.standardError.write(Data(text.utf8))
  }
}
