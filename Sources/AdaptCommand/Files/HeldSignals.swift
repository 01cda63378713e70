import Foundation

/// The signals that end a process, kept waiting in this thread until they are let go.
struct HeldSignals {
  private var before = sigset_t()

  init() {
    var held = sigset_t()
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
  }

  /// Lets the signals that came meanwhile do what they do.
  func letGo() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
