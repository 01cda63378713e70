import AdaptCore
import AdaptUIKit
import Foundation

/// One examination of a container that is on screen. Each matter is put back as it was.
struct ConformanceExamination {
  typealias Reach = ContainerConformance.Reach

  private let simulation: Simulation
  private let container: UIViewController
  private let name: String
  private let children: [UIViewController]

  init(
    _ simulation: Simulation, container: UIViewController, name: String,
    children: [UIViewController]
  ) {
    self.simulation = simulation
    self.container = container
    self.name = name
    self.children = children
  }

  func perform() -> ContainerConformance {
    let results: [ContainerConformance.Matter: [Reach]] = [
      .appearance: appearance(), .size: size(), .traits: traits(), .safeArea: safeArea(),
      .orientation: orientation(), .unwind: unwind(),
    ]
    return ContainerConformance(
      container: name,
      children: children.enumerated().map { place, child in
        ContainerConformance.Child(name: name(of: child)) {
          results[$0]?[place] ?? .notExamined
        }
      })
  }

  private func name(of child: UIViewController) -> String {
    guard let id = simulation.id(of: child) else { return "\(type(of: child))" }
    let description = simulation.trace.description(of: id)
    return description.name ?? description.type
  }

  private func isHidden(_ child: UIViewController) -> Bool {
    guard let view = child.viewIfLoaded, let around = container.viewIfLoaded else { return true }
    return view.window == nil || !view.isDescendant(of: around)
  }

  /// The calls among some that a child got since an event, and whether any was out of balance.
  private func heard(
    _ child: UIViewController, _ callbacks: Set<Callback>, since start: Int
  ) -> (calls: [Callback], isUnbalanced: Bool) {
    guard let id = simulation.id(of: child) else { return ([], false) }
    var calls: [Callback] = []
    var isUnbalanced = false
    for event in simulation.trace.events.dropFirst(start) where event.subject == id {
      switch event.kind {
      case .called(let callback, _) where callbacks.contains(callback): calls.append(callback)
      case .finding(let finding)
      where finding.kind == .unbalancedAppearance || finding.kind == .appearanceCalledDirectly:
        isUnbalanced = true
      default: break
      }
    }
    return (calls, isUnbalanced)
  }
}

// MARK: - The matters

extension ConformanceExamination {
  /// Covers the container and uncovers it.
  private func appearance() -> [Reach] {
    let hidden = children.map(isHidden)
    let start = simulation.eventCount
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    simulation.step("cover") { container.present(cover, animated: true) }
    guard cover.viewIfLoaded?.window != nil else { return children.map { _ in .notExamined } }
    simulation.step("uncover") { cover.dismiss(animated: true) }
    let due: [Callback] = [.viewWillDisappear, .viewDidDisappear, .viewWillAppear, .viewDidAppear]
    return zip(children, hidden).map { child, isHidden in
      let (calls, isUnbalanced) = heard(child, Set(due), since: start)
      if isHidden, calls.isEmpty { return .hidden }
      if isUnbalanced || calls.count > Set(calls).count { return .repeated }
      if calls.isEmpty { return .missing }
      return calls == due ? .reached : .incomplete
    }
  }

  /// Turns the device, and back.
  private func size() -> [Reach] {
    let hidden = children.map(isHidden)
    let before = children.map { $0.viewIfLoaded?.bounds.size }
    let outer = container.viewIfLoaded?.bounds.size
    let start = simulation.eventCount
    let orientation = simulation.orientation
    simulation.rotate(to: orientation.isLandscape ? .portrait : .landscapeRight)
    defer { simulation.rotate(to: orientation) }
    guard container.viewIfLoaded?.bounds.size != outer else {
      return children.map { _ in .notExamined }
    }
    return children.indices.map { place in
      if hidden[place] { return .hidden }
      let told = sizesTold(children[place], since: start)
      let now = children[place].viewIfLoaded?.bounds.size
      if told.isEmpty { return now == before[place] ? .notDue : .missing }
      if told.count > 1 { return .repeated }
      return told.first == now ? .reached : .incomplete
    }
  }

