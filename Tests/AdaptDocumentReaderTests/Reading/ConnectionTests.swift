import AdaptCore
import AdaptDocuments
import Foundation
import Testing

@testable import AdaptDocumentReader

@Suite("Segues, outlets and actions")
struct ConnectionTests {
  @Test(
    "Every kind of segue has its name, the old ones too",
    arguments: [
      ("embed", InterfaceSegue.Kind.embed), ("show", .show), ("showDetail", .showDetail),
      ("presentation", .present), ("popoverPresentation", .popover), ("unwind", .unwind),
      ("custom", .custom), ("push", .push), ("modal", .modal), ("popover", .popoverOfPad),
      ("replace", .replace),
    ])
  func kinds(name: String, kind: InterfaceSegue.Kind) throws {
    let segue = try readSegue("<segue kind='\(name)' destination='d' id='s'/>")
    #expect(segue.kind == kind)
    #expect(segue.destination == "d")
    #expect(segue.id == "s")
    #expect(segue.rest.isEmpty)
  }

  @Test(
    "Every relationship has its name",
    arguments: [
      ("rootViewController", InterfaceSegue.Relationship.root), ("viewControllers", .tab),
      ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
      ("detailViewController", .secondary), ("compactViewController", .compact),
    ])
  func relationships(name: String, relationship: InterfaceSegue.Relationship) throws {
    let segue = try readSegue(
      "<segue kind='relationship' relationship='\(name)' destination='d' id='s'/>")
    #expect(segue.kind == .relationship(relationship))
    #expect(segue.isContainment)
  }

  @Test(
    "What is not known is told of and kept",
    arguments: [
      ("<segue kind='fly' destination='d'/>", .unknown("fly"), 1),
      ("<segue destination='d'/>", .unknown(""), 1),
      ("<segue kind='show'/>", .show, 1),
      (
        "<segue kind='relationship' relationship='x' destination='d'/>",
        .relationship(.unknown("x")), 1
      ),
      ("<segue kind='relationship' destination='d'/>", .relationship(.unknown("")), 1),
      ("<segue kind='show' destination='d' trigger='hover'/>", .show, 1),
      ("<segue kind='show' destination='d' future='1'/>", .show, 0),
    ] as [(String, InterfaceSegue.Kind, Int)])
  func unknown(text: String, kind: InterfaceSegue.Kind, problemCount: Int) throws {
    let (connections, problems) = try readConnections(text)
    #expect(connections.first?.segue?.kind == kind)
    #expect(problems.count == problemCount)
  }

  @Test("A segue has a class, a style, a selector and whether it animates")
  func attributes() throws {
    let segue = try readSegue(
      "<segue kind='presentation' destination='d' identifier='edit' customClass='Fade'"
        + " customModule='App' customModuleProvider='target' destinationCreationSelector='make:'"
        + " animates='NO' modalPresentationStyle='formSheet' modalTransitionStyle='crossDissolve'"
        + " splitViewControllerTargetIndex='1' trigger='accessoryAction' id='s'/>")
    #expect(segue.identifier == "edit")
    #expect(segue.customClass == CustomClass("Fade", module: "App", isOfTarget: true))
    #expect(segue.creationSelector == "make:")
    #expect(!segue.animates)
    #expect(segue.presentationStyle == .formSheet)
    #expect(segue.transitionStyle == .crossDissolve)
    #expect(segue.splitTarget == 1)
    #expect(segue.startsAtAccessory)
    #expect(segue.rest.isEmpty)
  }

  @Test("What a segue leaves out")
  func defaults() throws {
    let segue = try readSegue("<segue kind='show' destination='d' identifier='' id='s'/>")
    #expect(segue.identifier == nil, "an empty identifier is none")
    #expect(segue.animates)
    #expect(segue.presentationStyle == nil)
    #expect(segue.transitionStyle == nil)
    #expect(segue.arrowDirections == nil)
    #expect(segue.splitTarget == nil)
    #expect(!segue.startsAtAccessory)
  }

  @Test("A popover has an anchor, arrows on the sides that it names, and views beside it")
  func popover() throws {
    let segue = try readSegue(
      "<segue kind='popoverPresentation' destination='d' popoverAnchorView='a'"
        + " popoverAnchorBarButtonItem='b' id='s'>"
        + "<popoverArrowDirection key='popoverArrowDirection' up='YES' left='YES' right='NO'/>"
        + "<popoverPassthroughViews><view reference='m'/><label reference='n'/>"
        + "</popoverPassthroughViews></segue>")
    #expect(segue.anchorView == "a")
    #expect(segue.anchorBarItem == "b")
    #expect(segue.arrowDirections == [.up, .left])
    #expect(segue.passthroughViews == ["m", "n"])
    let none = try readSegue(
      "<segue kind='popover' destination='d' id='s'><popoverArrowDirection/></segue>")
    #expect(none.arrowDirections == [])
  }

  @Test("An unwind has the selector that its destination answers to")
  func unwind() throws {
    let segue = try readSegue(
      "<segue kind='unwind' destination='e' unwindAction='unwindToList:' id='s'/>")
    #expect(segue.unwindAction == "unwindToList:")
    #expect(!segue.isContainment)
  }

  @Test("The segues of peek and pop belong to theirs, and have what they do not say from it")
  func previews() throws {
    let (connections, problems) = try readConnections(
      "<segue kind='show' destination='d' identifier='open' id='s'>"
        + "<segue key='commit' inheritsFrom='parent' id='c'/>"
        + "<segue key='preview' kind='custom' customClass='Peek' destination='e'"
        + " inheritsFrom='commit' id='p'/></segue>")
    let previews = try #require(connections.first?.segue?.previews)
    #expect(connections.count == 1)
    #expect(previews.map(\.id) == ["c", "p"])
    #expect(previews.map(\.previewRole) == ["commit", "preview"])
    #expect(previews.map(\.inheritsFrom) == ["parent", "commit"])
    #expect(previews.map(\.kind) == [.show, .custom])
    #expect(previews.map(\.destination) == ["d", "e"])
    #expect(previews.map(\.identifier) == ["open", "open"])
    #expect(problems.isEmpty)
  }

  @Test("Outlets set properties, collections add to lists, actions call methods")
  func outletsAndActions() throws {
    let (connections, problems) = try readConnections(
      "<outlet property='table' destination='t' id='1'/>"
        + "<outletCollection property='gestureRecognizers' destination='g' appends='YES' id='2'/>"
        + "<action selector='save:' destination='-1' eventType='touchUpInside' id='3'/>")
    #expect(connections.compactMap(\.outlet?.property) == ["table", "gestureRecognizers"])
    #expect(connections.compactMap(\.outlet?.isCollection) == [false, true])
    #expect(connections[1].outlet?.rest.attributes.map(\.name) == ["appends"])
    #expect(connections[2].action?.selector == "save:")
    #expect(connections[2].action?.destination == "-1")
    #expect(connections[2].action?.eventType == "touchUpInside")
    #expect(problems.isEmpty)
    let (_, damage) = try readConnections("<outlet/><action/>")
    #expect(damage.count == 3)
  }
}
