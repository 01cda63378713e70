public import AdaptCore
public import AdaptJSON
public import Foundation

/// What a controller of a scenario is and how its code behaves.
///
/// What a script does not state, the controller does not override: it is UIKit's own.
public struct ControllerScript: Hashable, Sendable {
  public var name: String
  /// Where the description stands in its file; nil when it comes from no file.
  public var position: JSONPosition?
  /// The class whose scenes' controllers it describes; nil where its name says which they are.
  public var sceneClass: String?
  /// The identifier or the id of the scene whose controller it describes; nil likewise.
  public var scene: String?
  public var title: String?
  public var content = ControllerContent.plain
  /// Named views inside the controller's view, in its space.
  public var views: [ViewScript] = []
  public var presentation = PresentationScript()
  /// The adaptive presentation delegate; nil when there is none.
  public var adaptivity: AdaptivityScript?
  /// Whether it has a control of its own that closes it; nil where the scenario does not say.
  public var closeButton: Bool?
  public var orientations: UIInterfaceOrientationMask?
  /// Whether a container answers with the orientations that its visible child supports.
  public var forwardsOrientations = false
  public var preferredOrientation: UIInterfaceOrientation?
  public var autorotates: Bool?
  /// The overrides that do not call super.
  public var overridesWithoutSuper: [Callback] = []
  /// Traits that the controller states for itself (17+).
  public var traitOverrides = UITraitCollection()
  /// What it gives to the bars of the stack it lies in.
  public var item = BarItemsScript()
  /// The bars of a navigation controller.
  public var bars = BarsScript()
  /// How its view lies under the bars of its containers.
  public var layout = ContentLayoutScript()
  /// The delegate of a container of UIKit's; nil when there is none.
  public var delegate: ContainerDelegateScript?
  /// The answers of `shouldPerformSegue`.
  public var segues: [SegueAnswer] = []
  /// The methods that unwind segues name, as Objective-C spells them.
  public var unwindActions: [String] = []
  public var unwinding = UnwindScript()

  public init(_ name: String) { self.name = name }
}

/// What a controller is made of.
public enum ControllerContent: Hashable, Sendable {
  case plain
  /// A container of the app's own with children that it adds when its view loads.
  case container(children: [ChildScript], forwarding: AppearanceForwardingScript)
  case navigation([ControllerReference])
  case tabs(TabsScript)
  case split(SplitScript)
  case pages(PagesScript)
  /// An alert or an action sheet, which is UIKit's own.
  case alert(AlertScript)
}

extension ControllerContent {
  /// The controllers inside.
  package var references: [ControllerReference] {
    switch self {
    case .plain, .alert: []
    case .container(let children, _): children.map(\.controller)
    case .navigation(let stack): stack
    case .tabs(let tabs): tabs.controllers
    case .split(let split): split.references
    case .pages(let pages): pages.references
    }
  }
}

/// A controller inside a container of the app's own.
public struct ChildScript: Hashable, Sendable {
  public var controller: ControllerReference
  /// In the container's view, in points; the whole of it, following its size, unless given.
  public var frame: CGRect?
  /// Whether the container adds the child, not just the child's view.
  public var isAdded: Bool

  public init(_ controller: ControllerReference, frame: CGRect? = nil, isAdded: Bool = true) {
    self.controller = controller
    self.frame = frame
    self.isAdded = isAdded
  }
}

/// Who tells a container's children that they appear.
public enum AppearanceForwardingScript: String, Hashable, Sendable, CaseIterable {
  /// UIKit.
  case automatic
  /// The container's code, which has switched UIKit's forwarding off.
  case manual
  /// Both: the code forwards and has left UIKit's forwarding on.
  case both
  /// Nobody: UIKit's forwarding is off, and the code does nothing in its place.
  case none
}

/// A view with a name, as something to anchor a popover to.
public struct ViewScript: Hashable, Sendable {
  /// Where a view lies, in the space of the controller's view, in points.
  public enum Place: Hashable, Sendable {
    /// There, whatever becomes of the controller's view.
    case frame(CGRect)
    /// In the middle of the top edge, below the safe area, as a constraint would hold it.
    case top(CGSize)
  }

  public var name: String
  public var place: Place

  public init(_ name: String, _ place: Place) {
    self.name = name
    self.place = place
  }

  public init(_ name: String, frame: CGRect) { self.init(name, .frame(frame)) }
}
