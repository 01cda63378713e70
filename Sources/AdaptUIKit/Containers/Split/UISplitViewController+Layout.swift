import AdaptCore
import AdaptRules
import Foundation

extension UISplitViewController {
  func columnsNeedLayout() {
    guard let view = viewIfLoaded else { return }
    for controller in shownControllers { placeContent(of: controller) }
    view.markLayout()
  }

  /// Where the columns lie in a space, in a display mode.
  private func layout(_ mode: DisplayMode, in space: ContainerSpace) -> SplitLayout.Columns {
    let split = self.space(in: space)
    var figures = SplitLayout.Figures(
      primary: SplitColumnWidth.decide(.primary, wish(for: .primary), in: split).value,
      supplementary: SplitColumnWidth.decide(.supplementary, wish(for: .supplementary), in: split)
        .value)
    figures.unsafe = space.unsafe
    figures.isSidebar = primaryBackgroundStyle == .sidebar
    figures.isOverByName = preferredDisplayMode == .twoOverSecondary
    let isRightToLeft = space.traits.layoutDirection == .rightToLeft
    figures.isPrimaryRight = (primaryEdge == .trailing) != isRightToLeft
    return SplitLayout.decide(mode, in: split, figures).value
  }

  /// The mode that the split view will have in a space.
  private func modeToCome(in space: ContainerSpace) -> DisplayMode {
    guard space.size != arrangedSize else { return displayMode }
    return chosenMode(on: .resize, in: self.space(in: space)).value
  }

  func columnFrame(of child: UIViewController, in space: ContainerSpace) -> CGRect? {
    guard let column = columns.column(of: child), columns[column]?.container === child else {
      return nil
    }
    let all = CGRect(origin: .zero, size: space.size)
    guard hasArranged else { return all }
    let collapses = SplitCollapse.decide(width: space.traits.horizontalSizeClass).value
    // A collapsed split view shows one controller; which one is decided when it collapses.
    if space.size == arrangedSize ? isCollapsed : collapses { return all }
    return layout(modeToCome(in: space), in: space)[column] ?? child.viewIfLoaded?.frame ?? all
  }

  /// What the floating primary column covers of its neighbour.
  func columnCover(over child: UIViewController, in space: ContainerSpace) -> BarCover? {
    let neighbour: Column = style == .tripleColumn ? .supplementary : .secondary
    guard hasArranged, !isCollapsed, columns[neighbour]?.container === child else { return nil }
    let cover = layout(displayMode, in: space).cover
    guard cover > 0 else { return nil }
    let isRightToLeft = space.traits.layoutDirection == .rightToLeft
    let isRight = (primaryEdge == .trailing) != isRightToLeft
    return BarCover(insets: isRight ? UIEdgeInsets(right: cover) : UIEdgeInsets(left: cover))
  }

  /// What the split view states for a column, with what the app states.
  func columnTraits(
    of child: UIViewController, stated: UITraitCollection?
  ) -> UITraitCollection? {
    guard let column = columns.column(of: child), hasArranged else { return stated }
    let width = SplitChildTraits.decide(column, isCollapsed: isCollapsed).value
    guard width != .unspecified else { return stated }
    var traits = UITraitCollection()
    traits.horizontalSizeClass = width
    return stated.map { traits.overridden(by: $0) } ?? traits
  }
}

// MARK: - Views

extension UISplitViewController {
  /// The controllers whose views should be there, the lowest first.
  private var wantedControllers: [UIViewController] {
    guard isCollapsed else {
      let order: [Column] = [.secondary, .supplementary, .primary]
      return order.filter(shownColumns.contains).compactMap { columns[$0]?.container }
    }
    let column = collapsedColumn
    return columns[column].map { [$0.container] } ?? []
  }

  /// Whether the views that are there are those that should be.
  var hasPlacedColumns: Bool {
    let wanted = wantedControllers.filter { $0.parent === self }
    return wanted.elementsEqual(shownControllers, by: ===)
      && wanted.allSatisfy { $0.viewIfLoaded?.superview === viewIfLoaded || $0.isOutForContext }
  }

