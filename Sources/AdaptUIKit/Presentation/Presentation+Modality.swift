import AdaptRules

extension Presentation {
  /// Whether no gesture may dismiss the presentation (rule `dismissal.modal-content`).
  var isModal: Bool {
    ModalContent.decide(
      presented: presented.isModalInPresentation, content: presented.hasModalContent
    ).value
  }
}

extension UIViewController {
  /// Whether a controller inside this one whose view is in the window is modal in presentation.
  fileprivate var hasModalContent: Bool {
    children.contains {
      $0.viewIfLoaded?.window != nil && ($0.isModalInPresentation || $0.hasModalContent)
    }
  }
}
