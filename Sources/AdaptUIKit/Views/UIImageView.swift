public import Foundation

/// A view that shows an image. UIKit: `UIImageView`.
///
/// There are no images: it keeps the name that a document gives. It takes no touches unless the app
/// says so.
open class UIImageView: UIView {
  /// The name of the image in the document; nil where it has none.
  public internal(set) var imageName: String?
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isPlain: Bool { type(of: self) == UIImageView.self }
}
