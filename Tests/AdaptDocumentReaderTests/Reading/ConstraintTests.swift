import AdaptCore
import AdaptDocuments
import Foundation
import Testing

@testable import AdaptDocumentReader

@Suite("Constraints and variations")
struct ConstraintTests {
  private func read(
    _ attributes: String, _ content: String = ""
  ) throws -> (constraint: InterfaceConstraint, problems: [String]) {
    let (view, problems) = try readView(
      "<view><constraints><constraint \(attributes)>\(content)</constraint></constraints></view>")
    return (try #require(view.constraints.first), problems)
  }

  @Test("What a constraint leaves out")
  func defaults() throws {
    let (constraint, problems) = try read("firstAttribute='width' id='c'")
    #expect(constraint.id == "c")
    #expect(constraint.first == InterfaceConstraint.Anchor(nil, "width"))
    #expect(constraint.second == nil)
    #expect(constraint.relation == .equal)
    #expect(constraint.constant == 0)
    #expect(constraint.multiplier == 1)
    #expect(constraint.priority == 1000)
    #expect(!constraint.isSymbolic)
    #expect(!constraint.isPlaceholder)
    #expect(constraint.rest.isEmpty)
    #expect(problems.isEmpty)
  }

  @Test("What a constraint may have")
  func everything() throws {
    let (constraint, problems) = try read(
      "firstItem='a' firstAttribute='leading' relation='greaterThanOrEqual' secondItem='b'"
        + " secondAttribute='leadingMargin' constant='-22.5' multiplier='0.5' priority='999'"
        + " symbolic='YES' symbolType='layoutAnchor' placeholder='YES' identifier='i'"
        + " userLabel='u' customClass='C' type='default' id='c'")
    #expect(constraint.first == InterfaceConstraint.Anchor("a", "leading"))
    #expect(constraint.second == InterfaceConstraint.Anchor("b", "leadingMargin"))
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.constant == -22.5)
    #expect(constraint.multiplier == 0.5)
    #expect(constraint.priority == 999)
    #expect(constraint.isSymbolic)
    #expect(constraint.symbolType == "layoutAnchor")
    #expect(constraint.isPlaceholder)
    #expect(constraint.identifier == "i")
    #expect(constraint.userLabel == "u")
    #expect(constraint.customClass == CustomClass("C"))
    #expect(constraint.rest.attributes.map(\.name) == ["type"])
    #expect(problems.isEmpty)
  }

  @Test(
    "Every edge has its name",
    arguments: [
      "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX",
      "centerY", "baseline", "firstBaseline", "leadingMargin", "trailingMargin", "leftMargin",
      "rightMargin", "topMargin", "bottomMargin", "centerXWithinMargins", "centerYWithinMargins",
    ])
  func edges(name: String) throws {
    let (constraint, problems) = try read(
      "firstItem='a' firstAttribute='\(name)' secondAttribute='\(name)'")
    #expect(constraint.first == InterfaceConstraint.Anchor("a", name))
    #expect(constraint.second == InterfaceConstraint.Anchor(nil, name))
    #expect(problems.isEmpty)
  }

  @Test(
    "A multiplier is a number or a ratio",
    arguments: [
      ("0.5", 0.5), ("2", 2), ("1:2", 0.5), ("263:375", 263.0 / 375), ("1/3", 1.0 / 3),
      ("21/15", 1.4), ("1:1", 1), ("-0.5", -0.5),
    ] as [(String, CGFloat)])
  func multipliers(text: String, value: CGFloat) throws {
    let (constraint, problems) = try read("firstAttribute='width' multiplier='\(text)'")
    #expect(constraint.multiplier == value)
    #expect(problems.isEmpty)
  }

