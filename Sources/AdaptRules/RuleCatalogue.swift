public import AdaptCore

/// Every rule, in reading order, and the words of every reason.
public enum RuleCatalogue {
  /// The rules of one topic.
  public struct Chapter: Hashable, Sendable {
    public let title: String
    public let rules: [Rule]
  }

  /// The rules by topic, in reading order.
  public static let chapters: [Chapter] = [
    Chapter(
      title: "Windows and traits",
      rules: [
        DeviceFigures.rule, FullScreenSizeClasses.rule, WindowSizeClasses.rule, WindowContent.rule,
        TraitInheritance.rule, TraitPrediction.rule, PresentedContentTraits.rule,
        BackgroundSnapshots.rule, SystemFeature.rule,
      ]),
    Chapter(
      title: "Safe areas, margins and layout",
      rules: [
        WindowSafeArea.rule, StatusBarInset.rule, ViewSafeArea.rule, RootMargins.rule,
        ViewMargins.rule,
        ContentFrame.rule, ContentSafeArea.rule, LayoutGuides.rule, ScrollInsets.rule,
        Autoresizing.rule, ChildSizeTransition.rule,
      ]),
    Chapter(
      title: "Stacks and their bars",
      rules: [
        StackTransition.rule, StackBottomBar.rule, EdgeSwipe.rule, NavigationBarHeight.rule,
        NavigationBarTop.rule, ToolbarHeight.rule, LargeTitle.rule, BarItems.rule,
        BarItemPlace.rule, BarHiding.rule, NestedStackBar.rule, StatusBarDecider.rule,
        StackLaunchLayout.rule,
        StackCoordinator.rule,
      ]),
    Chapter(
      title: "Presentation",
      rules: [
        AutomaticStyle.rule, PresentationExceptions.rule, PresentationChecks.rule,
        PresenterResolution.rule, CallCoordinator.rule, AskingAgain.rule, ViewLoading.rule,
        CustomWithoutAnimator.rule,
        PresenterCoverage.rule, PresentationContainer.rule, PopoverAnchor.rule,
        TransitionEndFrame.rule,
      ]),
    Chapter(
      title: "Adaptation",
      rules: [
        AdaptationAsks.rule, AdaptationQuestion.rule, AdaptationAnswer.rule,
        AdaptationDefault.rule,
      ]),
    Chapter(
      title: "Geometry",
      rules: [
        FullScreenGeometry.rule, FormSheetGeometry.rule, ExtendedFormSheet.rule,
        PageSheetGeometry.rule,
        PopoverGeometry.rule, AlertGeometry.rule, ActionSheetGeometry.rule,
      ]),
    Chapter(
      title: "Sheets",
      rules: [
        SheetForm.rule, SheetSizing.rule, SheetExtent.rule, MaximumDetentValue.rule,
        DetentValue.rule, DetentSelection.rule, SheetFrame.rule, FloatingSheet.rule,
        SheetStack.rule, SheetCorners.rule, SheetGrabber.rule, SheetDimming.rule,
        SheetBackdropTap.rule, SheetLeave.rule, SheetTracking.rule, SheetRelease.rule,
        DetentTold.rule,
      ]),
    Chapter(
      title: "Popovers and alerts",
      rules: [
        PopoverReposition.rule, PopoverResize.rule, PopoverNesting.rule, PassthroughTap.rule,
        NestedOutsideTap.rule,
        ActionSheetForm.rule, AlertOutsideTap.rule,
      ]),
    Chapter(
      title: "Dismissal",
      rules: [
        DismissalReceiver.rule, DismissalChain.rule, PresentationBusy.rule, OutsideTap.rule,
        ModalContent.rule,
        SheetSwipe.rule, WaysOut.rule, DismissalQuestions.rule, DismissalStart.rule,
      ]),
    Chapter(
      title: "Appearance",
      rules: [
        AppearanceTransitions.rule, IsAppearing.rule, PresentOrder.rule, DismissOrder.rule,
        PushOrder.rule, TabOrder.rule, PageOrder.rule, AppearanceForwarding.rule,
        AppearanceInContext.rule,
      ]),
    Chapter(
      title: "Tabs and pages",
      rules: [
        TabBarEdge.rule, TabBarHeight.rule, MoreTabs.rule, KeptTab.rule, TabTap.rule,
        PageCount.rule, PageNeighbours.rule, SpineQuestion.rule,
      ]),
    Chapter(
      title: "Orientation",
      rules: [
        OrientationDecider.rule, OrientationMask.rule, OrientationReevaluation.rule,
        OrientationTarget.rule, LandscapeFlip.rule,
      ]),
    Chapter(
      title: "Showing and split views",
      rules: [
        ShowTarget.rule, SplitShow.rule, SplitShowDetail.rule, SplitCollapse.rule,
        SplitBehaviorChoice.rule, SplitMode.rule, SplitShownColumn.rule, SplitActionMode.rule,
        SplitColumnWidth.rule, SplitLayout.rule, SplitDivider.rule, SplitDimming.rule,
        SplitChildTraits.rule,
        SplitMerge.rule, SplitSeparation.rule, SplitTopColumn.rule, SplitWrapping.rule,
        SplitCalls.rule,
      ]),
    Chapter(
      title: "Storyboards",
      rules: [
        DanglingID.rule, DuplicateIdentifier.rule, DuplicateSegueIdentifier.rule,
        NoInitialScene.rule, UnreachableScene.rule, ShowWithoutContainer.rule,
        PushWithoutNavigation.rule, PushedContainer.rule, DetailWithoutSplit.rule,
        PopoverOrigin.rule, AdaptedPresentation.rule, NoWayOut.rule, ShownAgain.rule,
        UnwindExit.rule,
        UnwindAnswer.rule, DeadExit.rule, SegueClass.rule, ClassName.rule, CodeIdentifier.rule,
        ReferenceTarget.rule, UnusedReference.rule, EmptyContainerView.rule,
        ChildlessContainer.rule, ManyTabs.rule, NestedContainer.rule, ContainmentCycle.rule,
        ReuseIdentifier.rule, ManualSegue.rule, OutletProperty.rule, ActionMethod.rule,
        ClassInCode.rule, TableClass.rule, PerformedSegue.rule, MadeScene.rule, DequeuedCell.rule,
        DamagedDocument.rule, LocalizedCopy.rule, StaleSetting.rule,
      ]),
    Chapter(
      title: "Views of documents and touches",
      rules: [
        SizeClassVariation.rule, DocumentReset.rule, ConstraintStandIn.rule, TouchReach.rule,
        ControlEvents.rule,
      ]),
    Chapter(
      title: "Unwinding",
      rules: [
        UnwindSearch.rule, UnwindChildren.rule, UnwindEligibility.rule, UnwindPerformer.rule,
        UnwindWay.rule, UnwindAnimation.rule,
      ]),
    Chapter(
      title: "Storyboards and segues",
      rules: [
        SceneClass.rule, SegueLookup.rule, SegueQuestion.rule, SegueEffect.rule, SegueStyle.rule,
        SegueLifetime.rule,
      ]),
    Chapter(
      title: "Timing", rules: [TransitionDurations.rule, CompletionOrder.rule, WaitingTurn.rule]),
  ]

