extension Finding {
  /// What was found. The raw value is the code in a packed trace, in memory only: records and files
  /// go by the name.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    // Requests UIKit drops
    /// The presenter's view is in no window.
    case viewNotInWindow = 1
    /// The presenter presents another controller.
    case alreadyPresenting
    /// The presenter has a presentation that has not begun.
    case presentationInProgress
    /// The controller that was asked is being dismissed.
    case presenterLeaving
    /// A dismissal was asked of a controller that presents nothing and is not presented.
    case nothingToDismiss
    /// The device is held in a way that the controllers do not support.
    case orientationNotSupported
    /// The device has no windows that can be resized.
    case resizeNotPossible
    /// What is on screen cannot be swiped away.
    case notSwipeable
    /// A tap beside what is presented does nothing.
    case tapOutsideIgnored
    /// The delegate or the controller refused what the user tried.
    case dismissalRefused
    /// Nothing can be popped: the root stays.
    case popWithoutEffect
    /// A gesture or tap was made that nothing answers to.
    case noSuchAction
    /// Requests of a block that had raised an exception.
    case afterException
    /// The controller is being dismissed already.
    case alreadyLeaving
    // Exceptions
    /// The controller to present is presented already.
    case activeController
    /// The controller to present is the child of another one.
    case presentedHasParent
    /// The controller to present has the style `none`.
    case presentedStyleNone
    /// A page curl was asked for with a style that does not cover.
    case partialCurlNotCovering
    /// A popover has neither a source view nor a source item.
    case popoverWithoutAnchor
    /// A view was added whose controller has another parent than it should.
    case hierarchyInconsistency
    /// A controller was pushed that is in the stack.
    case sameInstancePushed
    /// A navigation controller was pushed.
    case navigationControllerPushed
    /// A pop was asked for to a controller that is not in the stack.
    case controllerNotInStack
    /// Controller, app and device support no orientation in common.
    case invalidInterfaceOrientation
    /// A controller was to present itself.
    case presentsItself
    /// A controller or view was added to itself or to what is inside it.
    case childOfItself
    /// `traitOverrides` were used before 17.
    case traitOverridesTooNew
    // Warnings
    /// The presenter's view is in the window, and it was never added as a child.
    case detachedPresenter
    /// Begin and end of an appearance transition do not match.
    case unbalancedAppearance
    /// An appearance callback was called by the app's code.
    case appearanceCalledDirectly
    /// A delegate gave an answer that UIKit does not accept.
    case answerNotAccepted
    /// An animator never called `completeTransition`.
    case transitionNeverCompleted
    /// An animator called `completeTransition` again.
    case completedTwice
    /// An animator never added the view that comes.
    case toViewNotAdded
    /// The presenter's view was moved into the presentation, by the app's animator or by hand.
    case presenterViewMoved
    /// What presented it left while it was presented.
    case orphanedPresentation
    /// An override that must call `super` did not.
    case superNotCalled
    /// The interface keeps an orientation that the controller in front does not support.
    case orientationLeftBehind
    /// A controller's view was added without the controller.
    case viewWithoutChild
    /// The user cannot close what is presented.
    case noWayOut
    /// A popover's anchor is no longer where the popover points.
    case staleAnchor
    /// A view is wider than the window that it is in.
    case widerThanWindow
    /// The device never ran the system.
    case systemNeverRan
    /// The system is newer than the rules.
    case systemNewerThanModelled
    /// A figure of the device is taken from another system or device.
    case figureExtended
    /// A call was made that the system does not have yet.
    case notAvailableYet
    // Limits
    /// A loop reached its limit.
    case didNotSettle
    /// Views, controllers or calls nest deeper than the limit.
    case nestedTooDeep
    // Added later
    /// A frame has a part that is not a number or is infinite.
    case geometryNotFinite
    /// A view was given to a second controller.
    case viewHasController
    /// A style was set after the presentation controller had been made by it.
    case styleFrozen
    /// The size of the window's share is not known for the device.
    case windowSizeUnknown
    /// A gesture or tap was made and nothing is presented.
    case nothingPresented
    /// The app asked for an orientation that is not supported.
    case orientationRequestRefused
    /// A sheet was asked for a detent it does not have.
    case noSuchDetent
    /// Where a tap on content landed.
    case tapLanded
    /// An alert got a second cancel action.
    case secondCancelAction
    /// The app was already in the background, or in the foreground.
    case appStateUnchanged
    /// A call that a move makes has moved the same view or controller again.
    case moveOvertaken
    /// A controller was made the root of a second window.
    case rootOfAnotherWindow
    /// A controller or view belongs to another run.
    case joinedElsewhere
    /// A transitioning delegate gave a presentation controller that belongs to another controller.
    case controllerForAnother
    /// Simulated time has reached its end.
    case timeIsUp
    /// A gesture or tap was made while the app is in the background.
    case inBackground
    /// An alert was given a preferred action that it does not have.
    case preferredActionNotAdded
    /// An action sheet was given a text field.
    case textFieldInActionSheet
    // Stacks and bars
    /// A controller was given to a stack twice.
    case controllersNotDistinct
    /// The delegate of a bar was set that a navigation controller manages.
    case barDelegateChanged
    /// The items of a bar were changed that a navigation controller manages.
    case barManaged
    /// A swipe from the edge of a stack does not go back.
    case edgeSwipeOff
    /// The button back was tapped where none is shown that takes the tap.
    case noBackButton
    /// A tab was tapped that the bar does not have.
    case noSuchTab
    /// A tab bar controller's delegate refused a tap.
    case tabRefused
    /// A page was turned where none lies that way.
    case noSuchPage
    /// A controller was to be selected that is none of the tabs.
    case controllerNotInTabs
    /// A page controller was given another number of pages than a turn needs.
    case wrongPageCount
    /// One-sided pages were asked for while the spine is in the middle.
    case doubleSidedNeeded
    /// A tab bar was changed that a tab bar controller manages.
    case managedTabBarChanged
    /// A container was given the same controller twice: the first place counts.
    case sameControllerTwice
    /// A split view controller was pushed.
    case splitViewPushed
    /// A split view of this style has no such call or column.
    case notForThisStyle
    /// The presenter has a dismissal that has not begun.
    case dismissalInProgress
    // Storyboards and segues
    /// A document names a class that the run does not know.
    case unknownClass
    /// A storyboard was asked for that the app does not have.
    case noSuchStoryboard
    /// A storyboard has no scene with an identifier.
    case noSuchScene
    /// A storyboard without an entry point was asked for its initial controller.
    case noInitialScene
    /// A controller has no segue with an identifier.
    case noSuchSegue
    /// A push segue was performed outside of every navigation controller.
    case pushWithoutStack
    /// A segue has no way to perform: neither a handler nor an override.
    case segueDoesNothing
    /// A document sets a property that the class does not have.
    case undefinedKey
    /// A document calls a method that the class does not have.
    case unrecognizedSelector
    /// Scenes of a document are made together without end.
    case scenesWithoutEnd
    /// The scene's controller belongs to a framework that is not modelled.
    case foreignController
    // Touches by name
    /// A person cannot reach what was to be tapped.
    case cannotBeTouched
    // Unwinding
    /// Nobody around the source takes an unwind.
    case noUnwindDestination
    /// The container that named the destination of an unwind makes no segue.
    case noUnwindSegue
    /// A controller allows an unwind to look into one that is not its child.
    case strayUnwindChild
    /// A document sets an attribute that the class does not have.
    case attributeNotSet
    /// A replace segue was performed outside of every split view.
    case replaceWithoutSplitView
    /// A popover segue of the pad alone was performed on a phone.
    case popoverOfPadOnPhone
    /// A scene was embedded into a container view that holds something already.
    case containerViewFilled
    /// A container on the way of an unwind does not show the child that comes next.
    case unwindShowsNothing
    /// Code asked for a scene's controller as a class that it is not.
    case sceneOfOtherClass
    /// A custom segue of a storyboard that is played without the app's code was not performed.
    case segueNotPerformed
    /// A container without a parent named itself as the destination of an unwind (up to 8).
    case noUnwindExecutor
    /// A segue of a peek, or of the pop after it, was not performed.
    case previewNotPerformed
  }
}

