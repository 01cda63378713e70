public import AdaptCore

/// Whether a controller has a segue that code performs by its identifier.
///
/// Rule `segue.known`. UIKit: `performSegue(withIdentifier:sender:)`.
public enum SegueLookup {
  public static let rule = Rule(
    "segue.known", number: Why.rule,
    summary:
      "A controller has the segues of the scene that it was made from, wherever in the scene "
      + "they begin; one that code made has none. Any other identifier is an exception before "
      + "anything is asked or made.",
    versions: "8+", grade: .logged, source: "O135, R128", reasons: Why.allWords)

  /// - Parameters:
  ///   - hasSegue: Whether the controller's scene has one with the identifier.
  ///   - isOfScene: Whether the controller was made from a scene.
  ///   - classHasSegue: Whether a scene of the controller's class has one.
  /// - Returns: Whether it can be performed.
  public static func decide(
    hasSegue: Bool, isOfScene: Bool, classHasSegue: Bool
  ) -> Decision<Bool> {
    if hasSegue { return Decision(true, because: Why.has) }
    if isOfScene { return Decision(false, because: Why.unknown) }
    return Decision(false, because: classHasSegue ? Why.madeByCode : Why.ofNoScene)
  }
}

extension SegueLookup {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 243 }
    case has, unknown, ofNoScene, madeByCode

    var words: String {
      switch self {
      case .has: "the scene has a segue with the identifier"
      case .unknown: "the scene has no segue with the identifier"
      case .ofNoScene: "the controller was made by code, so that it has no segues"
      case .madeByCode:
        "code made the controller; a scene of its class has the segue, and only a controller made "
          + "from that scene knows it"
      }
    }
  }
}
