public import AdaptCore
public import Foundation

/// How a controller asks to be presented.
public struct PresentationScript: Hashable, Sendable {
  public var style: UIModalPresentationStyle?
  public var transition: UIModalTransitionStyle?
  /// In points.
  public var preferredContentSize: CGSize?
  public var definesPresentationContext: Bool?
  public var isModalInPresentation: Bool?
  /// How code sets up the sheet that presents it; nil where it leaves the sheet alone.
  public var sheet: SheetScript?
  public var anchor: PopoverAnchorScript?
  /// The presentation controller for the style `custom`; UIKit's plain one when nil.
  public var custom: CustomPresentationScript?
  /// The app's own animation; UIKit's when nil.
  public var animator: AnimatorScript?

  public init(style: UIModalPresentationStyle? = nil) { self.style = style }
}

/// What a popover points at, and how code sets it up beside that; nil leaves UIKit's own value.
public struct PopoverAnchorScript: Hashable, Sendable {
  public enum Target: Hashable, Sendable {
    /// A named view, or the view of a controller; in its space the rectangle, in points.
    case view(String, rect: CGRect?)
    case barButton(String)
    /// The first named view of the controller that presents, or all of its view.
    case presenter
  }

  /// When the code sets the anchor.
  public enum Moment: String, Hashable, Sendable, CaseIterable {
    case beforePresenting
    /// After `present` returned, in the same turn.
    case afterPresenting
    /// In the delegate's `prepareForPopoverPresentation`, the last chance.
    case preparing
  }

  public var target: Target
  public var moment: Moment
  /// The directions in which the arrow may point.
  public var arrows: UIPopoverArrowDirection?
  /// The distances to keep from the window's edges, in points.
  public var margins: UIEdgeInsets?
  /// Whether the popover may cover what it points at (9+).
  public var canOverlap: Bool?
  /// The names of views, or of controllers for their views, that get touches beside the popover.
  public var passthrough: [String] = []

  public init(_ target: Target, moment: Moment = .beforePresenting) {
    self.target = target
    self.moment = moment
  }
}

/// A presentation controller of the app's own.
public struct CustomPresentationScript: Hashable, Sendable {
  /// Where the presented view goes.
  public enum Frame: Hashable, Sendable {
    /// In the container's space, in points.
    case rect(CGRect)
    /// In parts of the container's size, from 0 to 1.
    case fraction(CGRect)
  }

  public var frame: Frame?
  public var removesPresenter = false
  /// Whether a dimming view fades in and out beside the transition.
  public var dims = false
  /// Whether the frame is set anew when the container is laid out, as UIKit asks subclasses to.
  public var followsContainer = true
  /// The answer of an `adaptivePresentationStyle(for:)` of its own, which silences the delegate.
  public var adaptsTo: UIModalPresentationStyle?
  /// The overrides that do not call super.
  public var overridesWithoutSuper: [Callback] = []

  public init() {}
}

/// An animator of the app's own, and who drives it.
public struct AnimatorScript: Hashable, Sendable {
  /// What the animator does in the end.
  public enum Ending: String, Hashable, Sendable, CaseIterable {
    case completes
    case cancels
    /// `completeTransition` is never called.
    case never
  }

  /// A transition that waits for a finger.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case presentation
    case dismissal
  }

  public var duration: SimulatedDuration
  public var ending = Ending.completes
  /// Whether it adds the presented view to the container, as UIKit expects.
  public var addsView = true
  /// Which transitions have an interaction controller.
  public var interactive: [Direction] = []

  public init(duration: SimulatedDuration) { self.duration = duration }
}
