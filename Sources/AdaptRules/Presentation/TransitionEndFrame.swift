public import AdaptCore
public import Foundation

/// Where an animator is told that a controller's view will be at the end.
///
/// Rule `transition.end-frame`. UIKit: `finalFrame(for:)`.
public enum TransitionEndFrame {
  public static let rule = Rule(
    "transition.end-frame", number: Why.rule,
    summary: "An animator is told that the presented controller ends at the frame its presentation "
      + "gives it, the presenter where it is or, when its view goes, nowhere, and the dismissed "
      + "controller where it is now.",
    versions: "8+", grade: .reported,
    source: "AAPLCustomPresentationController of Apple's sample Custom View Controller "
      + "Presentations and Transitions, comments of its animator: the frame that the presentation "
      + "gives, zero where the view goes, else the frame of now; that this holds for the dismissed "
      + "one too agrees with SlideInPresentationAnimator.swift of ronatory's MedalCount",
    reasons: Why.allWords)

  /// Who is asked about.
  public enum Role: Hashable, Sendable, CaseIterable {
    /// The controller that is being presented.
    case presented
    /// The controller that is being dismissed.
    case dismissed
    /// A presenter whose view stays behind the presentation.
    case stayingPresenter
    /// A presenter whose view leaves the hierarchy.
    case leavingPresenter
  }

  /// Returns the frame, in the container's space; zero for a view that will be nowhere.
  ///
  /// - Parameters:
  ///   - current: Where the view is now.
  ///   - placed: The frame that the presentation gives the presented view.
  public static func decide(_ role: Role, current: CGRect, placed: CGRect) -> Decision<CGRect> {
    switch role {
    case .presented: Decision(placed, because: Why.placed)
    case .dismissed, .stayingPresenter: Decision(current, because: Why.current)
    case .leavingPresenter: Decision(.zero, because: Why.nowhere)
    }
  }
}

extension TransitionEndFrame {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 237 }
    case placed, current, nowhere

    var words: String {
      switch self {
      case .placed: "the presentation gives the frame"
      case .current: "the view is offered the frame that it has"
      case .nowhere: "the view leaves the hierarchy, so it has no frame at the end"
      }
    }
  }
}
