import AdaptCore
import AdaptUIKit
import Testing

// Design, "Not implemented": the mark belongs to a question and to whom it was asked.
@Suite("Delegates that ask others")
struct ForwardingDelegateTests {
  /// Implements nothing.
  private final class Silent: UIAdaptivePresentationControllerDelegate {}

  /// Asks another delegate, and answers by itself.
  private final class Forwarding: UIAdaptivePresentationControllerDelegate {
    let inner = Silent()

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      _ = inner.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
      _ = adaptivePresentationStyle(for: controller)
      return .overFullScreen
    }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { inner.presentationControllerDidAttemptToDismiss(presentationController) }
  }

  @Test("An answer counts although the default of the same question ran inside it")
  func forwarded() throws {
    let scene = try Scene("phone", ios: 17)
    let sheet = scene.controller("sheet", .formSheet)
    sheet.isModalInPresentation = true
    let delegate = scene.keep(Forwarding())
    sheet.presentationController?.delegate = delegate
    scene.present(sheet)
    scene.simulation.swipeDown()
    #expect(
      lines(
        scene.simulation,
        including: [
          .adaptivePresentationStyle, .adaptivePresentationStyleForTraits,
          .presentationControllerDidAttemptToDismiss,
        ]
      ).filter { $0.hasPrefix("sheet.pc") || !$0.contains("finding") }
        .contains { $0.contains("adaptivePresentationStyleForTraits(wC hR) → overFullScreen") })
  }

  @Test("A delegate that implements nothing is still told apart")
  func silent() throws {
    let scene = try Scene("phone", ios: 17)
    let sheet = scene.controller("sheet", .formSheet)
    let delegate = scene.keep(Silent())
    sheet.presentationController?.delegate = delegate
    scene.present(sheet)
    let answers = scene.simulation.trace.events.compactMap { event -> EventValue? in
      guard case .asked(.adaptivePresentationStyleForTraits, _, let answer) = event.kind else {
        return nil
      }
      return answer
    }
    #expect(!answers.isEmpty)
    #expect(answers.allSatisfy { $0 == .notImplemented })
  }
}
