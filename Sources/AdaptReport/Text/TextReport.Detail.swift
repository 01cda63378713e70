import AdaptCore

extension TextReport {
  /// How much of a run is told.
  public enum Detail: String, Hashable, Sendable, CaseIterable {
    /// What a person asks first: phases, decisions, appearance, sizes and traits, the frames of
    /// controllers, completions and findings.
    case brief
    /// Every event, with every reason.
    case full
  }
}

extension TextReport.Detail {
  /// Whether the event has a line of its own.
  func shows(_ event: Event) -> Bool {
    switch self {
    case .full: true
    case .brief: event.isForFirstReading
    }
  }
}

extension Event {
  fileprivate var isForFirstReading: Bool {
    switch kind {
    case .step, .rotated, .presenting, .dismissing, .queued, .styleDecided, .substituted,
      .restored, .stackChanged, .selectionChanged, .released, .finding, .showing, .arranged:
      true
    case .traitsChanged:
      true
    // A controller without children to look through says next whether it takes the unwind.
    case .listed(_, let nodes): !nodes.isEmpty
    // The dismissal has a line of its own.
    case .unwinding(let stage, _, _, _): stage != .goes
    case .frameChanged:
      subject.kind == .viewController
    case .phase(let phase):
      phase == .presentationInterrupted || phase == .dismissalInterrupted
    case .transitionEnded(let completed):
      !completed
    // The header says how the run begins, the call that announces a size and the frames tell the
    // window's size, and the appearance callbacks tell the states.
    case .launched, .resized, .appearance, .transitionBegan:
      false
    // Every controller hears of its first traits, and they say nothing about the run.
    case .called(.traitCollectionDidChange, .traits(UITraitCollection())): false
    case .called(let callback, _):
      callback.isForFirstReading(on: subject.kind)
    case .asked(let question, _, let answer):
      answer != .notImplemented && question.isForFirstReading(on: subject.kind)
    }
  }
}

extension Callback {
  fileprivate func isForFirstReading(on kind: NodeKind) -> Bool {
    switch self {
    case .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear:
      true
    // A presentation controller and the views hear the same as the controllers, once more.
    case .willTransitionToTraits, .viewWillTransitionToSize, .traitCollectionDidChange:
      kind == .viewController
    case .traitChangeHandler, .preferredContentSizeDidChange, .willMoveToParent, .didMoveToParent:
      true
    case .presentationTransitionWillBegin, .presentationTransitionDidEnd,
      .dismissalTransitionWillBegin, .dismissalTransitionDidEnd:
      true
    case .adaptivePresentationStyle, .adaptivePresentationStyleForTraits,
      .viewControllerForAdaptivePresentationStyle, .prepareAdaptivePresentationController,
      .willPresentWithAdaptiveStyle, .presentationControllerShouldDismiss,
      .presentationControllerWillDismiss, .presentationControllerDidDismiss,
      .presentationControllerDidAttemptToDismiss:
      true
    case .sheetPresentationControllerDidChangeSelectedDetentIdentifier,
      .prepareForPopoverPresentation, .popoverPresentationControllerShouldDismissPopover,
      .popoverPresentationControllerDidDismissPopover, .willRepositionPopover:
      true
    case .presentationControllerForPresented, .animationControllerForPresented,
      .animationControllerForDismissed, .interactionControllerForPresentation,
      .interactionControllerForDismissal:
      true
    case .animateTransition, .startInteractiveTransition, .navigationControllerWillShow,
      .navigationControllerDidShow, .navigationControllerAnimationController,
      .navigationControllerInteractionController, .presentCompletion, .dismissCompletion,
      .animationCompletion,
      .alertActionHandler, .gestureRecognizerShouldBegin, .navigationBarShouldPop, .barButtonAction,
      .action, .actionHandler,
      .tabBarControllerShouldSelect, .tabBarControllerDidSelect,
      .tabBarControllerAnimationController, .tabBarControllerInteractionController,
      .pageViewControllerBefore, .pageViewControllerAfter, .pageViewControllerWillTransitionTo,
      .pageViewControllerDidFinishAnimating, .pageViewControllerSpineLocation, .pageCompletion,
      .showViewController, .showDetailViewController, .showDetailTargetDidChange,
      .collapseSecondaryViewController, .separateSecondaryViewController,
      .splitViewControllerWillChangeTo, .targetDisplayModeForAction, .splitViewControllerShow,
      .splitViewControllerShowDetail, .primaryViewControllerForCollapsing,
      .primaryViewControllerForExpanding, .splitViewControllerCollapseSecondary,
      .splitViewControllerSeparateSecondary, .splitViewControllerWillShow,
      .splitViewControllerDidShow, .splitViewControllerWillHide, .splitViewControllerDidHide,
      .topColumnForCollapsing, .displayModeForExpanding, .splitViewControllerDidCollapse,
      .splitViewControllerDidExpand, .splitViewControllerGestureWillBegin,
      .splitViewControllerGestureDidEnd:
      true
    case .shouldPerformSegue, .prepareForSegue, .segueAction, .performSegue,
      .allowedChildrenForUnwinding, .canPerformUnwindSegueAction, .unwindTowards,
      .unwindAction, .viewControllerForUnwindSegueAction, .segueForUnwinding:
      true
    case .awakeFromNib, .childContaining, .loadView, .updateViewConstraints,
      .viewWillLayoutSubviews,
      .viewDidLayoutSubviews,
      .layoutSubviews, .viewSafeAreaInsetsDidChange, .safeAreaInsetsDidChange,
      .viewLayoutMarginsDidChange, .layoutMarginsDidChange, .willMoveToSuperview,
      .didMoveToSuperview, .willMoveToWindow, .didMoveToWindow, .containerViewWillLayoutSubviews,
      .containerViewDidLayoutSubviews, .transitionDuration, .animationEnded,
      .alongsideTransition, .transitionCompletion, .notifyWhenInteractionChanges,
      .supportedInterfaceOrientations, .shouldAutorotate,
      .preferredInterfaceOrientationForPresentation:
      false
    }
  }
}
