import AdaptCore

extension Finding {
  /// A fragment of what UIKit writes to the log, for a person to search for; nil where it writes
  /// nothing or its words are not known.
  var logWords: String? {
    // A dismissal that is refused because nothing has begun leaves no such line.
    if kind == .presentationInProgress, other == nil { return nil }
    return Self.fragments[kind]
  }

  /// Sources: O076, O077 and O126–O132, O134 and O135.
  private static let fragments: [Kind: String] = [
    .viewNotInWindow: "whose view is not in the window hierarchy",
    .alreadyPresenting: "which is already presenting",
    .presentationInProgress: "while a presentation is in progress",
    // The presenter still presents what it dismisses (R048).
    .dismissalInProgress: "which is already presenting",
    .sameInstancePushed: "pushing the same view controller instance",
    .splitViewPushed: "Split View Controllers cannot be pushed to a Navigation Controller",
    .navigationControllerPushed: "pushing a navigation controller is not supported",
    .activeController: "tried to present modally an active controller",
    .presentedHasParent: "tried to present modally an active controller",
    .popoverWithoutAnchor: "should have a non-nil sourceView or barButtonItem",
    .hierarchyInconsistency: "should have parent view controller",
    .viewHasController: "can only be associated with at most one view controller",
    .unknownClass: "in Interface Builder file",
    .noSuchStoryboard: "Could not find a storyboard named",
    .noSuchScene: "doesn't contain a view controller with identifier",
    .noSuchSegue: "has no segue with identifier",
    .pushWithoutStack: "Could not find a navigation controller for segue",
    .segueDoesNothing: "must either have a performHandler or it must override -perform",
    .popoverOfPadOnPhone: "called when not running under UIUserInterfaceIdiomPad",
    .containerViewFilled: "There are unexpected subviews in the container view",
    .undefinedKey: "this class is not key value coding-compliant for the key",
    .unrecognizedSelector: "unrecognized selector sent to instance",
    .unbalancedAppearance: "calls to begin/end appearance transitions",
  ]
}
