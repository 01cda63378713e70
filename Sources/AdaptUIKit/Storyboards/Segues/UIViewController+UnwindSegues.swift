import AdaptCore
import AdaptDocuments

extension UIViewController {
  /// Performs an unwind segue of the controller's scene; one that names no method does nothing.
  func unwind(by interface: InterfaceSegue, sender: Any?) {
    guard let action = interface.unwindAction else { return }
    var request = UnwindRequest(
      Selector(action), identifier: interface.identifier, animates: interface.animates)
    if let wanted = interface.customClass {
      let classes = scene?.bundle.classes
      request.makeSegue = classes?.findSegue(wanted)
      if request.makeSegue == nil, classes?.segueStandIns[wanted.name] == nil {
        find(.unknownClass, text: wanted.name)
      }
    }
    if let run {
      // The search may find nobody, and no segue is made then.
      let template = run.nextID(.segue)
      run.recorder.describe(
        NodeDescription(
          id: template, type: "UIStoryboardUnwindSegueTemplate",
          place: scene?.place(interface.position)))
      request.template = template
    }
    performUnwind(request, sender: sender)
  }
}
