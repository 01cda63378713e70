import AdaptCore

/// A topic by which a scenario picks events.
public enum EventGroup: String, Hashable, Sendable, CaseIterable {
  /// Steps, launch, rotation, sizes and traits of the window.
  case steps
  /// `awakeFromNib`, `loadView` and `viewDidLoad`.
  case loading
  /// The appearance callbacks of controllers.
  case appearance
  /// The appearance states that the callbacks lead through.
  case states
  case layout
  /// What announces and tells new sizes and traits.
  case sizes
  case containment
  /// The hooks of presentation controllers.
  case presentation
  /// The questions to delegates and what they are told.
  case delegates
  /// Animators, interaction controllers and coordinators.
  case transitions
  /// Completion blocks and handlers.
  case completions
  /// What was presented and dismissed, in which style and phase.
  case decisions
  case frames
  /// What lies in stacks, and which tabs and pages are shown.
  case stacks
  case lifetimes
  case findings
  /// What segues and unwinding ask and call.
  case segues
}

extension EventGroup {
  init(of kind: Event.Kind) {
    switch kind {
    case .launched, .step, .rotated, .resized, .traitsChanged: self = .steps
    case .called(let callback, _), .asked(let callback, _, _), .listed(let callback, _):
      self.init(of: callback)
    case .presenting, .dismissing, .queued, .phase, .styleDecided, .substituted, .restored,
      .showing, .unwinding:
      self = .decisions
    case .appearance: self = .states
    case .frameChanged: self = .frames
    case .stackChanged, .selectionChanged, .arranged: self = .stacks
    case .transitionBegan, .transitionEnded: self = .transitions
    case .released: self = .lifetimes
    case .finding: self = .findings
    }
  }

  init(of callback: Callback) {
    switch callback {
    case .awakeFromNib, .loadView, .viewDidLoad: self = .loading
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      self = .appearance
    case .updateViewConstraints, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .layoutSubviews,
      .viewSafeAreaInsetsDidChange, .safeAreaInsetsDidChange, .viewLayoutMarginsDidChange,
      .layoutMarginsDidChange, .containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews:
      self = .layout
    case .willTransitionToTraits, .viewWillTransitionToSize, .traitCollectionDidChange,
      .traitChangeHandler, .preferredContentSizeDidChange:
      self = .sizes
    case .willMoveToParent, .didMoveToParent, .willMoveToSuperview, .didMoveToSuperview,
      .willMoveToWindow, .didMoveToWindow, .showViewController, .showDetailViewController,
      .collapseSecondaryViewController, .separateSecondaryViewController:
      self = .containment
    case .presentationTransitionWillBegin, .presentationTransitionDidEnd,
      .dismissalTransitionWillBegin, .dismissalTransitionDidEnd:
      self = .presentation
    case .adaptivePresentationStyle, .adaptivePresentationStyleForTraits,
      .viewControllerForAdaptivePresentationStyle, .prepareAdaptivePresentationController,
      .willPresentWithAdaptiveStyle, .presentationControllerShouldDismiss,
      .presentationControllerWillDismiss, .presentationControllerDidDismiss,
      .presentationControllerDidAttemptToDismiss,
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier, .prepareForPopoverPresentation,
      .popoverPresentationControllerShouldDismissPopover,
      .popoverPresentationControllerDidDismissPopover, .willRepositionPopover,
      .presentationControllerForPresented, .animationControllerForPresented,
      .animationControllerForDismissed, .interactionControllerForPresentation,
      .interactionControllerForDismissal, .navigationControllerWillShow,
      .navigationControllerDidShow, .navigationControllerAnimationController,
      .navigationControllerInteractionController, .gestureRecognizerShouldBegin,
      .navigationBarShouldPop, .supportedInterfaceOrientations, .shouldAutorotate,
      .preferredInterfaceOrientationForPresentation, .tabBarControllerShouldSelect,
      .tabBarControllerDidSelect, .tabBarControllerAnimationController,
      .tabBarControllerInteractionController, .pageViewControllerBefore, .pageViewControllerAfter,
      .pageViewControllerWillTransitionTo, .pageViewControllerDidFinishAnimating,
      .pageViewControllerSpineLocation, .splitViewControllerWillChangeTo,
      .targetDisplayModeForAction, .splitViewControllerShow, .splitViewControllerShowDetail,
      .primaryViewControllerForCollapsing, .primaryViewControllerForExpanding,
      .splitViewControllerCollapseSecondary, .splitViewControllerSeparateSecondary,
      .splitViewControllerWillShow, .splitViewControllerDidShow, .splitViewControllerWillHide,
      .splitViewControllerDidHide, .topColumnForCollapsing, .displayModeForExpanding,
      .splitViewControllerDidCollapse, .splitViewControllerDidExpand,
      .splitViewControllerGestureWillBegin, .splitViewControllerGestureDidEnd:
      self = .delegates
    case .transitionDuration, .animateTransition, .startInteractiveTransition, .animationEnded,
      .alongsideTransition, .transitionCompletion, .notifyWhenInteractionChanges:
      self = .transitions
    case .presentCompletion, .dismissCompletion, .animationCompletion, .alertActionHandler,
      .barButtonAction, .pageCompletion, .showDetailTargetDidChange, .action, .actionHandler:
      self = .completions
    case .shouldPerformSegue, .prepareForSegue, .segueAction, .performSegue,
      .allowedChildrenForUnwinding, .childContaining, .canPerformUnwindSegueAction, .unwindTowards,
      .unwindAction, .viewControllerForUnwindSegueAction, .segueForUnwinding:
      self = .segues
    }
  }
}

extension Callback {
  /// Whether the call is a question whose number UIKit does not promise, nor do we (O054).
  var isAskedAnyNumberOfTimes: Bool {
    switch self {
    case .adaptivePresentationStyle, .adaptivePresentationStyleForTraits,
      .viewControllerForAdaptivePresentationStyle, .supportedInterfaceOrientations,
      .shouldAutorotate, .preferredInterfaceOrientationForPresentation:
      true
    default: false
    }
  }
}
