public import AdaptCore
public import AdaptDocuments

/// What a segue does with its destination when its class does not decide.
///
/// Rule `segue.effect`. UIKit: `UIStoryboardSegue.perform()`.
public enum SegueEffect {
  public static let rule = Rule(
    "segue.effect", number: Why.rule,
    summary: "Show and showDetail call the method of that name on the source; the kinds before "
      + "size classes push, which needs a navigation controller, present, or replace a column, "
      + "which needs a split view. The old popover is one of the pad alone. A custom segue has "
      + "only what its class does.",
    versions: "8+", grade: .logged,
    source:
      "documentation of segues (Customizing the Behavior of Segue-Based Presentations); R122, "
      + "R129; push: PageMenu/PageMenu issue 11, ltebean/LTInfiniteScrollView-Swift issue 3; popover: "
      + "rob-brown/RBStoryboardLink issue 41 and myell0w/MTDActionSheet issue 5; replace without a "
      + "split view: assumed after push",
    reasons: Why.allWords)

  public enum Effect: Hashable, Sendable {
    case shows
    case showsDetail
    case presents
    case presentsAsPopover
    case pushes
    case replacesColumn
    case embeds
    case unwinds
    /// UIKit raises an exception.
    case raises(Finding.Kind)
  }

  /// What surrounds the source.
  public struct Facts: Hashable, Sendable {
    /// Whether a navigation controller takes a push: around the source, or in the column that the
    /// segue names.
    public var hasStack: Bool
    public var hasSplitView: Bool
    public var idiom: UIUserInterfaceIdiom

    public init(hasStack: Bool, hasSplitView: Bool, idiom: UIUserInterfaceIdiom) {
      self.hasStack = hasStack
      self.hasSplitView = hasSplitView
      self.idiom = idiom
    }
  }

  public static func decide(_ kind: InterfaceSegue.Kind, _ facts: Facts) -> Decision<Effect> {
    switch kind {
    case .show: Decision(.shows, because: Why.kind)
    case .showDetail: Decision(.showsDetail, because: Why.kind)
    case .present, .modal: Decision(.presents, because: Why.kind)
    case .popover: Decision(.presentsAsPopover, because: Why.kind)
    case .embed: Decision(.embeds, because: Why.kind)
    case .unwind: Decision(.unwinds, because: Why.kind)
    case .push:
      facts.hasStack
        ? Decision(.pushes, because: Why.stack)
        : Decision(.raises(.pushWithoutStack), because: Why.noStack)
    case .replace:
      facts.hasSplitView
        ? Decision(.replacesColumn, because: Why.split)
        : Decision(.raises(.replaceWithoutSplitView), because: Why.noSplit)
    case .popoverOfPad:
      facts.idiom == .phone
        ? Decision(.raises(.popoverOfPadOnPhone), because: Why.phone)
        : Decision(.presentsAsPopover, because: Why.kind)
    case .custom, .unknown, .relationship:
      Decision(.raises(.segueDoesNothing), because: Why.noClass)
    }
  }
}

extension SegueEffect {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 249 }
    case kind, stack, noStack, split, noSplit, phone, noClass

    var words: String {
      switch self {
      case .kind: "the segue is of that kind"
      case .stack: "a navigation controller takes the push"
      case .noStack: "the segue pushes, and no navigation controller is there"
      case .split: "a split view has the column"
      case .noSplit: "the segue replaces a column, and no split view is there"
      case .phone: "the segue's popover is the old one, which a phone does not have"
      case .noClass: "the segue's class has to perform it, and has no override that does"
      }
    }
  }
}
