import AdaptCore

/// Where a controller stands between hidden and shown, and what it is in the middle of.
struct AppearanceController {
  var state = AppearanceState.disappeared
  var animated = false
  /// Whether `viewIsAppearing` is still to come in this appearance.
  var owesIsAppearing = false
  /// Whether a container or a presentation sends the calls, so that moving the view does not.
  var isDriven = false
  /// Whether `viewIsAppearing` waits for a layout that the presentation makes.
  var isHeld = false
  /// The callback of the engine that runs; a call of the same name from elsewhere is the app's.
  var running: Callback?
}

/// What the controller is in the middle of, as the four flags tell an appearance callback (O109).
struct MovingFlags {
  var isBeingPresented = false
  var isBeingDismissed = false
  var isMovingToParent = false
  var isMovingFromParent = false
  /// Whether the parent has told the controller that it arrived.
  var hasArrived = false
}
