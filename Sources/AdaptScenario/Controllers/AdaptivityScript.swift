public import AdaptCore

/// An adaptive presentation delegate.
///
/// It listens to every notification. A question without an answer here is one that the delegate
/// does not implement.
public struct AdaptivityScript: Hashable, Sendable {
  /// The answer to `adaptivePresentationStyle(for:traitCollection:)` in some traits.
  public struct Answer: Hashable, Sendable {
    public var width: UIUserInterfaceSizeClass?
    public var height: UIUserInterfaceSizeClass?
    public var style: UIModalPresentationStyle

    public init(
      width: UIUserInterfaceSizeClass? = nil, height: UIUserInterfaceSizeClass? = nil,
      style: UIModalPresentationStyle
    ) {
      self.width = width
      self.height = height
      self.style = style
    }

    func fits(_ traits: UITraitCollection) -> Bool {
      (width ?? traits.horizontalSizeClass) == traits.horizontalSizeClass
        && (height ?? traits.verticalSizeClass) == traits.verticalSizeClass
    }
  }

  /// A controller that takes the place of the presented one in some style.
  public struct Replacement: Hashable, Sendable {
    public var style: UIModalPresentationStyle
    public var controller: ControllerReference

    public init(_ controller: ControllerReference, in style: UIModalPresentationStyle) {
      self.style = style
      self.controller = controller
    }
  }

  /// When the code sets the delegate.
  public enum Moment: String, Hashable, Sendable, CaseIterable {
    case beforePresenting
    /// After `present` returned, in the same turn.
    case afterPresenting
  }

  /// The first that fits counts; `none` where no one does. Nil when the method is missing.
  public var answers: [Answer]?
  /// The answer to the older `adaptivePresentationStyle(for:)`; nil when the method is missing.
  public var oldAnswer: UIModalPresentationStyle?
  public var replacements: [Replacement] = []
  /// The answer to `presentationControllerShouldDismiss`; nil when the method is missing.
  public var shouldDismiss: Bool?
  public var moment = Moment.beforePresenting

  public init() {}

  func answer(in traits: UITraitCollection) -> UIModalPresentationStyle? {
    answers.map { $0.first { $0.fits(traits) }?.style ?? .none }
  }
}
