import AdaptCore
import AdaptRules
import Foundation

extension Simulation {
  /// Sends the app to the background, as a person does who goes to the home screen.
  ///
  /// On a pad the window is sized to the other orientation and back for the pictures of the app
  /// switcher; the interface does not turn, and nobody disappears. In the background already it is
  /// a finding.
  ///
  /// Rule `windows.background`.
  public func enterBackground() {
    step("enter background") { [unowned self] in
      guard !isInBackground else { return findOnTop(.appStateUnchanged) }
      isInBackground = true
      takePictures()
    }
  }

  /// Brings the app back to the front; nobody appears, since nobody has disappeared.
  ///
  /// In front already it is a finding.
  public func enterForeground() {
    step("enter foreground") { [unowned self] in
      guard isInBackground else { return findOnTop(.appStateUnchanged) }
      isInBackground = false
    }
  }

  private func takePictures() {
    if waits({ [unowned self] in takePictures() }) { return }
    let turned: UIInterfaceOrientation =
      run.environment.orientation.isLandscape ? .portrait : .landscapeRight
    let sizes = BackgroundSnapshots.decide(
      idiom: device.profile.idiom, size: run.environment.windowSize,
      fillsScreen: !run.environment.sharesScreen, supportsOther: supports(turned),
      on: run.system)
    guard !sizes.value.isEmpty, var picture = run.model.environment(turned, .full) else { return }
    picture.orientation = run.environment.orientation
    change(to: picture, nil, because: sizes.reasons)
    run.schedule(after: .zero) { [unowned self] in sizeBack(because: sizes.reasons) }
  }

  /// Gives the window what its share and orientation say, once the other size has been told.
  private func sizeBack(because reasons: ReasonList) {
    if waits({ [unowned self] in sizeBack(because: reasons) }) { return }
    guard let environment = run.model.environment(run.environment.orientation, share) else {
      return
    }
    change(to: environment, nil, because: reasons)
  }

  /// Whether the app supports the orientation, or the one half a turn from it.
  private func supports(_ orientation: UIInterfaceOrientation) -> Bool {
    guard let decider = orientationDecider else { return false }
    let others: UIInterfaceOrientationMask =
      orientation.isLandscape ? .landscape : [.portrait, .portraitUpsideDown]
    return !supportedOrientations(of: decider).value.isDisjoint(with: others)
  }
}
