import AdaptCore
import AdaptDocuments
import AdaptRules
import Foundation

extension InterfaceCoder {
  /// Gives a view what the document says of it, and the views that lie in it.
  func decode(_ view: UIView) {
    guard let interface = self.view else { return }
    scene.put(
      view, id: interface.id, attributes: interface.runtimeAttributes,
      connections: interface.connections)
    let document = DocumentView(interface, in: scene)
    view.document = document
    decodeAttributes(of: interface, into: view)
    view.decode(interface, in: scene)
    for subview in interface.subviews {
      let made = scene.makeView(subview)
      if let key = subview.key, view.take(made, as: key) { continue }
      document.children.append(.init(id: subview.id, view: made))
    }
    if let cell = view as? UITableViewCell {
      cell.textLabel = cell.labelIDs.text.flatMap { scene[$0] as? UILabel }
      cell.detailTextLabel = cell.labelIDs.detail.flatMap { scene[$0] as? UILabel }
    }
    document.applyFirst(scene.traitsToMakeFor, to: view)
    document.installChildren(in: view)
    document.installStandIns(in: view)
    view.react(to: interface.connections, in: scene)
  }

  private func decodeAttributes(of interface: InterfaceView, into view: UIView) {
    view.autoresizingMask = interface.autoresizing
    view.autoresizesSubviews = interface.autoresizesSubviews
    view.translatesAutoresizingMaskIntoConstraints = interface.translatesAutoresizingMask
    view.isHidden = interface.isHidden
    view.alpha = interface.alpha.isFinite ? interface.alpha : 1
    view.tag = interface.tag
    view.clipsToBounds = interface.clipsSubviews
    view.restorationIdentifier = interface.restorationIdentifier
    view.accessibilityIdentifier = interface.accessibility?.identifier
    view.accessibilityLabel = interface.accessibility?.label
    view.isUserInteractionEnabled = interface.isUserInteractionEnabled ?? view.takesTouchesByItself
    view.preservesSuperviewLayoutMargins = interface.layout.preservesSuperviewMargins
    view.insetsLayoutMarginsFromSafeArea = interface.layout.insetsMarginsFromSafeArea
    if let margins = interface.layout.directionalMargins ?? interface.layout.margins,
      margins.isUsable
    {
      view.statedMargins = margins
    }
  }
}

extension UIView {
  /// Whether views of the class take touches unless somebody says otherwise.
  fileprivate var takesTouchesByItself: Bool { !(self is UILabel) && !(self is UIImageView) }

  /// Takes a view that a property holds.
  ///
  /// - Parameter key: The property, as the document spells it.
  /// - Returns: Whether the view has such a property; else it is a subview like the others.
  fileprivate func take(_ view: UIView, as key: String) -> Bool {
    switch (key, self) {
    case ("contentView", let cell as UITableViewCell):
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.take(content: view)
    case ("contentView", let cell as UICollectionViewCell):
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.take(content: view)
    case ("contentView", let effect as UIVisualEffectView): effect.take(content: view)
    case ("tableHeaderView", let table as UITableView): table.takeHeader(view)
    case ("tableFooterView", let table as UITableView): table.takeFooter(view)
    default: return false
    }
    return true
  }
}