extension Finding.Kind {
  /// The kind's name as scenario files, reports and records write it.
  public var name: String { "\(self)" }

  /// The kind with that name; nil when there is none.
  public init?(name: String) {
    guard let match = Finding.Kind.allCases.first(where: { $0.name == name }) else { return nil }
    self = match
  }

  public var severity: Finding.Severity {
    switch self {
    case .viewNotInWindow, .alreadyPresenting, .presentationInProgress, .dismissalInProgress,
      .presenterLeaving, .nothingToDismiss, .resizeNotPossible, .notSwipeable,
      .tapOutsideIgnored, .dismissalRefused, .popWithoutEffect, .noSuchAction, .afterException,
      .alreadyLeaving, .windowSizeUnknown, .nothingPresented, .orientationRequestRefused,
      .noSuchDetent, .appStateUnchanged, .rootOfAnotherWindow, .joinedElsewhere, .inBackground,
      .edgeSwipeOff, .noBackButton, .noSuchTab, .tabRefused, .noSuchPage, .notForThisStyle,
      .cannotBeTouched, .noUnwindDestination, .noUnwindSegue:
      .ignored
    case .activeController, .presentedHasParent, .presentedStyleNone, .partialCurlNotCovering,
      .popoverWithoutAnchor, .hierarchyInconsistency, .sameInstancePushed,
      .navigationControllerPushed, .controllerNotInStack, .invalidInterfaceOrientation,
      .presentsItself, .childOfItself, .traitOverridesTooNew, .geometryNotFinite,
      .viewHasController, .secondCancelAction, .preferredActionNotAdded, .textFieldInActionSheet,
      .controllersNotDistinct, .barDelegateChanged, .barManaged, .controllerNotInTabs,
      .wrongPageCount, .doubleSidedNeeded, .managedTabBarChanged, .splitViewPushed,
      .noSuchStoryboard, .noSuchScene, .noSuchSegue, .pushWithoutStack, .segueDoesNothing,
      .undefinedKey, .unrecognizedSelector, .replaceWithoutSplitView, .popoverOfPadOnPhone,
      .containerViewFilled, .sceneOfOtherClass, .noUnwindExecutor:
      .exception
    case .detachedPresenter, .unbalancedAppearance, .appearanceCalledDirectly, .answerNotAccepted,
      .transitionNeverCompleted, .completedTwice, .toViewNotAdded,
      .presenterViewMoved, .orphanedPresentation, .superNotCalled, .orientationLeftBehind,
      .viewWithoutChild, .noWayOut, .staleAnchor, .widerThanWindow, .notAvailableYet, .styleFrozen,
      .moveOvertaken, .controllerForAnother, .sameControllerTwice, .unknownClass, .noInitialScene,
      .strayUnwindChild, .attributeNotSet, .unwindShowsNothing:
      .warning
    case .systemNeverRan, .systemNewerThanModelled, .figureExtended, .orientationNotSupported,
      .tapLanded, .foreignController, .segueNotPerformed, .previewNotPerformed:
      .note
    case .didNotSettle, .nestedTooDeep, .timeIsUp, .scenesWithoutEnd:
      .limit
    }
  }

