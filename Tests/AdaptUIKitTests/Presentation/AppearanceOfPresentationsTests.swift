import AdaptCore
import AdaptUIKit
import Testing

@Suite("Presenting and dismissing: who hears what")
struct AppearanceOfPresentationsTests {
  @Test("O002: full screen lets both sides cross over, and who arrives finishes first")
  func fullScreen() throws {
    let scene = try Scene(ios: 17)
    scene.present(scene.controller("sheet", .fullScreen))
    #expect(
      lines(scene.simulation, from: "present") == [
        "sheet viewDidLoad",
        "sheet.pc presentationTransitionWillBegin",
        "root viewWillDisappear",
        "sheet viewWillAppear",
        "sheet viewIsAppearing",
        "sheet.pc presentationTransitionDidEnd",
        "sheet viewDidAppear",
        "root viewDidDisappear",
      ])
    scene.dismiss()
    #expect(
      lines(scene.simulation, from: "dismiss") == [
        "sheet.pc dismissalTransitionWillBegin",
        "sheet viewWillDisappear",
        "root viewWillAppear",
        "root viewIsAppearing",
        "sheet.pc dismissalTransitionDidEnd",
        "root viewDidAppear",
        "sheet viewDidDisappear",
      ])
  }

  @Test(
    "O001, O004: a presenter whose view stays hears nothing",
    arguments: [
      UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext,
    ])
  func presenterStays(style: UIModalPresentationStyle) throws {
    let scene = try Scene(ios: 15)
    let sheet = scene.controller("sheet", style)
    scene.present(sheet)
    scene.dismiss()
    let root = try #require(scene.simulation.id(of: scene.root))
    #expect(scene.simulation.trace.count(of: .viewWillDisappear, on: root) == 0)
    #expect(scene.simulation.trace.count(of: .viewWillAppear, on: root) == 1)
    let id = try #require(scene.simulation.id(of: sheet))
    let heard = scene.simulation.trace.calls(on: id).filter {
      [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear].contains($0)
    }
    #expect(heard == [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear])
  }
}
