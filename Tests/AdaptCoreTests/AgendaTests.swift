import AdaptCore
import Testing

@Suite("The agenda")
struct AgendaTests {
  @Test("An earlier instant comes first, and a tie goes to whoever asked first")
  func order() {
    var agenda = Agenda<String>()
    for (name, due) in [("c", 5), ("a", 3), ("d", 5), ("b", 3), ("e", 9)] as [(String, Int64)] {
      agenda.add(name, due: SimulatedInstant(microseconds: due))
    }
    var taken: [String] = []
    while let next = agenda.takeFirst() { taken.append(next.element) }
    #expect(taken == ["a", "b", "c", "d", "e"])
  }
}
