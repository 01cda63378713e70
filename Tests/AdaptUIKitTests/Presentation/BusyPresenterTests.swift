import AdaptCore
import AdaptUIKit
import Testing

/// Rulings 10 and 11: what is dropped, what waits, and what an exception leads to.
@Suite("Rulings of busy presenters and of exceptions")
struct BusyPresenterTests {
  @Test("Ruling 10a: a request beside one that is scheduled is dropped, and its completion too")
  func scheduled() throws {
    let scene = try Scene("phone")
    var completions: [String] = []
    scene.simulation.step("both") { [root = scene.root] in
      root.present(scene.controller("first"), animated: true) { completions.append("first") }
      root.present(scene.controller("second"), animated: true) { completions.append("second") }
      root.dismiss(animated: true) { completions.append("dismissal") }
    }
    #expect(scene.findings == [.presentationInProgress, .presentationInProgress])
    #expect(scene.chain == ["first"])
    #expect(completions == ["first"])
  }

  @Test("Ruling 10b: a request during a transition that has begun runs among its completions")
  func begun() throws {
    let scene = try Scene("phone")
    let first = scene.scripted("first", .overFullScreen)
    let second = scene.controller("second", .overFullScreen)
    first.once[.viewDidAppear] = { $0.present(second, animated: true) }
    scene.present(first) {}
    #expect(scene.chain == ["first", "second"])
    #expect(scene.findings == [])
    let order = lines(
      scene.simulation, from: "present",
      including: [.viewDidAppear, .presentCompletion, .viewWillAppear])
    #expect(
      order == [
        "first viewWillAppear", "first viewDidAppear", "root presentCompletion",
        "second viewWillAppear", "second viewDidAppear",
      ])
  }

  @Test("Ruling 10b: the checks run again with the request, so that it can be refused then")
  func begunAndRefused() throws {
    let scene = try Scene("phone")
    let first = scene.scripted("first", .overFullScreen)
    first.once[.viewWillAppear] = { [root = scene.root] _ in
      root.present(UIViewController(), animated: true)
    }
    scene.present(first)
    #expect(scene.findings == [.alreadyPresenting])
    #expect(scene.chain == ["first"])
  }

  @Test("Ruling 10b: a dismissal during the presentation waits for it")
  func dismissalWaits() throws {
    let scene = try Scene("phone")
    let first = scene.scripted("first")
    var isDone = false
    first.once[.viewWillAppear] = { $0.dismiss(animated: true) { isDone = true } }
    scene.present(first)
    #expect(scene.chain == [])
    #expect(isDone)
    #expect(
      scene.heard(first) == [
        .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      ])
  }

  @Test("Ruling 10c: one that is leaving presents nothing and dismisses nothing again")
  func leaving() throws {
    let scene = try Scene("phone")
    let first = scene.scripted("first", .overFullScreen)
    var completions = 0
    first.on[.viewWillDisappear] = {
      $0.present(UIViewController(), animated: true) { completions += 1 }
      $0.dismiss(animated: true) { completions += 1 }
    }
    scene.present(first)
    scene.dismiss()
    #expect(scene.findings == [.presenterLeaving, .alreadyLeaving])
    #expect(scene.chain == [])
    #expect(completions == 0)
  }

  @Test("Ruling 10: what was scheduled on a controller that leaves is dropped, and found")
  func scheduledOnLeaving() throws {
    let scene = try Scene("phone")
    let first = scene.controller("first", .overFullScreen)
    scene.present(first)
    var hasRun = false
    scene.simulation.step("both") { [root = scene.root] in
      first.present(UIViewController(), animated: true) { hasRun = true }
      root.dismiss(animated: true)
    }
    #expect(scene.findings == [.presenterLeaving])
    #expect(scene.chain == [])
    #expect(!hasRun)
  }

  @Test("Ruling 10: dismissing where nothing is presented is found")
  func nothingToDismiss() throws {
    let scene = try Scene("phone")
    var hasRun = false
    scene.dismiss { hasRun = true }
    #expect(scene.findings == [.nothingToDismiss])
    #expect(!hasRun)
  }

  @Test("Ruling 11: an exception ends the run; nothing is called or recorded after it")
  func exceptionEnds() throws {
    let scene = try Scene("phone")
    let sheet = scene.scripted("sheet")
    sheet.on[.viewWillAppear] = { [root = scene.root] in
      $0.present(root, animated: true)
      $0.present(UIViewController(), animated: true)
    }
    scene.present(sheet)
    #expect(scene.findings == [.presentedHasParent])
    #expect(scene.simulation.hasEnded)
    let last = try #require(scene.simulation.trace.events.last)
    guard case .finding = last.kind else {
      Issue.record("the trace ends with \(last.kind)")
      return
    }
    let count = scene.simulation.trace.events.count
    scene.simulation.rotate(to: .landscapeRight)
    scene.dismiss()
    #expect(scene.simulation.trace.events.count == count)
  }

  @Test("Ruling 11: the exception has UIKit's name")
  func exceptionName() throws {
    let scene = try Scene("phone")
    scene.present(scene.controller("modal", UIModalPresentationStyle.none))
    #expect(
      scene.simulation.trace.findings.last?.kind.exceptionName == "NSInvalidArgumentException")
  }

  @Test("Ruling 11: a run that goes on ignores what the block asks for after it, and counts that")
  func exceptionRecorded() throws {
    let scene = try Scene("phone", onException: .record)
    scene.simulation.step("block") { [root = scene.root] in
      root.present(root, animated: true)
      root.present(UIViewController(), animated: true)
      root.addChild(UIViewController())
      root.dismiss(animated: true)
    }
    #expect(
      scene.findings == [.presentsItself, .afterException, .afterException, .afterException])
    #expect(scene.root.children.isEmpty)
    scene.present(scene.controller("modal"))
    #expect(scene.chain == ["modal"])
  }

  @Test("Ruling 11: the block that is ignored is the callback, not what UIKit calls after it")
  func exceptionInCallback() throws {
    let scene = try Scene("phone", onException: .record)
    let root = ScriptedController()
    let first = scene.scripted("first")
    let window = try #require(scene.root.view.window)
    scene.simulation.step("root") { window.rootViewController = root }
    first.once[.viewDidLoad] = {
      $0.addChild($0)
      $0.addChild(UIViewController())
    }
    root.once[.viewDidDisappear] = { $0.addChild(UIViewController()) }
    scene.present(first, on: root)
    #expect(scene.findings == [.childOfItself, .afterException])
    #expect(root.children.count == 1)
  }
}
