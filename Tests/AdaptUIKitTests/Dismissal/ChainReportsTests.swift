import AdaptCore
import AdaptUIKit
import Testing

@Suite("Reports of chains and of who is dismissed")
struct ChainReportsTests {
  /// A chain of sheets `s1`, `s2` … over the root.
  private func scene(
    of count: Int, ios: SystemVersion = 13, style: UIModalPresentationStyle = .pageSheet
  ) throws -> (Scene, [UIViewController]) {
    let scene = try Scene("phone", ios: ios)
    var controllers = [scene.root]
    for number in 1...count {
      let sheet = scene.controller("s\(number)", style)
      scene.present(sheet, on: controllers.last)
      controllers.append(sheet)
    }
    return (scene, controllers)
  }

  @Test("R042: a controller that presents dismisses that; the topmost dismisses itself")
  func receiver() throws {
    for count in 1...4 {
      for receiver in 0...count {
        let (scene, controllers) = try scene(of: count)
        scene.dismiss(on: controllers[receiver])
        let left = receiver == count ? count - 1 : receiver
        #expect(scene.chain == (1...count).map { "s\($0)" }.prefix(left).map { $0 })
        #expect(scene.findings == [])
      }
    }
  }

  @Test("R042: one above the other they leave in one transition, each told once")
  func wholeChain() throws {
    let (scene, controllers) = try scene(of: 3)
    scene.dismiss()
    for sheet in controllers.dropFirst() {
      #expect(scene.count(.viewWillDisappear, of: sheet) == 1)
      #expect(scene.count(.viewDidDisappear, of: sheet) == 1)
    }
  }

  @Test("R043: the second dismissal of one gesture finds the first under way and is dropped")
  func twoDismissalsOfOne() throws {
    let (scene, controllers) = try scene(of: 2)
    var completions = 0
    scene.simulation.step("gesture") {
      controllers[1].dismiss(animated: true) { completions += 1 }
      controllers[1].dismiss(animated: true) { completions += 10 }
    }
    #expect(scene.chain == ["s1"])
    #expect(scene.findings == [.alreadyLeaving])
    #expect(completions == 1)
  }

  @Test("R043: a dismissal asked for while one runs is dropped too, and goes no level down")
  func dismissalWhileOneRuns() throws {
    let (scene, controllers) = try scene(of: 2)
    scene.simulation.settlesAfterInput = false
    scene.simulation.step("first") { controllers[1].dismiss(animated: true) }
    scene.simulation.turn()
    scene.simulation.step("second") { controllers[1].dismiss(animated: true) }
    scene.simulation.settle()
    #expect(scene.chain == ["s1"])
    #expect(scene.findings == [.alreadyLeaving])
  }

  @Test("R044: a child's dismissal goes to the nearest ancestor that presents")
  func childOfOneThatPresents() throws {
    let scene = try Scene("phone", ios: 16)
    let page = scene.controller("page", .pageSheet)
    let source = scene.controller("source")
    page.addChild(source)
    page.view.addSubview(source.view)
    source.didMove(toParent: page)
    scene.present(page)
    let message = scene.controller("message", .overFullScreen)
    scene.present(message, on: source)
    #expect(scene.chain == ["page", "message"])
    scene.dismiss(on: source)
    #expect(scene.chain == ["page"])
  }

  @Test("R044: where no ancestor presents, the nearest presented ancestor goes")
  func childOfOneThatIsPresented() throws {
    let scene = try Scene("phone", ios: 16)
    let page = scene.controller("page", .pageSheet)
    let source = scene.controller("source")
    page.addChild(source)
    page.view.addSubview(source.view)
    source.didMove(toParent: page)
    scene.present(page)
    scene.dismiss(on: source)
    #expect(scene.chain == [])
  }

  @Test("R044: a child in whose context the message lies dismisses the message")
  func childWithContext() throws {
    let scene = try Scene("phone", ios: 16)
    let page = scene.controller("page", .pageSheet)
    let source = scene.controller("source")
    source.definesPresentationContext = true
    page.addChild(source)
    page.view.addSubview(source.view)
    source.didMove(toParent: page)
    scene.present(page)
    let message = scene.controller("message", .overCurrentContext)
    scene.present(message, on: source)
    #expect(message.presentingViewController === source)
    scene.dismiss(on: source)
    #expect(!message.isOnScreen)
    #expect(scene.chain == ["page"])
  }

  @Test("R045: of two dismissals of one turn the wider one first: all go, its completion runs")
  func widerFirst() throws {
    let (scene, controllers) = try scene(of: 2, ios: 26)
    var completions: [String] = []
    scene.simulation.step("unwind") {
      controllers[0].dismiss(animated: true) { completions.append("root") }
      controllers[1].dismiss(animated: false) { completions.append("nested") }
    }
    #expect(scene.chain == [])
    #expect(completions == ["root"])
    #expect(scene.findings == [.alreadyLeaving])
    #expect(scene.root.isOnScreen)
  }

  @Test("R045: the narrower one first: the wider takes what is left, and both are told")
  func narrowerFirst() throws {
    let (scene, controllers) = try scene(of: 2, ios: 26)
    var completions: [String] = []
    scene.simulation.step("unwind") {
      controllers[1].dismiss(animated: false) { completions.append("nested") }
      controllers[0].dismiss(animated: true) { completions.append("root") }
    }
    #expect(scene.chain == [])
    #expect(completions == ["nested", "root"])
    #expect(scene.findings == [])
    for sheet in controllers.dropFirst() {
      #expect(scene.count(.viewDidDisappear, of: sheet) == 1)
    }
  }

  @Test(
    "R055: a sheet that is covered full screen disappears without being dismissed, else it stays",
    arguments: [
      (
        style: UIModalPresentationStyle.fullScreen,
        heard: [Callback.viewWillDisappear, .viewDidDisappear]
      ),
      (style: .pageSheet, heard: []), (style: .overFullScreen, heard: []),
      (style: .overCurrentContext, heard: []),
    ])
  func coveredSheet(style: UIModalPresentationStyle, heard: [Callback]) throws {
    let scene = try Scene("phone", ios: 17)
    let sheet = scene.scripted("sheet", .pageSheet)
    var flags: [Bool] = []
    for callback in [Callback.viewWillDisappear, .viewDidDisappear] {
      sheet.on[callback] = { flags.append($0.isBeingDismissed) }
    }
    scene.present(sheet)
    scene.present(scene.controller("modal", style), on: sheet)
    #expect(scene.heard(sheet, [.viewWillDisappear, .viewDidDisappear]) == heard)
    #expect(flags == heard.map { _ in false })
    #expect(scene.chain == ["sheet", "modal"])
  }

  @Test("R052: a root that is replaced while it presents leaves its presentation in the window")
  func replacedRoot() throws {
    let scene = try Scene("phone", ios: 13)
    let modal = scene.controller("modal", .fullScreen)
    scene.present(modal)
    let window = try #require(modal.view.window)
    scene.simulation.step("log out") { window.rootViewController = scene.controller("login") }
    #expect(scene.findings == [.orphanedPresentation])
    #expect(modal.isOnScreen)
  }

  @Test("R052: after a dismissal the root is replaced cleanly")
  func replacedAfterDismissal() throws {
    let scene = try Scene("phone", ios: 13)
    let modal = scene.controller("modal", .fullScreen)
    scene.present(modal)
    let login = scene.controller("login")
    let window = try #require(modal.view.window)
    scene.dismiss { window.rootViewController = login }
    #expect(scene.findings == [])
    #expect(login.isOnScreen)
    #expect(!modal.isOnScreen)
    #expect(!scene.root.isOnScreen)
  }
}
