import AdaptCore
import Testing

@Suite("Instants")
struct SimulatedInstantTests {
  // What 48 bits of microseconds hold: the instant of a packed event.
  @Test(
    "An instant lies between the start and the end of time, and prints",
    arguments: [
      (Int64.min, "0.000s"), (-1, "0.000s"), (0, "0.000s"), (1_999, "0.001s"),
      (404_000, "0.404s"), ((1 << 48) - 1, "281474976.710s"), (1 << 48, "281474976.710s"),
      (.max, "281474976.710s"),
    ])
  func bounds(microseconds: Int64, text: String) {
    #expect("\(SimulatedInstant(microseconds: microseconds))" == text)
  }

  @Test("A sum stops at the end of time, a difference is never negative")
  func sums() {
    let late = SimulatedInstant.last + SimulatedDuration(microseconds: .max)
    #expect(late == .last)
    #expect(SimulatedInstant.start - late == .zero)
    #expect(SimulatedInstant.start + SimulatedDuration(seconds: 1) > .start)
  }
}
