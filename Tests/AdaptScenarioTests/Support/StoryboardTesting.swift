import AdaptScenario
import Foundation

/// The storyboard that the tests share: a stack of `list`, which shows `detail`, presents Settings
/// as a form sheet and a filter as a popover; Settings unwinds to whoever has `unwindToList:`.
enum SharedStoryboard {
  static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Storyboards/Main.storyboard").standardizedFileURL.path

  static let bytes = [UInt8]((try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data())
}

/// Reads a scenario beside which lies `Main.storyboard`, and other files.
func scenario(_ text: String, beside files: [String: String]) throws -> Scenario {
  try Scenario.read(Array(text.utf8), path: "test.json5") { (path) throws(ScenarioError) in
    if path == "Main.storyboard" { return SharedStoryboard.bytes }
    guard let file = files[path] else {
      throw .unreadable(path: path, why: "there is no such file; check the path")
    }
    return Array(file.utf8)
  }
}

/// Runs a scenario whose screens are the scenes of the shared storyboard.
func storyResult(_ rest: String, device: String = "phone") throws -> ScenarioResult {
  let text = "{ device: '\(device)', storyboards: ['Main.storyboard'], \(rest) }"
  return ScenarioRun(try scenario(text, beside: [:])).perform()
}

/// What is wrong with such a scenario, without the file's name; nil when nothing is.
func storyObjection(_ rest: String, beside files: [String: String] = [:]) -> String? {
  do {
    _ = try scenario("{ device: 'phone', \(rest) }", beside: files)
    return nil
  } catch {
    return "\(error)".replacing("test.json5:", with: "")
  }
}
