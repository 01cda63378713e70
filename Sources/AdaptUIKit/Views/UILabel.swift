public import Foundation

/// Text that nobody can change. UIKit: `UILabel`.
///
/// It has no look and no size of its own. It takes no touches unless the app says so.
open class UILabel: UIView {
  open var text: String?
  /// Zero for as many as there is room for.
  open var numberOfLines = 1
  open var isEnabled = true
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  /// In points; zero where it does not matter.
  open var preferredMaxLayoutWidth: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isPlain: Bool { type(of: self) == UILabel.self }
}
