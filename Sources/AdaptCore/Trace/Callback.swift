/// The calls UIKit makes to an app's objects, by UIKit's own names.
///
/// The raw value is the code in a packed trace: new cases go to the end.
public enum Callback: UInt8, Hashable, Sendable, CaseIterable {
  // UIViewController: loading and appearance
  case loadView = 1
  case viewDidLoad
  case viewWillAppear
  case viewIsAppearing
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
  // Layout
  case updateViewConstraints
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
  case layoutSubviews
  case viewSafeAreaInsetsDidChange
  case safeAreaInsetsDidChange
  case viewLayoutMarginsDidChange
  case layoutMarginsDidChange
  // Size and traits
  case willTransitionToTraits
  case viewWillTransitionToSize
  case traitCollectionDidChange
  case traitChangeHandler
  case preferredContentSizeDidChange
  // Containment
  case willMoveToParent
  case didMoveToParent
  case willMoveToSuperview
  case didMoveToSuperview
  case willMoveToWindow
  case didMoveToWindow
  // UIPresentationController
  case presentationTransitionWillBegin
  case presentationTransitionDidEnd
  case dismissalTransitionWillBegin
  case dismissalTransitionDidEnd
  case containerViewWillLayoutSubviews
  case containerViewDidLayoutSubviews
  // UIAdaptivePresentationControllerDelegate
  case adaptivePresentationStyle
  case adaptivePresentationStyleForTraits
  case viewControllerForAdaptivePresentationStyle
  case prepareAdaptivePresentationController
  case willPresentWithAdaptiveStyle
  case presentationControllerShouldDismiss
  case presentationControllerWillDismiss
  case presentationControllerDidDismiss
  case presentationControllerDidAttemptToDismiss
  // UIPopoverPresentationControllerDelegate
  case prepareForPopoverPresentation
  case popoverPresentationControllerShouldDismissPopover
  case popoverPresentationControllerDidDismissPopover
  case willRepositionPopover
  // UIViewControllerTransitioningDelegate
  case presentationControllerForPresented
  case animationControllerForPresented
  case animationControllerForDismissed
  case interactionControllerForPresentation
  case interactionControllerForDismissal
  // Animators and interaction controllers
  case transitionDuration
  case animateTransition
  case startInteractiveTransition
  case animationEnded
  // UINavigationControllerDelegate
  case navigationControllerWillShow
  case navigationControllerDidShow
  case navigationControllerAnimationController
  case navigationControllerInteractionController
  // Coordinators
  case alongsideTransition
  case transitionCompletion
  case notifyWhenInteractionChanges
  // Completions and handlers
  case presentCompletion
  case dismissCompletion
  case animationCompletion
  case alertActionHandler
  // Orientation
  case supportedInterfaceOrientations
  case shouldAutorotate
  case preferredInterfaceOrientationForPresentation
  // UISheetPresentationControllerDelegate
  case sheetPresentationControllerDidChangeSelectedDetentIdentifier
  // Bars and the gestures of stacks
  case gestureRecognizerShouldBegin
  case navigationBarShouldPop
  case barButtonAction
  // UITabBarControllerDelegate
  case tabBarControllerShouldSelect
  case tabBarControllerDidSelect
  case tabBarControllerAnimationController
  case tabBarControllerInteractionController
  // UIPageViewControllerDataSource, UIPageViewControllerDelegate and pages
  case pageViewControllerBefore
  case pageViewControllerAfter
  case pageViewControllerWillTransitionTo
  case pageViewControllerDidFinishAnimating
  case pageViewControllerSpineLocation
  case pageCompletion
  // Showing
  case showViewController
  case showDetailViewController
  case showDetailTargetDidChange
  // Split views
  case collapseSecondaryViewController
  case separateSecondaryViewController
  // UISplitViewControllerDelegate
  case splitViewControllerWillChangeTo
  case targetDisplayModeForAction
  case splitViewControllerShow
  case splitViewControllerShowDetail
  case primaryViewControllerForCollapsing
  case primaryViewControllerForExpanding
  case splitViewControllerCollapseSecondary
  case splitViewControllerSeparateSecondary
  case splitViewControllerWillShow
  case splitViewControllerDidShow
  case splitViewControllerWillHide
  case splitViewControllerDidHide
  case topColumnForCollapsing
  case displayModeForExpanding
  case splitViewControllerDidCollapse
  case splitViewControllerDidExpand
  case splitViewControllerGestureWillBegin
  case splitViewControllerGestureDidEnd
  // Documents and segues
  case awakeFromNib
  case shouldPerformSegue
  case prepareForSegue
  /// The source's method that makes the destination: an `@IBSegueAction`.
  case segueAction
  /// `UIStoryboardSegue.perform()`.
  case performSegue
  // Unwinding
  case allowedChildrenForUnwinding
  case childContaining
  case canPerformUnwindSegueAction
  case unwindTowards
  /// The destination's method that an unwind segue names.
  case unwindAction
  case viewControllerForUnwindSegueAction
  case segueForUnwinding
  // Controls, items and gestures
  /// A method that a control, an item or a gesture names.
  case action
  /// The block of a `UIAction`.
  case actionHandler

  /// The call's name as scenario files, reports and records write it.
  public var name: String { "\(self)" }

  /// The call with that name; nil when there is none.
  public init?(name: String) {
    guard let match = Callback.allCases.first(where: { $0.name == name }) else { return nil }
    self = match
  }
}
