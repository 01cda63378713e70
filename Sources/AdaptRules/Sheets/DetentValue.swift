public import AdaptCore
public import Foundation

/// The value of a detent in a container.
///
/// Rule `sheet.detent-value`. UIKit: `UISheetPresentationController.Detent.resolvedValue(in:)`.
public enum DetentValue {
  public static let rule = Rule(
    "sheet.detent-value", number: Why.rule,
    summary: "Large is the maximum; medium is 0.56 of it, or 0.63 in a container up to 568 points "
      + "high, and inactive in compact height; a custom value is inactive above the maximum.",
    versions: "15: medium and large; 16+: custom; 26+: medium in whole points",
    grade: .reported,
    source: "0.56 and 0.63: \(ThirdParty.disassembly), whose runs for eleven containers repeat "
      + "them, and 425 of 759 \(ThirdParty.detents); documentation of custom detents; inactive in "
      + "compact height: R015; values below zero count as zero, assumed",
    reasons: Why.allWords)

  /// What a detent is resolved in.
  public struct Context: Hashable, Sendable {
    /// The maximum value in points (``MaximumDetentValue``).
    public var maximum: CGFloat
    /// The container's height in points.
    public var containerHeight: CGFloat
    /// The window's traits.
    public var traits: UITraitCollection
    public var system: SystemVersion

    public init(
      maximum: CGFloat, containerHeight: CGFloat, traits: UITraitCollection, system: SystemVersion
    ) {
      self.maximum = maximum
      self.containerHeight = containerHeight
      self.traits = traits
      self.system = system
    }
  }

  /// Returns the value in points, without the bottom safe area; nil when the detent is inactive.
  public static func decide(_ detent: SheetDetent, in context: Context) -> Decision<CGFloat?> {
    if context.system < 15 { return Decision(nil, because: Why.noDetents) }
    switch detent {
    case .large: return Decision(context.maximum, because: Why.large)
    case .medium:
      if context.traits.verticalSizeClass == .compact {
        return Decision(nil, because: Why.compactHeight)
      }
      let isLow = context.containerHeight <= 568
      let value = context.maximum * (isLow ? 0.63 : 0.56)
      return Decision(
        context.system < 26 ? value : value.rounded(), because: isLow ? Why.low : .medium)
    case .custom(let value):
      if context.system < 16 { return Decision(nil, because: Why.noCustom) }
      guard let value, !value.isNaN else { return Decision(nil, because: Why.noValue) }
      if value > context.maximum { return Decision(nil, because: Why.aboveMaximum) }
      return Decision(max(0, value), because: Why.custom)
    }
  }
}

extension DetentValue {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 109 }
    case noDetents, large, compactHeight, medium, low, noCustom, noValue, aboveMaximum, custom

    var words: String {
      switch self {
      case .noDetents: "before 15 there are no detents"
      case .large: "the large detent is the maximum"
      case .compactHeight: "the medium detent is inactive in compact height"
      case .medium: "the medium detent is 0.56 of the maximum"
      case .low: "the medium detent is 0.63 of the maximum in a low container"
      case .noCustom: "before 16 there are no custom detents"
      case .noValue: "the detent's resolver gave no value, so it is inactive"
      case .aboveMaximum: "the detent's value exceeds the maximum, so it is inactive"
      case .custom: "the app gave the detent's value"
      }
    }
  }
}
