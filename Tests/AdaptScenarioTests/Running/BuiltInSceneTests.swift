import AdaptCore
import AdaptProfiles
import AdaptScenario
import Foundation
import Testing

@Suite("The scene that needs no file")
struct BuiltInSceneTests {
  private func run(
    _ device: String, ios: SystemVersion? = nil, _ steps: [Scenario.SceneStep]
  ) throws -> ScenarioResult {
    var scenario = Scenario.builtIn(device: try DeviceCatalogue.device(named: device), steps)
    scenario.system = ios
    return ScenarioRun(scenario).perform()
  }

  private func styles(_ trace: Trace) -> [UIModalPresentationStyle] {
    trace.compactMap {
      guard case .styleDecided(_, let style, _) = $0.kind else { return nil }
      return style
    }
  }

  @Test("A form sheet fills a large phone held upright and is a sheet on its side (12)")
  func mainJob() throws {
    let result = try run("phone-max", [.rotate(nil)])
    #expect(styles(result.trace) == [.fullScreen, .formSheet])
    let root = try #require(result.trace.node(named: "root"))
    #expect(result.trace.count(of: .viewDidDisappear, on: root) == 1)
    // At launch and when the phone turned.
    #expect(result.trace.count(of: .viewDidAppear, on: root) == 2)
    let modal = try #require(result.trace.node(named: "modal"))
    let phases: [PresentationPhase] = result.trace.events(on: modal).compactMap {
      guard case .phase(let phase) = $0.kind else { return nil }
      return phase
    }
    #expect(phases == [.presentation, .management, .dismissal, .ended])
    #expect(result.trace.findings.isEmpty)
  }

  @Test("From 13 on it stays a form sheet, and the root hears nothing (O001, O021)")
  func since13() throws {
    let result = try run("phone-max", ios: 13, [.rotate(nil)])
    #expect(Set(styles(result.trace)) == [.formSheet])
    let root = try #require(result.trace.node(named: "root"))
    #expect(result.trace.count(of: .viewWillDisappear, on: root) == 0)
  }

  @Test("Every modal style can be presented and dismissed", arguments: modalStyles)
  func everyStyle(style: UIModalPresentationStyle) throws {
    for device in ["phone", "pad"] {
      let result = try run(device, [.present(style)])
      let modal = try #require(result.trace.node(named: "modal"))
      #expect(result.trace.count(of: .viewDidAppear, on: modal) == 1, "\(device)")
      #expect(result.trace.count(of: .viewDidDisappear, on: modal) == 1, "\(device)")
      #expect(result.trace.findings.isEmpty, "\(device)")
    }
  }

  static let modalStyles = UIModalPresentationStyle.allCases.filter { $0 != .none }

  @Test("Steps that present and dismiss replace the scene's own")
  func ownSteps() throws {
    let result = try run(
      "iphone-15",
      [.present(.pageSheet), .present(.formSheet), .user(.swipeDown(.finish)), .dismiss])
    let names = result.trace.compactMap { event -> String? in
      guard case .dismissing(let node, _) = event.kind else { return nil }
      return result.trace.description(of: node).name
    }
    #expect(names == ["modal2", "modal"])
  }

  // The button is 44 points wide below the safe area, the popover 320 wide with its arrow below it.
  @Test("A popover points into its presenter, and follows it when the window changes")
  func popover() throws {
    let result = try run(
      "pad-11", ios: 12.4,
      [.present(.formSheet), .present(.popover), .resize(WindowShare("700x1194"))])
    let modal2 = try #require(result.trace.node(named: "modal2"))
    let frames: [CGRect] = result.trace.events(on: modal2).compactMap {
      guard case .frameChanged(_, let frame, _) = $0.kind else { return nil }
      return frame
    }
    // In the middle of 834 points, then of 700.
    #expect(frames.first?.midX == 417)
    #expect(frames.last?.midX == 350)
    let steps: [String] = result.trace.compactMap {
      guard case .step(let name) = $0.kind else { return nil }
      return name
    }
    #expect(steps.contains("present modal2 (popover at button2)"))
  }

  // O038, O041.
  @Test("Answers make a delegate of every presentation")
  func answers() throws {
    let scenario = Scenario.builtIn(
      device: try DeviceCatalogue.device(named: "phone-max"), [.present(.popover), .rotate(nil)],
      answers: [
        AdaptivityScript.Answer(height: .compact, style: .overFullScreen),
        AdaptivityScript.Answer(style: .none),
      ])
    #expect(styles(ScenarioRun(scenario).perform().trace) == [.popover, .overFullScreen])
  }
}
