import AdaptCore
import AdaptDocuments
import Foundation

extension SceneObjects {
  /// Makes a view of the scene and what lies in it.
  func makeView(_ view: InterfaceView) -> UIView {
    let coder = InterfaceCoder(.view(view), in: self)
    let registered = view.customClass.flatMap { bundle.classes.find($0) }
    let made = registered?.make(coder) as? UIView ?? UIView(coder: coder)
    return made ?? UIView(frame: view.frame ?? .zero)
  }
}

extension InterfaceCoder {
  /// Gives a view what the document says of it.
  func decode(_ view: UIView) {
    guard let interface = self.view else { return }
    scene.put(
      view, id: interface.id, attributes: interface.runtimeAttributes,
      connections: interface.connections)
    view.autoresizingMask = interface.autoresizing
    view.autoresizesSubviews = interface.autoresizesSubviews
    view.isHidden = interface.isHidden
    view.alpha = interface.alpha
    view.tag = interface.tag
    view.clipsToBounds = interface.clipsSubviews
    view.accessibilityIdentifier = interface.accessibility?.identifier
    if let takesTouches = interface.isUserInteractionEnabled {
      view.isUserInteractionEnabled = takesTouches
    }
    for subview in interface.subviews { view.insert(scene.makeView(subview), at: .top) }
  }
}
