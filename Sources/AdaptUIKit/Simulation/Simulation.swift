public import AdaptCore
public import AdaptRules
import Foundation

/// A run: a device, its windows, a clock, and a trace of all that happens.
///
/// ```swift
/// let simulation = Simulation(device: try DeviceCatalogue.device(named: "phone-max"))
/// simulation.launch(root)
/// simulation.step("present") { root.present(sheet, animated: true) }
/// simulation.rotate(to: .landscapeRight)
/// ```
///
/// Each input is a turn of its own and settles: it returns when nothing is due any more. Runs share
/// nothing; one run is used from one thread.
public final class Simulation {
  public let device: DeviceChoice
  public let screen: UIScreen
  public let windowScene: UIWindowScene
  /// Whether an input runs until nothing is due; if not, `turn` and `advance(by:)` do.
  public var settlesAfterInput = true
  let run: Run
  /// How the device is held; the interface may be another way up.
  var deviceOrientation: UIInterfaceOrientation {
    get { run.deviceOrientation }
    set { run.deviceOrientation = newValue }
  }
  var share: WindowShare
  /// The figures that a note was made of because no source states them for the system.
  private var notedFigures: Set<DeviceFigures.Figure> = []
  /// Whether the app is in the background.
  public internal(set) var isInBackground: Bool {
    get { run.isInBackground }
    set { run.isInBackground = newValue }
  }

  /// - Parameters:
  ///   - device: The device, under the name it was asked for.
  ///   - ios: The system; the device's default unless given. One that the device never ran is a
  ///     note in the trace.
  ///   - sdk: The SDK the app is linked against; that of the system unless given.
  ///   - orientation: How the device is held at launch.
  ///   - window: The share of the screen that the app gets; a phone has no shares, so that there
  ///     any other than `full` is a finding.
  ///   - choices: What to decide where sources disagree.
  public init(
    device: DeviceChoice, ios: SystemVersion? = nil, sdk: SystemVersion? = nil,
    orientation: UIInterfaceOrientation = .portrait, window: WindowShare = .full,
    traits: UITraitCollection = UITraitCollection(), recording: TraceRecorder.Mode = .whole,
    choices: RuleChoices = RuleChoices(), onException: ExceptionPolicy = .end
  ) {
    self.device = device
    let platform = Platform(system: ios ?? device.defaultSystem, sdk: sdk)
    let model = DeviceModel(profile: device.profile, platform: platform, stated: traits)
    let canShare = device.profile.idiom == .pad
    let wanted = canShare ? model.environment(orientation, window) : nil
    share = wanted == nil ? .full : window
    run = Run(
      recorder: TraceRecorder(mode: recording), model: model, choices: choices,
      onException: onException, environment: wanted ?? model.fullScreen(orientation))
    run.deviceOrientation = orientation
    screen = UIScreen(run: run)
    windowScene = UIWindowScene(run: run)
    run.turnToPresent = { [weak self] in self?.turnInterface(toPresent: $0) }
    run.reevaluateOrientation = { [weak self] in
      self?.reevaluateOrientation(after: $0)
    }
    windowScene.requestsOrientation = { [weak self] (mask, errorHandler) in
      self?.run.afterCommit { self?.takeRequestedOrientation(mask, errorHandler) }
    }
    run.scene = windowScene
    noteSystem()
    if share != window {
      run.find(canShare ? .windowSizeUnknown : .resizeNotPossible, on: .run)
    }
    noteFigures(in: run.environment.orientation)
  }

  deinit {
    run.clear()
    for window in windowScene.windows { window.fallApart() }
  }

  /// What happened so far.
  public var trace: Trace { run.recorder.trace(header: header) }
  /// How many events happened so far.
  ///
  /// - Complexity: O(1).
  public var eventCount: Int { run.recorder.count }
  /// The simulated time since the run began.
  public var now: SimulatedInstant { run.now }
  public var platform: Platform { run.platform }
  public var orientation: UIInterfaceOrientation { run.environment.orientation }
  /// The traits of a window that follows the scene.
  public var traitCollection: UITraitCollection { run.environment.traits }
  /// Whether an exception of the app has ended the run.
  public var hasEnded: Bool { run.hasEnded }

