public import AdaptCore

/// Which orientations a window may have.
///
/// Rule `orientation.mask`. UIKit: `UIInterfaceOrientationMask`.
public enum OrientationMask {
  public static let rule = Rule(
    "orientation.mask", number: Why.rule,
    summary: "The orientations of the controller, of the app and of the device must agree; a pad's "
      + "multitasking app has all of them, and up to 15 shouldAutorotate can forbid any change.",
    versions: "8–15: shouldAutorotate counts; 16+: ignored", grade: .documented,
    source: "documentation of supportedInterfaceOrientations and shouldAutorotate; R071, R073",
    reasons: Why.allWords)

  /// What decides which orientations are possible.
  public struct Facts: Hashable, Sendable {
    /// What the controller that decides supports; nil where it does not say.
    public var controller: UIInterfaceOrientationMask?
    /// What the app supports for the window; nil where it does not say.
    public var app: UIInterfaceOrientationMask?
    /// What the device can show.
    public var device: UIInterfaceOrientationMask
    public var idiom: UIUserInterfaceIdiom
    /// The controller's `shouldAutorotate`.
    public var shouldAutorotate = true
    /// The orientation the window has.
    public var current: UIInterfaceOrientation
    /// Whether the window shares a pad's screen, or the app lets it.
    public var isMultitasking = false

    public init(
      controller: UIInterfaceOrientationMask? = nil, app: UIInterfaceOrientationMask? = nil,
      device: UIInterfaceOrientationMask, idiom: UIUserInterfaceIdiom,
      current: UIInterfaceOrientation
    ) {
      self.controller = controller
      self.app = app
      self.device = device
      self.idiom = idiom
      self.current = current
    }
  }

  /// Returns the orientations that are possible. None means the exception
  /// `UIApplicationInvalidInterfaceOrientation` when launching or presenting full screen.
  public static func decide(
    _ facts: Facts, on system: SystemVersion
  ) -> Decision<UIInterfaceOrientationMask> {
    switch facts.idiom {
    case .pad:
      if facts.isMultitasking { return Decision(facts.device, because: Why.multitasking) }
    case .phone, .unspecified: break
    }
    if system < 16, !facts.shouldAutorotate {
      return Decision(UIInterfaceOrientationMask(facts.current), because: Why.noAutorotation)
    }
    let usual = standard(for: facts.idiom)
    let mask = (facts.controller ?? usual)
      .intersection(facts.app ?? usual).intersection(facts.device)
    return Decision(mask, because: mask.isEmpty ? Why.empty : .agreed)
  }

  /// What a controller supports that does not say.
  public static func standard(for idiom: UIUserInterfaceIdiom) -> UIInterfaceOrientationMask {
    switch idiom {
    case .pad: .all
    case .phone, .unspecified: .allButUpsideDown
    }
  }
}

extension OrientationMask {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 141 }
    case agreed, empty, multitasking, noAutorotation

    var words: String {
      switch self {
      case .agreed: "controller, app and device support these orientations"
      case .empty: "controller, app and device support no orientation in common"
      case .multitasking: "a pad's multitasking window ignores supported orientations"
      case .noAutorotation: "the controller's shouldAutorotate is false"
      }
    }
  }
}
