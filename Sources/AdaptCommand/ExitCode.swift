/// What the command tells the shell.
package enum ExitCode: Int32, Hashable, Sendable {
  case fine = 0
  /// A run has findings above a note, or an expectation does not hold.
  case findings = 1
  /// A name, a figure or a file is wrong, or output could not be written.
  case badInput = 2
  /// The command line itself is wrong.
  case wrongUsage = 64
  /// A promise of the program's own broke; the process stops with the values that broke it.
  case brokenPromise = 70
}
