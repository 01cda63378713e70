import AdaptCore
import AdaptDocuments
import AdaptRules

extension UIViewController {
  /// Makes the segue object, of the class that the document names where the app has it, and gives
  /// the destination what the segue states (rule `segue.style`).
  func makeSegue(
    _ stated: InterfaceSegue, to destination: UIViewController, from origin: AnyObject?,
    sender: Any?
  ) -> UIStoryboardSegue {
    let classes = scene?.bundle.classes
    let make = stated.customClass.flatMap { classes?.findSegue($0) }
    let missing = make == nil ? stated.customClass : nil
    let standIn = missing.flatMap { classes?.segueStandIns[$0.name] }
    var interface = stated
    if let kind = standIn?.kind { interface.kind = kind }
    let segue =
      make?(interface.identifier, self, destination)
      ?? UIStoryboardSegue(
        identifier: interface.identifier, source: self, destination: destination)
    // Without any of the app's code nobody could register the class.
    let isLeftOut =
      missing != nil && standIn == nil && interface.needsOwnClass && classes?.standIn != nil
    if let missing, standIn == nil, !isLeftOut { find(.unknownClass, text: missing.name) }
    style(destination, interface)
    segue.isKept = keeps(interface)
    segue.presents = interface.presents
    segue.place = scene?.place(interface.position)
    if make == nil { segue.standardName = interface.standardName }
    if isLeftOut {
      segue.performHandler = { [unowned self] in
        find(.segueNotPerformed, object: destination.id, text: missing?.name ?? "")
      }
    } else if standIn == .nothing {
      segue.performHandler = {}
    }
    guard !interface.needsOwnClass, segue.performHandler == nil else { return segue }
    segue.performHandler = { [unowned self, weak segue] in
      guard let segue else { return }
      perform(interface, segue, from: origin, sender: sender)
    }
    return segue
  }

  private func keeps(_ interface: InterfaceSegue) -> Bool {
    guard let run else { return false }
    return SegueLifetime.decide(presents: interface.presents, on: run.system).value
  }

  private func style(_ destination: UIViewController, _ interface: InterfaceSegue) {
    guard interface.presents else { return }
    let style = SegueStyle.decide(
      stated: interface.presentationStyle, isPopover: interface.isPopover)
    if let style = style.value { destination.modalPresentationStyle = style }
    if let transition = interface.transitionStyle {
      destination.modalTransitionStyle = transition
    }
    guard interface.isPopover, let popover = destination.popoverPresentationController else {
      return
    }
    popover.sourceView = interface.anchorView.flatMap { scene?[$0] as? UIView }
    popover.barButtonItem = interface.anchorBarItem.flatMap { scene?[$0] as? UIBarButtonItem }
    if let directions = interface.arrowDirections { popover.permittedArrowDirections = directions }
    let views = interface.passthroughViews.compactMap { scene?[$0] as? UIView }
    if !views.isEmpty { popover.passthroughViews = views }
  }

  /// Does what a segue of a kind does (rule `segue.effect`).
  private func perform(
    _ interface: InterfaceSegue, _ segue: UIStoryboardSegue, from origin: AnyObject?, sender: Any?
  ) {
    let destination = segue.destination
    let (stack, split) = (stack(for: interface), splitViewAround)
    let effect = SegueEffect.decide(
      interface.kind,
      .init(
        hasStack: stack != nil, hasSplitView: split != nil,
        idiom: run?.model.profile.idiom ?? .unspecified))
    switch effect.value {
    case .shows:
      animating(interface.animates) { perform(.show, destination, sender: sender) }
    case .showsDetail:
      animating(interface.animates) { perform(.showDetail, destination, sender: sender) }
    case .presents, .presentsAsPopover:
      let outer = run?.segueUnderWay
      run?.segueUnderWay = segue
      present(destination, animated: interface.animates)
      run?.segueUnderWay = outer
    case .pushes: stack?.pushViewController(destination, animated: interface.animates)
    case .replacesColumn: split?.replace(interface.splitTarget ?? 1, with: destination)
    case .embeds: embed(destination, in: origin as? UIView)
    case .unwinds: break
    case .raises(let kind):
      find(kind, object: destination.id, text: interface.identifier ?? "", because: effect.reasons)
    }
  }

  /// Runs a block whose movements are animated or not, as a segue states it.
  private func animating(_ animates: Bool, _ body: () -> Void) {
    guard let run, !animates else { return body() }
    let outer = run.animationsEnabled
    run.animationsEnabled = false
    body()
    run.animationsEnabled = outer
  }

  /// The stack that a push segue pushes on: that of a column where the segue names one.
  private func stack(for interface: InterfaceSegue) -> UINavigationController? {
    guard let place = interface.splitTarget, let split = splitViewAround else {
      return self as? UINavigationController ?? navigationController
    }
    let content = split.viewControllers
    return content.indices.contains(place) ? content[place] as? UINavigationController : nil
  }

  private var splitViewAround: UISplitViewController? {
    self as? UISplitViewController ?? ancestor()
  }

  /// Makes a controller a child whose view fills a container view (O080, O093).
  private func embed(_ child: UIViewController, in container: UIView?) {
    guard let container else { return }
    guard container.subviews.isEmpty else { return find(.containerViewFilled, object: child.id) }
    add(child)
    // What the child was told may have taken it elsewhere.
    guard child.parentLink === self else { return }
    guard let view = child.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insert(view, at: .top)
    guard child.parentLink === self else { return }
    child.tellDidMove(to: self)
  }
}

extension UISplitViewController {
  /// Puts a controller into one of the two places.
  fileprivate func replace(_ place: Int, with controller: UIViewController) {
    guard style == .unspecified else {
      return setViewController(controller, for: place == 0 ? .primary : .secondary)
    }
    var content = viewControllers
    if content.indices.contains(place) {
      content[place] = controller
    } else {
      content.append(controller)
    }
    viewControllers = content
  }
}

extension InterfaceSegue {
  fileprivate var isPopover: Bool { kind == .popover || kind == .popoverOfPad }
  fileprivate var presents: Bool { isPopover || kind == .present || kind == .modal }

  /// What a person calls a segue of the kind.
  fileprivate var standardName: String {
    switch kind {
    case .relationship: "relationship"
    case .embed: "embed segue"
    case .show: "show segue"
    case .showDetail: "show detail segue"
    case .present, .modal: "modal segue"
    case .popover, .popoverOfPad: "popover segue"
    case .unwind: "unwind segue"
    case .custom: "custom segue"
    case .push: "push segue"
    case .replace: "replace segue"
    case .unknown(let kind): "\(kind) segue"
    }
  }

  /// Whether only the segue's class can perform it.
  fileprivate var needsOwnClass: Bool {
    switch kind {
    case .custom, .unknown, .relationship: true
    case .embed, .show, .showDetail, .present, .popover, .unwind, .push, .modal, .popoverOfPad,
      .replace:
      false
    }
  }
}
