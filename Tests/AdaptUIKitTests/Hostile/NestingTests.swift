import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Code that calls itself without end")
struct NestingTests {
  /// Something that goes down until it is stopped.
  enum Descent: String, CaseIterable, Sendable {
    case addChild, push, appearance, layout, layoutOfDeepViews, addSubview, unnamedViews
    case animations, exchanges, detents, styleGetter, wishes, delegateAnswer, traits, loading,
      endlessLayout, frames
  }

  @Test(
    "It stops at a limit in a default stack, says so, and the run goes on",
    arguments: Descent.allCases)
  func stops(descent: Descent) throws {
    let findings = try onDefaultStack { try descent.findings() }
    let limits = findings.filter { $0.severity == .limit }
    #expect(limits.allSatisfy { $0 == .nestedTooDeep || $0 == .didNotSettle })
    #expect(!limits.isEmpty)
  }

  @Test("Outside of a run it stops in a default stack too")
  func outside() throws {
    let (calls, changes) = try onDefaultStack {
      var calls = 0
      let view = HookedView()
      view.layout = {
        calls += 1
        $0.setNeedsLayout()
        $0.layoutIfNeeded()
      }
      view.layoutIfNeeded()
      let (host, moving) = (UIView(), HookedView())
      moving.willMoveToSuperview = { view, superview in
        calls += 1
        superview?.addSubview(view)
      }
      host.addSubview(moving)
      func animate() {
        UIView.animate(withDuration: 1, animations: {}, completion: { _ in animate() })
      }
      animate()
      let wide = UIView()
      let growing = Growing(inside: wide)
      wide.frame.size.width = 10
      return (calls, growing.changes)
    }
    #expect(calls > 200)
    #expect(changes > 200)
  }

  @Test("Trees that are built from below stop at the limit of depth, and the finding is kept")
  func fromBelow() throws {
    let (depths, findings) = try onDefaultStack {
      var (top, view) = (UIViewController(), UIView())
      for _ in 0..<10_000 {
        let (parent, superview) = (UIViewController(), UIView())
        parent.addChild(top)
        superview.addSubview(view)
        if top.parent === parent { top = parent }
        if view.superview === superview { view = superview }
      }
      let refusing = UIViewController()
      refusing.addChild(top)
      let scene = try Scene("phone", root: top)
      scene.simulation.name(refusing, "refusing")
      scene.simulation.step("add") { scene.root.view.addSubview(view) }
      var depths = [0, 0]
      var (child, subview) = (Optional(top), Optional(view))
      while let next = child {
        depths[0] += 1
        child = next.children.first
      }
      while let next = subview {
        depths[1] += 1
        subview = next.subviews.first
      }
      scene.simulation.rotate()
      return (depths, scene.findings)
    }
    #expect(depths == [400, 1_500])
    #expect(Set(findings) == [.nestedTooDeep])
  }

  @Test("What was deep and is not any more is no reason to refuse")
  func shallowAgain() throws {
    let (host, middle) = (UIView(), UIView())
    var view = UIView()
    for _ in 0..<1_450 {
      let superview = UIView()
      superview.addSubview(view)
      view = superview
    }
    middle.addSubview(view)
    view.removeFromSuperview()
    var top = host
    for _ in 0..<100 {
      let superview = UIView()
      superview.addSubview(top)
      top = superview
    }
    host.addSubview(middle)
    #expect(middle.superview === host)
  }
}

extension NestingTests.Descent {
  func findings() throws -> [Finding.Kind] {
    let first = ScriptedController()
    let stack = UINavigationController(rootViewController: first)
    let scene = try Scene("phone", ios: 17, root: stack)
    scene.simulation.step(rawValue) { run(in: scene, first, stack) }
    let findings = scene.findings
    first.on = [:]
    scene.simulation.rotate()
    return findings
  }

