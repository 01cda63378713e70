import AdaptCore
import AdaptJSON
import AdaptRules

extension ScenarioReader {
  func bars(_ value: JSONValue) throws(JSONError) -> BarsScript {
    let object = try value.object("the bars of a stack", keys: ScenarioGrammar.bars)
    var script = BarsScript()
    script.isBarHidden = try object.optional("barHidden")?.bool()
    script.hasToolbar = try object.optional("toolbar")?.bool()
    script.prefersLargeTitles = try object.optional("largeTitles")?.bool()
    script.isTranslucent = try object.optional("translucent")?.bool()
    script.hides =
      try object.optional("hides")?.array { (value) throws(JSONError) in
        try value.choice(of: "occasion", BarsScript.Occasion.self)
      } ?? []
    script.edgeSwipe = try object.optional("edgeSwipe")?.bool()
    return script
  }

  func item(_ value: JSONValue) throws(JSONError) -> BarItemsScript {
    let object = try value.object("what a controller gives to bars", keys: ScenarioGrammar.item)
    func titles(_ key: String) throws(JSONError) -> [String]? {
      try object.optional(key)?.array { (value) throws(JSONError) in try value.string() }
    }
    var script = BarItemsScript()
    script.leftItems = try titles("leftItems")
    script.rightItems = try titles("rightItems")
    script.toolbarItems = try titles("toolbarItems")
    script.prompt = try object.optional("prompt")?.string()
    script.largeTitle = try object.optional("largeTitle")?.caseName(of: "large title mode")
    script.hidesBackButton = try object.optional("hidesBackButton")?.bool()
    script.supplementsBackButton = try object.optional("supplementsBackButton")?.bool()
    script.backTitle = try object.optional("backTitle")?.string()
    script.hidesBottomBarWhenPushed = try object.optional("hidesBottomBarWhenPushed")?.bool()
    return script
  }

  func layout(_ value: JSONValue) throws(JSONError) -> ContentLayoutScript {
    let object = try value.object("the layout of a view", keys: ScenarioGrammar.layout)
    var script = ContentLayoutScript()
    script.edgesForExtendedLayout = try object.optional("edgesForExtendedLayout").read(edges)
    script.includesOpaqueBars = try object.optional("includesOpaqueBars")?.bool()
    script.additionalSafeAreaInsets = try object.optional("additionalSafeAreaInsets")?.insets()
    return script
  }

  /// Reads a list of edges, or `"all"`.
  private func edges(_ value: JSONValue) throws(JSONError) -> UIRectEdge {
    if case .string("all") = value.content { return .all }
    var edges: UIRectEdge = []
    for element in try value.array() {
      edges.insert(try element.choice(of: "edge", among: UIRectEdge.scenarioNames.map { ($0, $1) }))
    }
    return edges
  }
}
