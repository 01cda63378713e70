public import AdaptCore

/// What makes a stack hide or show its bars by itself.
///
/// Rule `bars.hiding`. UIKit: `hidesBarsWhenVerticallyCompact`, `hidesBarsOnTap`,
/// `hidesBarsOnSwipe`.
public enum BarHiding {
  public static let rule = Rule(
    "bars.hiding", number: Why.rule,
    summary: "A stack that is told to hides its bars when its height becomes compact and shows "
      + "them when it is regular again; a tap on content toggles them or brings them back; a swipe "
      + "up hides them and one down shows them.",
    versions: "8+", grade: .documented,
    source: "documentation of hidesBarsWhenVerticallyCompact, hidesBarsOnTap and hidesBarsOnSwipe",
    reasons: Why.allWords)

  /// What a stack is told to do.
  public struct Wishes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let whenVerticallyCompact = Wishes(rawValue: 1)
    public static let onTap = Wishes(rawValue: 2)
    public static let onSwipe = Wishes(rawValue: 4)
  }

  public enum Occasion: Hashable, Sendable, CaseIterable {
    case becameCompact, becameRegular, tap, swipeUp, swipeDown
  }

  /// Returns whether the bars are hidden from now on; nil where nothing changes.
  ///
  /// - Parameters:
  ///   - isHidden: Whether the navigation bar is hidden now.
  ///   - isCompact: Whether the height is compact.
  public static func decide(
    _ occasion: Occasion, wishes: Wishes, isHidden: Bool, isCompact: Bool
  ) -> Decision<Bool?> {
    let answer: Decision<Bool?> =
      switch occasion {
      case .becameCompact, .becameRegular:
        wishes.contains(.whenVerticallyCompact)
          ? Decision(occasion == .becameCompact, because: Why.height)
          : Decision(nil, because: Why.notAsked)
      case .tap:
        if wishes.contains(.onTap) {
          Decision(!isHidden, because: Why.tap)
        } else if wishes.contains(.whenVerticallyCompact), isCompact, isHidden {
          Decision(false, because: Why.broughtBack)
        } else {
          Decision(nil, because: Why.notAsked)
        }
      case .swipeUp, .swipeDown:
        wishes.contains(.onSwipe)
          ? Decision(occasion == .swipeUp, because: Why.swipe)
          : Decision(nil, because: Why.notAsked)
      }
    return answer.value == isHidden ? Decision(nil, because: Why.already) : answer
  }
}

extension BarHiding {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 35 }
    case height, tap, broughtBack, swipe, notAsked, already

    var words: String {
      switch self {
      case .height: "the stack hides its bars in compact height"
      case .tap: "a tap on the stack's content toggles its bars"
      case .broughtBack: "a tap brings the bars back that compact height has hidden"
      case .swipe: "a swipe up hides the stack's bars and one down shows them"
      case .notAsked: "the stack was not told to hide its bars on this"
      case .already: "the bars are so already"
      }
    }
  }
}
