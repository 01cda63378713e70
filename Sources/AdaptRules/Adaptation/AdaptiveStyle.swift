public import AdaptCore

/// The style a presentation ends up with, and whether that is an adaptation.
public struct AdaptiveStyle: Hashable, Sendable {
  /// The style asked for; never `automatic` or `none`.
  public let original: UIModalPresentationStyle
  /// The style it is adapted to; `none` when nothing adapts. This is what
  /// `willPresentWithAdaptiveStyle` is told.
  public let adapted: UIModalPresentationStyle

  /// Makes the outcome of an adaptation.
  ///
  /// - Parameter adapted: The original style itself counts as `none`.
  public init(original: UIModalPresentationStyle, adapted: UIModalPresentationStyle) {
    self.original = original
    self.adapted = adapted == original ? .none : adapted
  }

  /// Whether the style differs from the one asked for, so that the delegate may put another
  /// controller in the place of the presented one.
  public var isAdapted: Bool { adapted != .none }

  /// The style in effect.
  public var effective: UIModalPresentationStyle { isAdapted ? adapted : original }
}
