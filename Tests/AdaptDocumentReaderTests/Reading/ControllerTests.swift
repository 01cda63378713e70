import AdaptCore
import AdaptDocuments
import Foundation
import Testing

@testable import AdaptDocumentReader

@Suite("Controllers")
struct ControllerTests {
  typealias Flag = any KeyPath<InterfaceController, Bool> & Sendable
  typealias Text = any KeyPath<InterfaceController, String?> & Sendable

  @Test(
    "A switch that is absent has the value that Interface Builder leaves out",
    arguments: [
      ("definesPresentationContext", \.definesPresentationContext, false),
      (
        "providesPresentationContextTransitionStyle",
        \.providesPresentationContextTransitionStyle, false
      ),
      ("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, false),
      ("automaticallyAdjustsScrollViewInsets", \.adjustsScrollViewInsets, true),
      ("extendedLayoutIncludesOpaqueBars", \.extendsUnderOpaqueBars, false),
      ("autoresizesArchivedViewToFullSize", \.resizesViewToFullSize, true),
      (
        "useStoryboardIdentifierAsRestorationIdentifier",
        \.usesStoryboardIdentifierForRestoration, false
      ),
      ("modalInPresentation", \.isModalInPresentation, false),
    ] as [(String, Flag, Bool)])
  func flags(name: String, path: Flag, absent: Bool) throws {
    #expect(try readPlainController("")[keyPath: path] == absent)
    #expect(try readPlainController("\(name)='YES'")[keyPath: path])
    #expect(try !readPlainController("\(name)='NO'")[keyPath: path])
    let (odd, problems) = try readController("<viewController id='c' \(name)='true'/>")
    #expect(odd[keyPath: path] == absent)
    #expect(odd.rest.attributes.map(\.name) == [name], "the value is kept")
    #expect(
      problems == [
        "<viewController> \(name) is 'true' and neither YES nor NO; it counts as absent"
      ])
  }

  @Test(
    "A name that is empty is absent",
    arguments: [
      ("storyboardIdentifier", \.storyboardIdentifier),
      ("restorationIdentifier", \.restorationIdentifier), ("userLabel", \.userLabel),
    ] as [(String, Text)])
  func names(name: String, path: Text) throws {
    #expect(try readPlainController("")[keyPath: path] == nil)
    #expect(try readPlainController("\(name)=''")[keyPath: path] == nil)
    #expect(try readPlainController("\(name)='a b'")[keyPath: path] == "a b")
  }

