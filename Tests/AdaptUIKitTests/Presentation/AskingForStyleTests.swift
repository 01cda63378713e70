import AdaptCore
import AdaptRules
import AdaptUIKit
import Testing

/// Rulings 1 and 2: when and whom the style is asked.
@Suite("Rulings of requests to present: the style and who stands in")
struct AskingForStyleTests {
  @Test("Ruling 1: the questions are asked inside the call")
  func insideTheCall() throws {
    let scene = try Scene("phone", ios: 15)
    let sheet = scene.controller("sheet", .popover)
    let delegate = scene.keep(StyleDelegate(.overFullScreen))
    sheet.presentationController?.delegate = delegate
    scene.simulation.step("present") { [root = scene.root] in
      root.present(sheet, animated: true)
      #expect(delegate.told == [.overFullScreen])
      #expect(sheet.presentationController?.presentationStyle == .overFullScreen)
    }
    #expect(delegate.told == [.overFullScreen])
  }

  @Test("Ruling 1: an override that does not call super silences the delegate")
  func silencedDelegate() throws {
    let scene = try Scene("phone", ios: 12)
    let (panel, vendor) = scene.custom("panel")
    vendor.controller = { OwnStyle(presentedViewController: $0, presenting: $1) }
    panel.presentationController?.delegate = scene.keep(StyleDelegate(.none))
    scene.present(panel)
    #expect(panel.presentationController?.presentationStyle == .fullScreen)
    #expect(
      lines(scene.simulation, from: "present", including: [.adaptivePresentationStyleForTraits])
        .isEmpty)
  }

  /// Covers the screen in compact width, whatever a delegate says.
  private final class OwnStyle: UIPresentationController {
    override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
      -> UIModalPresentationStyle
    { traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none }
  }

  @Test("Ruling 1: a custom presentation asks its delegate and adapts as any other")
  func customAsks() throws {
    let scene = try Scene("phone", ios: 12)
    let (panel, _) = scene.custom("panel")
    panel.presentationController?.delegate = scene.keep(StyleDelegate(.fullScreen))
    scene.present(panel)
    #expect(panel.presentationController?.presentationStyle == .fullScreen)
    #expect(!scene.root.isOnScreen)
  }

  @Test(
    "Ruling 1: the style is asked for again at the start if the traits changed in between ⇄",
    arguments: [true, false])
  func askedAgain(again: Bool) throws {
    let root = ScriptedController()
    root.orientations = .portrait
    var choices = RuleChoices()
    if !again { try choices.choose("presentation.ask-again", "never") }
    let scene = try Scene("iphone-14-pro-max", ios: 16, root: root, choices: choices)
    scene.simulation.rotate(to: .landscapeRight)
    let sheet = scene.controller("sheet", .popover)
    var widths: [UIUserInterfaceSizeClass] = []
    let delegate = scene.keep(StyleDelegate(.none))
    delegate.answer = {
      widths.append($0.horizontalSizeClass)
      return $0.horizontalSizeClass == .compact ? .overFullScreen : .fullScreen
    }
    sheet.presentationController?.delegate = delegate
    scene.simulation.step("present") {
      root.orientations = .all
      root.setNeedsUpdateOfSupportedInterfaceOrientations()
      root.present(sheet, animated: true)
    }
    #expect(widths.first == .compact)
    #expect(widths.contains(.regular) == again)
    if again { #expect(sheet.presentationController?.presentationStyle == .fullScreen) }
  }

  @Test("Ruling 2: a substitute may hold the original; the presenter then presents the substitute")
  func substituteHoldsOriginal() throws {
    let scene = try Scene("phone", ios: 12)
    let content = scene.controller("content", .formSheet)
    let delegate = scene.keep(StyleDelegate(.fullScreen))
    let stack = scene.named("stack", UINavigationController())
    delegate.substitute = { _ in
      stack.viewControllers = [content]
      return stack
    }
    content.presentationController?.delegate = delegate
    scene.simulation.step("present") { [root = scene.root] in
      root.present(content, animated: true)
      #expect(root.presentedViewController === stack)
    }
    #expect(scene.findings == [])
    #expect(scene.chain == ["stack"])
    #expect(content.isOnScreen)
    #expect(content.presentingViewController === scene.root)
    scene.dismiss(on: content)
    #expect(scene.chain == [])
    #expect(
      scene.heard(content) == [
        .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      ])
  }

  @Test("Ruling 2: while another controller stands in for one, nobody else can present that one")
  func originalStandsAside() throws {
    let scene = try Scene("phone", ios: 12, onException: .record)
    let content = scene.controller("content", .formSheet)
    let stand = scene.controller("stand-in")
    let delegate = scene.keep(StyleDelegate(.overFullScreen))
    delegate.substitute = { _ in stand }
    content.presentationController?.delegate = delegate
    scene.present(content)
    #expect(scene.chain == ["stand-in"])
    scene.present(content, on: stand)
    #expect(scene.findings == [.activeController])
    scene.dismiss()
    scene.present(scene.controller("other"))
    #expect(scene.chain == ["other"])
  }

  @Test("Ruling 2: a substitute that is on screen already cannot stand in")
  func substituteOnScreen() throws {
    for choice in 0..<2 {
      let scene = try Scene("phone", ios: 12, onException: .record)
      let first = scene.controller("first", .overFullScreen)
      scene.present(first)
      let second = scene.controller("second", .formSheet)
      let delegate = scene.keep(StyleDelegate(.fullScreen))
      let taken = [scene.root, first][choice]
      delegate.substitute = { _ in taken }
      second.presentationController?.delegate = delegate
      scene.present(second, on: first)
      #expect(scene.findings == [.activeController])
    }
  }

  @Test("Ruling 2: the delegate is told once per presentation, with none where nothing adapts")
  func toldOnce() throws {
    for (style, told) in [
      (UIModalPresentationStyle.fullScreen, UIModalPresentationStyle.none),
      (.overFullScreen, .none), (.pageSheet, .fullScreen), (.formSheet, .fullScreen),
      (.currentContext, .none), (.custom, .none),
    ] {
      let scene = try Scene("phone", ios: 12)
      let sheet = scene.controller("sheet", style)
      let delegate = scene.keep(WillPresentDelegate())
      sheet.presentationController?.delegate = delegate
      scene.present(sheet)
      #expect(delegate.told == [told])
    }
  }

  /// Hears of the style only.
  private final class WillPresentDelegate: UIAdaptivePresentationControllerDelegate {
    private(set) var told: [UIModalPresentationStyle] = []

    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { told.append(style) }
  }
}
