import AdaptCore
import AdaptRules
public import AdaptScenario
import AdaptUIKit
import Foundation

/// Writes a scenario as the file that it could have been read from.
public enum ScenarioText {
  /// Returns JSON5 that reads back as the same scenario, but for the places of its parts.
  ///
  /// The device goes by its name; a profile of the user's own, which has none that others know, is
  /// written by its id.
  public static func text(of scenario: Scenario) -> String {
    document(scenario).text(column: .max / 2) + "\n"
  }

  private static func document(_ scenario: Scenario) -> TextNode {
    .members([
      ("device", .string(scenario.device.name.name)),
      ("ios", scenario.system.map { .string("\($0)") }),
      ("sdk", scenario.sdk.map { .string("\($0)") }),
      ("orientation", unless(scenario.orientation, .portrait) { .string("\($0)") }),
      ("window", unless(scenario.window, .full) { .string(window($0)) }),
      ("appearance", unless(scenario.appearance, .light) { .string("\($0)") }),
      ("textSize", unless(scenario.textSize, .large) { .string("\($0)") }),
      ("layoutDirection", unless(scenario.layoutDirection, .leftToRight) { .string("\($0)") }),
      ("choices", unless(scenario.choices, RuleChoices(), choices)),
      ("onException", unless(scenario.onException, .end) { .string($0.rawValue) }),
      ("storyboards", scenario.storyboards.map { .array($0.paths.map { .string($0) }) }),
      (
        "unwindActions",
        list(scenario.unwindActions) { .object($0.map { ($0.name, strings($0.selectors)) }) }
      ),
      (
        "segueClasses",
        list(scenario.segueClasses.sorted { $0.key < $1.key }) {
          .object($0.map { ($0.key, .string($0.value.rawValue)) })
        }
      ),
      ("root", scenario.entry.map(node) ?? node(scenario.root)),
      ("controllers", list(scenario.controllers) { .object($0.map { ($0.name, node($0)) }) }),
      ("steps", list(scenario.steps) { .array($0.map(node)) }),
      ("expect", list(scenario.expectations) { .array($0.map(node)) }),
    ])
  }

  private static func choices(_ choices: RuleChoices) -> TextNode {
    let standard = RuleChoices()
    return .members(
      RuleChoices.switches.map { choice in
        let chosen = choices.chosen(for: choice.rule)
        return (
          choice.rule,
          chosen == standard.chosen(for: choice.rule)
            ? nil
            : chosen.map {
              .string($0)
            }
        )
      })
  }
}

// MARK: - What is not the default

extension ScenarioText {
  static func unless<Value: Equatable>(
    _ value: Value, _ standard: Value, _ node: (Value) -> TextNode
  ) -> TextNode? { value == standard ? nil : node(value) }

  static func list<Element>(
    _ elements: [Element], _ node: ([Element]) -> TextNode
  ) -> TextNode? { elements.isEmpty ? nil : node(elements) }
}

// MARK: - Vocabulary

extension ScenarioText {
  /// The share as files write it, with every digit of a free size.
  static func window(_ share: WindowShare) -> String {
    guard case .free(let size) = share else { return share.description }
    return "\(Double(size.width))x\(Double(size.height))"
  }

  static func node(_ reference: ControllerReference) -> TextNode {
    switch reference {
    case .named(let name): .string(name)
    case .navigation(let stack): .object([("navigation", .array(stack.map(node)))])
    case .tabs(let tabs): .object([("tabs", .array(tabs.map(node)))])
    case .pages(let pages): .object([("pages", .array(pages.map(node)))])
    case .split(let style, let columns):
      .members([
        ("split", .array(columns.map(node))),
        ("style", unless(style, .unspecified) { .string($0.scenarioName) }),
      ])
    }
  }

  private static func node(_ entry: SceneReference) -> TextNode {
    .members([
      ("storyboard", .string(entry.storyboard)), ("scene", entry.scene.map { .string($0) }),
    ])
  }

  static func strings(_ words: [String]) -> TextNode { .array(words.map { .string($0) }) }

  static func node(_ size: CGSize) -> TextNode { .numbers([size.width, size.height]) }

  static func node(_ rect: CGRect) -> TextNode {
    .numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  static func node(_ mask: UIInterfaceOrientationMask) -> TextNode {
    switch mask {
    case .all, .allButUpsideDown, .landscape: .string(mask.description)
    default:
      .array(
        UIInterfaceOrientation.allCases.filter { mask.contains($0) }.map { .string("\($0)") })
    }
  }

  /// The names of the directions in a set.
  static func names(_ arrows: UIPopoverArrowDirection) -> [TextNode] {
    let names: [(UIPopoverArrowDirection, String)] = [
      (.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"),
    ]
    return names.filter { arrows.contains($0.0) }.map { .string($0.1) }
  }

  /// The seconds of a duration, to the microsecond.
  static func node(_ duration: SimulatedDuration) -> TextNode { .number(duration.seconds) }

  static func node(_ traits: UITraitCollection) -> TextNode {
    .members([
      ("width", unless(traits.horizontalSizeClass, .unspecified) { .string("\($0)") }),
      ("height", unless(traits.verticalSizeClass, .unspecified) { .string("\($0)") }),
      ("appearance", unless(traits.userInterfaceStyle, .unspecified) { .string("\($0)") }),
      ("textSize", unless(traits.preferredContentSizeCategory, .unspecified) { .string("\($0)") }),
      ("layoutDirection", unless(traits.layoutDirection, .unspecified) { .string("\($0)") }),
    ])
  }
}
