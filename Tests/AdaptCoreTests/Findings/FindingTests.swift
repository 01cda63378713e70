import AdaptCore
import Testing

@Suite("Findings")
struct FindingTests {
  @Test("A finding describes itself by severity, kind and the ids it concerns")
  func description() {
    let (first, second) = (NodeID(.viewController, 2), NodeID(.viewController, 3))
    let reasons = ReasonList(Reason(rule: 1, place: 0))
    #expect(
      "\(Finding(.alreadyPresenting, object: second, other: first, because: reasons))"
        == "ignored: alreadyPresenting, object vc#3, other vc#2")
    #expect("\(Finding(.noWayOut, because: reasons))" == "warning: noWayOut")
  }
}
