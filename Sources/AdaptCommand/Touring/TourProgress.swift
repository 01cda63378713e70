/// How far a long tour has come, on a line of standard error that is written over; nothing where no
/// terminal shows it.
struct TourProgress {
  /// Tours of fewer runs are over before a person wonders.
  private static let leastRuns = 500

  private var shown = ""
  private var percent = -1

  mutating func show(_ done: Int, of all: Int, on console: inout some Console) {
    guard console.showsProgress, all >= Self.leastRuns, done * 100 / all > percent else { return }
    percent = done * 100 / all
    let line = "tour: \(done) of \(all) scenes and segues"
    console.writeError("\r" + line.padded(to: shown.count))
    shown = line
  }

  /// Leaves nothing of the line.
  mutating func clear(on console: inout some Console) {
    guard !shown.isEmpty else { return }
    console.writeError("\r" + "".padded(to: shown.count) + "\r")
    shown = ""
  }
}
