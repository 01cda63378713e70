import AdaptCore
import AdaptDocuments
import AdaptRules
import Foundation

extension UIViewController {
  /// Performs the segue of the scene with an identifier (rule `segue.known`).
  func startSegue(_ identifier: String, sender: Any?) {
    if run == nil { join(Run.current) }
    if let run, run.refusesRequests(on: id) { return }
    let placed = scene.flatMap { $0.bundle.segue(identifier, of: $0.address) }
    let isKnown = SegueLookup.decide(
      hasSegue: placed != nil, isOfScene: scene != nil,
      classHasSegue: scene == nil && classHasSegue(identifier))
    guard let placed, isKnown.value else {
      return find(.noSuchSegue, text: identifier, because: isKnown.reasons)
    }
    perform(
      placed.segue, startedBy: .code, sender: sender, from: scene?[placed.owner])
  }

  /// Performs a segue that an object of the scene starts: a control, a cell, an item, a gesture.
  ///
  /// - Parameter sender: The object, which the app's code is told.
  func trigger(_ segue: InterfaceSegue, sender: AnyObject) {
    if run == nil { join(Run.current) }
    if let run, run.refusesRequests(on: id) { return }
    perform(segue, startedBy: .object, sender: sender, from: sender)
  }

  /// Whether a scene of the controller's class has a segue that the controller does not know
  /// (R128).
  private func classHasSegue(_ identifier: String) -> Bool {
    guard let bundle = (run ?? Run.current)?.interfaces else { return false }
    return bundle.scene(ofClass: "\(type(of: self))", withSegue: identifier) != nil
  }

  /// Performs a segue: the source is asked, the destination is made, the source prepares, and the
  /// segue performs (O091).
  ///
  /// - Parameter origin: The object of the scene that the segue begins at.
  func perform(
    _ interface: InterfaceSegue, startedBy start: SegueQuestion.Start, sender: Any?,
    from origin: AnyObject?
  ) {
    guard let scene, let document = scene.storyboard.document else { return }
    if let role = interface.previewRole {
      return find(.previewNotPerformed, text: interface.identifier ?? role)
    }
    let exceptions = run?.exceptionCount
    let asks = SegueQuestion.decide(start, choices: run?.choices ?? RuleChoices())
    if asks.value, !isWilling(interface, sender) { return }
    guard run?.exceptionCount == exceptions else { return }
    guard interface.kind != .unwind else { return unwind(by: interface, sender: sender) }
    let creator = creator(for: interface, sender)
    guard run?.exceptionCount == exceptions else { return }
    let destination = scene.bundle.project.resolve(interface.destination, in: document)
    let parent = interface.kind == .embed ? scene : nil
    guard let made = scene.storyboard.make(destination, creator, inside: parent) else { return }
    let segue = makeSegue(interface, to: made, from: origin, sender: sender)
    segue.join(run)
    call(.prepareForSegue, .node(segue.id)) { prepare(for: segue, sender: sender) }
    // An exception of the app's ends the segue, and perhaps the run.
    guard run?.exceptionCount == exceptions, run?.hasEnded != true else { return }
    segue.performRecorded()
  }

  private func isWilling(_ interface: InterfaceSegue, _ sender: Any?) -> Bool {
    let identifier = interface.identifier ?? ""
    guard let run else { return shouldPerformSegue(withIdentifier: identifier, sender: sender) }
    return run.ask(
      .shouldPerformSegue, .text(identifier), on: id, of: self, as: EventValue.flag
    ) {
      shouldPerformSegue(withIdentifier: identifier, sender: sender)
    } ?? false
  }

  /// What makes the destination in a way of the source's: an `@IBSegueAction`.
  private func creator(for interface: InterfaceSegue, _ sender: Any?)
    -> ((NSCoder) -> UIViewController?)?
  {
    guard let name = interface.creationSelector, let scene else { return nil }
    let selector = Selector(name)
    let members = scene.bundle.classes.members(of: self)
    guard let body = members.lazy.compactMap({ $0.segueActions[selector] }).first else {
      if members.contains(where: \.isComplete) { find(.unrecognizedSelector, text: name) }
      return nil
    }
    return { [unowned self] coder in
      guard let run else { return body(self, coder, sender, interface.identifier) }
      let value: (UIViewController?) -> EventValue = { made in
        .node(made.flatMap { $0.run === run ? $0.id : nil })
      }
      let answer = run.ask(.segueAction, .text(name), on: id, of: self, as: value) {
        body(self, coder, sender, interface.identifier)
      }
      return answer ?? nil
    }
  }
}
