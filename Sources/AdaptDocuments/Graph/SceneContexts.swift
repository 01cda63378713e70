/// The contexts in which each scene can be entered, by following every way from every entry.
///
/// There are 32 contexts, so that the walk ends whatever the graph: each scene takes each context
/// once, and cycles add nothing.
///
/// - Complexity: O(n) in the ways, times 32 at worst.
public struct SceneContexts: Sendable {
  private let graph: StoryboardGraph
  /// The contexts of each scene, a bit each.
  private var found: [UInt32]
  /// The way by which a scene first came into a context; nil for an entry.
  private var cameBy: [Int: Int] = [:]

  /// - Parameter launching: The documents that the app may open with; the entry points of the
  ///   others are made by code.
  public init(_ graph: StoryboardGraph, reach: StoryboardReach, launching: Set<Int>) {
    self.graph = graph
    found = [UInt32](repeating: 0, count: graph.scenes.count)
    var pending: [(place: Int, context: SceneContext)] = []
    for (place, entry) in reach.entries.enumerated() {
      guard let entry else { continue }
      switch entry {
      case .initial:
        let launches = launching.contains(graph.scenes[place].document)
        pending.append((place, SceneContext(launches ? .launch : .code)))
        if let name = graph.controller(place)?.storyboardIdentifier, !name.isEmpty {
          pending.append((place, SceneContext(.code)))
        }
      case .identifier: pending.append((place, SceneContext(.code)))
      }
    }
    for (place, context) in pending { found[place] |= 1 << UInt32(context.code) }
    while let (place, context) = pending.popLast() {
      for way in graph.outgoing[place] {
        guard let target = graph.ways[way].target else { continue }
        for next in graph.contexts(after: way, in: context) {
          let bit = UInt32(1) << UInt32(next.code)
          guard found[target] & bit == 0 else { continue }
          found[target] |= bit
          cameBy[target << 5 | next.code] = way
          pending.append((target, next))
        }
      }
    }
  }

  /// The contexts that a scene can be in, in the order of their beginnings; none for one that
  /// cannot be reached.
  public subscript(place: Int) -> [SceneContext] {
    (0..<SceneContext.count).filter { found[place] >> UInt32($0) & 1 == 1 }
      .map(SceneContext.init(code:))
  }

  /// The way by which a scene comes into a context; nil where it is entered from outside.
  public func way(into place: Int, _ context: SceneContext) -> Int? {
    cameBy[place << 5 | context.code]
  }
}

extension StoryboardGraph {
  /// A scene's context with the scene itself among the containers: that of what is inside it.
  package func context(inside scene: Int, _ context: SceneContext) -> SceneContext {
    var own = context
    switch controller(scene)?.content {
    case .navigation: own.containers.insert(.navigation)
    case .split: own.containers.insert(.split)
    case .tabs: own.containers.insert(.tabs)
    case .plain, .table, .collection, .pages, .foreign, .reference, nil: break
    }
    return own
  }

  /// The contexts in which a way's target finds itself when it is taken in a context.
  package func contexts(after way: Int, in context: SceneContext) -> [SceneContext] {
    let way = ways[way]
    var own = self.context(inside: way.source, context)
    let presented = SceneContext(.presented)
    // Where it is not known what is above, it is not known whether something is presented either.
    let bare = own.beginning == .code ? SceneContext(.code) : presented
    // A segue class of the app's does what it likes.
    if way.segue.customClass != nil, !way.segue.isContainment { return [SceneContext(.code)] }
    switch way.segue.kind {
    case .relationship, .embed: return [own]
    case .show:
      // A stack presents another one rather than push it.
      let isStack = way.target.flatMap(controller)?.isNavigation ?? false
      if isStack, own.containers.contains(.navigation) { return [presented] }
      return [own.hasShower ? own : bare]
    case .showDetail: return own.containers.contains(.split) ? inColumn(own) : [bare]
    case .push, .replace:
      if way.segue.splitTarget != nil || way.segue.kind == .replace { return inColumn(own) }
      // What is pushed is in a stack, or an exception has ended the app.
      own.containers.insert(.navigation)
      return [own]
    case .present, .modal: return [presented]
    case .popover, .popoverOfPad: return [SceneContext(.popover)]
    case .custom, .unknown: return [SceneContext(.code)]
    case .unwind: return []
    }
  }

  /// In another column the stack of the first is not above; in compact width it is.
  private func inColumn(_ context: SceneContext) -> [SceneContext] {
    var other = context
    other.containers.remove(.navigation)
    return context.containers.contains(.navigation) ? [context, other] : [other]
  }
}

extension InterfaceController {
  public var isNavigation: Bool {
    if case .navigation = content { true } else { false }
  }

  public var isTabs: Bool {
    if case .tabs = content { true } else { false }
  }

  public var isSplit: Bool {
    if case .split = content { true } else { false }
  }
}
