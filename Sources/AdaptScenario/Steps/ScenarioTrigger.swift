public import AdaptCore

/// Code that acts inside a callback.
public struct ScenarioTrigger: Hashable, Sendable {
  public var controller: String
  public var callback: Callback
  /// The first call that counts, from 1, since the trigger was set.
  public var first: Int
  /// How many calls in a row count.
  public var times: Int
  public var actions: [ScenarioAction]

  public init(
    _ controller: String, _ callback: Callback, first: Int = 1, times: Int = 1,
    actions: [ScenarioAction]
  ) {
    self.controller = controller
    self.callback = callback
    self.first = first
    self.times = times
    self.actions = actions
  }

  /// The calls in which code of a controller, of its presentation controller or of its delegates
  /// can act.
  public static let callbacks: [Callback] = [
    .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
    .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .willTransitionToTraits,
    .viewWillTransitionToSize, .traitCollectionDidChange, .willMoveToParent, .didMoveToParent,
    .presentationTransitionWillBegin, .presentationTransitionDidEnd,
    .dismissalTransitionWillBegin, .dismissalTransitionDidEnd, .willPresentWithAdaptiveStyle,
    .presentationControllerShouldDismiss, .presentationControllerWillDismiss,
    .presentationControllerDidDismiss, .presentationControllerDidAttemptToDismiss,
    .sheetPresentationControllerDidChangeSelectedDetentIdentifier,
    .prepareForPopoverPresentation, .animateTransition, .alertActionHandler, .barButtonAction,
    .navigationControllerWillShow, .navigationControllerDidShow, .tabBarControllerShouldSelect,
    .tabBarControllerDidSelect, .pageViewControllerWillTransitionTo,
    .pageViewControllerDidFinishAnimating, .splitViewControllerWillChangeTo,
    .splitViewControllerCollapseSecondary, .splitViewControllerSeparateSecondary,
    .topColumnForCollapsing, .displayModeForExpanding, .splitViewControllerDidCollapse,
    .splitViewControllerDidExpand, .splitViewControllerWillShow, .splitViewControllerWillHide,
    .awakeFromNib, .shouldPerformSegue, .prepareForSegue, .performSegue, .unwindTowards,
    .unwindAction,
  ]
}
