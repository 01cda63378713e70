import AdaptCore

extension Scenario {
  /// What the scene without a file begins with.
  public enum SceneRoot: String, Hashable, Sendable, CaseIterable {
    /// A controller that presents.
    case plain
    /// A stack of `list` and `detail`.
    case navigation
    /// The tabs `first`, which is a stack, `second` and `third`.
    case tabs
    /// The pages `first`, `second` and `third`, which scroll.
    case pages
    /// A classic split view with the stacks of `list` and `detail`.
    case split
    /// A split view with the columns `list` and `detail` (14+).
    case doubleColumn
    /// A split view with the columns `folders`, `list` and `detail` (14+).
    case tripleColumn
  }
}

extension Scenario.SceneRoot {
  /// The root and what it holds.
  var scripts: [ControllerScript] {
    var root = ControllerScript("root")
    if self == .plain { root.views = [Scenario.button("button")] }
    root.content = content
    return [root]
      + content.references.flatMap(\.names).map { name in
        var script = ControllerScript(name)
        script.title = name.prefix(1).uppercased() + name.dropFirst()
        return script
      }
  }

  private var content: ControllerContent {
    let (list, detail) = (ControllerReference.named("list"), ControllerReference.named("detail"))
    let others = [ControllerReference.named("second"), .named("third")]
    switch self {
    case .plain: return .plain
    case .navigation: return .navigation([list, detail])
    case .tabs: return .tabs(TabsScript([.navigation([.named("first")])] + others))
    case .pages: return .pages(PagesScript(order: [.named("first")] + others))
    case .split:
      return .split(SplitScript(.unspecified, [.navigation([list]), .navigation([detail])]))
    case .doubleColumn: return .split(SplitScript(.doubleColumn, [list, detail]))
    case .tripleColumn:
      return .split(SplitScript(.tripleColumn, [.named("folders"), list, detail]))
    }
  }
}
