import AdaptCore
import AdaptDocuments
import Foundation
import Testing

@testable import AdaptDocumentReader

@Suite("Views")
struct ViewTests {
  typealias Flag = any KeyPath<InterfaceView, Bool> & Sendable

  @Test(
    "A switch that is absent has the value that Interface Builder leaves out",
    arguments: [
      ("autoresizesSubviews", \.autoresizesSubviews, true),
      ("translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMask, true),
      ("fixedFrame", \.hasFixedFrame, false), ("hidden", \.isHidden, false),
      ("enabled", \.isEnabled, true), ("clipsSubviews", \.clipsSubviews, false),
      ("misplaced", \.isMisplaced, false), ("ambiguous", \.isAmbiguous, false),
      ("preservesSuperviewLayoutMargins", \.layout.preservesSuperviewMargins, false),
      ("insetsLayoutMarginsFromSafeArea", \.layout.insetsMarginsFromSafeArea, true),
      ("layoutMarginsFollowReadableWidth", \.layout.followsReadableWidth, false),
    ] as [(String, Flag, Bool)])
  func flags(name: String, path: Flag, absent: Bool) throws {
    #expect(try readView("<view/>").view[keyPath: path] == absent)
    #expect(try readView("<view \(name)='YES'/>").view[keyPath: path])
    #expect(try !readView("<view \(name)='NO'/>").view[keyPath: path])
  }

  @Test("A frame with a negative side lies on the other side of its origin, and is told")
  func negativeFrame() throws {
    let (view, problems) = try readView(
      "<view><rect key='frame' x='100' y='100' width='-50' height='-20.5'/></view>")
    // Source: stackoverflow.com/questions/8452730.
    #expect(view.frame == CGRect(x: 50, y: 79.5, width: 50, height: 20.5))
    #expect(
      problems == [
        "<rect> width is negative: the view lies on the other side of x; give it its size again",
        "<rect> height is negative: the view lies on the other side of y; give it its size again",
      ])
    let zero = try readView("<view><rect key='frame' x='1' y='2' width='-0' height='0'/></view>")
    #expect(zero.problems.isEmpty)
  }

  @Test("A size that is not a number counts as none", arguments: ["nan", "inf", "1e999", "-"])
  func frameWithoutNumber(text: String) throws {
    let (view, problems) = try readView(
      "<view><rect key='frame' x='1' y='2' width='\(text)' height='3'/></view>")
    #expect(view.frame == CGRect(x: 1, y: 2, width: 0, height: 3))
    #expect(problems.count == 1 && problems[0].contains(text))
  }

  @Test("What every view may have")
  func attributes() throws {
    let (view, problems) = try readView(
      "<mapView alpha='0.5' userInteractionEnabled='NO' tag='7' contentMode='scaleAspectFit'"
        + " restorationIdentifier='m' userLabel='Map' customClass='Map' verifyAmbiguity='off'"
        + " semanticContentAttribute='forceLeftToRight' opaque='NO' id='v'/>")
    #expect(view.element == "mapView")
    #expect(view.key == nil)
    #expect(view.alpha == 0.5)
    #expect(view.isUserInteractionEnabled == false)
    #expect(view.tag == 7)
    #expect(view.contentMode == "scaleAspectFit")
    #expect(view.restorationIdentifier == "m")
    #expect(view.userLabel == "Map")
    #expect(view.customClass == CustomClass("Map"))
    #expect(view.ambiguityCheck == "off")
    #expect(view.layout.semanticContent == "forceLeftToRight")
    #expect(view.rest.attributes == [InterfaceElement.Attribute("opaque", "NO")])
    #expect(problems.isEmpty)
    let plain = try readView("<view/>").view
    #expect(plain.alpha == 1)
    #expect(plain.isUserInteractionEnabled == nil)
    #expect(plain.frame == nil, "a frame may be lost")
  }

  @Test("A frame is in points, with fractions")
  func frame() throws {
    let (view, _) = try readView(
      "<view><rect key='frame' x='-0.5' y='20.333333333333332' width='0.0' height='1e2'/></view>")
    #expect(view.frame == CGRect(x: -0.5, y: 20.333333333333332, width: 0, height: 100))
  }