  /// The name of the exception UIKit raises; nil where it raises none.
  public var exceptionName: String? {
    switch self {
    case .activeController, .presentedHasParent, .presentedStyleNone, .partialCurlNotCovering,
      .sameInstancePushed, .navigationControllerPushed, .presentsItself, .childOfItself,
      .controllerNotInTabs, .wrongPageCount, .doubleSidedNeeded, .splitViewPushed,
      .noSuchStoryboard, .noSuchScene, .noSuchSegue, .unrecognizedSelector, .popoverOfPadOnPhone:
      "NSInvalidArgumentException"
    case .pushWithoutStack, .replaceWithoutSplitView: "NSGenericException"
    case .undefinedKey: "NSUnknownKeyException"
    case .popoverWithoutAnchor: "NSGenericException"
    case .hierarchyInconsistency, .viewHasController: "UIViewControllerHierarchyInconsistency"
    case .geometryNotFinite: "CALayerInvalidGeometry"
    case .invalidInterfaceOrientation: "UIApplicationInvalidInterfaceOrientation"
    case .traitOverridesTooNew: "NSInvalidArgumentException"
    case .secondCancelAction, .preferredActionNotAdded, .textFieldInActionSheet,
      .controllerNotInStack, .controllersNotDistinct, .barDelegateChanged, .barManaged,
      .managedTabBarChanged, .segueDoesNothing, .containerViewFilled, .noUnwindExecutor:
      "NSInternalInconsistencyException"
    default: nil
    }
  }
}
