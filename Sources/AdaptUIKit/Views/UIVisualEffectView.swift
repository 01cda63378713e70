import Foundation

/// A view that blurs what lies behind it. UIKit: `UIVisualEffectView`.
open class UIVisualEffectView: UIView {
  /// The view that holds the content; made when it is first asked for.
  open var contentView: UIView { madeContentView() }
  private var content: UIView?

  override var isPlain: Bool { type(of: self) == UIVisualEffectView.self }

  private func madeContentView() -> UIView {
    if let content { return content }
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    take(content: view)
    return view
  }

  /// Takes the content view of a document.
  func take(content view: UIView) {
    content = view
    insert(view, at: .index(0))
  }
}
