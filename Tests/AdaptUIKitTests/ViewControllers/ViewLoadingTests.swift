import AdaptCore
import AdaptUIKit
import Testing

@Suite("Loading views")
struct ViewLoadingTests {
  private let loading: Set<Callback> = [.loadView, .viewDidLoad]

  @Test("O121: a view loads once, whoever asks for it first and however often")
  func once() throws {
    let scene = try Scene(ios: 13)
    let lone = scene.controller("lone")
    scene.simulation.step("load") {
      #expect(!lone.isViewLoaded)
      lone.loadViewIfNeeded()
      lone.loadViewIfNeeded()
      _ = lone.view
    }
    #expect(
      lines(scene.simulation, from: "load", including: loading) == [
        "lone loadView", "lone viewDidLoad",
      ])
  }

  @Test("O121: an appearance loads the view before viewWillAppear, once for all appearances")
  func byAppearance() throws {
    let scene = try Scene(ios: 13)
    let sheet = scene.controller("sheet", .pageSheet)
    for _ in 1...2 {
      scene.present(sheet)
      scene.dismiss()
    }
    #expect(
      lines(scene.simulation, including: loading.union([.viewWillAppear]), of: ["sheet"]) == [
        "sheet loadView", "sheet viewDidLoad", "sheet viewWillAppear", "sheet viewWillAppear",
      ])
  }

  @Test("O121: a begin of an appearance transition by hand loads the view as well")
  func byHand() throws {
    let scene = try Scene(ios: 13)
    let lone = scene.controller("lone")
    scene.simulation.step("begin") { lone.beginAppearanceTransition(true, animated: false) }
    #expect(
      lines(scene.simulation, from: "begin", including: loading.union([.viewWillAppear])) == [
        "lone loadView", "lone viewDidLoad", "lone viewWillAppear(false)",
      ])
  }

  @Test("O121: what happened before the run is told when the controller joins")
  func beforeTheRun() throws {
    let early = UIViewController()
    early.loadViewIfNeeded()
    let scene = try Scene(ios: 13)
    scene.simulation.name(early, "early")
    scene.present(early)
    #expect(
      lines(scene.simulation, including: loading, of: ["early"]) == [
        "early loadView", "early viewDidLoad",
      ])
  }
}
