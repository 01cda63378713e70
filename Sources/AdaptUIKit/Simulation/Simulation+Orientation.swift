import AdaptCore
import AdaptRules

extension Simulation {
  /// Looks at the supported orientations again, if the occasion is one for it.
  func reevaluateOrientation(after occasion: OrientationReevaluation.Occasion) {
    let looks = OrientationReevaluation.decide(after: occasion, on: run.system)
    guard !looks.value else { return turnInterface(after: occasion) }
    // Nothing turns; the interface may be left in a way that nobody supports any more (R072).
    guard let decider = orientationDecider,
      !supportedOrientations(of: decider).value.contains(run.environment.orientation)
    else { return }
    run.find(.orientationLeftBehind, on: decider.id, because: looks.reasons)
  }

  /// Turns the interface to the orientation that device and controllers agree on.
  func turnInterface(after occasion: OrientationReevaluation.Occasion) {
    guard let decider = orientationDecider else { return }
    let mask = supportedOrientations(of: decider)
    let target = OrientationTarget.decide(
      mask: mask.value, device: deviceOrientation, current: run.environment.orientation)
    guard let orientation = target.value else {
      return run.find(.orientationNotSupported, on: decider.id, because: mask.reasons)
    }
    let turns = orientation != run.environment.orientation
    if turns, waits({ [unowned self] in turnInterface(after: occasion) }) { return }
    if occasion == .deviceTurned, orientation != deviceOrientation {
      run.find(
        .orientationNotSupported, on: decider.id, because: mask.reasons.adding(target.reasons))
    }
    guard turns else { return }
    guard let environment = run.model.environment(orientation, share) else {
      return run.find(.windowSizeUnknown, on: .run)
    }
    let flip = LandscapeFlip.decide(from: run.environment.orientation, to: orientation)
    change(
      to: environment, .rotation,
      because: mask.reasons.adding(target.reasons).adding(flip.reasons))
  }

  /// The controller whose orientations count (O055).
  var orientationDecider: UIViewController? {
    guard let window = windowScene.keyWindow, let root = window.rootViewController else {
      return nil
    }
    var presentations = window.presentations
    presentations.removeAll { $0.state.isLeaving }
    let place = OrientationDecider.decide(presented: presentations.count) {
      presentations[$0 - 1].style
    }.value
    return place == 0 ? root : presentations[place - 1].presented
  }

  func supportedOrientations(
    of controller: UIViewController
  ) -> Decision<UIInterfaceOrientationMask> {
    OrientationMask.decide(run.orientationFacts(of: controller), on: run.system)
  }

  /// Turns the interface for a controller that is about to be presented over the whole window, to
  /// what it prefers among what it supports, so that it loads and appears that way up.
  func turnInterface(toPresent controller: UIViewController) {
    let mask = supportedOrientations(of: controller)
    let target = OrientationTarget.decide(
      mask: mask.value, device: deviceOrientation, current: run.environment.orientation,
      preferred: controller.preferredInterfaceOrientationForPresentation)
    guard let orientation = target.value, orientation != run.environment.orientation,
      let environment = run.model.environment(orientation, share)
    else { return }
    change(to: environment, nil, because: mask.reasons.adding(target.reasons))
  }

  /// Launches in an orientation that the root supports, or raises.
  func launchOrientation(_ root: UIViewController) {
    let mask = supportedOrientations(of: root)
    let target = OrientationTarget.decide(
      mask: mask.value, device: deviceOrientation, current: run.environment.orientation)
    guard let orientation = target.value else {
      return run.find(.invalidInterfaceOrientation, on: root.id, because: mask.reasons)
    }
    guard orientation != run.environment.orientation,
      let environment = run.model.environment(orientation, share)
    else { return }
    let old = run.environment
    noteFigures(in: orientation)
    run.environment = environment
    run.recorder.record(
      .rotated(
        from: old.orientation, to: orientation, because: mask.reasons.adding(target.reasons)),
      on: .run)
  }

  /// Takes the app's own request for some orientations (16+).
  func takeRequestedOrientation(
    _ requested: UIInterfaceOrientationMask, _ errorHandler: ((any Error) -> Void)?
  ) {
    guard let decider = orientationDecider else { return }
    let mask = supportedOrientations(of: decider)
    let both = mask.value.intersection(requested)
    let target = OrientationTarget.decide(
      mask: both, device: deviceOrientation, current: run.environment.orientation)
    guard let orientation = target.value else {
      run.find(.orientationRequestRefused, on: decider.id, because: mask.reasons)
      let error = UIWindowScene.GeometryRefused(requested: requested, supported: mask.value)
      run.callUnrecorded(on: decider.id) { errorHandler?(error) }
      return
    }
    guard orientation != run.environment.orientation,
      let environment = run.model.environment(orientation, share)
    else { return }
    if waits({ [unowned self] in takeRequestedOrientation(requested, errorHandler) }) { return }
    change(to: environment, .rotation, because: mask.reasons.adding(target.reasons))
  }
}

extension Run {
  func orientationFacts(of controller: UIViewController) -> OrientationMask.Facts {
    var facts = OrientationMask.Facts(
      controller: controller.supportedInterfaceOrientations,
      device: model.profile.orientations.value, idiom: environment.traits.userInterfaceIdiom,
      current: environment.orientation)
    if !has(.geometryRequest) { facts.shouldAutorotate = controller.shouldAutorotate }
    facts.isMultitasking = environment.sharesScreen
    return facts
  }

  /// Whether a controller can be presented: full screen needs an orientation that device and
  /// controller support, and turns to it, else UIKit raises (rule
  /// `orientation.mask`).
  func orientationAllows(
    _ controller: UIViewController, style: UIModalPresentationStyle, in window: UIWindow
  ) -> Bool {
    switch style {
    case .fullScreen, .overFullScreen: break
    case .pageSheet, .formSheet, .currentContext, .custom, .overCurrentContext, .popover, .none,
      .automatic:
      return true
    }
    let mask = OrientationMask.decide(orientationFacts(of: controller), on: system)
    guard mask.value.isEmpty else {
      turnToPresent(controller)
      return true
    }
    find(.invalidInterfaceOrientation, on: controller.id, because: mask.reasons)
    return false
  }
}

extension UIViewController {
  var defaultOrientations: UIInterfaceOrientationMask {
    OrientationMask.standard(for: run?.environment.traits.userInterfaceIdiom ?? .phone)
  }

  /// Makes UIKit look at the supported orientations again (16+).
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    guard let run else { return }
    guard run.has(.geometryRequest) else { return run.find(.notAvailableYet, on: id) }
    run.afterCommit { run.reevaluateOrientation(.updateRequested) }
  }

  /// Turns the interface to the way the device is held, if that is supported (up to 15).
  public static func attemptRotationToDeviceOrientation() {
    guard let run = Run.current else { return }
    run.afterCommit { run.reevaluateOrientation(.rotationAttempted) }
  }
}
