public import AdaptCore
public import Foundation

/// What can be seen of a controller from outside at a moment.
public struct ControllerState: Hashable, Sendable {
  public let id: NodeID
  /// The name that the scenario gives it.
  public let name: String
  public var parent: NodeID?
  /// Who presents it itself, not a container of it.
  public var presenter: NodeID?
  public var isRoot = false
  /// The style in effect; nil unless it is presented itself.
  public var style: UIModalPresentationStyle?
  public var traits = UITraitCollection()
  /// Nil while the view is not loaded.
  public var view: ViewState?
  public var isBeingPresented = false
  public var isBeingDismissed = false
  public var isMovingToParent = false
  public var isMovingFromParent = false
  /// The detent at which its sheet rests; nil where no sheet with several heights presents it.
  public var detent: String?
  /// How its popover lies; nil where no popover shows it.
  public var popover: PopoverState?
  /// What it holds and shows; nil unless it is a container of UIKit's.
  public var container: ContainerState?

  init(id: NodeID, name: String) {
    self.id = id
    self.name = name
  }
}

/// What can be seen of a controller's view at a moment.
public struct ViewState: Hashable, Sendable {
  /// The view's size in points.
  public let size: CGSize
  /// In the window's space, in points; nil for a view that is in no window.
  public let frame: CGRect?
  /// How many views of the window lie below it: those it lies in, and those before it.
  public let depth: Int?
}

/// What can be seen of a popover at a moment.
public struct PopoverState: Hashable, Sendable {
  /// In the window's space, in points; nil for one that has left the window.
  public let anchor: CGRect?
  public let arrow: UIPopoverArrowDirection
  public let permitted: UIPopoverArrowDirection
  /// The distances to keep from the window's edges, in points.
  public let margins: UIEdgeInsets
  public let canOverlap: Bool
}

extension ControllerState {
  /// Whether one of the four flags says that the controller is on its way.
  public var isMoving: Bool {
    isBeingPresented || isBeingDismissed || isMovingToParent || isMovingFromParent
  }

  public var isInWindow: Bool { view?.frame != nil }
}