  /// The app's documents and classes: what `UIStoryboard(name:bundle:)` finds.
  public var interfaces: InterfaceBundle? {
    get { run.interfaces }
    set { run.interfaces = newValue }
  }

  /// The document and the scene that the run opens with, in words; reports show it.
  public var opening: String?

  /// What the run begins with; what it is at launch once the root has had its say.
  lazy var header = headerNow

  var headerNow: RunHeader {
    RunHeader(
      device: device.name.name, deviceTitle: device.title(on: run.system),
      size: run.environment.windowSize, platform: run.platform,
      orientation: run.environment.orientation, window: "\(share)",
      traits: run.environment.traits, opening: opening)
  }

  private func noteSystem() {
    _ = header
    if max(run.system, run.platform.sdk).major > SystemVersion.newestModelled.major {
      run.find(.systemNewerThanModelled, on: .run)
    }
    if !device.ran(run.system) { run.find(.systemNeverRan, on: .run) }
  }

  /// Notes, once a run each, the device's figures that are taken from another system.
  func noteFigures(in orientation: UIInterfaceOrientation) {
    for figure in DeviceFigures.Figure.allCases where !notedFigures.contains(figure) {
      let isExtended = run.model.isExtended(figure, in: orientation, share)
      let decision = DeviceFigures.decide(figure, isExtended: isExtended)
      guard decision.value else { continue }
      notedFigures.insert(figure)
      run.find(.figureExtended, on: .run, because: decision.reasons)
    }
  }
}

extension Simulation {
  /// Gives an object the name that reports call it by.
  public func name(_ controller: UIViewController, _ name: String) {
    guard controller.join(run) else { return }
    controller.givenName = name
    controller.describe()
  }

  /// Gives a presentation controller of the app's the name that reports call it by.
  public func name(_ controller: UIPresentationController, _ name: String) {
    controller.join(run)
    run.recorder.describe(
      NodeDescription(id: controller.id, type: "\(type(of: controller))", name: name))
  }

  /// The name of a controller in the trace; nil before it joins the run.
  public func id(of controller: UIViewController) -> NodeID? {
    controller.run === run ? controller.id : nil
  }

  /// Makes a window with a root and shows it; the run's first step.
  ///
  /// UIKit raises an exception when the root supports none of the orientations that the device
  /// can show.
  @discardableResult
  public func launch(_ root: UIViewController) -> UIWindow { launch { root } }

  /// Makes a window with a scene of a storyboard and shows it; the run's first step.
  ///
  /// - Parameters:
  ///   - name: The storyboard, one of those in `interfaces`.
  ///   - identifier: The scene's storyboard identifier; the initial scene unless given.
  @discardableResult
  public func launch(storyboard name: String, scene identifier: String? = nil) -> UIWindow {
    launch {
      let storyboard = UIStoryboard(name: name, bundle: nil)
      return identifier.map { storyboard.instantiateViewController(withIdentifier: $0) }
        ?? (storyboard.document == nil ? nil : storyboard.instantiateInitialViewController())
    }
  }

  /// Makes a window with a root that is made in the step, and shows it; the run's first step.
  @discardableResult
  package func launch(_ makeRoot: @escaping () -> UIViewController?) -> UIWindow {
    let window = UIWindow(windowScene: windowScene)
    step("launch") { [unowned self] in
      run.recorder.record(
        .launched(
          size: window.bounds.size, traits: window.traitCollection,
          orientation: run.environment.orientation), on: window.id)
      let root = makeRoot()
      let joins = root?.join(run) ?? false
      if joins, let root { launchOrientation(root) }
      header = headerNow
      window.frame = CGRect(origin: .zero, size: run.environment.windowSize)
      window.traitCollection = run.environment.traits
      if joins { window.rootViewController = root }
      window.makeKeyAndVisible()
    }
    return window
  }

  /// Runs a block of the app in a turn of its own.
  ///
  /// A step asked for while another runs waits until that turn is over.
  public func step(_ name: String, _ body: @escaping () -> Void) {
    let work = { [run] in
      let event = run.recorder.record(.step(name), on: .run)
      run.recorder.because(of: event, body)
    }
    guard !run.isDriving else { return run.schedule(after: .zero, work) }
    run.recorder.cause = -1
    run.schedule(after: .zero, work)
    if settlesAfterInput { settle() }
  }
}
