package import Foundation

extension CGFloat {
  /// The shortest decimal figure for the number, at most four decimals: `393`, `403.687`.
  ///
  /// Four decimals are a tenth of the smallest pixel, so rounding noise never shows.
  package var figure: String {
    guard isFinite else { return isNaN ? "nan" : (self < 0 ? "-inf" : "inf") }
    let scaled = (Double(self) * 10_000).rounded()
    guard scaled.magnitude < 1e15 else { return "\(Double(self))" }
    let whole = Int64(scaled)
    let sign = whole < 0 ? "-" : ""
    let (units, fraction) = whole.magnitude.quotientAndRemainder(dividingBy: 10_000)
    guard fraction > 0 else { return "\(sign)\(units)" }
    var digits = String(fraction)
    digits = String(repeating: "0", count: 4 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(units).\(digits)"
  }
}

extension CGSize {
  /// The size in points as people write it: `393 × 852`.
  package var figure: String { "\(width.figure) × \(height.figure)" }

  /// The size with width and height exchanged.
  package var transposed: CGSize { CGSize(width: height, height: width) }
}

extension CGRect {
  /// The rectangle in points as people write it: `0,59 393 × 793`.
  package var figure: String { "\(origin.x.figure),\(origin.y.figure) \(size.figure)" }
}

extension UIEdgeInsets {
  /// The insets in points, top, left, bottom, right: `59/0/34/0`.
  package var figure: String { "\(top.figure)/\(left.figure)/\(bottom.figure)/\(right.figure)" }
}
