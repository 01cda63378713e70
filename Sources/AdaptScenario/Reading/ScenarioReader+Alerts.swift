import AdaptCore
import AdaptJSON
import AdaptUIKit

extension ScenarioReader {
  /// - Parameter presentation: What stands beside it; an action sheet's says where it points.
  func alert(
    _ value: JSONValue, presentation: JSONValue?
  ) throws(JSONError) -> AlertScript {
    let object = try value.object("an alert", keys: ScenarioGrammar.alert)
    var script = AlertScript(
      actions: try object.required("actions").array { (value) throws(JSONError) in
        try value.string()
      })
    script.message = try object.optional("message")?.string()
    if let style = object.optional("style") {
      script.style = try style.choice(
        of: "style of alert", among: [("alert", .alert), ("actionSheet", .actionSheet)])
    }
    let titles = script.actions
    func known(_ value: JSONValue) throws(JSONError) -> String {
      try value.choice(of: "action of this alert", among: titles.map { ($0, $0) })
    }
    script.cancel = try object.optional("cancel").read(known)
    script.preferred = try object.optional("preferred").read(known)
    script.textFields = try object.optional("textFields")?.array(textField) ?? []
    try checkPresentation(presentation, of: script)
    return script
  }

  private func textField(_ value: JSONValue) throws(JSONError) -> AlertScript.TextField {
    let object = try value.object("a text field", keys: ScenarioGrammar.textField)
    return AlertScript.TextField(
      text: try object.optional("text")?.string(),
      placeholder: try object.optional("placeholder")?.string())
  }

  /// How an alert is presented is no business of an app, but for where an action sheet points.
  private func checkPresentation(
    _ presentation: JSONValue?, of script: AlertScript
  ) throws(JSONError) {
    guard let presentation else { return }
    switch script.style {
    case .alert: throw presentation.error("only an action sheet has an anchor; remove it")
    case .actionSheet: _ = try presentation.object("an action sheet's anchor", keys: ["anchor"])
    }
  }
}
