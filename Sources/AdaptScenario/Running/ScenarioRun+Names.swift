import AdaptCore
import AdaptUIKit

/// What a person does with what is called so on screen. A name has to mean one thing there.
extension ScenarioRun {
  func tap(_ name: String, _ kind: UserTarget.Kind? = nil) {
    do { try simulation.tap(named: name, of: kind) } catch { cast.note("\(error)") }
  }

  func type(_ text: String, into name: String) {
    do { try simulation.typeText(text, into: name) } catch { cast.note("\(error)") }
  }
}
