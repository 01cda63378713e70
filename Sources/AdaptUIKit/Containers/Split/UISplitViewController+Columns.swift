public import AdaptCore
import AdaptRules
public import Foundation

extension UISplitViewController {
  /// Whether one controller stands for all.
  public var isCollapsed: Bool { arrangement.isCollapsed }
  /// Which columns are shown, and how.
  public var displayMode: DisplayMode { arrangement.displayMode }

  /// How columns make room for themselves (14+); `automatic` for the classic style, where UIKit
  /// raises an exception.
  public var splitBehavior: SplitBehavior {
    guard style != .unspecified, !isCollapsed else {
      return style == .unspecified ? .automatic : .tile
    }
    guard let run, run.system >= 26 else { return behavior }
    return displayMode == .oneOverSecondary || displayMode == .twoOverSecondary ? .overlay : .tile
  }

  /// Gives a column of a column style its controller (14+).
  ///
  /// Unless it is a navigation controller it gets one around it (rule `split.wrapping`).
  public func setViewController(_ vc: UIViewController?, for column: Column) {
    guard style != .unspecified, column == .compact || style.columns.contains(column) else {
      run?.find(.notForThisStyle, on: id)
      return
    }
    put(vc, into: column)
  }

  /// Returns the controller that a column of a column style was given (14+).
  public func viewController(for column: Column) -> UIViewController? {
    guard style != .unspecified else {
      run?.find(.notForThisStyle, on: id)
      return nil
    }
    return columns[column]?.given
  }

  /// The column that stands for all of a collapsed split view.
  var collapsedColumn: Column { topColumn == .compact ? .compact : .primary }

  /// Whether a column can be seen (26+).
  public func isShowing(_ column: Column) -> Bool {
    hasArranged && (isCollapsed ? column == topColumn : shownColumns.contains(column))
  }

  /// The width of the primary column in points.
  public var primaryColumnWidth: CGFloat { width(of: .primary) }

  /// The width of the supplementary column in points; zero in a style without one.
  public var supplementaryColumnWidth: CGFloat {
    style == .tripleColumn ? width(of: .supplementary) : 0
  }
}

extension UIViewController {
  /// The nearest split view around this controller.
  ///
  /// - Complexity: O(depth).
  public var splitViewController: UISplitViewController? { ancestor() }
}

// MARK: - The controllers

extension UISplitViewController {
  var visibleGiven: [UIViewController] {
    guard isCollapsed else { return style.columns.compactMap { columns[$0]?.given } }
    let column = collapsedColumn
    return columns[column].map { [$0.given] } ?? []
  }

  func replaceAll(with controllers: [UIViewController]) {
    if let run, run.refusesRequests(on: id) { return }
    let places = style.columns
    if controllers.count > places.count { run?.find(.notForThisStyle, on: id) }
    for (place, column) in places.enumerated() {
      put(place < controllers.count ? controllers[place] : nil, into: column)
    }
  }

  /// Puts a controller into a column, in place of the one there.
  func put(_ controller: UIViewController?, into column: Column) {
    if let run, run.refusesRequests(on: id) { return }
    let old = columns[column]
    guard old?.given !== controller else { return }
    if let controller, lies(inOrOver: controller) {
      run?.find(.childOfItself, on: id, object: controller.id)
      return
    }
    if collapsedStack != nil, waitsForInside({ [self] in put(controller, into: column) }) { return }
    let slot = controller.map { SplitSlots.Slot(given: $0, container: container(for: $0, column)) }
    // In a collapsed classic split view the secondary controller waits until it expands.
    if style == .unspecified, isCollapsed, column == .secondary {
      formerSecondary = controller
      return
    }
    let stack = collapsedStack
    let place = old.flatMap { old in stack?.viewControllers.firstIndex { $0 === old.container } }
    columns[column] = slot
    if let stack, let place, column != .primary {
      var controllers = stack.viewControllers
      controllers.remove(at: place)
      if let slot { controllers.insert(slot.container, at: place) }
      stack.replaceAtOnce(with: controllers)
    } else if let old {
      release(old.container)
    }
    guard hasArranged || style == .unspecified, let slot else { return columnsNeedLayout() }
    // What the others were told may have led to another controller here.
    guard columns[column]?.container === slot.container else { return }
    let isShown =
      !isCollapsed && column != .compact
      || isCollapsed && column == collapsedColumn
    if isShown { adopt(slot.container) }
    guard columns[column]?.container === slot.container else { return release(slot.container) }
    placeColumns()
    columnsNeedLayout()
  }

