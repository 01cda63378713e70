public import AdaptCore

/// How often the first screen of a stack is laid out at launch.
///
/// Rule `stack.launch-layout`. UIKit: `UINavigationController` as a window's root.
public enum StackLaunchLayout {
  public static let rule = Rule(
    "stack.launch-layout", number: Why.rule,
    summary: "The screen that a window's root stack shows at launch is laid out twice, where a "
      + "root without a stack is laid out once.",
    versions: "17 in the log; taken for all", grade: .logged, source: "O119; O050 for other roots",
    reasons: Why.allWords)

  /// Returns whether a second layout follows the first.
  ///
  /// - Parameter isRoot: Whether the stack appears as a window's root, for the first time.
  public static func decide(isRoot: Bool) -> Decision<Bool> {
    isRoot ? Decision(true, because: Why.launch) : Decision(false, because: Why.later)
  }
}

extension StackLaunchLayout {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 39 }
    case launch, later

    var words: String {
      switch self {
      case .launch: "a window's root stack lays its screen out again at launch"
      case .later: "the stack appears in another way, or again"
      }
    }
  }
}
