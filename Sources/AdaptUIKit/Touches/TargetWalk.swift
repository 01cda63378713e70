import AdaptCore
import AdaptDocuments
import AdaptRules
import Foundation

/// A look at a window for all that a person can use there.
struct TargetWalk {
  private let run: Run
  let window: UIWindow
  let presentations: [Presentation]
  private var targets: [UserTarget] = []

  init(_ window: UIWindow, run: Run) {
    self.window = window
    self.run = run
    presentations = window.presentations
  }

  /// What is known of a view from those above it.
  struct Surroundings {
    var facts = TouchReach.Facts()
    /// How many presentations lie below or hold the view.
    var layer = 0
  }

  /// Every target, from the topmost presentation down; within one the items of bars, then the
  /// content, then tabs, each from top to bottom.
  ///
  /// - Complexity: O(n log n) in the views of the window.
  static func targets(in window: UIWindow, run: Run) -> [UserTarget] {
    var walk = TargetWalk(window, run: run)
    var counts: [UserTarget.Kind: Int] = [:]
    return walk.all().map { target in
      // What shares every other name with something else still has a name of its own.
      var target = target
      counts[target.kind, default: 0] += 1
      target.names.words.append("\(target.kind.rawValue) \(counts[target.kind] ?? 0)")
      return target
    }
  }

  private mutating func all() -> [UserTarget] {
    var found: [(order: Order, target: UserTarget)] = []
    var way = [(view: window as UIView, around: Surroundings())]
    while let (view, around) = way.popLast() {
      var around = around
      enter(view, &around)
      targets = []
      collect(view, around)
      for target in targets {
        found.append((Order(target, layer: around.layer, place: found.count), target))
      }
      // The last is looked at first: they are put in from the top down.
      for subview in view.subviews.reversed() { way.append((subview, around)) }
      for column in hiddenColumns(of: view) { way.append((column, around)) }
    }
    return found.sorted { $0.order < $1.order }.map(\.target)
  }

  /// Where a target comes in the list.
  private struct Order: Comparable {
    let layer: Int
    let group: Int
    let y: CGFloat
    let x: CGFloat
    let place: Int

    init(_ target: UserTarget, layer: Int, place: Int) {
      self.layer = layer
      let frame = target.frame ?? .zero
      group =
        switch target.kind {
        case .back: 0
        case .barItem: 1
        case .tab: 3
        default: 2
        }
      (y, x) = (frame.midY, frame.midX)
      self.place = place
    }

    static func < (a: Self, b: Self) -> Bool {
      (-a.layer, a.group, a.y, a.x, a.place) < (-b.layer, b.group, b.y, b.x, b.place)
    }
  }

  func enter(_ view: UIView, _ around: inout Surroundings) {
    if let controller = view.controller, let split = controller.parent as? UISplitViewController,
      split.columns.column(of: controller).map(split.hides) ?? false
    {
      around.facts.isInHiddenColumn = true
    }
    if view.isHidden { around.facts.isHidden = true }
    if view.alpha <= 0.01 { around.facts.isClear = true }
    if !view.isUserInteractionEnabled { around.facts.takesTouches = false }
    if let container = view as? PresentationContainerView,
      let place = presentations.firstIndex(where: { $0.container === container })
    {
      around.layer = place + 1
    }
  }

  private mutating func collect(_ view: UIView, _ around: Surroundings) {
    defer { collectGestures(on: view, around) }
    if let controller = view.controller { collect(controller, around) }
    switch view {
    case let control as UIControl: add(control, around)
    case let cell as UITableViewCell: add(cell, around)
    case let cell as UICollectionViewCell: add(cell, around)
    case let table as UITableView: addSamples(of: table, around)
    case let grid as UICollectionView: addSamples(of: grid, around)
    case let text as UITextView where text.isEditable: add(text, around)
    case let search as UISearchBar: add(search, around)
    case let bar as UINavigationBar where bar.stack == nil: addItems(of: bar, around)
    case let bar as UIToolbar where bar.stack == nil: addItems(of: bar, around)
    default: break
    }
  }
}

// MARK: - Making targets

extension TargetWalk {
  /// What a target is made of beside its view.
  struct Parts {
    var names = UserTarget.Names()
    var leads: [UserTarget.Lead] = []
    var isEnabled = true
    /// The part of the view that is touched, in its space; nil for all of it.
    var rect: CGRect?
    /// The item of a bar that is touched: others than its own take taps beside a popover.
    var item: UIBarButtonItem?
    /// What the document says of it; nil for what it says of the view.
    var document: DocumentObject?
    var typing: ((Run, String) -> Void)?
  }

  /// Where a control is touched.
  struct Place {
    let view: UIView
    /// In the view's space, in points.
    let rect: CGRect
    /// The item of a bar that the control stands for.
    var item: UIBarButtonItem?
  }

  mutating func add(
    _ kind: UserTarget.Kind, on view: UIView, _ parts: Parts, _ around: Surroundings,
    use: @escaping (Run) -> Void
  ) {
    let rect = view.convert(parts.rect ?? view.bounds, to: nil)
    let owner = view.owningController
    var names = parts.names.legible
    names.words.append(kind.rawValue)
    targets.append(
      UserTarget(
        kind: kind, names: names, place: owner.map(placeName), frame: rect, leads: parts.leads,
        obstacle: reach(view, rect, parts, around),
        subject: owner?.id ?? view.id, document: parts.document ?? view.document, use: use,
        typing: parts.typing))
  }

  private func placeName(_ controller: UIViewController) -> String {
    controller.givenName ?? controller.title ?? "\(type(of: controller))"
  }
}

extension UserTarget.Names {
  /// The names without those that show nothing and that nobody can write.
  fileprivate var legible: Self {
    var names = self
    for list in [
      \.titles, \.identifiers, \.labels, \.userLabels, \.ids, \.words,
    ] as [WritableKeyPath<Self, [String]>] {
      names[keyPath: list].removeAll { $0.allSatisfy(\.isWhitespace) }
    }
    return names
  }

  /// The names of a view, without what it shows.
  init(of view: UIView, titles: [String?] = []) {
    self.init()
    self.titles = titles.compactMap(\.self).filter { !$0.isEmpty }
    identifiers = [view.accessibilityIdentifier].compactMap(\.self)
    labels = [view.accessibilityLabel].compactMap(\.self)
    userLabels = [view.document?.userLabel].compactMap(\.self)
    ids = [view.document?.id].compactMap(\.self)
  }
}

extension UserTarget.Lead {
  init(_ reaction: Reaction) {
    switch reaction {
    case .block: self = .block
    case .method(let action, _): self = .action(action)
    case .segue(let trigger): self = .segue(trigger.segue)
    }
  }
}
