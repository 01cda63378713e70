public import Foundation

/// A grid of items. UIKit: `UICollectionView`.
///
/// It has the items that its app makes of the document's prototypes: there is no data source, and
/// no layout places them.
open class UICollectionView: UIScrollView {
  open var allowsSelection = true
  /// The size that a flow layout gives its items, in points; nil where the document states none.
  public internal(set) var itemSize: CGSize?
  /// What the items are made of.
  var prototypes: [CellPrototype] = []

  override var isPlain: Bool { type(of: self) == UICollectionView.self }

  /// Makes an item of a prototype, out of the view until the app puts it there; nil where there is
  /// none of that name. UIKit: `dequeueReusableCell(withReuseIdentifier:for:)`.
  open func dequeueReusableCell(withReuseIdentifier identifier: String) -> UICollectionViewCell? {
    prototypes.first { $0.identifier == identifier }?.make()
  }
}

/// A view of a grid that can be used again. UIKit: `UICollectionReusableView`.
open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?

  override var isPlain: Bool { type(of: self) == UICollectionReusableView.self }

  /// The view will be used for another item.
  open func prepareForReuse() {}
}

/// An item of a grid. UIKit: `UICollectionViewCell`.
open class UICollectionViewCell: UICollectionReusableView {
  open var isSelected = false
  /// What selecting the item does.
  var reactions: [Reaction] = []
  private var content: UIView?

  override var isPlain: Bool { type(of: self) == UICollectionViewCell.self }

  /// The view that holds the content; made when it is first asked for.
  public var contentView: UIView { content ?? madeContentView() }

  /// Takes the content view of a document.
  func take(content view: UIView) {
    content = view
    insert(view, at: .top)
  }

  private func madeContentView() -> UIView {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    take(content: view)
    return view
  }
}