  @Test("A class has a module, which may be the app's own")
  func customClass() throws {
    #expect(try readPlainController("").customClass == nil)
    #expect(
      try readPlainController("customClass='A' customModule='M' customModuleProvider='target'")
        .customClass == CustomClass("A", module: "M", isOfTarget: true))
    #expect(try readPlainController("customClass='A'").customClass == CustomClass("A"))
  }

  @Test("Every style has its name", arguments: UIModalPresentationStyle.allCases)
  func presentationStyles(style: UIModalPresentationStyle) throws {
    let controller = try readPlainController("modalPresentationStyle='\(style)'")
    #expect(controller.presentationStyle == style)
    #expect(try readPlainController("").presentationStyle == nil)
  }

  @Test("Every transition has its name", arguments: UIModalTransitionStyle.allCases)
  func transitionStyles(style: UIModalTransitionStyle) throws {
    let controller = try readPlainController("modalTransitionStyle='\(style)'")
    #expect(controller.transitionStyle == style)
    #expect(try readPlainController("").transitionStyle == nil)
  }

  @Test("A style that is not known is told of with the nearest one")
  func unknownStyle() throws {
    let (controller, problems) = try readController(
      "<viewController id='c' modalPresentationStyle='formsheet'/>")
    #expect(controller.presentationStyle == nil)
    #expect(problems.first?.hasSuffix("did you mean 'formSheet'?") == true)
    #expect(problems.count == 1)
  }

  @Test("A word that an editor left empty says nothing, and is no fault")
  func emptyWord() throws {
    let (controller, problems) = try readController(
      "<viewController id='c' modalPresentationStyle='' customClass='A' customModuleProvider=''/>")
    #expect(controller.presentationStyle == nil)
    #expect(problems.isEmpty)
  }

  @Test(
    "Edges that are not named are not extended; without the element all are",
    arguments: [
      ("", UIRectEdge.all),
      ("<extendedEdge key='edgesForExtendedLayout'/>", UIRectEdge()),
      ("<extendedEdge key='edgesForExtendedLayout' top='YES' left='NO'/>", .top),
      (
        "<extendedEdge key='edgesForExtendedLayout' top='YES' left='YES' bottom='YES'"
          + " right='YES'/>", .all
      ),
    ])
  func extendedEdges(text: String, edges: UIRectEdge) throws {
    #expect(try readPlainController("", text).extendedEdges == edges)
  }

  @Test(
    "The preferred size has two names; the size of the canvas is another thing",
    arguments: ["contentSizeForViewInPopover", "preferredContentSize"])
  func sizes(key: String) throws {
    let controller = try readPlainController(
      "",
      "<value key='\(key)' type='size' width='320' height='480.5'/>"
        + "<size key='freeformSize' width='400' height='800'/>")
    #expect(controller.preferredContentSize == CGSize(width: 320, height: 480.5))
    #expect(controller.canvasSize == CGSize(width: 400, height: 800))
    #expect(controller.rest.isEmpty)
  }

  @Test("Layout guides have kinds and ids")
  func layoutGuides() throws {
    let controller = try readPlainController(
      "",
      "<layoutGuides><viewControllerLayoutGuide type='top' id='t'/>"
        + "<viewControllerLayoutGuide type='bottom' id='b'/></layoutGuides>")
    #expect(controller.layoutGuides.map(\.kind) == ["top", "bottom"])
    #expect(controller.layoutGuides.map(\.id) == ["t", "b"])
  }

  @Test(
    "Every element of a controller is one",
    arguments: [
      ("viewController", InterfaceController.Content.plain),
      ("tableViewController", .table(clearsSelection: true)),
      ("collectionViewController", .collection(clearsSelection: true)),
      ("navigationController", .navigation(.init())), ("tabBarController", .tabs),
      ("splitViewController", .split(.init())), ("pageViewController", .pages(.init())),
      ("hostingController", .foreign("hostingController")),
      ("avPlayerViewController", .foreign("avPlayerViewController")),
      ("glkViewController", .foreign("glkViewController")),
      ("viewControllerPlaceholder", .reference(StoryboardReference())),
    ])
  func elements(name: String, content: InterfaceController.Content) throws {
    let (controller, problems) = try readController("<\(name) id='c'/>")
    #expect(controller.content == content)
    #expect(controller.element == name)
    #expect(problems.isEmpty)
    let future = try readController("<arViewController id='c' sceneMemberID='viewController'/>")
    #expect(future.controller.content == .foreign("arViewController"))
  }

  @Test("A table controller may keep its selection")
  func clearsSelection() throws {
    let attribute = "clearsSelectionOnViewWillAppear='NO'"
    #expect(
      try readController("<tableViewController id='c' \(attribute)/>").controller.content
        == .table(clearsSelection: false))
    #expect(
      try readController("<collectionViewController id='c' \(attribute)/>").controller.content
        == .collection(clearsSelection: false))
  }

  @Test("A navigation controller has bars, which are views too")
  func navigationBars() throws {
    let (controller, problems) = try readController(
      "<navigationController id='c' navigationBarHidden='YES' toolbarHidden='NO'"
        + " hidesBarsWhenVerticallyCompact='YES' hidesBarsOnSwipe='YES' hidesBarsOnTap='YES'"
        + " hidesBarsWhenKeyboardAppears='YES'>"
        + "<navigationBar key='navigationBar' contentMode='scaleToFill' id='n' largeTitles='YES'"
        + " translucent='NO'/>"
        + "<toolbar key='toolbar' id='t' translucent='NO'/><nil name='viewControllers'/>"
        + "</navigationController>")
    var bars = InterfaceController.NavigationBars()
    bars.hidesNavigationBar = true
    bars.hidesToolbar = false
    bars.hidesBarsWhenVerticallyCompact = true
    bars.hidesBarsOnSwipe = true
    bars.hidesBarsOnTap = true
    bars.hidesBarsWhenKeyboardAppears = true
    bars.prefersLargeTitles = true
    bars.isNavigationBarTranslucent = false
    bars.isToolbarTranslucent = false
    #expect(controller.content == .navigation(bars))
    #expect(controller.otherViews.map(\.id) == ["n", "t"])
    #expect(controller.otherViews.map(\.key) == ["navigationBar", "toolbar"])
    #expect(controller.view == nil)
    #expect(controller.rest.elements.map(\.name) == ["nil"])
    #expect(problems.isEmpty)
  }

  @Test("A split view has columns")
  func splitColumns() throws {
    let controller = try readController(
      "<splitViewController id='c' allowDoubleColumnStyle='YES' preferredDisplayMode='beside'"
        + " behavior='tile' primaryBackgroundStyle='sidebar' minimumPrimaryColumnWidth='200'"
        + " maximumPrimaryColumnWidth='375.5'/>"
    ).controller
    var columns = InterfaceController.SplitColumns()
    columns.hasColumnStyle = true
    columns.preferredDisplayMode = "beside"
    columns.behavior = "tile"
    columns.primaryBackgroundStyle = "sidebar"
    columns.minimumPrimaryColumnWidth = 200
    columns.maximumPrimaryColumnWidth = 375.5
    #expect(controller.content == .split(columns))
  }

  @Test("Pages curl unless they scroll")
  func pages() throws {
    let controller = try readController(
      "<pageViewController id='c' transitionStyle='scroll' navigationOrientation='vertical'"
        + " spineLocation='mid' pageSpacing='8' doubleSided='YES'/>"
    ).controller
    var pages = InterfaceController.Pages()
    pages.curls = false
    pages.isVertical = true
    pages.spineLocation = "mid"
    pages.pageSpacing = 8
    pages.isDoubleSided = true
    #expect(controller.content == .pages(pages))
  }

  @Test(
    "A reference names a file, a scene, a bundle, or leaves each out",
    arguments: [
      ("", StoryboardReference()),
      ("storyboardName='S'", StoryboardReference(storyboardName: "S")),
      (
        "storyboardName='S' referencedIdentifier='about' bundleIdentifier='com.example.kit'",
        StoryboardReference(storyboardName: "S", identifier: "about", bundle: "com.example.kit")
      ),
      ("storyboardName='' referencedIdentifier=''", StoryboardReference()),
    ])
  func references(attributes: String, reference: StoryboardReference) throws {
    let controller = try readController("<viewControllerPlaceholder id='c' \(attributes)/>")
      .controller
    #expect(controller.reference == reference)
  }

  @Test("A navigation item has buttons on both sides, a back button and a view")
  func navigationItem() throws {
    let controller = try readPlainController(
      "",
      "<navigationItem key='navigationItem' title='T' prompt='P' largeTitleDisplayMode='never'"
        + " hidesBackButton='YES' leftItemsSupplementBackButton='YES' id='n'>"
        + "<barButtonItem key='leftBarButtonItem' systemItem='done' id='l'/>"
        + "<barButtonItem key='backBarButtonItem' title='Back' id='k'/>"
        + "<rightBarButtonItems><barButtonItem image='gear' style='plain' enabled='NO' id='r1'>"
        + "<connections><action selector='go:' destination='c' id='a'/></connections>"
        + "<accessibility key='accessibilityConfiguration' label='Settings' identifier='gear'/>"
        + "</barButtonItem><barButtonItem id='r2'><button key='customView' id='b'/>"
        + "</barButtonItem></rightBarButtonItems>"
        + "<segmentedControl key='titleView' id='v'><segments><segment title='A'/>"
        + "<segment image='i'/></segments></segmentedControl></navigationItem>"
        + "<toolbarItems><barButtonItem systemItem='flexibleSpace' id='f'/></toolbarItems>"
        + "<tabBarItem key='tabBarItem' title='Tab' image='t' systemItem='more' id='m'/>")
    let item = try #require(controller.navigationItem)
    #expect(item.title == "T")
    #expect(item.prompt == "P")
    #expect(item.largeTitleDisplayMode == "never")
    #expect(item.hidesBackButton)
    #expect(item.leftItemsSupplementBackButton)
    #expect(item.leftItems.map(\.systemItem) == ["done"])
    #expect(item.backItem?.title == "Back")
    #expect(item.rightItems.map(\.id) == ["r1", "r2"])
    #expect(item.rightItems[0].image == "gear")
    #expect(!item.rightItems[0].isEnabled)
    #expect(
      item.rightItems[0].accessibility
        == InterfaceAccessibility(identifier: "gear", label: "Settings"))
    #expect(item.rightItems[0].connections.first?.action?.eventType == nil)
    #expect(item.rightItems[1].customView?.id == "b")
    #expect(item.titleView?.content == .segmented(["A", ""]))
    #expect(controller.toolbarItems.map(\.id) == ["f"])
    #expect(controller.tabBarItem?.title == "Tab")
    #expect(controller.tabBarItem?.systemItem == "more")
    #expect(controller.rest.isEmpty)
  }

  @Test("What the canvas imitates is kept and means nothing")
  func simulatedMetrics() throws {
    let controller = try readPlainController(
      "",
      "<nil key='simulatedStatusBarMetrics'/>"
        + "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics' prompted='NO'/>"
        + "<simulatedScreenMetrics key='simulatedDestinationMetrics' type='retina4'/>")
    #expect(
      controller.rest.elements.map(\.name) == [
        "nil", "simulatedNavigationBarMetrics", "simulatedScreenMetrics",
      ])
  }

  @Test("A controller without an id is told of")
  func withoutID() throws {
    #expect(
      try readController("<viewController/>").problems
        == ["<viewController> has no id; nothing can lead to it"])
  }

  @Test("Runtime attributes hold texts, numbers and elements")
  func runtimeAttributes() throws {
    let controller = try readPlainController(
      "",
      "<userDefinedRuntimeAttributes>"
        + "<userDefinedRuntimeAttribute type='boolean' keyPath='isBig' value='YES'/>"
        + "<userDefinedRuntimeAttribute type='number' keyPath='layer.cornerRadius'>"
        + "<real key='value' value='8'/></userDefinedRuntimeAttribute>"
        + "<userDefinedRuntimeAttribute type='string' keyPath='empty' value=''/>"
        + "<userDefinedRuntimeAttribute type='nil' keyPath='none'/>"
        + "</userDefinedRuntimeAttributes>")
    let attributes = controller.runtimeAttributes
    #expect(attributes.map(\.keyPath) == ["isBig", "layer.cornerRadius", "empty", "none"])
    #expect(attributes.map(\.value) == ["YES", nil, "", nil])
    #expect(attributes[1].element?["value"] == "8")
    #expect(attributes[3].element == nil)
  }
}
