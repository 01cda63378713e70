public import AdaptCore

/// What makes UIKit look at the supported orientations again.
///
/// Rule `orientation.reevaluation`. UIKit: `setNeedsUpdateOfSupportedInterfaceOrientations()`.
public enum OrientationReevaluation {
  public static let rule = Rule(
    "orientation.reevaluation", number: Why.rule,
    summary: "Turning the device, presenting, dismissing and a new root make UIKit look again; a "
      + "push or pop does not; the app's own request is another one from 16 on.",
    versions: "8–15: attemptRotationToDeviceOrientation; 16+: the explicit request",
    grade: .reported, source: "R069, R071, R072, R073", reasons: Why.allWords)

  /// What may have changed who decides, or what is supported.
  public enum Occasion: Hashable, Sendable, CaseIterable {
    case deviceTurned
    case rootReplaced
    case presented
    case dismissed
    case pushed
    case popped
    /// `attemptRotationToDeviceOrientation`
    case rotationAttempted
    /// `setNeedsUpdateOfSupportedInterfaceOrientations` or `requestGeometryUpdate`
    case updateRequested
  }

  /// Returns whether UIKit looks at the supported orientations after an occasion.
  public static func decide(
    after occasion: Occasion, on system: SystemVersion
  ) -> Decision<Bool> {
    switch occasion {
    case .deviceTurned: Decision(true, because: Why.turned)
    case .rootReplaced, .presented, .dismissed: Decision(true, because: Why.otherDecider)
    case .pushed, .popped: Decision(false, because: Why.stack)
    case .rotationAttempted:
      system < 16 ? Decision(true, because: Why.asked) : Decision(false, because: Why.obsolete)
    case .updateRequested:
      system < 16 ? Decision(false, because: Why.tooOld) : Decision(true, because: Why.asked)
    }
  }
}

extension OrientationReevaluation {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 142 }
    case turned, otherDecider, stack, asked, obsolete, tooOld

    var words: String {
      switch self {
      case .turned: "the device was turned"
      case .otherDecider: "another controller may decide now"
      case .stack: "a push or pop does not make UIKit look at orientations again"
      case .asked: "the app asks for it"
      case .obsolete: "from 16 attempting a rotation has no effect"
      case .tooOld: "before 16 there is no request to update orientations"
      }
    }
  }
}
