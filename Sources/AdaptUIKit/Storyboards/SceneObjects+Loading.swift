import AdaptCore
import AdaptDocuments
import Foundation

extension SceneObjects {
  /// Makes the controller's root view; nil where the document has none.
  func makeRootView() -> UIView? {
    guard let controller = scene.controller, let interface = controller.view else { return nil }
    let view = makeView(interface)
    if controller.resizesViewToFullSize, let run {
      // It comes with the size of the canvas.
      view.frame = CGRect(origin: .zero, size: run.environment.windowSize)
    }
    return view
  }

  /// Connects the views that were loaded, embeds the scenes that container views hold, and awakes
  /// the views (O093).
  func finishLoading() {
    guard let controller else { return }
    connect()
    scene.controller?.view?.forEachSegue { segue, owner in
      // What lies in a prototype is not made with the view.
      guard segue.kind == .embed, let container = self[owner] else { return }
      controller.perform(segue, startedBy: .loading, sender: container, from: container)
    }
    awake()
  }
}
