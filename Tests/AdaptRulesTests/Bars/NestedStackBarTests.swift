import AdaptRules
import Testing

@Suite("Bars of stacks on stacks")
struct NestedStackBarTests {
  /// element-hq/element-ios pull request 5767: the stack around takes over the bar.
  @Test("A stack on a stack shows no bar, another one that of its own unless it is hidden")
  func bars() {
    #expect(NestedStackBar.decide(isNested: false, isHidden: false).value)
    #expect(!NestedStackBar.decide(isNested: false, isHidden: true).value)
    #expect(!NestedStackBar.decide(isNested: true, isHidden: false).value)
    #expect(!NestedStackBar.decide(isNested: true, isHidden: true).value)
  }
}
