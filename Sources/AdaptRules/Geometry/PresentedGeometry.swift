public import AdaptCore
public import Foundation

/// Where a presented view lies by default: the rules of geometry put together.
public enum PresentedGeometry {
  /// Returns the frame in the container's space, in points.
  ///
  /// - Parameters:
  ///   - style: The style in effect after adaptation.
  ///   - preferred: The content's preferred size.
  ///   - anchor: The rectangle a popover points at; nil where there is none, so that a popover
  ///     points at the middle of the container.
  ///   - permitted: The directions a popover's arrow may point.
  public static func decide(
    style: UIModalPresentationStyle, in space: PresentationSpace, preferred: CGSize,
    anchor: CGRect? = nil, permitted: UIPopoverArrowDirection = .any
  ) -> Decision<CGRect> {
    switch style {
    case .formSheet: return FormSheetGeometry.decide(in: space, preferred: preferred)
    case .pageSheet: return PageSheetGeometry.decide(in: space)
    case .popover:
      let middle = CGRect(x: space.bounds.midX, y: space.bounds.midY, width: 0, height: 0)
      return PopoverGeometry.decide(
        in: space, preferred: preferred, anchor: anchor ?? middle, permitted: permitted
      ).map(\.frame)
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none,
      .automatic:
      return FullScreenGeometry.decide(in: space)
    }
  }
}
