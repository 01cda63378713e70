import AdaptCore
import AdaptScenario

/// The devices of a tour, as many as it makes runs for, from the first on.
struct TourDevices {
  let taken: [DeviceChoice]
  let leftOut: [DeviceChoice]
  private let runs: Int

  /// - Parameter runs: How many runs the tour makes on one device.
  /// - Throws: Where there are more than a tour makes.
  init(_ devices: [DeviceChoice], runs: Int) throws(CommandError) {
    guard runs <= StoryboardTour.runLimit else {
      throw .usage(
        "the tour takes \(runs) runs on each device, and one call makes "
          + "\(StoryboardTour.runLimit); name fewer storyboards")
    }
    let count = StoryboardTour.runLimit / max(1, runs)
    taken = Array(devices.prefix(count))
    leftOut = Array(devices.dropFirst(count))
    self.runs = runs
  }

  /// What was left out and how to have it; nil where nothing was.
  var omission: String? {
    guard let first = leftOut.first else { return nil }
    let names = leftOut.map(\.name.name.printable)
    return "left out: \(names.joined(separator: ", ")); a device takes \(runs) runs, and one call "
      + "makes \(StoryboardTour.runLimit): take them in another, as with --device "
      + first.name.name.printable
  }
}
