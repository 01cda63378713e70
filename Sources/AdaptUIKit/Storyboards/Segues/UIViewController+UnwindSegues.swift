import AdaptCore
import AdaptDocuments

extension UIViewController {
  /// Performs an unwind segue of the controller's scene; one that names no method leads to nobody,
  /// and a finding says so.
  func unwind(by interface: InterfaceSegue, sender: Any?) {
    guard let action = interface.unwindAction, !action.isEmpty else {
      if run == nil { join(Run.current) }
      run?.find(.noUnwindDestination, on: id, other: describeTemplate(of: interface))
      return
    }
    var request = UnwindRequest(
      Selector(action), identifier: interface.identifier, animates: interface.animates)
    if let wanted = interface.customClass {
      let classes = scene?.bundle.classes
      request.makeSegue = classes?.findSegue(wanted)
      if request.makeSegue == nil, classes?.segueStandIns[wanted.name] == nil {
        find(.unknownClass, text: wanted.name)
      }
    }
    // The search may find nobody, and no segue is made then.
    request.template = describeTemplate(of: interface)
    performUnwind(request, sender: sender)
  }

  /// Describes what stands for a segue until one is made; nil outside of a run.
  private func describeTemplate(of interface: InterfaceSegue) -> NodeID? {
    guard let run else { return nil }
    let template = run.nextID(.segue)
    run.recorder.describe(
      NodeDescription(
        id: template, type: "UIStoryboardUnwindSegueTemplate",
        place: scene?.place(interface.position)))
    return template
  }
}
