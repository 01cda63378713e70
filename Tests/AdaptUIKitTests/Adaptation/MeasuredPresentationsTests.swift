import AdaptCore
import AdaptMeasured
import AdaptUIKit
import Foundation
import Testing

@Suite("The measured presentations, played")
struct MeasuredPresentationsTests {
  @Test(
    "O037, O038, O039, O040, O041, O042, O043, O044: style, substitute, questions, size as measured",
    arguments: MeasuredAdaptation.all)
  func measured(row: MeasuredAdaptation) throws {
    let scene = try row.environment.scene()
    #expect(scene.simulation.traitCollection.sizeClasses == row.environment.traits.sizeClasses)
    let delegate = scene.keep(StyleDelegate(row.answer))
    let substitute = scene.controller("substitute")
    delegate.substitute = { _ in substitute }
    let sheet = scene.controller("sheet", row.original)
    sheet.popoverPresentationController?.sourceView = scene.root.view
    sheet.presentationController?.delegate = delegate
    scene.present(sheet)

    let adapts = row.told != .none
    let shown = adapts ? substitute : sheet
    #expect(scene.root.presentedViewController === shown)
    #expect(
      shown.presentationController?.presentationStyle == (adapts ? row.told : row.original))
    #expect(delegate.told == [row.told])
    #expect(delegate.coordinated == [adapts ? row.told : row.original])
    let questions = lines(scene.simulation, including: adaptivityQuestions)
      .filter { !$0.contains("finding") }
    #expect(questions == row.questions)
    if let size = row.size { #expect(shown.view.bounds.size == size) }
    #expect(scene.simulation.trace.findings.allSatisfy { $0.kind == .answerNotAccepted })
  }
}

extension MeasuredEnvironment {
  /// A run on the device that was measured.
  fileprivate func scene() throws -> Scene {
    let device =
      switch max(screen.width, screen.height) {
      case 667: "phone"
      case 736: "phone-plus"
      case 1024: "pad"
      default: "pad-pro"
      }
    return try Scene(
      device, ios: system,
      orientation: screen.width > screen.height ? .landscapeRight : .portrait)
  }
}

extension MeasuredAdaptation {
  /// What the delegate hears: the question for styles that adapt, the substitute where the style
  /// changes, and always the outcome (O043, O044).
  fileprivate var questions: [String] {
    let classes = environment.traits.sizeClasses
    let asks: [String] =
      switch original {
      case .pageSheet, .formSheet, .popover:
        ["sheet.pc adaptivePresentationStyleForTraits(\(classes)) → \(answer)"]
      default: []
      }
    let replaces =
      told == .none
      ? [] : ["sheet.pc viewControllerForAdaptivePresentationStyle(\(told)) → substitute"]
    return asks + replaces + ["sheet.pc willPresentWithAdaptiveStyle(\(told))"]
  }
}