  @Test(
    "What is no number, ratio, priority or relation is told of, kept and left out",
    arguments: [
      ("multiplier", "1:0"), ("multiplier", "0/0"), ("multiplier", "1:2:3"), ("multiplier", ":"),
      ("multiplier", "nan"), ("constant", "abc"), ("constant", "1:2"), ("priority", "0"),
      ("priority", "1001"), ("priority", "high"), ("relation", "more"), ("symbolic", "1"),
    ])
  func badValues(name: String, text: String) throws {
    let (constraint, problems) = try read("firstAttribute='width' \(name)='\(text)'")
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 0)
    #expect(constraint.priority == 1000)
    #expect(constraint.relation == .equal)
    #expect(!constraint.isSymbolic)
    #expect(constraint.rest.attributes == [InterfaceElement.Attribute(name, text)])
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("<constraint> \(name) ") == true)
  }

  @Test(
    "Constraints that say too little are told of",
    arguments: [
      "constant='1'", "firstAttribute='widht'", "firstAttribute='top' secondItem='a'",
      "firstAttribute='top' secondAttribute='middle'",
    ])
  func damaged(attributes: String) throws {
    #expect(try read(attributes).problems.count == 1)
  }

  @Test("A constraint varies its constant")
  func constantByClass() throws {
    let (constraint, _) = try read(
      "firstAttribute='width' constant='200'",
      "<variation key='heightClass=compact' constant='120'/>")
    let variation = try #require(constraint.variations.first)
    #expect(variation.condition == .sizeClasses(horizontal: .unspecified, vertical: .compact))
    #expect(variation.attributes == [InterfaceElement.Attribute("constant", "120")])
  }

  @Test(
    "Every key of a variation means traits",
    arguments: [
      ("default", InterfaceVariation.Condition.base),
      ("heightClass=compact", .sizeClasses(horizontal: .unspecified, vertical: .compact)),
      ("heightClass=regular", .sizeClasses(horizontal: .unspecified, vertical: .regular)),
      ("widthClass=compact", .sizeClasses(horizontal: .compact, vertical: .unspecified)),
      ("widthClass=regular", .sizeClasses(horizontal: .regular, vertical: .unspecified)),
      (
        "heightClass=regular-widthClass=compact",
        .sizeClasses(horizontal: .compact, vertical: .regular)
      ),
      (
        "heightClass=compact-widthClass=regular",
        .sizeClasses(horizontal: .regular, vertical: .compact)
      ),
      ("userInterfaceIdiom=mac", .other("userInterfaceIdiom=mac")),
      ("heightClass=compact-", .other("heightClass=compact-")), ("", .other("")),
      ("widthClass=compact-widthClass=regular", .other("widthClass=compact-widthClass=regular")),
    ])
  func keys(key: String, condition: InterfaceVariation.Condition) throws {
    let (view, problems) = try readView("<view><variation key='\(key)'/></view>")
    #expect(view.variations.map(\.condition) == [condition])
    if case .other(let name) = condition, name != "userInterfaceIdiom=mac" {
      #expect(problems.count == 1)
    } else {
      #expect(problems.isEmpty)
    }
  }

  @Test("A variation puts in and takes out, and replaces attributes and elements")
  func masks() throws {
    let (view, _) = try readView(
      "<stackView><variation key='heightClass=regular-widthClass=regular' axis='vertical'"
        + " spacing='4' misplaced='YES'><mask key='constraints'><exclude reference='c-4'/>"
        + "<include reference='c-2'/></mask><mask key='subviews'><exclude reference='v-3'/></mask>"
        + "<rect key='frame' x='0' y='0' width='1' height='1'/></variation></stackView>")
    let variation = try #require(view.variations.first)
    #expect(variation.included == ["c-2"])
    #expect(variation.excluded == ["c-4", "v-3"])
    #expect(variation.attributes.map(\.name) == ["axis", "misplaced", "spacing"])
    #expect(variation.elements.map(\.name) == ["rect"])
    if case .stack(let stack) = view.content { #expect(!stack.isVertical, "the base stays") }
    #expect(view.frame == nil)
  }
}
