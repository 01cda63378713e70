import AdaptSim
import Testing

private final class Themed: DiaryController {
  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (self: Self, previous: UITraitCollection) in
      self.note("\(previous.userInterfaceStyle) → \(self.traitCollection.userInterfaceStyle)")
    }
  }
}

private final class Portrait: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

private final class Turning: UIViewController {
  var seen: [String] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    seen.append("announced \(Int(size.width)), screen \(Int(UIScreen.main.bounds.width))")
    seen.append("device \(UIDevice.current.orientation)")
    coordinator.animate(alongsideTransition: { _ in
      self.seen.append("alongside \(Int(self.view.bounds.width))")
    })
  }
}

@Suite("What a program reads of its environment")
struct EnvironmentTests {
  @Test("The appearance of a window holds for what it presents, that of a child for the child only")
  func overrideUserInterfaceStyle() throws {
    let diary = Diary()
    let run = try simulation("iphone-15", ios: 17)
    let (root, child) = (Themed("root", diary), Themed("child", diary))
    let modal = Themed("modal", diary)
    let window = run.launch(root)
    run.step("embed") {
      root.addChild(child)
      child.view.frame = root.view.bounds
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    _ = diary.turnPage()
    run.step("dark window") { window.overrideUserInterfaceStyle = .dark }
    #expect(diary.turnPage() == ["root light → dark", "child light → dark"])
    run.step("light child") { child.overrideUserInterfaceStyle = .light }
    #expect(diary.turnPage() == ["child dark → light"])
    run.step("present") { child.present(modal, animated: true) }
    #expect(modal.traitCollection.userInterfaceStyle == .dark)
    _ = diary.turnPage()
    run.step("back") { child.overrideUserInterfaceStyle = .unspecified }
    #expect(diary.turnPage() == ["child light → dark"])
  }

  @Test("An appearance of one's own is new in 13, and watching traits in 17")
  func tooNew() throws {
    let diary = Diary()
    let older = try simulation("phone", ios: 12.4)
    let root = UIViewController()
    older.launch(root)
    older.step("dark") { root.overrideUserInterfaceStyle = .dark }
    #expect(root.traitCollection.userInterfaceStyle != .dark)
    #expect(TextReport(older.trace).text.contains("notAvailableYet"))

    let newer = try simulation("iphone-13", ios: 16)
    let themed = Themed("root", diary)
    let window = newer.launch(themed)
    _ = diary.turnPage()
    newer.step("dark") { window.overrideUserInterfaceStyle = .dark }
    #expect(themed.traitCollection.userInterfaceStyle == .dark)
    #expect(diary.turnPage().isEmpty)
    #expect(TextReport(newer.trace).text.contains("notAvailableYet"))
  }

  // Documentation of `requestGeometryUpdate(_:errorHandler:)`: the handler hears of a refusal.
  @Test("A request for an orientation that the root does not support is refused with an error")
  func geometry() throws {
    let run = try simulation("iphone-15", ios: 17)
    let root = Portrait()
    run.launch(root)
    var errors: [any Error] = []
    run.step("request") {
      root.view.window?.windowScene?.requestGeometryUpdate(
        .iOS(interfaceOrientations: .landscapeRight)
      ) { errors.append($0) }
    }
    #expect(errors.count == 1)
    #expect(errors.first is UIWindowScene.GeometryRefused)
    #expect(run.orientation == .portrait)
  }

  @Test("While a rotation is announced the device is turned, and screen and view are not yet")
  func rotation() throws {
    let run = try simulation("iphone-15", ios: 17)
    let root = Turning()
    run.launch(root)
    run.rotate(to: .landscapeRight)
    #expect(
      root.seen == ["announced 852, screen 393", "device landscapeLeft", "alongside 852"])
    #expect(UIScreen.main.bounds == .zero)
    #expect(UIApplication.shared.windows.isEmpty)
  }

  @Test("The one window is found from anywhere while a step runs")
  func application() throws {
    let run = try simulation("pad", ios: 17)
    let root = UIViewController()
    run.launch(root)
    run.step("find the top") {
      let scenes = UIApplication.shared.connectedScenes
      #expect(scenes.first?.keyWindow?.rootViewController === root)
      #expect(UIApplication.shared.windows.count == 1)
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(UIDevice.current.systemVersion == "17.0")
    }
  }
}
