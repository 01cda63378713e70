import AdaptCore
import Foundation

extension UIViewController {
  public var isViewLoaded: Bool { loadedView != nil }
  public var viewIfLoaded: UIView? { loadedView }

  /// Loads the view unless it is loaded: `loadView`, then `viewDidLoad`, once (O121).
  public func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    callEarly(.loadView) { loadView() }
    isLoadingView = false
    if loadedView == nil { adopt(defaultView()) }
    callEarly(.viewDidLoad) { viewDidLoad() }
  }

  /// A view of the screen's size that follows the size of what it is put into.
  func defaultView() -> UIView {
    let size = (run ?? Run.current)?.environment.windowSize ?? .zero
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  func forgetView() {
    loadedView?.controller = nil
    loadedView = nil
  }

  func adopt(_ view: UIView) {
    if let owner = view.controller, owner !== self {
      find(.viewHasController, object: owner.id)
      return
    }
    loadedView?.controller = nil
    loadedView = view
    view.controller = self
    if view.run == nil { view.run = run }
  }

  /// Records a call that may come before the controller joins a run; it is kept until then.
  func callEarly(_ callback: Callback, _ body: () -> Void) {
    if run == nil {
      earlyEvents.append(.called(callback))
      callUnrecorded(body)
    } else {
      call(callback, .nothing, body)
    }
  }
}
