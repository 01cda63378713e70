public import AdaptCore
public import Foundation

/// What the app's code does to a controller.
///
/// Where a receiver is nil, it is the controller whose callback runs, and in a step the topmost
/// presented controller, or the window's root.
public indirect enum ScenarioAction: Hashable, Sendable {
  case present(PresentAction)
  case dismiss(on: String?, animated: Bool, completion: [ScenarioAction])
  case push(ControllerReference, on: String?, animated: Bool, isFresh: Bool)
  case pop(on: String?, animated: Bool)
  case popTo(String, on: String?, animated: Bool)
  case popToRoot(on: String?, animated: Bool)
  case setStack([ControllerReference], on: String?, animated: Bool)
  case replaceRoot(ControllerReference)
  case addChild(ControllerReference, to: String?, frame: CGRect?)
  case removeChild(String)
  case set(PropertyChanges, on: String?)
  /// States traits for a controller (17+), or for one of its children (up to 16 too).
  case overrideTraits(UITraitCollection, on: String?, child: String?)
  case call(HandCall, on: String?)
  /// Asks the scene for an orientation (16+).
  case requestOrientation(UIInterfaceOrientationMask)
  /// Selects one of a sheet's heights, with an animation (15+); nil selects none.
  case selectDetent(String?, on: String?)
  case container(ContainerAction, on: String?)
  /// `performSegue(withIdentifier:sender:)`, with the receiver as the sender.
  case performSegue(String, on: String?)
}

/// A call of `present`.
public struct PresentAction: Hashable, Sendable {
  public var controller: ControllerReference
  public var source: String?
  public var animated = true
  /// Replaces the style and the transition that the controller asks for.
  public var style: UIModalPresentationStyle?
  public var transition: UIModalTransitionStyle?
  /// Whether a new instance is made although one lives.
  public var isFresh = false
  /// What the completion block does.
  public var completion: [ScenarioAction] = []

  public init(_ controller: ControllerReference, from source: String? = nil) {
    self.controller = controller
    self.source = source
  }
}

/// New values for a controller's properties; nil leaves one as it is.
public struct PropertyChanges: Hashable, Sendable {
  public var style: UIModalPresentationStyle?
  public var preferredContentSize: CGSize?
  public var isModalInPresentation: Bool?
  public var definesPresentationContext: Bool?
  public var orientations: UIInterfaceOrientationMask?
  public var shouldDismiss: Bool?

  public init() {}
}

/// A call that code makes on a controller by hand.
public enum HandCall: String, Hashable, Sendable, CaseIterable {
  case viewWillAppear
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
  case beginAppearing
  case beginDisappearing
  case endAppearanceTransition
  case loadViewIfNeeded
  case setNeedsLayout
  case layoutIfNeeded
  /// Reads `presentationController`, which makes one for the present style (O047).
  case presentationController
  case setNeedsUpdateOfSupportedInterfaceOrientations
  case attemptRotationToDeviceOrientation
}
