import AdaptCore
import AdaptDocuments

extension UIView {
  /// Does from now on what the document connects the view to: actions and segues, in their order,
  /// and gestures on it.
  ///
  /// What embeds a scene is no reaction, and a view that nobody can use has none.
  func react(to connections: [InterfaceConnection], in scene: SceneObjects) {
    for connection in connections {
      if let outlet = connection.outlet, outlet.property == "gestureRecognizers" {
        if let recognizer = scene.recognizer(outlet.destination) { add(recognizer) }
      }
      guard let reaction = Reaction(connection, in: scene) else { continue }
      switch self {
      case let control as UIControl:
        let named = connection.action?.eventType.flatMap(UIControl.Event.init(documentName:))
        control.reactions.append((named ?? control.eventOfSegues, reaction))
      case let cell as UITableViewCell:
        if connection.segue?.startsAtAccessory == true {
          cell.accessoryReactions.append(reaction)
        } else {
          cell.reactions.append(reaction)
        }
      case let cell as UICollectionViewCell: cell.reactions.append(reaction)
      default: break
      }
    }
  }
}

extension Reaction {
  /// Nil for an outlet, and for a child that comes with the view.
  init?(_ connection: InterfaceConnection, in scene: SceneObjects) {
    switch connection {
    case .outlet: return nil
    case .action(let action):
      self = .method(
        Selector(action.selector), ActionTarget(id: action.destination, in: scene))
    case .segue(let segue):
      if segue.isContainment { return nil }
      self = .segue(SegueTrigger(segue: segue, scene: scene))
    }
  }
}

extension UIControl {
  /// The event that the control's segues wait for: that of its value, or of a touch that goes up.
  fileprivate var eventOfSegues: Event {
    switch self {
    case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl,
      is UIDatePicker:
      .valueChanged
    case is UITextField: .editingDidEnd
    default: .touchUpInside
    }
  }
}
