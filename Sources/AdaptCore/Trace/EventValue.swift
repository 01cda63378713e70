public import Foundation

/// An argument of a call or an answer to a question, as a value that outlives the run.
public enum EventValue: Hashable, Sendable {
  /// The call has no argument, or the question no answer worth keeping.
  case nothing
  /// The method asked for is not implemented; UIKit's default holds.
  case notImplemented
  case flag(Bool)
  case number(Double)
  /// In points.
  case size(CGSize)
  /// In points, in the space that the call names.
  case rect(CGRect)
  case traits(UITraitCollection)
  case style(UIModalPresentationStyle)
  case orientations(UIInterfaceOrientationMask)
  case displayMode(SplitDisplayMode)
  case column(SplitColumn)
  /// An object of the run; nil where UIKit passes or got none.
  case node(NodeID?)
  /// A name: the identifier of a segue, a selector.
  case text(String)
}
