public import AdaptCore
public import AdaptJSON
public import AdaptRules
public import Foundation

/// What has to hold in a run.
public struct ScenarioExpectation: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    // What happened
    /// These lines and no others, of the events that the filter lets through.
    case trace([EventPattern], EventFilter)
    /// These lines in this order; others may lie between.
    case order([EventPattern])
    case count(EventPattern, is: Int)
    /// These calls to a controller and no others, of those that the filter lets through.
    case callbacks(of: String, are: [Callback], EventFilter)
    /// A finding of the kind; of that controller and that rule where they are given.
    case finding(Finding.Kind, on: String?, because: String?, count: Int?)
    /// These findings in this order and no others.
    case findings([Finding.Kind])

    // What is
    /// The style a controller is presented with, after adaptation.
    case style(of: String, is: UIModalPresentationStyle, because: String?)
    /// Whether the controller's view covers the whole window.
    case covers(String, is: Bool)
    /// The detent at which the controller's sheet rests; nil where it has one height.
    case detent(of: String, is: String?)
    /// What the controller's popover points at; a rectangle may be off by some points.
    case anchor(of: String, is: ExpectedAnchor, within: CGFloat)
    /// The direction in which the arrow of the controller's popover points.
    case arrow(of: String, is: UIPopoverArrowDirection)
    /// How a person can close what is presented on top, as far as is known.
    case waysOut(WaysOut.Ways)
    /// The frame of the controller's view in the window's space, in points.
    case frame(of: String, is: CGRect, within: CGFloat)
    /// The size of the controller's view, in points.
    case size(of: String, is: CGSize, within: CGFloat)
    /// The traits of a controller or of the window; what is unspecified is not looked at.
    case traits(of: String, are: UITraitCollection)
    /// The controllers presented over the window's root and what it contains, the lowest first.
    case presented([String])
    case presenter(of: String, is: String?)
    /// The controllers in a navigation controller, the root first.
    case stack(of: String, is: [String])
    case container(ContainerExpectation)
    /// Whether the controller's view is in the window.
    case visible(String, is: Bool)
    case state(of: String, is: AppearanceState)
    case orientation(UIInterfaceOrientation)
    /// Whether the last instance of that name is gone.
    case released(String, is: Bool)
    /// The controller at which the last unwind ended; nil where none ended anywhere.
    case unwound(to: String?)
  }

  public var kind: Kind
  /// Where the expectation stands in its file; nil when it comes from no file.
  public var position: JSONPosition?

  public init(_ kind: Kind, at position: JSONPosition? = nil) {
    self.kind = kind
    self.position = position
  }

  /// How far a figure may be off unless the scenario says otherwise, in points: half a point.
  public static let tolerance: CGFloat = 0.5
}

/// What a popover has to point at.
public enum ExpectedAnchor: Hashable, Sendable {
  /// A view by its name, a controller for its view, or a bar's button by its title.
  case named(String)
  /// In the window's space, in points.
  case rect(CGRect)
}
