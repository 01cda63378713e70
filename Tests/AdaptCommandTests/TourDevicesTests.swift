import AdaptCore
import AdaptProfiles
import AdaptScenario
import Testing

@testable import AdaptCommand

@Suite("The devices of a tour")
struct TourDevicesTests {
  private func devices(_ names: String...) throws -> [DeviceChoice] {
    try names.map { try DeviceCatalogue.device(named: $0) }
  }

  @Test("As many are taken as there are runs for, and those that are left out are named")
  func leftOut() throws {
    let all = try devices("phone", "pad", "pad-11")
    let few = try TourDevices(all, runs: 20_000)
    #expect(few.taken.map(\.name.name) == ["phone", "pad"])
    #expect(
      few.omission
        == "left out: pad-11; a device takes 20000 runs, and one call makes 50000: take them in "
        + "another, as with --device pad-11")
    #expect(try TourDevices(all, runs: 10_000).omission == nil)
    #expect(try TourDevices(all, runs: 0).leftOut.isEmpty)
  }

  @Test("More runs on one device than a call makes are refused with the figures")
  func tooMany() throws {
    let all = try devices("phone")
    let error = #expect(throws: CommandError.self) { try TourDevices(all, runs: 50_001) }
    #expect(
      error
        == .usage(
          "the tour takes 50001 runs on each device, and one call makes 50000; name fewer "
            + "storyboards"))
  }
}
