import AdaptCore

/// How a report spells a call: as UIKit's Swift names it, so that the name can be searched for.
///
/// The argument that a trace keeps stands in its place and the labels behind it are left out,
/// `viewWillTransition(to: 896 × 414)`; a call without a kept argument has all its labels,
/// `animateTransition(using:)`. Blocks that an app hands over go by the call that took them.
package struct CallbackSpelling {
  /// The name with all labels.
  package let name: String
  /// The name up to where the argument stands, with an open parenthesis.
  let opening: String
  /// What a flag says when it is true; nil where `true` and `false` say it.
  let flagWord: String?

  init(_ name: String, upTo opening: String? = nil, flag flagWord: String? = nil) {
    self.name = name
    self.opening = opening ?? "\(name) ("
    self.flagWord = flagWord
  }

  /// The call with its argument in words; nil for a call whose argument is not kept.
  func with(_ argument: String?) -> String { argument.map { "\(opening)\($0))" } ?? name }
}

extension Callback {
  package var spelling: CallbackSpelling {
    switch self {
    case .loadView: .init("loadView()")
    case .viewDidLoad: .init("viewDidLoad()")
    case .viewWillAppear: .init("viewWillAppear(_:)", upTo: "viewWillAppear(", flag: "animated")
    case .viewIsAppearing: .init("viewIsAppearing(_:)", upTo: "viewIsAppearing(", flag: "animated")
    case .viewDidAppear: .init("viewDidAppear(_:)", upTo: "viewDidAppear(", flag: "animated")
    case .viewWillDisappear:
      .init("viewWillDisappear(_:)", upTo: "viewWillDisappear(", flag: "animated")
    case .viewDidDisappear:
      .init("viewDidDisappear(_:)", upTo: "viewDidDisappear(", flag: "animated")
    case .updateViewConstraints: .init("updateViewConstraints()")
    case .viewWillLayoutSubviews: .init("viewWillLayoutSubviews()")
    case .viewDidLayoutSubviews: .init("viewDidLayoutSubviews()")
    case .layoutSubviews: .init("layoutSubviews()")
    case .viewSafeAreaInsetsDidChange: .init("viewSafeAreaInsetsDidChange()")
    case .safeAreaInsetsDidChange: .init("safeAreaInsetsDidChange()")
    case .viewLayoutMarginsDidChange: .init("viewLayoutMarginsDidChange()")
    case .layoutMarginsDidChange: .init("layoutMarginsDidChange()")
    case .willTransitionToTraits:
      .init("willTransition(to:with:)", upTo: "willTransition(to: ")
    case .viewWillTransitionToSize:
      .init("viewWillTransition(to:with:)", upTo: "viewWillTransition(to: ")
    case .traitCollectionDidChange:
      .init("traitCollectionDidChange(_:)", upTo: "traitCollectionDidChange(was ")
    case .traitChangeHandler:
      .init(
        "handler of registerForTraitChanges(_:handler:)",
        upTo: "handler of registerForTraitChanges(_:handler:) (was ")
    case .preferredContentSizeDidChange:
      .init(
        "preferredContentSizeDidChange(forChildContentContainer:)",
        upTo: "preferredContentSizeDidChange(forChildContentContainer: ")
    case .willMoveToParent: .init("willMove(toParent:)", upTo: "willMove(toParent: ")
    case .didMoveToParent: .init("didMove(toParent:)", upTo: "didMove(toParent: ")
    case .willMoveToSuperview: .init("willMove(toSuperview:)", upTo: "willMove(toSuperview: ")
    case .didMoveToSuperview: .init("didMoveToSuperview()")
    case .willMoveToWindow: .init("willMove(toWindow:)", upTo: "willMove(toWindow: ")
    case .didMoveToWindow: .init("didMoveToWindow()")
    case .presentationTransitionWillBegin: .init("presentationTransitionWillBegin()")
    case .presentationTransitionDidEnd:
      .init(
        "presentationTransitionDidEnd(_:)", upTo: "presentationTransitionDidEnd(",
        flag: "completed")
    case .dismissalTransitionWillBegin: .init("dismissalTransitionWillBegin()")
    case .dismissalTransitionDidEnd:
      .init("dismissalTransitionDidEnd(_:)", upTo: "dismissalTransitionDidEnd(", flag: "completed")
    case .containerViewWillLayoutSubviews: .init("containerViewWillLayoutSubviews()")
    case .containerViewDidLayoutSubviews: .init("containerViewDidLayoutSubviews()")
    case .adaptivePresentationStyle: .init("adaptivePresentationStyle(for:)")
    case .adaptivePresentationStyleForTraits:
      .init(
        "adaptivePresentationStyle(for:traitCollection:)",
        upTo: "adaptivePresentationStyle(for:traitCollection: ")
    case .viewControllerForAdaptivePresentationStyle:
      .init(
        "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
        upTo: "presentationController(_:viewControllerForAdaptivePresentationStyle: ")
    case .prepareAdaptivePresentationController:
      .init("presentationController(_:prepare:)", upTo: "presentationController(_:prepare: ")
    case .willPresentWithAdaptiveStyle:
      .init(
        "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
        upTo: "presentationController(_:willPresentWithAdaptiveStyle: ")
    case .presentationControllerShouldDismiss: .init("presentationControllerShouldDismiss(_:)")
    case .presentationControllerWillDismiss: .init("presentationControllerWillDismiss(_:)")
    case .presentationControllerDidDismiss: .init("presentationControllerDidDismiss(_:)")
    case .presentationControllerDidAttemptToDismiss:
      .init("presentationControllerDidAttemptToDismiss(_:)")
    case .sheetPresentationControllerDidChangeSelectedDetentIdentifier:
      .init("sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)")
    case .prepareForPopoverPresentation: .init("prepareForPopoverPresentation(_:)")
    case .popoverPresentationControllerShouldDismissPopover:
      .init("popoverPresentationControllerShouldDismissPopover(_:)")
    case .popoverPresentationControllerDidDismissPopover:
      .init("popoverPresentationControllerDidDismissPopover(_:)")
    case .willRepositionPopover:
      .init(
        "popoverPresentationController(_:willRepositionPopoverTo:in:)",
        upTo: "popoverPresentationController(_:willRepositionPopoverTo: ")
    case .presentationControllerForPresented:
      .init(
        "presentationController(forPresented:presenting:source:)",
        upTo: "presentationController(forPresented: ")
    case .animationControllerForPresented:
      .init(
        "animationController(forPresented:presenting:source:)",
        upTo: "animationController(forPresented: ")
    case .animationControllerForDismissed:
      .init("animationController(forDismissed:)", upTo: "animationController(forDismissed: ")
    case .interactionControllerForPresentation:
      .init("interactionControllerForPresentation(using:)")
    case .interactionControllerForDismissal: .init("interactionControllerForDismissal(using:)")
    case .transitionDuration: .init("transitionDuration(using:)")
    case .animateTransition: .init("animateTransition(using:)")
    case .startInteractiveTransition: .init("startInteractiveTransition(_:)")
    case .animationEnded: .init("animationEnded(_:)", upTo: "animationEnded(", flag: "completed")
    case .navigationControllerWillShow:
      .init(
        "navigationController(_:willShow:animated:)", upTo: "navigationController(_:willShow: ")
    case .navigationControllerDidShow:
      .init("navigationController(_:didShow:animated:)", upTo: "navigationController(_:didShow: ")
    case .navigationControllerAnimationController:
      .init("navigationController(_:animationControllerFor:from:to:)")
    case .navigationControllerInteractionController:
      .init("navigationController(_:interactionControllerFor:)")
    case .gestureRecognizerShouldBegin: .init("gestureRecognizerShouldBegin(_:)")
    case .navigationBarShouldPop:
      .init("navigationBar(_:shouldPop:)", upTo: "navigationBar(_:shouldPop: ")
    case .barButtonAction: .init("action of UIBarButtonItem")
    case .showViewController: .init("show(_:sender:)", upTo: "show(")
    case .showDetailViewController:
      .init("showDetailViewController(_:sender:)", upTo: "showDetailViewController(")
    case .showDetailTargetDidChange: .init("showDetailTargetDidChangeNotification")
    case .collapseSecondaryViewController:
      .init("collapseSecondaryViewController(_:for:)", upTo: "collapseSecondaryViewController(")
    case .separateSecondaryViewController:
      .init(
        "separateSecondaryViewController(for:)", upTo: "separateSecondaryViewController(for:) (")
    case .splitViewControllerWillChangeTo:
      .init("splitViewController(_:willChangeTo:)", upTo: "splitViewController(_:willChangeTo: ")
    case .targetDisplayModeForAction:
      .init("targetDisplayModeForAction(in:)")
    case .splitViewControllerShow:
      .init("splitViewController(_:show:sender:)", upTo: "splitViewController(_:show: ")
    case .splitViewControllerShowDetail:
      .init("splitViewController(_:showDetail:sender:)", upTo: "splitViewController(_:showDetail: ")
    case .primaryViewControllerForCollapsing:
      .init("primaryViewController(forCollapsing:)")
    case .primaryViewControllerForExpanding:
      .init("primaryViewController(forExpanding:)")
    case .splitViewControllerCollapseSecondary:
      .init(
        "splitViewController(_:collapseSecondary:onto:)",
        upTo: "splitViewController(_:collapseSecondary: ")
    case .splitViewControllerSeparateSecondary:
      .init(
        "splitViewController(_:separateSecondaryFrom:)",
        upTo: "splitViewController(_:separateSecondaryFrom: ")
    case .splitViewControllerWillShow:
      .init("splitViewController(_:willShow:)", upTo: "splitViewController(_:willShow: ")
    case .splitViewControllerDidShow:
      .init("splitViewController(_:didShow:)", upTo: "splitViewController(_:didShow: ")
    case .splitViewControllerWillHide:
      .init("splitViewController(_:willHide:)", upTo: "splitViewController(_:willHide: ")
    case .splitViewControllerDidHide:
      .init("splitViewController(_:didHide:)", upTo: "splitViewController(_:didHide: ")
    case .topColumnForCollapsing:
      .init(
        "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
        upTo: "splitViewController(_:topColumnForCollapsingToProposedTopColumn: ")
    case .displayModeForExpanding:
      .init(
        "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
        upTo: "splitViewController(_:displayModeForExpandingToProposedDisplayMode: ")
    case .splitViewControllerDidCollapse:
      .init("splitViewControllerDidCollapse(_:)")
    case .splitViewControllerDidExpand:
      .init("splitViewControllerDidExpand(_:)")
    case .splitViewControllerGestureWillBegin:
      .init("splitViewControllerInteractivePresentationGestureWillBegin(_:)")
    case .splitViewControllerGestureDidEnd:
      .init("splitViewControllerInteractivePresentationGestureDidEnd(_:)")
    case .alongsideTransition:
      .init("animation of animate(alongsideTransition:completion:)", flag: "cancelled")
    case .transitionCompletion:
      .init("completion of animate(alongsideTransition:completion:)", flag: "cancelled")
    case .notifyWhenInteractionChanges:
      .init("handler of notifyWhenInteractionChanges(_:)", flag: "cancelled")
    case .presentCompletion:
      .init("completion of present(_:animated:completion:)", flag: "presented")
    case .dismissCompletion: .init("completion of dismiss(animated:completion:)", flag: "dismissed")
    case .animationCompletion:
      .init("completion of animate(withDuration:animations:completion:)", flag: "finished")
    case .alertActionHandler: .init("handler of UIAlertAction(title:style:handler:)")
    case .supportedInterfaceOrientations: .init("supportedInterfaceOrientations")
    case .shouldAutorotate: .init("shouldAutorotate")
    case .preferredInterfaceOrientationForPresentation:
      .init("preferredInterfaceOrientationForPresentation")
    case .tabBarControllerShouldSelect:
      .init(
        "tabBarController(_:shouldSelect:)", upTo: "tabBarController(_:shouldSelect: ")
    case .tabBarControllerDidSelect:
      .init("tabBarController(_:didSelect:)", upTo: "tabBarController(_:didSelect: ")
    case .tabBarControllerAnimationController:
      .init("tabBarController(_:animationControllerForTransitionFrom:to:)")
    case .tabBarControllerInteractionController:
      .init("tabBarController(_:interactionControllerFor:)")
    case .pageViewControllerBefore:
      .init(
        "pageViewController(_:viewControllerBefore:)",
        upTo: "pageViewController(_:viewControllerBefore: ")
    case .pageViewControllerAfter:
      .init(
        "pageViewController(_:viewControllerAfter:)",
        upTo: "pageViewController(_:viewControllerAfter: ")
    case .pageViewControllerWillTransitionTo:
      .init(
        "pageViewController(_:willTransitionTo:)",
        upTo: "pageViewController(_:willTransitionTo: ")
    case .pageViewControllerDidFinishAnimating:
      .init(
        "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
        upTo: "pageViewController(_:didFinishAnimating:) (", flag: "completed")
    case .pageViewControllerSpineLocation:
      .init("pageViewController(_:spineLocationFor:)")
    case .pageCompletion:
      .init(
        "completion of setViewControllers(_:direction:animated:completion:)", flag: "finished")
    case .awakeFromNib: .init("awakeFromNib()")
    case .shouldPerformSegue:
      .init(
        "shouldPerformSegue(withIdentifier:sender:)", upTo: "shouldPerformSegue(withIdentifier: ")
    case .prepareForSegue: .init("prepare(for:sender:)", upTo: "prepare(for: ")
    case .segueAction: .init("@IBSegueAction")
    case .performSegue: .init("perform()")
    case .allowedChildrenForUnwinding: .init("allowedChildrenForUnwinding(from:)")
    case .childContaining: .init("childContaining(_:)")
    case .canPerformUnwindSegueAction: .init("canPerformUnwindSegueAction(_:from:sender:)")
    case .unwindTowards: .init("unwind(for:towards:)", upTo: "unwind(for:towards: ")
    case .unwindAction: .init("unwind action")
    case .viewControllerForUnwindSegueAction:
      .init("forUnwindSegueAction(_:from:withSender:)")
    case .segueForUnwinding: .init("segueForUnwinding(to:from:identifier:)")
    case .action: .init("action")
    case .actionHandler: .init("handler of UIAction")
    }
  }
}