  @Test(
    "What is no number is told of, kept and left out",
    arguments: [
      "nan", "inf", "-inf", "infinity", "0x10", "", " ", "1,5", "1.5pt", "--1", "1e999", "٣",
    ])
  func badNumbers(text: String) throws {
    let (view, problems) = try readView(
      "<view alpha='\(text)'><rect key='frame' x='\(text)' y='1' width='2' height='3'/></view>")
    #expect(view.alpha == 1)
    #expect(view.frame == CGRect(x: 0, y: 1, width: 2, height: 3))
    #expect(view.rest.attributes == [InterfaceElement.Attribute("alpha", text)])
    #expect(view.rest.elements.first?["x"] == text)
    #expect(problems.count == 2)
    #expect(problems.allSatisfy { $0.hasSuffix("and no number; it counts as absent") })
  }

  @Test("A number that is not one is told of with its place")
  func placeOfProblem() throws {
    let document = try read(
      sceneText(
        "\n <viewController id='c'>\n  <view key='view' tag='x'/>"
          + "</viewController>"))
    #expect(
      document.problems.map(\.description)
        == ["3:3: <view> tag is 'x' and no whole number; it counts as absent"])
  }

  @Test(
    "Every side of the mask has its name",
    arguments: [
      ("", AutoresizingMask()), ("widthSizable='YES'", .flexibleWidth),
      ("heightSizable='YES'", .flexibleHeight), ("flexibleMinX='YES'", .flexibleLeftMargin),
      ("flexibleMaxX='YES'", .flexibleRightMargin), ("flexibleMinY='YES'", .flexibleTopMargin),
      ("flexibleMaxY='YES'", .flexibleBottomMargin), ("flexibleMaxY='NO'", AutoresizingMask()),
    ])
  func autoresizingMask(attributes: String, mask: AutoresizingMask) throws {
    let (view, _) = try readView(
      "<view><autoresizingMask key='autoresizingMask' \(attributes)/></view>")
    #expect(view.autoresizing == mask)
    #expect(try readView("<view/>").view.autoresizing == [])
  }

  @Test("Priorities lie between 1 and 1000 and are the class's where they are absent")
  func priorities() throws {
    let (view, _) = try readView(
      "<label horizontalHuggingPriority='251' verticalHuggingPriority='252'"
        + " horizontalCompressionResistancePriority='1000'"
        + " verticalCompressionResistancePriority='1'/>")
    #expect(view.layout.horizontalHugging == 251)
    #expect(view.layout.verticalHugging == 252)
    #expect(view.layout.horizontalResistance == 1000)
    #expect(view.layout.verticalResistance == 1)
    let (odd, problems) = try readView("<label verticalHuggingPriority='1001'/>")
    #expect(odd.layout.verticalHugging == nil)
    #expect(problems.count == 1)
  }

  @Test("Margins are absolute or follow the direction of reading")
  func margins() throws {
    let (view, _) = try readView(
      "<view><edgeInsets key='layoutMargins' top='1' left='2' bottom='3' right='4'/>"
        + "<directionalEdgeInsets key='directionalLayoutMargins' top='5' leading='6' bottom='7'"
        + " trailing='8'/></view>")
    #expect(view.layout.margins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.layout.directionalMargins == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
    #expect(view.rest.isEmpty)
  }

  @Test("Guides have kinds and ids")
  func guides() throws {
    let (view, _) = try readView(
      "<scrollView><viewLayoutGuide key='safeArea' id='1'/>"
        + "<viewLayoutGuide key='contentLayoutGuide' id='2'/>"
        + "<viewLayoutGuide key='frameLayoutGuide' id='3'/>"
        + "<keyboardLayoutGuide key='keyboard' id='4'/></scrollView>")
    #expect(view.content == .scroll)
    #expect(
      view.guides.map(\.kind) == ["safeArea", "contentLayoutGuide", "frameLayoutGuide", "keyboard"])
    #expect(view.guides.map(\.id) == ["1", "2", "3", "4"])
  }

  @Test("Subviews keep their order; what a property holds has a key")
  func subviews() throws {
    let (view, _) = try readView(
      "<visualEffectView><view key='contentView' contentMode='center'><subviews><label/><arView/>"
        + "</subviews></view><blurEffect style='dark'/></visualEffectView>")
    #expect(view.subviews.map(\.key) == ["contentView"])
    #expect(view.subviews.first?.subviews.map(\.element) == ["label", "arView"])
    #expect(view.rest.elements.map(\.name) == ["blurEffect"])
  }

  @Test("An object has names for tests and for people who do not see")
  func accessibility() throws {
    let (view, _) = try readView(
      "<view><accessibility key='accessibilityConfiguration' identifier='i' label='l'>"
        + "<string key='hint'>a long hint</string><accessibilityTraits key='traits' button='YES'/>"
        + "</accessibility></view>")
    #expect(
      view.accessibility == InterfaceAccessibility(identifier: "i", label: "l", hint: "a long hint")
    )
    #expect(view.rest.elements.first?.children.map(\.name) == ["accessibilityTraits"])
  }

  @Test(
    "Every kind of view is known",
    arguments: [
      ("view", InterfaceView.Content.plain), ("wkWebView", .plain), ("containerView", .container),
      ("slider", .control), ("switch", .control), ("stepper", .control),
      ("datePicker", .control), ("pageControl", .control), ("scrollView", .scroll),
      ("stackView", .stack(InterfaceStack())), ("tableView", .table(InterfaceTable())),
      ("collectionView", .collection(InterfaceCollection())),
      ("button", .button(InterfaceButton())), ("imageView", .image(nil)),
      ("textView", .text(InterfaceText())), ("segmentedControl", .segmented([])),
      ("navigationBar", .navigationBar([])), ("toolbar", .toolbar([])), ("tabBar", .tabBar([])),
      ("tableViewCell", .tableCell(InterfaceCell())),
      ("collectionViewCell", .collectionCell(InterfaceCell())),
    ])
  func kinds(name: String, content: InterfaceView.Content) throws {
    #expect(try readView("<\(name)/>").view.content == content)
  }

  @Test("A stack view has an axis, an alignment, a distribution and a spacing")
  func stack() throws {
    let (view, _) = try readView(
      "<stackView axis='vertical' alignment='center' distribution='fillEqually' spacing='8.5'"
        + " spacingType='standard' baselineRelativeArrangement='YES'/>")
    var stack = InterfaceStack()
    stack.isVertical = true
    stack.alignment = "center"
    stack.distribution = "fillEqually"
    stack.spacing = 8.5
    stack.usesStandardSpacing = true
    stack.isBaselineRelative = true
    #expect(view.content == .stack(stack))
  }

  @Test("Bars that stand in views have items")
  func bars() throws {
    let (bar, _) = try readView(
      "<navigationBar><items><navigationItem title='T' id='n'><barButtonItem"
        + " key='rightBarButtonItem' id='b'/></navigationItem></items></navigationBar>")
    if case .navigationBar(let items) = bar.content {
      #expect(items.map(\.title) == ["T"])
      #expect(items.first?.rightItems.map(\.id) == ["b"])
    } else {
      Issue.record("no navigation bar")
    }
    let (toolbar, _) = try readView(
      "<toolbar><items><barButtonItem systemItem='add' id='1'/><future/></items></toolbar>")
    if case .toolbar(let items) = toolbar.content {
      #expect(items.map(\.systemItem) == ["add"])
    } else {
      Issue.record("no toolbar")
    }
    #expect(toolbar.rest.elements.first?.children.map(\.name) == ["future"])
    let (tabs, _) = try readView("<tabBar><items><tabBarItem title='A' id='t'/></items></tabBar>")
    if case .tabBar(let items) = tabs.content {
      #expect(items.map(\.title) == ["A"])
    } else {
      Issue.record("no tab bar")
    }
  }
}
