public import AdaptCore
public import Foundation

/// The 13 sheets measured on 26.1, on a phone of 393 × 852 with a safe area of 59/34.
///
/// The figures come from Vercantez/openuikit, fixtures/realapp/detents_ios.json.
public struct MeasuredSheet: Sendable, CustomStringConvertible {
  public enum Detent: Hashable, Sendable {
    case large
    case medium
    case custom(CGFloat)
  }

  public let detent: Detent
  /// The presented view's frame in the window, in points.
  public let frame: CGRect
  /// The presented view's own safe area inset at its bottom, in points.
  public let bottomSafeArea: CGFloat

  public var description: String { "\(detent)" }
}

extension MeasuredSheet {
  public static let screen = CGSize(width: 393, height: 852)
  public static let safeArea = UIEdgeInsets(top: 59, bottom: 34)
  public static let system: SystemVersion = 26.1
  public static let maximumDetentValue: CGFloat = 759

  public static var traits: UITraitCollection {
    var traits = UITraitCollection.phonePortrait
    traits.displayScale = 3
    return traits
  }

  public static let all: [MeasuredSheet] = [
    row(.large, 0, 59, 393, 793, 34),
    row(.medium, 8, 403.687, 377, 440.313, 34),
    row(.custom(10), 28, 815.425, 337, 8.575, 0),
    row(.custom(100), 21.5135, 741.4348, 349.973, 89.0516, 11),
    row(.custom(144), 9.6216, 705.4293, 373.7568, 136.949, 31.333),
    row(.custom(200), 8, 619.5267, 377, 224.4733, 34),
    row(.custom(288), 8, 535.1094, 377, 308.8906, 34),
    row(.custom(300), 8, 523.598, 377, 320.402, 34),
    row(.custom(400), 8, 427.6692, 377, 416.3308, 34),
    row(.custom(500), 8, 331.7405, 377, 512.2595, 34),
    row(.custom(600), 8, 235.8117, 377, 608.1883, 34),
    row(.custom(700), 8, 139.883, 377, 704.117, 34),
    row(.custom(10000), 0, 59, 393, 793, 34),
  ]

  private static func row(
    _ detent: Detent, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    _ bottomSafeArea: CGFloat
  ) -> MeasuredSheet {
    MeasuredSheet(
      detent: detent, frame: CGRect(x: x, y: y, width: width, height: height),
      bottomSafeArea: bottomSafeArea)
  }
}
