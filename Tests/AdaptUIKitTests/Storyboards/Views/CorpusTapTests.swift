import AdaptCore
import AdaptDocumentReader
import AdaptDocuments
import AdaptProfiles
import AdaptUIKit
import Foundation
import Testing

/// Real storyboards that lie beside the package, when the environment names their folder.
@Suite("Real storyboards under a finger", .enabled(if: !RealStoryboards.files.isEmpty))
struct CorpusTapTests {
  /// A run in which every controller of the document can be opened by its id.
  private func run(_ document: InterfaceDocument, opening id: String, _ device: String) throws
    -> Simulation
  {
    var document = document
    document.settings.initialController = id
    let simulation = Simulation(
      device: try DeviceCatalogue.device(named: device), ios: 12.4, onException: .record)
    var classes = ClassRegistry()
    classes.standIn = { _ in nil }
    simulation.interfaces = InterfaceBundle(InterfaceProject([document]), classes: classes)
    simulation.launch(storyboard: document.name)
    return simulation
  }

  /// Every scene is opened, its views are there, and whatever a person can do there is done, each
  /// thing in a run of its own: none reaches a limit, and each action has words that lead to it.
  @Test(
    "Everything that a person can do in a real scene can be done by its words",
    arguments: RealStoryboards.files, ["phone", "pad"])
  func everyAction(file: URL, device: String) throws {
    let name = file.deletingPathExtension().lastPathComponent
    let document = try InterfaceDocumentReader.read(
      Data(contentsOf: file), name: name, path: file.path)
    for scene in document.scenes {
      guard let controller = scene.controller, controller.reference == nil else { continue }
      let first = try run(document, opening: controller.id, device)
      for action in first.userActions where action.words.hasPrefix("tap ") {
        guard case .target = action.kind else { continue }
        let simulation = try run(document, opening: controller.id, device)
        let target = String(action.words.dropFirst(4))
        #expect(throws: Never.self, "\(name) \(controller.id) \(action.words)") {
          try simulation.tap(named: target)
        }
        #expect(limits(simulation) == [], "\(name) \(controller.id) \(action.words)")
      }
      #expect(limits(first) == [], "\(name) \(controller.id)")
    }
  }

  private func limits(_ simulation: Simulation) -> [Finding.Kind] {
    simulation.trace.compactMap { event in
      guard case .finding(let finding) = event.kind, finding.severity == .limit else { return nil }
      return finding.kind
    }
  }
}

private enum RealStoryboards {
  /// The storyboards of the folder in `ADAPTSIM_STORYBOARDS`, in the order of their names.
  static let files: [URL] = {
    guard let path = ProcessInfo.processInfo.environment["ADAPTSIM_STORYBOARDS"],
      let files = try? FileManager.default.contentsOfDirectory(
        at: URL(fileURLWithPath: path), includingPropertiesForKeys: nil)
    else { return [] }
    return files.filter { $0.pathExtension == "storyboard" }.sorted { $0.path < $1.path }
  }()
}