  private func sizesTold(_ child: UIViewController, since start: Int) -> [CGSize] {
    let id = simulation.id(of: child)
    return simulation.trace.events.dropFirst(start).compactMap { event in
      guard event.subject == id,
        case .called(.viewWillTransitionToSize, .size(let size)) = event.kind
      else { return nil }
      return size
    }
  }

  /// Makes the interface dark, and light again.
  private func traits() -> [Reach] {
    let old = simulation.traitCollection.userInterfaceStyle
    let new: UIUserInterfaceStyle = old == .dark ? .light : .dark
    let hidden = children.map(isHidden)
    let start = simulation.eventCount
    simulation.changeTraits(UITraitCollection(userInterfaceStyle: new))
    defer { simulation.changeTraits(UITraitCollection(userInterfaceStyle: old)) }
    return zip(children, hidden).map { child, isHidden in
      let (calls, _) = heard(
        child, [.willTransitionToTraits, .traitCollectionDidChange], since: start)
      let hasNew = child.traitCollection.userInterfaceStyle == new
      if isHidden { return hasNew ? .reached : .hidden }
      if calls.isEmpty, !hasNew { return .missing }
      if calls.count > Set(calls).count { return .repeated }
      return calls.count == 2 && hasNew ? .reached : .incomplete
    }
  }

  /// Makes more of the container unsafe, and takes it back.
  private func safeArea() -> [Reach] {
    guard simulation.platform.system >= 11 else { return children.map { _ in .notExamined } }
    let before = children.map { $0.viewIfLoaded?.safeAreaInsets }
    let additional = container.additionalSafeAreaInsets
    let more: CGFloat = 11
    simulation.step("more unsafe area") {
      container.additionalSafeAreaInsets =
        additional + UIEdgeInsets(top: more, left: more, bottom: more, right: more)
    }
    defer { simulation.step("as before") { container.additionalSafeAreaInsets = additional } }
    return children.indices.map { place in
      if isHidden(children[place]) { return .hidden }
      if children[place].viewIfLoaded?.safeAreaInsets != before[place] { return .reached }
      return reachesToEdge(children[place]) ? .missing : .notDue
    }
  }

  private func reachesToEdge(_ child: UIViewController) -> Bool {
    guard let view = child.viewIfLoaded, let around = container.viewIfLoaded else { return false }
    let frame = view.convert(view.bounds, to: around)
    let safe = around.bounds.inset(by: around.safeAreaInsets)
    return !safe.contains(frame)
  }

  /// Lets each child that can answer with one orientation, and looks whether the container asks.
  private func orientation() -> [Reach] {
    children.map { child in
      guard let probe = child as? any OrientationProbe else { return .notExamined }
      let former = probe.statedOrientations
      probe.statedOrientations = .portrait
      defer { probe.statedOrientations = former }
      // Where a child hands on what another answers, that is not seen.
      guard child.supportedInterfaceOrientations == .portrait else { return .notExamined }
      let asked = probe.timesAskedForOrientations
      let mask = container.supportedInterfaceOrientations
      guard probe.timesAskedForOrientations > asked else {
        return isHidden(child) ? .hidden : .missing
      }
      return mask == .portrait ? .reached : .incomplete
    }
  }

  /// Covers the container, unwinds from there with a method that nobody has, and looks who is
  /// asked.
  private func unwind() -> [Reach] {
    let start = simulation.eventCount
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    simulation.step("cover") { container.present(cover, animated: false) }
    guard cover.viewIfLoaded?.window != nil else { return children.map { _ in .notExamined } }
    simulation.step("unwind") {
      cover.performUnwind(UnwindRequest("methodThatNobodyHas:"), sender: nil)
    }
    simulation.step("uncover") { cover.dismiss(animated: false) }
    var asked: Set<NodeID> = []
    for event in simulation.trace.events.dropFirst(start) {
      switch event.kind {
      case .asked(.canPerformUnwindSegueAction, _, _),
        .asked(.viewControllerForUnwindSegueAction, _, _):
        asked.insert(event.subject)
      default: break
      }
    }
    return children.map { child in
      simulation.id(of: child).map(asked.contains) ?? false ? .reached : .missing
    }
  }
}
