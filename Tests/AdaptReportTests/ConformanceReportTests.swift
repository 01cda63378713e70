import AdaptCore
import AdaptReport
import Testing

@Suite("The conformance report")
struct ConformanceReportTests {
  @Test("The table has a row for each child and a column for each matter")
  func table() {
    let conformance = ContainerConformance(
      container: "drawer",
      children: [
        ContainerConformance.Child(name: "content") { matter in
          switch matter {
          case .appearance: .repeated
          case .size: .reached
          case .traits: .incomplete
          case .orientation: .missing
          case .safeArea: .notDue
          case .unwind: .notExamined
          }
        },
        ContainerConformance.Child(name: "me\u{7}nu") { _ in .hidden },
      ])
    #expect(
      ConformanceReport(conformance).text == """
        What reaches the children of drawer

                     appearance  size    traits   orientation  safe area  unwind
          content    repeated    yes     in part  no           not due    not examined
          me\\u{7}nu  hidden      hidden  hidden   hidden       hidden     hidden

        """)
  }

  @Test("A container without children says so")
  func empty() {
    let report = ConformanceReport(ContainerConformance(container: "box", children: []))
    #expect(report.text.hasSuffix("It has no children.\n"))
  }
}
