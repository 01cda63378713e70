public import AdaptCore
public import AdaptRules
public import AdaptUIKit

/// A script for a run: the environment, the controllers, what happens, and what is expected.
///
/// Every name in a scenario that was read from a file is known and every figure is possible;
/// whether a request makes sense when its time comes, the run decides as UIKit does.
public struct Scenario: Hashable, Sendable {
  public var device: DeviceChoice
  /// The system; the device's default unless given.
  public var system: SystemVersion?
  /// The SDK the app is linked against; the system's version unless given.
  public var sdk: SystemVersion?
  public var orientation = UIInterfaceOrientation.portrait
  public var window = WindowShare.full
  public var appearance = UIUserInterfaceStyle.light
  public var textSize = UIContentSizeCategory.large
  public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  public var choices = RuleChoices()
  public var onException = ExceptionPolicy.end
  /// The storyboards whose scenes are among the screens; nil where there are none.
  public var storyboards: ScenarioStoryboards?
  /// The scene that the window begins with, which `root` names; nil where code makes the root.
  public var entry: SceneReference?
  /// Which classes of the storyboards have which methods for unwind segues.
  public var unwindActions: [UnwindAbility] = []
  /// What the segues do whose classes are the app's, by the names of the classes.
  public var segueClasses: [String: SegueStandIn] = [:]
  public var root: ControllerReference
  /// The controllers that have a description, in the order of the file.
  public var controllers: [ControllerScript]
  public var steps: [ScenarioStep]
  /// What has to hold when all steps are done.
  public var expectations: [ScenarioExpectation]

  public init(
    device: DeviceChoice, root: ControllerReference, controllers: [ControllerScript] = [],
    steps: [ScenarioStep] = [], expectations: [ScenarioExpectation] = []
  ) {
    self.device = device
    self.root = root
    self.controllers = controllers
    self.steps = steps
    self.expectations = expectations
  }

  /// What has to hold at the end, then what has to between the steps.
  package var allExpectations: [ScenarioExpectation] {
    expectations
      + steps.flatMap { step -> [ScenarioExpectation] in
        if case .expect(let expectations) = step.kind { expectations } else { [] }
      }
  }

  /// The system and the SDK of the run.
  public var platform: Platform { Platform(system: system ?? device.defaultSystem, sdk: sdk) }
}
