import AdaptUIKit
import Testing

/// A view whose hooks do what a test gives for them.
final class HookedView: UIView {
  var willMoveToSuperview: (HookedView, UIView?) -> Void = { _, _ in }
  var didMoveToSuperviewHook: (HookedView) -> Void = { _ in }
  var willMoveToWindow: (HookedView, UIWindow?) -> Void = { _, _ in }
  var didMoveToWindowHook: (HookedView) -> Void = { _ in }
  var layout: (HookedView) -> Void = { _ in }

  override func willMove(toSuperview newSuperview: UIView?) {
    willMoveToSuperview(self, newSuperview)
  }
  override func didMoveToSuperview() { didMoveToSuperviewHook(self) }
  override func willMove(toWindow newWindow: UIWindow?) { willMoveToWindow(self, newWindow) }
  override func didMoveToWindow() { didMoveToWindowHook(self) }
  override func layoutSubviews() { layout(self) }
}

/// Expects that every view below one names it as its superview, lies in its window, and is there
/// once.
func expectWholeLinks(below top: UIView, _ comment: Comment? = nil) {
  var seen: Set<ObjectIdentifier> = []
  var pending = [top]
  while let view = pending.popLast() {
    #expect(seen.insert(ObjectIdentifier(view)).inserted, comment)
    for subview in view.subviews {
      #expect(subview.superview === view, comment)
      #expect(subview.window === view.window, comment)
    }
    pending += view.subviews
  }
}

/// Expects that every child names its parent, and is in it once.
func expectWholeChildren(of top: UIViewController, _ comment: Comment? = nil) {
  var seen: Set<ObjectIdentifier> = []
  var pending = [top]
  while let controller = pending.popLast() {
    #expect(seen.insert(ObjectIdentifier(controller)).inserted, comment)
    for child in controller.children { #expect(child.parent === controller, comment) }
    pending += controller.children
  }
}