  /// Brings the views of the columns in, takes the others out, and tells them.
  ///
  /// - Parameter end: Runs when the columns have come to rest.
  func placeColumns(animated: Bool = false, then end: @escaping () -> Void = {}) {
    guard hasArranged, let run, let view = viewIfLoaded else { return end() }
    let wanted = wantedControllers.filter { $0.parent === self }
    // What another container has taken meanwhile is that one's to show and to tell.
    let leaving = shownControllers.filter { old in
      !wanted.contains { $0 === old } && (old.parent ?? self) === self
    }
    let arriving = wanted.filter { new in
      guard !new.isOutForContext else { return false }
      return !shownControllers.contains { $0 === new } || new.viewIfLoaded?.superview !== view
    }
    shownControllers = wanted
    guard appearance.state == .appeared || appearance.state == .appearing else {
      // Nobody appears in a split view that is leaving, or gone.
      for controller in leaving {
        controller.viewIfLoaded?.takeOut()
        if controller.appearance.state == .disappearing { controller.didDisappear(animated: false) }
      }
      putViews(of: wanted, into: view)
      return end()
    }
    guard !leaving.isEmpty || !arriving.isEmpty else {
      putViews(of: wanted, into: view)
      return end()
    }
    guard animated, appearance.state == .appeared else {
      let isSettled = appearance.state == .appeared
      var cast = TransitionCast(arriving: arriving, leaving: leaving, animated: false)
      let order = PushOrder.decide(on: run.system).value
      cast.play(order.begin)
      putViews(of: shownControllers, into: view)
      for controller in arriving { controller.isAppearingIfInWindow() }
      cast.dropSettled()
      cast.play(
        order.complete, beforeEnd: { $0.viewIfLoaded?.takeOut() },
        where: { isSettled || $0.participant == .leaving })
      clear(leaving, from: view)
      return end()
    }
    animateColumns(arriving, leaving, in: view, run, then: end)
  }

  private func animateColumns(
    _ arriving: [UIViewController], _ leaving: [UIViewController], in view: UIView, _ run: Run,
    then end: @escaping () -> Void
  ) {
    let transition = Transition(run: run, animated: true)
    columnTransition = transition
    transition.include([self] + arriving + leaving)
    transition.begin(
      lasting: TransitionDurations.decide(.columns, animated: transition.coordinator.isAnimated)
        .value)
    transition.coordinator.containerView = view
    let cast = TransitionCast(
      arriving: arriving, leaving: leaving, animated: transition.coordinator.isAnimated)
    let order = PushOrder.decide(on: run.system).value
    cast.play(order.begin)
    putViews(of: shownControllers, into: view)
    for controller in arriving { controller.isAppearingIfInWindow() }
    transition.finish = { [self] _ in
      columnTransition = nil
      var cast = cast
      cast.dropSettled()
      cast.play(order.complete) { $0.viewIfLoaded?.takeOut() }
      clear(leaving, from: view)
      end()
    }
    transition.animate()
  }

  private func putViews(of controllers: [UIViewController], into view: UIView) {
    for controller in controllers where controller.parent === self && !controller.isOutForContext {
      controller.loadViewIfNeeded()
      if controller.view.superview !== view { view.insert(controller.view, at: .top) }
      if view.subviews.last !== controller.view { view.bringSubviewToFront(controller.view) }
      placeContent(of: controller)
    }
  }

  /// Takes out the views of those who have left and were not told so here.
  private func clear(_ controllers: [UIViewController], from view: UIView) {
    for controller in controllers where !shownControllers.contains(where: { $0 === controller }) {
      guard let childView = controller.viewIfLoaded, childView.superview === view else { continue }
      childView.takeOut()
    }
  }

  /// Takes one controller's view out and tells it, before the controller goes elsewhere.
  func takeOut(_ controller: UIViewController) {
    shownControllers.removeAll { $0 === controller }
    controller.disappearAtOnce()
  }
}
