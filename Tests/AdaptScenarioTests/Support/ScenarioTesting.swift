import AdaptScenario
import Foundation
import Testing

/// Reads a scenario from a text, without any file beside it.
func scenario(_ text: String) throws -> Scenario {
  try Scenario.read(Array(text.utf8), path: "test.json5") { (path) throws(ScenarioError) in
    throw .unreadable(path: path, why: "there is no such file; check the path")
  }
}

/// Runs a scenario from a text.
func result(of text: String) throws -> ScenarioResult {
  ScenarioRun(try scenario(text)).perform()
}

/// What is wrong with a scenario, without the file's name; nil when nothing is.
func objection(to text: String) -> String? {
  do {
    _ = try scenario(text)
    return nil
  } catch {
    return "\(error)".replacing("test.json5:", with: "")
  }
}

/// The steps of a scenario on a phone with controllers `list`, `compose` (a form sheet with a
/// delegate) and `sure` (an alert).
func script(_ steps: String, expect: String = "", more: String = "") -> String {
  """
  { device: "phone", root: "list", \(more)
  controllers: { list: {}, sure: { alert: { actions: ["OK"] } },
    compose: { presentation: { style: "formSheet" }, adaptivity: {} } },
  steps: [
  \(steps)
  ],
  expect: [
  \(expect)
  ] }
  """
}
