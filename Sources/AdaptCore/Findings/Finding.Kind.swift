extension Finding {
  /// What was found. The raw value is the code in a packed trace: new cases go to the end.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    // Requests UIKit drops
    case viewNotInWindow = 1
    case alreadyPresenting
    case presentationInProgress
    case presenterLeaving
    case nothingToDismiss
    case orientationNotSupported
    case resizeNotPossible
    case notSwipeable
    case tapOutsideIgnored
    case dismissalRefused
    case popWithoutEffect
    case noSuchAction
    case afterException
    case alreadyLeaving
    // Exceptions
    case activeController
    case presentedHasParent
    case presentedStyleNone
    case partialCurlNotCovering
    case popoverWithoutAnchor
    case hierarchyInconsistency
    case sameInstancePushed
    case navigationControllerPushed
    case controllerNotInStack
    case invalidInterfaceOrientation
    case presentsItself
    case childOfItself
    case traitOverridesTooNew
    // Warnings
    case detachedPresenter
    case unbalancedAppearance
    case appearanceCalledDirectly
    case answerNotAccepted
    case oldQuestionNotAsked
    case transitionNeverCompleted
    case completedTwice
    case toViewNotAdded
    case presenterViewMoved
    case orphanedPresentation
    case superNotCalled
    case orientationLeftBehind
    case viewWithoutChild
    case noWayOut
    case staleAnchor
    case widerThanWindow
    case systemNeverRan
    case systemNewerThanModelled
    case figureExtended
    case notAvailableYet
    // Limits
    case didNotSettle
    case nestedTooDeep
    // Added later
    case geometryNotFinite
    case viewHasController
    case styleFrozen
    case windowSizeUnknown
    case nothingPresented
    case orientationRequestRefused
    case noSuchDetent
    case tapLanded
    case secondCancelAction
    case appStateUnchanged
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
    case .viewNotInWindow, .alreadyPresenting, .presentationInProgress, .presenterLeaving,
      .nothingToDismiss, .resizeNotPossible, .notSwipeable,
      .tapOutsideIgnored, .dismissalRefused, .popWithoutEffect, .noSuchAction, .afterException,
      .alreadyLeaving, .windowSizeUnknown, .nothingPresented, .orientationRequestRefused,
      .noSuchDetent, .appStateUnchanged:
      .ignored
    case .activeController, .presentedHasParent, .presentedStyleNone, .partialCurlNotCovering,
      .popoverWithoutAnchor, .hierarchyInconsistency, .sameInstancePushed,
      .navigationControllerPushed, .controllerNotInStack, .invalidInterfaceOrientation,
      .presentsItself, .childOfItself, .traitOverridesTooNew, .geometryNotFinite,
      .viewHasController, .secondCancelAction:
      .exception
    case .detachedPresenter, .unbalancedAppearance, .appearanceCalledDirectly, .answerNotAccepted,
      .oldQuestionNotAsked, .transitionNeverCompleted, .completedTwice, .toViewNotAdded,
      .presenterViewMoved, .orphanedPresentation, .superNotCalled, .orientationLeftBehind,
      .viewWithoutChild, .noWayOut, .staleAnchor, .widerThanWindow, .notAvailableYet, .styleFrozen:
      .warning
    case .systemNeverRan, .systemNewerThanModelled, .figureExtended, .orientationNotSupported,
      .tapLanded:
      .note
    case .didNotSettle, .nestedTooDeep:
      .limit
    }
  }

  /// The name of the exception UIKit raises; nil where it raises none.
  public var exceptionName: String? {
    switch self {
    case .activeController, .presentedHasParent, .presentedStyleNone, .partialCurlNotCovering,
      .sameInstancePushed, .navigationControllerPushed, .controllerNotInStack, .presentsItself,
      .childOfItself:
      "NSInvalidArgumentException"
    case .popoverWithoutAnchor: "NSGenericException"
    case .hierarchyInconsistency, .viewHasController: "UIViewControllerHierarchyInconsistency"
    case .geometryNotFinite: "CALayerInvalidGeometry"
    case .invalidInterfaceOrientation: "UIApplicationInvalidInterfaceOrientation"
    case .traitOverridesTooNew: "NSInvalidArgumentException"
    case .secondCancelAction: "NSInternalInconsistencyException"
    default: nil
    }
  }
}