  private func container(for controller: UIViewController, _ column: Column) -> UIViewController {
    guard style != .unspecified else { return controller }
    let wraps = SplitWrapping.decide(
      column, isStack: controller is UINavigationController,
      firstChildIsStack: controller.children.first is UINavigationController)
    guard wraps.value else { return controller }
    // It joins the run before anything happens to it, so that all of that is in the trace.
    let stack = UINavigationController(nibName: nil, bundle: nil)
    stack.join(run)
    stack.setViewControllers([controller], animated: false)
    return stack
  }

  /// Makes a controller a child, wherever it was.
  func adopt(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    add(controller)
    guard controller.parent === self else { return }
    controller.appearance.isDriven = true
    // As with tabs: a column appears when it is shown, however long ago it came.
    controller.moves.isMovingToParent = false
    controller.tellDidMove(to: self)
  }

  /// Lets a child go, with its view.
  func release(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.tellWillMove(to: nil)
    takeOut(controller)
    guard controller.parent === self else { return }
    drop(controller)
    controller.appearance.isDriven = false
    controller.tellDidMove(to: nil)
  }

  /// The navigation controller that holds the columns of a collapsed split view; nil where the
  /// compact column or a controller without a stack stands for all.
  var collapsedStack: UINavigationController? {
    guard isCollapsed, arrangement.topColumn != .compact else { return nil }
    return primaryStack
  }

  /// The stack of the primary column: itself, or its first child.
  var primaryStack: UINavigationController? {
    let primary = columns[.primary]?.container
    return primary as? UINavigationController ?? primary?.children.first as? UINavigationController
  }

  /// The column on top while the split view is collapsed.
  var topColumn: Column {
    guard let stack = collapsedStack, style != .unspecified else { return arrangement.topColumn }
    let onStack = style.columns.last { column in
      columns[column].map { slot in stack.viewControllers.contains { $0 === slot.container } }
        ?? false
    }
    return onStack ?? .primary
  }
}

// MARK: - Figures

extension UISplitViewController {
  /// The split view's width class: that which its parent states for it before it has traits.
  var widthClass: UIUserInterfaceSizeClass {
    let stated = viewIfLoaded?.window == nil ? traitsFromController : nil
    let traits = (stated ?? traitCollection).overridden(by: traitOverrides.traits)
    return traits.horizontalSizeClass
  }

  /// The space that the columns have in a container's space.
  func space(in space: ContainerSpace) -> SplitSpace {
    var result = SplitSpace(
      style: style, size: space.size, system: space.platform.system,
      scale: max(space.traits.displayScale, 1))
    result.minimumPrimary = stated(minimumPrimaryColumnWidth)
    result.minimumSupplementary = stated(minimumSupplementaryColumnWidth)
    result.minimumSecondary = stated(minimumSecondaryColumnWidth)
    return result
  }

  /// The space of the size that the present arrangement was made for.
  var splitSpace: SplitSpace {
    space(in: hasArranged ? spaceToCome(of: arrangedSize) : space)
  }

  /// A figure that the app states; nil for one that is the system's to choose, or none.
  private func stated(_ figure: CGFloat) -> CGFloat? {
    figure.isFinite && figure != Self.automaticDimension ? figure : nil
  }

  func wish(for column: Column) -> SplitColumnWidth.Wish {
    var wish = SplitColumnWidth.Wish()
    let isPrimary = column == .primary
    wish.width =
      draggedWidths[column]
      ?? stated(isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth)
    wish.fraction = stated(
      isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction)
    wish.minimum = stated(isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth)
    wish.maximum = stated(isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth)
    return wish
  }

  private func width(of column: Column) -> CGFloat {
    let space = splitSpace
    guard hasArranged, isCollapsed else {
      return SplitColumnWidth.decide(column, wish(for: column), in: space).value
    }
    return space.size.width
  }

  var behavior: SplitBehavior {
    SplitBehaviorChoice.decide(in: splitSpace, preferred: preferredSplitBehavior).value
  }

  /// The columns that can be seen while the split view is expanded.
  var shownColumns: Set<Column> { columns(in: displayMode) }

  func columns(in mode: DisplayMode) -> Set<Column> {
    let space = splitSpace
    return Set(
      style.columns.filter { columns[$0] != nil && SplitLayout.shows($0, mode, space) })
  }
}
