import AdaptCore

/// What a report says about each kind of finding, with the names of the objects it concerns.
///
/// Three objects may be named: the event's subject is who was asked or did something, the
/// finding's `object` what it is about, its `other` what stands in the way. Where the first is
/// missing the words are "a controller", where the second is, they go without.
struct FindingText {
  let names: NodeNames

  /// Words to follow the severity: what was ignored and why, the exception UIKit raises and what
  /// it stands for, or a sentence. There is no full stop.
  func what(_ finding: Finding, on subject: NodeID) -> String {
    let sentence = sentence(finding, on: subject)
    return finding.kind.exceptionName.map { "\($0): \(sentence)" } ?? sentence
  }

  private func sentence(_ finding: Finding, on subject: NodeID) -> String {
    let asked = names[subject]
    // The one thing that a finding is about, whether it is named beside the subject or not.
    let about = names[finding.object ?? subject]
    let object = finding.object.map { names[$0] } ?? "a controller"
    let other = finding.other.map { names[$0] }
    let name = finding.text.map { "'\($0)'" } ?? "that name"
    let segue = naming("segue", finding.text, without: "without an identifier")

    switch finding.kind {
    case .viewNotInWindow:
      return "present \(object) on \(asked), because the view of \(asked) is in no window"
    case .alreadyPresenting:
      return "present \(object) on \(asked), because \(asked) already presents "
        + (other ?? "another controller")
    case .presentationInProgress:
      // Without another in the way it is the dismissal of one that has not begun itself.
      guard let other else {
        return "dismiss \(about), because presenting it is in progress"
      }
      return "present \(object) on \(asked), because presenting \(other) is in progress"
    case .dismissalInProgress:
      return "present \(object) on \(asked), because dismissing "
        + "\(other ?? "another controller") is in progress"
    case .presenterLeaving:
      return "present \(object) on \(asked), because \(other ?? asked) is leaving the screen"
    case .nothingToDismiss:
      return "dismiss on \(asked), because it presents nothing and is not presented"
    case .orientationNotSupported:
      return "\(about) does not support the orientation the device is held in, so nothing turns"
    case .resizeNotPossible:
      return "the resize, because the window cannot have that size on this device"
    case .orientationRequestRefused:
      return "the app's request for an orientation, because \(about) does not support it"
    case .noSuchDetent:
      return "the drag of \(about), because it has no such detent here"
    case .appStateUnchanged:
      return "the app's change of state, because with \(about) on top it is in that state already"
    case .inBackground:
      return "the gesture on \(about), because the app is in the background"
    case .nothingPresented:
      return "the gesture on \(about), because nothing is presented"
    case .notSwipeable:
      return "the swipe, because \(about) is not shown as a sheet that a swipe dismisses"
    case .tapOutsideIgnored:
      return "the tap outside \(about), because it is not one that a tap dismisses"
    case .dismissalRefused:
      return "the user's dismissal of \(about), because it or its delegate refuses"
    case .popWithoutEffect:
      return "pop on \(asked), because no controller is under the one on top"
    case .notForThisStyle:
      return "a request on \(asked), because a split view of its style has no such call or column"
    case .noSuchAction:
      return "the user's action, because nothing on \(about) answers to it"
    case .afterException:
      return "a request on \(asked), because an exception had ended the code that made it"
    case .alreadyLeaving:
      return "the dismissal of \(about), because it is leaving already"

    case .activeController:
      return "\(object) cannot be presented on \(asked): it is presented already"
        + (other.map { " by \($0)" } ?? "")
    case .presentedHasParent:
      return "\(object) cannot be presented on \(asked): it is a child of "
        + (other ?? "another controller")
    case .presentedStyleNone:
      return "\(object) cannot be presented on \(asked): its modal presentation style is none"
    case .partialCurlNotCovering:
      return "\(object) cannot be presented on \(asked): a partial curl needs a style that covers "
        + "the screen"
    case .popoverWithoutAnchor:
      return "the popover of \(about) has no anchor: give it a bar button item or a source view "
        + "before it is shown"
    case .hierarchyInconsistency:
      return "the view of \(object) is put into the tree of \(asked), but its parent is "
        + (other ?? "another controller")
    case .sameInstancePushed:
      return "\(object) cannot be pushed on \(asked): it is in the stack already"
    case .navigationControllerPushed:
      return "\(object) cannot be pushed on \(asked): it is a navigation controller itself"
    case .splitViewPushed:
      return "\(object) cannot be pushed on \(asked): it is a split view controller"
    case .controllerNotInStack:
      return "\(asked) cannot pop to \(object): it is not in the stack"
    case .invalidInterfaceOrientation:
      return "\(about) supports no orientation that the app supports"
    case .presentsItself:
      return "\(about) cannot present itself"
    case .childOfItself:
      return "\(about) cannot be added as a child of itself"
    case .traitOverridesTooNew:
      return "the trait overrides of \(about) are used on a system that has none"

    case .detachedPresenter:
      return "\(about) presents although it is nobody's child: add it to the controller whose view "
        + "holds it"
    case .unbalancedAppearance:
      return "the appearance calls of \(about) are out of balance"
    case .appearanceCalledDirectly:
      return "\(about) had an appearance method called by hand: use beginAppearanceTransition"
    case .answerNotAccepted:
      return "the delegate's answer for \(about) is not one UIKit accepts, and was not used"
    case .transitionNeverCompleted:
      return "the animator of \(about) never called completeTransition"
    case .completedTwice:
      return "the transition of \(about) was completed a second time"
    case .toViewNotAdded:
      return "the animator never put the view of \(about) into the container"
    case .presenterViewMoved:
      return "the view of \(about) was moved into the presentation, whose style leaves it where it "
        + "is; on a device it may not come back"
    case .orphanedPresentation:
      return "\(about) stays on screen although \(other ?? "its presenter") was taken away"
    case .superNotCalled:
      return "\(about) overrides a method that must call super, and does not"
    case .orientationLeftBehind:
      return "\(about) is shown in an orientation that it does not support"
    case .viewWithoutChild:
      return "the view of \(object) is in the tree of \(asked), but \(object) is not its child"
    case .noWayOut:
      return "the user has no way to dismiss \(about)"
    case .staleAnchor:
      return "the popover of \(about) may not point at its anchor any more"
    case .widerThanWindow:
      if finding.text != nil { return "\(name) in \(asked) is wider than the window" }
      return "\(subject.kind == .view ? asked : "the view of \(asked)") is wider than the window"
    case .notAvailableYet:
      return "\(about) uses what this system does not have yet"

    case .systemNeverRan:
      return "this device never ran this system"
    case .systemNewerThanModelled:
      return "this system or SDK is newer than those that are modelled: the rules of iOS "
        + "\(SystemVersion.newestModelled) decide"
    case .figureExtended:
      return "a figure of the device comes from another system"

    case .geometryNotFinite:
      return "\(about) is given a frame or size that is not a finite number"
    case .viewHasController:
      return "the view of \(object) is given to \(asked) too: a view belongs to one controller"
    case .styleFrozen:
      return "\(about) keeps the style it had when its presentation controller was first read; set "
        + "modalPresentationStyle before that"
    case .tapLanded where finding.text != nil:
      return "\(name) of \(asked) is touched, and no segue or action is connected to it; what a "
        + "delegate or other code does then is not modelled"
    case .tapLanded:
      return "the tap lands on \(about); what its controls do is not modelled"
    case .secondCancelAction:
      return "\(about) is given a second action with the style cancel"
    case .preferredActionNotAdded:
      return "\(about) is given a preferred action that it does not have: add the action first"
    case .textFieldInActionSheet:
      return "\(about) is given a text field and is an action sheet: only alerts have text fields"
    case .controllersNotDistinct:
      return "\(object) is given to \(asked) twice: all controllers of a stack must be distinct"
    case .barDelegateChanged:
      return "\(asked) is the delegate of its navigation bar, and the app sets another one"
    case .barManaged:
      return "the items of the bar of \(asked) are changed by hand, but the stack manages them"
    case .edgeSwipeOff:
      return "the swipe from the edge, because \(about) does not go back on it"
    case .noBackButton:
      return "the tap on the button back, because \(about) shows none that takes it"
    case .windowSizeUnknown:
      return "the window's share of the screen, because no source states its size on this device"

    case .moveOvertaken:
      return "a call that a move of \(asked) makes has moved it again: the later move counts, and "
        + "this one is given up"
    case .rootOfAnotherWindow:
      return "make \(object) the root of \(asked), because it is the root of "
        + (other ?? "another window")
    case .joinedElsewhere:
      return "a controller or view that belongs to another run; runs share nothing"
    case .controllerForAnother:
      return "the transitioning delegate of \(asked) gives a presentation controller that belongs "
        + "to \(finding.object.map { names[$0] } ?? "another controller"); make one for each"

    case .timeIsUp:
      return "the run was stopped: simulated time ends after nine years"
    case .noSuchTab:
      return "selecting a tab of \(about), because it has no such tab"
    case .tabRefused:
      return "the tap on the tab of \(object), because the delegate of \(asked) refuses"
    case .noSuchPage:
      return "the turn of a page of \(about), because there is no page that way"
    case .controllerNotInTabs:
      return "\(object) cannot be selected in \(asked): it is not one of its tabs"
    case .wrongPageCount:
      return "\(about) is given another number of pages than the turn needs"
    case .doubleSidedNeeded:
      return "\(about) cannot have one-sided pages while its spine is in the middle"
    case .managedTabBarChanged:
      return "the tab bar of \(about) is changed by hand: the tab bar controller manages it"
    case .sameControllerTwice:
      return "\(object) is given to \(asked) twice; the first place counts"

    case .unknownClass:
      return "the document names the class \(name) for \(about), and the run knows none of that "
        + "name: it is a plain one; register the class, without generic parameters"
    case .noSuchStoryboard:
      return "no storyboard is called \(name)"
    case .noSuchScene:
      // What is missing is named by its identifier, or by the id that a segue leads to.
      return naming("the storyboard has no scene", finding.text, without: "where a segue leads")
    case .noInitialScene:
      return "the storyboard \(name) has no entry point: mark a scene as the initial one"
    case .noSuchSegue:
      return "\(asked) has no segue with the identifier \(name)"
    case .pushWithoutStack:
      return "the push \(segue) begins at \(asked), which is in no navigation controller"
    case .segueDoesNothing:
      return "the \(segue) of \(asked) has no class that performs it: override perform()"
    case .segueNotPerformed:
      return "the segue from \(asked) to \(object) is not performed: the code of its class \(name) "
        + "is not known; say under 'segueClasses' whether it shows, pushes, presents or does nothing"
    case .previewNotPerformed:
      return "the segue \(name) of \(asked) is not performed: it belongs to a peek, and peeking is "
        + "not modelled"
    case .undefinedKey:
      return "the document sets \(name) of \(about), and its class has no such property"
    case .unrecognizedSelector:
      return "the document calls \(name) of \(about), and its class has no such method"
    case .scenesWithoutEnd:
      return "the storyboard was not loaded: its scene \(name) is made together with itself"
    case .cannotBeTouched:
      return "the touch of \(name) in \(asked), which no finger reaches"
    case .attributeNotSet:
      return
        "the document sets \(name) of \(about), and its class has no such property of that type"
    case .replaceWithoutSplitView:
      return "the replace \(segue) begins at \(asked), which is in no split view controller"
    case .popoverOfPadOnPhone:
      return "the \(segue) of \(asked) is a popover of the pad alone, and this is a phone: "
        + "give it the kind popoverPresentation"
    case .containerViewFilled:
      return "\(asked) embeds \(object) into a container view that holds something already"
    case .sceneOfOtherClass:
      return "code asks for \(about) as \(name), which its class is not: register the class that "
        + "the document names"
    case .foreignController:
      return "\(about) is of another framework (\(name)), and a plain controller stands for it"

    case .noUnwindDestination:
      guard finding.text != nil else {
        return "the unwind of \(asked), because its segue names no method; give it one: "
          + "unwindAction=\"unwindToList:\""
      }
      return "the unwind of \(asked), because no controller around it can take \(name)"
    case .noUnwindSegue:
      return "the unwind of \(other ?? "a controller") to \(object), because \(asked) makes no "
        + "segue for it: override segueForUnwinding(to:from:identifier:)"
    case .noUnwindExecutor:
      return "\(asked) takes an unwind from what is inside it, and has no parent that would make "
        + "the segue: have a child take it, or override forUnwindSegueAction(_:from:withSender:)"
    case .strayUnwindChild:
      return
        "\(asked) lets an unwind look into \(object), which is not its child; it is passed over"
    case .unwindShowsNothing:
      return "\(asked) is told that an unwind goes on to \(object), and does not show it: override "
        + "unwind(for:towards:)"

    case .didNotSettle:
      return "the run was stopped: it came to no rest, and \(about) was still busy"
    case .nestedTooDeep:
      return "the run was stopped: \(about) is nested too deep"
    }
  }
}
