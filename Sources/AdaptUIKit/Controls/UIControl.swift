public import AdaptCore
import Foundation

/// A view that tells others what a person does with it. UIKit: `UIControl`.
///
/// It has no look. A person uses it through the run's taps, which send the events that a touch
/// leads to (rule `controls.events`).
open class UIControl: UIView {
  /// Whether the control takes touches; one that is disabled swallows them.
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false

  /// What the control does on an event, in the order of adding.
  var reactions: [(events: Event, reaction: Reaction)] = []

  override var isPlain: Bool { type(of: self) == UIControl.self }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Runs a method of an object on an event (see ``UIResponder/perform(_:with:)``).
  ///
  /// - Parameter target: Held weakly; nil for the first object up the responders that takes the
  ///   action.
  open func addTarget(_ target: UIResponder?, action: Selector, for controlEvents: Event) {
    reactions.append((controlEvents, .method(action, ActionTarget(target))))
  }

  /// Forgets what `addTarget` added.
  ///
  /// - Parameters:
  ///   - target: Nil for all of them.
  ///   - action: Nil for all of the target's.
  open func removeTarget(_ target: UIResponder?, action: Selector?, for controlEvents: Event) {
    removeReactions(for: controlEvents) { reaction in
      guard case .method(let selector, let receiver) = reaction else { return false }
      return (target == nil || receiver.object === target) && (action == nil || selector == action)
    }
  }

  /// Runs a block on an event (14+). Of two actions with one identifier the later one stays.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let identifier = action.identifier {
      removeAction(identifiedBy: identifier, for: controlEvents)
    }
    reactions.append((controlEvents, .block(action)))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeReactions(for: controlEvents) { reaction in
      if case .block(let block) = reaction { block === action } else { false }
    }
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    removeReactions(for: controlEvents) { reaction in
      if case .block(let block) = reaction { block.identifier == identifier } else { false }
    }
  }

  /// Does what the control does on any of some events, in the order of adding.
  open func sendActions(for controlEvents: Event) { react(to: controlEvents) }

  /// Runs a method of an object, or of the first one up the responders that takes the action.
  open func sendAction(_ action: Selector, to target: UIResponder?, for event: UIEvent?) {
    ActionTarget(target).perform(action, sender: self, from: self)
  }
}

extension UIControl {
  /// The base of `sendActions(for:)`. What the app's code adds meanwhile waits for the next event.
  func react(to events: Event) {
    for (wanted, reaction) in reactions where !wanted.isDisjoint(with: events) {
      switch reaction {
      case .method(let action, let target):
        // By way of the hook, so that a subclass can change what is sent. A target that is gone is
        // no call to the first responder.
        let object = target.object
        if object != nil || target.isFirstResponder { sendAction(action, to: object, for: nil) }
      case .block, .segue: reaction.perform(sender: self, from: self)
      }
    }
  }

  private func removeReactions(for events: Event, where matches: (Reaction) -> Bool) {
    for index in reactions.indices where matches(reactions[index].reaction) {
      reactions[index].events.subtract(events)
    }
    reactions.removeAll { $0.events.isEmpty }
  }
}
