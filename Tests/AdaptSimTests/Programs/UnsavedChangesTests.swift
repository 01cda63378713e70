import AdaptSim
import Testing

/// The content of a stack that keeps its sheet while it has unsaved changes, as Apple's sample
/// Disabling the Pull-Down Gesture for a Sheet does it.
private final class Editor: DiaryController, UIAdaptivePresentationControllerDelegate {
  var hasChanges = false { didSet { isModalInPresentation = hasChanges } }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    note("is asked")
    return true
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    note("hears of the attempt")
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { _ in
        self.note("discards")
        self.dismiss(animated: true) { self.note("is gone") }
      })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = view
    present(sheet, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    note("hears that a person dismissed it")
  }
}

@Suite("A sheet with unsaved changes")
struct UnsavedChangesTests {
  // Rule `dismissal.modal-content`.
  @Test(
    "The top of a stack keeps the sheet around both, and asks with an action sheet",
    arguments: [SystemVersion(13), 15, 17, 26])
  func keeps(ios: SystemVersion) throws {
    let diary = Diary()
    let run = try simulation("phone-x", ios: ios)
    let (root, editor) = (UIViewController(), Editor("editor", diary))
    let stack = UINavigationController(rootViewController: editor)
    run.launch(root)
    run.step("present") {
      stack.presentationController?.delegate = editor
      root.present(stack, animated: true)
    }
    run.step("type") { editor.hasChanges = true }
    _ = diary.turnPage()
    run.swipeDown(.finish)
    #expect(diary.turnPage() == ["editor hears of the attempt"])
    #expect(editor.presentedViewController is UIAlertController)
    run.tapAction("Discard")
    #expect(
      diary.turnPage() == [
        "editor discards", "editor will disappear", "editor did disappear", "editor is gone",
      ])
    #expect(root.presentedViewController == nil)
  }

  @Test("A controller further down the stack keeps nothing: its view is not in the window")
  func below() throws {
    let diary = Diary()
    let run = try simulation("phone-x", ios: 17)
    let (root, editor) = (UIViewController(), Editor("editor", diary))
    let stack = UINavigationController(rootViewController: editor)
    run.launch(root)
    run.step("present") {
      stack.presentationController?.delegate = editor
      root.present(stack, animated: true)
    }
    run.step("push") {
      editor.hasChanges = true
      stack.pushViewController(UIViewController(), animated: true)
    }
    _ = diary.turnPage()
    run.swipeDown(.finish)
    #expect(diary.turnPage() == ["editor is asked", "editor hears that a person dismissed it"])
  }
}
