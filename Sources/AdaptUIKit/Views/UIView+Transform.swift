import AdaptCore
import Foundation

extension UIView {
  /// The rectangle around the view as it is shown, in the superview's space.
  var shownFrame: CGRect {
    let plain = CGRect(origin: origin, size: boundsRect.size)
    guard let transform = statedTransform else { return plain }
    // A view is turned and scaled about its centre.
    let (x, y) = (plain.midX, plain.midY)
    return plain.offsetBy(dx: -x, dy: -y).applying(transform).offsetBy(dx: x, dy: y)
  }

  func setTransform(_ transform: CGAffineTransform) {
    guard transform.isFinite else {
      run?.find(.geometryNotFinite, on: controller?.id ?? id)
      return
    }
    let old = shownFrame
    statedTransform = transform.isIdentity ? nil : transform
    guard shownFrame != old else { return }
    if controller != nil, windowLink != nil { recordFrame(from: old) }
    markSafeArea()
  }

  func setFrame(_ frame: CGRect) {
    guard let transform = statedTransform else {
      return place(origin: frame.origin, size: frame.size)
    }
    let back = frame.size.applying(transform.inverted())
    let size = CGSize(width: abs(back.width), height: abs(back.height))
    place(
      origin: CGPoint(
        x: frame.midX - transform.tx - size.width / 2,
        y: frame.midY - transform.ty - size.height / 2), size: size)
  }
}

extension CGAffineTransform {
  fileprivate var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
