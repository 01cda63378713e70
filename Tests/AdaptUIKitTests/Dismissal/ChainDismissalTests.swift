import AdaptCore
import AdaptRules
import AdaptUIKit
import Testing

@Suite("Dismissing in a chain")
struct ChainDismissalTests {
  private struct Chain {
    let scene: Scene
    let b: UIViewController
    let c: UIViewController

    init(_ style: UIModalPresentationStyle, choices: RuleChoices = RuleChoices()) throws {
      scene = try Scene(ios: 15, choices: choices)
      b = scene.controller("b", style)
      c = scene.controller("c", style)
      scene.present(b)
      scene.present(c, on: b)
    }
  }

  @Test("O012: the root dismisses the whole chain", arguments: [true, false])
  func root(isSheet: Bool) throws {
    let chain = try Chain(isSheet ? .pageSheet : .fullScreen)
    chain.scene.dismiss()
    #expect(chain.scene.root.presentedViewController == nil)
    #expect(chain.b.presentingViewController == nil)
    #expect(chain.c.presentingViewController == nil)
    #expect(chain.b.view.window == nil)
    #expect(chain.c.view.window == nil)
    #expect(chain.scene.root.view.window != nil)
    let heard = lines(
      chain.scene.simulation, from: "dismiss", including: appearance, of: ["b", "c", "root"])
    // Each controller that has appeared disappears (ruling 9); covered by full screen b has not.
    #expect(
      heard
        == (isSheet
          ? [
            "c viewWillDisappear", "b viewWillDisappear", "c viewDidDisappear",
            "b viewDidDisappear",
          ]
          : [
            "c viewWillDisappear", "root viewWillAppear", "root viewIsAppearing",
            "root viewDidAppear", "c viewDidDisappear",
          ]))
  }

  @Test(
    "O012: the one in the middle dismisses what it presents, the topmost itself", arguments: [0, 1])
  func middleAndTop(asked: Int) throws {
    let chain = try Chain(.pageSheet)
    chain.scene.dismiss(on: asked == 0 ? chain.b : chain.c)
    #expect(chain.scene.root.presentedViewController === chain.b)
    #expect(chain.b.presentedViewController == nil)
    #expect(chain.b.view.window != nil)
    #expect(
      lines(chain.scene.simulation, from: "dismiss", including: appearance) == [
        "c viewWillDisappear", "c viewDidDisappear",
      ])
  }

  @Test(
    "O012: only one of the chain animates, the topmost unless the run chooses the direct child",
    arguments: [DismissalChain.Choice.topmost, .directChild])
  func animates(choice: DismissalChain.Choice) throws {
    var choices = RuleChoices()
    choices.dismissedChain = choice
    let scene = try Scene(ios: 12.4, choices: choices)
    let lower = scene.keep(Animator())
    let upper = scene.keep(Animator())
    let (b, _) = scene.custom("b", animator: lower)
    let (c, _) = scene.custom("c", animator: upper)
    scene.present(b)
    scene.present(c, on: b)
    var animated: [String] = []
    lower.inspect = { _ in animated.append("b") }
    upper.inspect = { _ in animated.append("c") }
    scene.dismiss()
    #expect(animated == (choice == .topmost ? ["c"] : ["b"]))
  }

  @Test("O012: the chain goes as a whole when it is told to while its top still moves in")
  func whileTheTopMoves() throws {
    let scene = try Scene(ios: 15)
    let b = scene.controller("b", .pageSheet)
    let c = scene.scripted("c", .pageSheet)
    scene.present(b)
    c.once[.viewWillAppear] = { [root = scene.root] _ in root.dismiss(animated: true) }
    scene.present(c, on: b)
    #expect(scene.root.presentedViewController == nil)
    #expect(
      lines(scene.simulation, from: "present", including: appearance) == [
        "c viewWillAppear", "c viewIsAppearing", "c viewDidAppear", "c viewWillDisappear",
        "b viewWillDisappear", "c viewDidDisappear", "b viewDidDisappear",
      ])
  }

  @Test("O012: what was only about to begin above is dropped, and said so")
  func aboutToBegin() throws {
    let scene = try Scene(ios: 15)
    let b = scene.controller("b", .pageSheet)
    let c = scene.controller("c", .pageSheet)
    scene.present(b)
    scene.simulation.step("both") {
      b.present(c, animated: true)
      scene.root.dismiss(animated: true)
    }
    #expect(scene.root.presentedViewController == nil)
    #expect(c.viewIfLoaded?.window == nil)
    #expect(scene.simulation.trace.findings.map(\.kind) == [.presenterLeaving])
  }
}
