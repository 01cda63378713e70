import AdaptCore
import AdaptRules
import Foundation

extension UIView {
  func markLayout() {
    needsLayout = true
    markVisit()
  }

  /// Marks the way from the window down to this view for the next layout pass.
  func markVisit() {
    needsVisit = true
    unowned(unsafe) var view = superviewLink
    while let current = view, !current.needsVisit {
      current.needsVisit = true
      view = current.superviewLink
    }
  }

  func markSafeArea() {
    needsSafeArea = true
    markVisit()
  }

  /// The margins, which are brought up to date with the safe area, may be others now.
  func markMargins() {
    needsLayout = true
    markSafeArea()
  }

  /// Marks the subviews whose unsafe edges or margins follow from where they lie in the bounds.
  ///
  /// The way down to this view is marked already.
  func markSafeAreaOfSubviews() {
    let isUnsafe = unsafeInsets != .zero
    for view in subviews
    where isUnsafe || view.unsafeInsets != .zero || view.preservesSuperviewLayoutMargins {
      view.needsSafeArea = true
      view.needsVisit = true
    }
  }

  /// One pass over this view and everything below it, parents first.
  ///
  /// The way down is kept here and not on the stack, so that views of any depth can lay out more
  /// views in their callbacks.
  func layOut() {
    guard needsVisit else { return }
    layOutVisited()
    var way = [(view: self, next: 0)]
    while let (view, next) = way.last {
      // By index: layout code may add and remove views.
      guard next < view.subviews.count else {
        way.removeLast()
        // One may have slid below the index while others went: the next pass comes to it.
        if view.subviews.contains(where: { $0.needsVisit }) { view.markVisit() }
        continue
      }
      way[way.count - 1].next = next + 1
      let subview = view.subviews[next]
      guard subview.needsVisit else { continue }
      subview.layOutVisited()
      way.append((subview, 0))
    }
  }

  private func layOutVisited() {
    needsVisit = false
    if needsSafeArea { refreshSafeArea() }
    if needsLayout {
      needsLayout = false
      layOutThis()
    }
    if let run, run.environment.sharesScreen { checkWidth(run) }
  }

  /// Reports a view that is wider than the window: sized by the screen, as a rule (R143).
  ///
  /// What lies in such a view is not told again, and what scrolls may be as wide as it likes. A
  /// width that constraints of a document give is not known, so that nothing is said of it.
  private func checkWidth(_ run: Run) {
    guard let window = windowLink, boundsRect.width > window.boundsRect.width,
      !isPlacedByConstraints
    else {
      isTooWide = false
      return
    }
    guard !isTooWide else { return }
    isTooWide = true
    guard !liesInWideView else { return }
    let owner = owningController
    let isContent = controller != nil || owner == nil
    run.find(.widerThanWindow, on: owner?.id ?? id, text: isContent ? nil : nameInReports)
  }

  /// What a person calls the view, else its class or its id in the document.
  private var nameInReports: String {
    var names = UserTarget.Names(of: self)
    names.ids = [document?.className, document?.id].compactMap(\.self)
    return names.best ?? String(describing: type(of: self))
  }

  /// Whether constraints of a document place the view, or one that it lies in.
  private var isPlacedByConstraints: Bool {
    var view: UIView? = self
    while let current = view {
      if current.document?.standInMask != nil { return true }
      view = current.superviewLink
    }
    return false
  }

  /// Whether a view above is wider than the window itself, or scrolls.
  private var liesInWideView: Bool {
    var view = superviewLink
    while let current = view {
      if current.isTooWide || current is UIScrollView { return true }
      view = current.superviewLink
    }
    return false
  }

  /// The controller whose view this is, or lies in.
  var owningController: UIViewController? {
    var view: UIView? = self
    while let current = view {
      if let controller = current.controller { return controller }
      view = current.superviewLink
    }
    return nil
  }

  /// Lays out this view and nothing below it, if it is asked for.
  func layOutAlone() {
    if needsSafeArea { refreshSafeArea() }
    guard needsLayout else { return }
    needsLayout = false
    layOutThis()
  }

  private func layOutThis() {
    if let controller { return controller.layOutView { callLayoutSubviews() } }
    callLayoutSubviews()
  }

  private func callLayoutSubviews() {
    if isPlain {
      layoutSubviews()
    } else if run == nil {
      callUnrecorded { layoutSubviews() }
    } else {
      call(.layoutSubviews) { layoutSubviews() }
    }
  }
}

// MARK: - Safe area and margins

extension UIView {
  /// Brings the safe area up to date ahead of the layout, which else does so.
  ///
  /// - Complexity: O(depth).
  func refreshSafeAreaFromAbove() {
    guard windowLink != nil else { return }
    var way = [self]
    while let view = way.last?.superviewLink { way.append(view) }
    for view in way.reversed() where view.needsSafeArea { view.refreshSafeArea() }
  }

  private func refreshSafeArea() {
    needsSafeArea = false
    guard let run, windowLink != nil else { return }
    let unsafe = computedUnsafeArea(run)
    if unsafe != unsafeInsets {
      unsafeInsets = unsafe
      for view in subviews {
        view.needsSafeArea = true
        view.needsVisit = true
      }
      // The layout guides of a controller move, before 11 too.
      if controller != nil { needsLayout = true }
    }
    let insets = run.has(.safeArea) ? unsafe : .zero
    let margins = resolvedMargins(safeArea: insets, on: run.system)
    if insets != safeAreaInsets {
      safeAreaInsets = insets
      needsLayout = true
      if !isPlain { call(.safeAreaInsetsDidChange) { safeAreaInsetsDidChange() } }
      controller?.viewSafeAreaChanged()
    }
    guard margins != lastMargins else { return }
    lastMargins = margins
    for view in subviews where view.preservesSuperviewLayoutMargins {
      view.needsSafeArea = true
      view.needsVisit = true
    }
    if !isPlain { call(.layoutMarginsDidChange) { layoutMarginsDidChange() } }
    controller?.viewMarginsChanged()
  }

  private func computedUnsafeArea(_ run: Run) -> UIEdgeInsets {
    let additional =
      run.has(.safeArea) ? controller?.additionalSafeAreaInsets ?? .zero : .zero
    guard let superview = superviewLink else { return run.environment.safeArea + additional }
    var outer = superview.unsafeInsets
    if let bars = controller?.barsOfContainer {
      outer = ContentSafeArea.decide(container: outer, bars: bars).value
    }
    let inherited = ViewSafeArea.decide(
      frame: frame, in: superview.boundsRect, outer: outer
    ).value
    let container = superview as? PresentationContainerView
    let own = container?.presentation?.controller.safeAreaOfPresentedView(inherited)
    return (own ?? inherited) + additional
  }

  var resolvedMargins: UIEdgeInsets {
    resolvedMargins(safeArea: safeAreaInsets, on: run?.system ?? .newestModelled)
  }

  private func resolvedMargins(
    safeArea: UIEdgeInsets, on system: SystemVersion
  ) -> UIEdgeInsets {
    var facts = ViewMargins.Facts()
    facts.own = statedMargins ?? (controller == nil ? ViewMargins.standard : .zero)
    facts.minimum = controller?.minimumMargins ?? .zero
    facts.safeArea = safeArea
    facts.addsSafeArea = insetsLayoutMarginsFromSafeArea
    if preservesSuperviewLayoutMargins, let superview = superviewLink {
      facts.preserved = ViewMargins.overlap(
        frame: frame, in: superview.boundsRect, outer: superview.lastMargins)
    }
    return ViewMargins.decide(facts, on: system).value
  }
}
