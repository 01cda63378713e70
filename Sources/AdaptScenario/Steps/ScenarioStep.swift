public import AdaptCore
public import AdaptJSON
public import AdaptUIKit
public import Foundation

/// One step of a script.
public struct ScenarioStep: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The app's code runs, in one block.
    case act([ScenarioAction])
    /// The device turns; nil for the next of portrait and landscape.
    case rotate(UIInterfaceOrientation?)
    case resize(WindowShare)
    /// The window's traits change; what is unspecified stays.
    case changeTraits(UITraitCollection)
    case enterBackground
    case enterForeground
    case user(ScenarioUserAction)
    /// A finger drives a transition of the app's own, or one of a container that it holds.
    case interact(ScenarioInteraction, on: String)
    case advance(SimulatedDuration)
    case turn(Int)
    case settle
    /// From here on, code acts inside a callback.
    case when(ScenarioTrigger)
    /// What has to hold now; about events, since the last step of this kind.
    case expect([ScenarioExpectation])
  }

  public var kind: Kind
  /// Whether the run goes on until nothing moves before the next step comes.
  public var settles: Bool
  /// Where the step stands in its file; nil when it comes from no file.
  public var position: JSONPosition?

  public init(_ kind: Kind, settles: Bool = true, at position: JSONPosition? = nil) {
    self.kind = kind
    self.settles = settles
    self.position = position
  }
}

/// What a person does.
public enum ScenarioUserAction: Hashable, Sendable {
  /// Pulls the topmost sheet down.
  case swipeDown(GestureEnd)
  /// Touches beside the topmost presented view.
  case tapOutside
  /// Touches an action of the alert on screen.
  case tap(String)
  /// Touches what a name means on screen: a control, a row, a bar's item, a tab …
  case tapNamed(String)
  /// Touches the row of a table or a collection that a name means.
  case select(String)
  /// Touches a point of the window, in points.
  case tapAt(CGPoint)
  /// Touches the grabber of a controller's sheet, of the topmost presented one unless given.
  case tapGrabber(on: String?)
  /// Types into a text field of the alert on screen, at a place from 0.
  case typeText(String, field: Int)
  /// Types into the field that a name means.
  case typeInto(String, named: String)
  /// Drags the sheet of a controller, of the topmost presented one unless given.
  case drag(ScenarioDrag, on: String? = nil)
  /// Touches a container, the topmost of its kind unless given.
  case touch(ContainerTouch, on: String? = nil)
}

/// Where a finger drags a sheet.
public enum ScenarioDrag: Hashable, Sendable {
  case by(SheetGesture)
  /// To the height of the detent with that name.
  case to(String)
}

/// What a finger does to an interactive transition.
public enum ScenarioInteraction: Hashable, Sendable {
  /// How far the transition is, from 0 to 1.
  case update(Double)
  case finish
  case cancel
}
