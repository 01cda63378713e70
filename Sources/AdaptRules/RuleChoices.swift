import AdaptCore

/// What a run decides where sources disagree; every choice starts as our ruling.
///
/// A choice belongs to the rule whose type declares it. `choose(_:_:)` sets one by name, as a
/// command or a scenario file writes it.
public struct RuleChoices: Hashable, Sendable {
  /// Rule `presentation.automatic`.
  public var automaticStyle = AutomaticStyle.Choice.system
  /// Rule `presentation.ask-again`.
  public var askAgain = AskingAgain.Choice.whenTraitsChanged
  /// Rule `presentation.load-view-early`.
  public var viewLoading = ViewLoading.Choice.earlyForFullScreen
  /// Rule `presentation.custom-without-animator`.
  public var customWithoutAnimator = CustomWithoutAnimator.Choice.coverVertical
  /// Rule `presentation.dismiss-begin-order`.
  public var dismissalStart = DismissalStart.Choice.presentationControllerFirst
  /// Rule `presentation.dismissal-chain`.
  public var dismissedChain = DismissalChain.Choice.topmost
  /// Rule `presentation.completion-order`.
  public var completionOrder = CompletionOrder.Choice.lastFirst

  /// Rule `split.show`.
  public var splitShow = SplitShow.Choice.senderSide
  /// Rule `split.show-detail`.
  public var splitShowDetail = SplitShowDetail.Choice.replaces

  /// Rule `segue.should-perform`.
  public var shouldPerformSegue = SegueQuestion.Choice.forTriggered

  public init() {}
}

extension RuleChoices {
  /// Every rule with a choice, in reading order.
  public static let switches: [RuleSwitch] = bindings.map {
    RuleSwitch(rule: $0.rule, alternatives: $0.alternatives)
  }

  /// Chooses an alternative by the names of the rule and of the alternative.
  public mutating func choose(
    _ rule: String, _ alternative: String
  ) throws(RuleChoiceError) {
    guard let binding = RuleChoices.bindings.first(where: { $0.rule == rule }) else {
      throw .noSuchRule(rule)
    }
    guard binding.choose(&self, alternative) else {
      throw .noSuchAlternative(
        alternative, RuleSwitch(rule: binding.rule, alternatives: binding.alternatives))
    }
  }

  /// Returns the name of what is chosen for a rule; nil for a rule without a choice.
  public func chosen(for rule: String) -> String? {
    RuleChoices.bindings.first { $0.rule == rule }?.chosen(self)
  }

  private static let bindings: [Binding] = [
    Binding(AutomaticStyle.rule, \.automaticStyle),
    Binding(AskingAgain.rule, \.askAgain),
    Binding(ViewLoading.rule, \.viewLoading),
    Binding(CustomWithoutAnimator.rule, \.customWithoutAnimator),
    Binding(DismissalStart.rule, \.dismissalStart),
    Binding(DismissalChain.rule, \.dismissedChain),
    Binding(CompletionOrder.rule, \.completionOrder),
    Binding(SplitShow.rule, \.splitShow),
    Binding(SplitShowDetail.rule, \.splitShowDetail),
    Binding(SegueQuestion.rule, \.shouldPerformSegue),
  ]

  /// One choice, reachable by name.
  private struct Binding: Sendable {
    let rule: String
    let alternatives: [String]
    /// Sets the choice; false for a name that is none of the alternatives.
    let choose: @Sendable (inout RuleChoices, String) -> Bool
    let chosen: @Sendable (RuleChoices) -> String

    init<Choice>(
      _ rule: Rule, _ property: any WritableKeyPath<RuleChoices, Choice> & Sendable
    ) where Choice: RawRepresentable<String> & CaseIterable & Sendable {
      self.rule = rule.id
      alternatives = Choice.allCases.map(\.rawValue)
      choose = { choices, name in
        guard let choice = Choice(rawValue: name) else { return false }
        choices[keyPath: property] = choice
        return true
      }
      chosen = { $0[keyPath: property].rawValue }
    }
  }
}
