import AdaptCommand
import Foundation

@main
enum AdaptSimTool {
  static func main() {
    // A reader that has had enough closes the pipe; nothing is left to do then but to go, even
    // where whoever started the process had it stay.
    signal(SIGPIPE, SIG_DFL)
    stopOnBrokenPromise()
    var console = StandardConsole(environment: ProcessInfo.processInfo.environment)
    let exit = Command.run(Array(CommandLine.arguments.dropFirst()), console: &console)
    Foundation.exit(exit.rawValue)
  }

  /// A precondition that does not hold ends the process with an exit code of its own.
  private static func stopOnBrokenPromise() {
    for number in [SIGILL, SIGTRAP] {
      signal(number) { _ in
        let message: StaticString =
          "adaptsim: a promise of its own broke; please report the command line\n"
        _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
        _exit(ExitCode.brokenPromise.rawValue)
      }
    }
  }
}
