public import AdaptCore

/// The delegate of one of UIKit's containers.
///
/// It listens to every notification. A question without an answer here is one that the delegate
/// does not implement.
public struct ContainerDelegateScript: Hashable, Sendable {
  // All

  /// The orientations that it answers with.
  public var orientations: UIInterfaceOrientationMask?

  // Stacks and tabs

  /// The animator that it gives for every change.
  public var animator: AnimatorScript?

  // Tabs

  /// The names of tabs that a person may not select; nil when the question is not implemented.
  public var refuses: [String]?

  // Split views of the classic style

  /// Whether it says that it has dealt with the secondary controller when the split view collapses.
  public var collapses: Bool?
  /// The secondary controller that it gives when the split view expands.
  public var separates: ControllerReference?
  public var primaryForCollapsing: ControllerReference?
  public var primaryForExpanding: ControllerReference?
  /// The mode that the button and the gesture lead to.
  public var actionMode: SplitDisplayMode?

  // Split views with columns

  /// The column on top when the split view collapses.
  public var topColumn: SplitColumn?
  /// The mode when the split view expands.
  public var expandingMode: SplitDisplayMode?

  // Pages

  /// Where the spine lies after the interface has turned.
  public var spine: PageSpineLocation?

  public init() {}
}

extension ContainerDelegateScript {
  /// The calls in which its code can act, each with whether it implements them.
  static let isAnswered: [Callback: @Sendable (ContainerDelegateScript) -> Bool] = [
    .navigationControllerWillShow: { _ in true }, .navigationControllerDidShow: { _ in true },
    .tabBarControllerShouldSelect: { $0.refuses != nil },
    .tabBarControllerDidSelect: { _ in true },
    .pageViewControllerWillTransitionTo: { _ in true },
    .pageViewControllerDidFinishAnimating: { _ in true },
    .splitViewControllerWillChangeTo: { _ in true },
    .splitViewControllerCollapseSecondary: { $0.collapses != nil },
    .splitViewControllerSeparateSecondary: { $0.separates != nil },
    .topColumnForCollapsing: { $0.topColumn != nil },
    .displayModeForExpanding: { $0.expandingMode != nil },
    .splitViewControllerDidCollapse: { _ in true }, .splitViewControllerDidExpand: { _ in true },
    .splitViewControllerWillShow: { _ in true }, .splitViewControllerWillHide: { _ in true },
  ]
}