  /// The rules in reading order.
  public static let all: [Rule] = chapters.flatMap(\.rules)

  /// Returns the rule with that id; nil when there is none.
  ///
  /// - Complexity: O(number of rules).
  public static func rule(id: String) -> Rule? { all.first { $0.id == id } }

  /// Returns the rule with that number; nil when there is none.
  public static func rule(number: UInt8) -> Rule? { byNumber[Int(number)] }

  /// Returns the rule that a reason belongs to; nil for a reason of no catalogued rule.
  public static func rule(of reason: Reason) -> Rule? { rule(number: reason.rule) }

  /// Returns a reason's words, a clause that can follow "because"; nil for a reason of no
  /// catalogued rule.
  public static func words(of reason: Reason) -> String? {
    guard let rule = rule(of: reason), rule.reasons.indices.contains(reason.place) else {
      return nil
    }
    return rule.reasons[reason.place]
  }

  /// Returns the reason at a place among those of a rule; nil when there is none.
  public static func reason(rule id: String, place: Int) -> Reason? {
    guard let rule = rule(id: id), rule.reasons.indices.contains(place) else { return nil }
    return Reason(rule: rule.number, place: UInt8(place))
  }

  private static let byNumber: [Rule?] = {
    var table = [Rule?](repeating: nil, count: 256)
    for rule in all { table[Int(rule.number)] = rule }
    return table
  }()
}
