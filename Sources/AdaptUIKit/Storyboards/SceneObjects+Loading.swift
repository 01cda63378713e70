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
    var containers: [InterfaceView] = []
    var pending = scene.controller?.view.map { [$0] } ?? []
    while let view = pending.popLast() {
      if !view.segues.isEmpty { containers.append(view) }
      pending += view.parts.reversed()
    }
    for view in containers {
      for segue in view.segues where segue.kind == .embed {
        controller.perform(
          segue, startedBy: .loading, sender: self[view.id], from: self[view.id])
      }
    }
    awake()
  }
}
