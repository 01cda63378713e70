import AdaptCore
import AdaptProfiles
import AdaptRules
import AdaptScenario
import AdaptUIKit
import Foundation

/// Makes up scenarios that a file could hold.
struct ScenarioGenerator {
  /// How much the app of a scenario may do.
  enum Temper {
    /// Built-in styles, one step after the other.
    case calm
    /// Whatever a scenario file can say.
    case wild
  }

  var random: RandomSource
  let temper: Temper
  /// The controllers, the root first.
  var scripts: [ControllerScript] = []
  /// The names of controllers that no other contains, other than the root's.
  var free: [String] = []
  /// Those of them that calm code pushes; it presents the others.
  var pushed: [String] = []
  /// Those that are probably presented where the steps have come to, the lowest first; about
  /// containers, those that steps have given to one.
  var presented: [String] = []
  var system = SystemVersion.newestModelled
  var idiom = UIUserInterfaceIdiom.phone

  let theme: ScenarioTheme
  /// Containers inside the root that are made and not listed yet.
  var pending: [ControllerScript] = []

  init(seed: UInt64, about theme: ScenarioTheme) {
    random = RandomSource(seed: seed)
    self.theme = theme
    temper = random.chance(50) ? .calm : .wild
  }

  var isWild: Bool { temper == .wild }

  mutating func scenario() -> Scenario {
    let device = device()
    idiom = device.profile.idiom
    let stated = random.maybe(75) { $0.element(of: Self.systems) }
    system = stated ?? device.defaultSystem
    switch theme {
    case .presentations: makeControllers()
    case .containers: makeContainers()
    }
    if !navigations.isEmpty, free.count > 1 {
      pushed = free.prefix(free.count / 2).filter { !isAlert($0) }
    }
    var scenario = Scenario(device: device, root: .named("root"), controllers: scripts)
    scenario.system = stated
    setEnvironment(of: &scenario)
    switch theme {
    case .presentations: scenario.steps = steps()
    case .containers: scenario.steps = containerSteps()
    }
    return scenario
  }
}

// MARK: - The environment

extension ScenarioGenerator {
  /// The systems on whose borders rules change, and some between.
  static let systems: [SystemVersion] = [
    8.0, 8.2, 8.3, 9.0, 10.3, 11.0, 12.0, 12.4, 13.0, 13.0, 14.0, 15.0, 15.8, 16.0, 16.0, 17.0,
    17.0, 18.0, 26.0, 26.0,
  ]
  /// Names of every kind: roles, models of both idioms, and screen classes.
  static let devices = [
    "phone-small", "phone", "phone", "phone-plus", "phone-plus", "phone-x", "phone-max",
    "phone-max", "pad", "pad", "pad-11", "pad-pro", "iphone-15", "iphone-16-pro-max", "iphone-air",
    "ipad-air-11-m2", "ipad-mini-6", "iphone-414x896-xr",
  ]
  static let shares: [WindowShare] = [
    "full", "full", "1/3", "1/2", "2/3", "slideOver", "320x480", "640x500", "678x900", "2000x300",
  ].compactMap { try? WindowShare($0) }

  private mutating func device() -> DeviceChoice {
    let name = random.element(of: Self.devices)
    guard let device = try? DeviceCatalogue.device(named: name) else {
      preconditionFailure("the catalogue has no device \(name)")
    }
    return device
  }

  private mutating func setEnvironment(of scenario: inout Scenario) {
    if isWild { scenario.sdk = random.maybe(10) { $0.element(of: Self.systems) } }
    if random.chance(35) {
      scenario.orientation = random.element(of: UIInterfaceOrientation.allCases)
    }
    if idiom == .pad, random.chance(40) { scenario.window = random.element(of: Self.shares) }
    if random.chance(15) { scenario.appearance = .dark }
    if random.chance(15) { scenario.textSize = textSize() }
    if random.chance(10) { scenario.layoutDirection = .rightToLeft }
    scenario.onException = random.chance(85) ? .record : .end
    if isWild { choose(&scenario) }
  }

  /// Decides some of the open questions otherwise.
  private mutating func choose(_ scenario: inout Scenario) {
    for choice in RuleChoices.switches where random.chance(8) {
      do {
        try scenario.choices.choose(choice.rule, random.element(of: choice.alternatives))
      } catch {
        preconditionFailure("\(error)")
      }
    }
  }

  mutating func textSize() -> UIContentSizeCategory {
    random.element(of: UIContentSizeCategory.allCases.filter { $0 != .unspecified })
  }
}