  private func run(in scene: Scene, _ first: ScriptedController, _ stack: UINavigationController) {
    switch self {
    case .addChild:
      let child = scene.scripted("child")
      child.on[.willMoveToParent] = { first.addChild($0) }
      first.addChild(child)
    case .push:
      func next() -> UIViewController {
        let controller = ScriptedController()
        controller.on[.willMoveToParent] = { _ in stack.pushViewController(next(), animated: false)
        }
        return controller
      }
      stack.pushViewController(next(), animated: false)
    case .appearance:
      first.on[.viewWillAppear] = { $0.beginAppearanceTransition(false, animated: false) }
      first.on[.viewWillDisappear] = { $0.beginAppearanceTransition(true, animated: false) }
      first.beginAppearanceTransition(false, animated: false)
    case .layout:
      first.on[.viewWillLayoutSubviews] = {
        for _ in 1...2 {
          $0.view.setNeedsLayout()
          $0.view.layoutIfNeeded()
        }
      }
      first.view.setNeedsLayout()
    case .layoutOfDeepViews:
      var host: UIView = first.view
      for _ in 0..<1_450 {
        let view = HookedView()
        host.addSubview(view)
        host = view
      }
      (host as? HookedView)?.layout = { [unowned host] view in
        var next: UIView? = host
        while let current = next {
          current.setNeedsLayout()
          next = current.superview
        }
        first.view.layoutIfNeeded()
      }
    case .addSubview:
      func next() -> UIView {
        let view = HookedView()
        view.didMoveToWindowHook = { $0.addSubview(next()) }
        return view
      }
      first.view.addSubview(next())
    case .unnamedViews:
      let (host, view) = (UIView(), HookedView())
      view.willMoveToSuperview = { view, superview in superview?.addSubview(view) }
      host.addSubview(view)
      view.layout = {
        $0.setNeedsLayout()
        $0.layoutIfNeeded()
      }
      view.layoutIfNeeded()
    case .animations:
      UIView.setAnimationsEnabled(false)
      func animate() {
        UIView.animate(withDuration: 1, animations: {}, completion: { _ in animate() })
      }
      animate()
      UIView.setAnimationsEnabled(true)
    case .exchanges:
      let (one, other) = (UIViewController(), UIViewController())
      first.addChild(one)
      first.addChild(other)
      first.view.addSubview(one.view)
      func exchange() {
        first.transition(from: one, to: other, duration: 0, animations: { exchange() })
      }
      exchange()
    case .detents:
      let sheet = scene.controller("sheet", .pageSheet)
      // Two of them: each level asks twice.
      let controller = sheet.sheetPresentationController
      let detent = UISheetPresentationController.Detent.custom { [unowned sheet] _ in
        sheet.sheetPresentationController?.restingDetentIdentifier == nil ? 100 : 200
      }
      controller?.detents = [
        detent,
        .custom { [unowned sheet] _ in
          sheet.sheetPresentationController?.appearance == nil ? 300 : 400
        },
      ]
      first.present(sheet, animated: false)
    case .styleGetter: first.present(PresentingGetter(first), animated: false)
    case .wishes:
      let child = Wishing()
      first.addChild(child)
      let other = WishedFor(child)
      other.addChild(child)
      child.preferredContentSize.width += 1
    case .delegateAnswer:
      let delegate = scene.keep(AskingAgain())
      let sheet = scene.controller("sheet", .formSheet)
      sheet.presentationController?.delegate = delegate
      first.present(sheet, animated: false)
    case .traits:
      first.on[.traitCollectionDidChange] = { [weak stack] in
        let isRegular = $0.traitCollection.horizontalSizeClass == .regular
        stack?.setOverrideTraitCollection(
          UITraitCollection(horizontalSizeClass: isRegular ? .compact : .regular), forChild: $0)
      }
      stack.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular), forChild: first)
    case .loading:
      func next() -> UIViewController {
        let controller = ScriptedController()
        controller.on[.viewDidLoad] = { _ in next().loadViewIfNeeded() }
        return controller
      }
      next().loadViewIfNeeded()
    case .frames:
      let growing = Growing(inside: first.view)
      first.view.frame.size.width += 1
      growing.removeFromSuperview()
    case .endlessLayout:
      first.on[.viewDidLayoutSubviews] = { $0.view.setNeedsLayout() }
      first.view.setNeedsLayout()
    }
  }

  private final class PresentingGetter: UIViewController {
    let presenter: UIViewController

    init(_ presenter: UIViewController) {
      self.presenter = presenter
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var modalPresentationStyle: UIModalPresentationStyle {
      get {
        presenter.present(PresentingGetter(presenter), animated: false)
        return .overFullScreen
      }
      set { _ = newValue }
    }
  }

  private final class AskingAgain: UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { controller.adaptivePresentationStyle(for: traitCollection) }
  }

  private final class Wishing: UIViewController {}

  private final class WishedFor: UIViewController {
    let child: UIViewController

    init(_ child: UIViewController) {
      self.child = child
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) { child.preferredContentSize.width += 1 }
  }
}

/// Follows its superview, which it makes wider each time.
private final class Growing: UIView {
  private(set) var changes = 0

  init(inside host: UIView) {
    super.init(frame: .zero)
    autoresizingMask = .flexibleWidth
    host.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      changes += 1
      superview?.frame.size.width += 1
    }
  }
}
