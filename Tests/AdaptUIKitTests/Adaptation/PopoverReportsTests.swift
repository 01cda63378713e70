import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Reports of popovers that adapt")
struct PopoverReportsTests {
  @Test(
    "R001: without a delegate a popover is one on a pad only",
    arguments: [
      (device: "phone-plus", style: UIModalPresentationStyle.fullScreen),
      (device: "ipad-air-2", style: .popover),
    ])
  func withoutDelegate(device: String, style: UIModalPresentationStyle) throws {
    let scene = try Scene(device, ios: 10.3)
    let picker = scene.controller("picker", .popover)
    picker.point(at: scene.root)
    scene.present(picker)
    #expect(picker.presentationController?.presentationStyle == style)
  }

  @Test("R002: the older question speaks for compact width and is not asked in R×C")
  func olderQuestion() throws {
    let scene = try Scene("phone-max", orientation: .landscapeRight)
    let picker = scene.controller("picker", .popover)
    picker.point(at: scene.root)
    picker.presentationController?.delegate = scene.keep(OldStyleDelegate(.none))
    scene.present(picker)
    #expect(picker.presentationController?.presentationStyle == .formSheet)
    #expect(
      lines(scene.simulation, from: "present", including: [.adaptivePresentationStyle]).isEmpty)
  }

  @Test("R002: the question about traits speaks for R×C too")
  func newerQuestion() throws {
    let scene = try Scene("phone-max", orientation: .landscapeRight)
    let picker = scene.controller("picker", .popover)
    picker.point(at: scene.root)
    picker.presentationController?.delegate = scene.keep(StyleDelegate(.none))
    scene.present(picker)
    #expect(picker.presentationController?.presentationStyle == .popover)
  }

  @Test(
    "R004: the lecture's popover stays one everywhere under 8.2, not in a Plus landscape under 8.3",
    arguments: [
      (ios: SystemVersion(8, 2), side: UIInterfaceOrientation.portrait, style: "popover"),
      (ios: SystemVersion(8, 2), side: .landscapeRight, style: "popover"),
      (ios: SystemVersion(8, 3), side: .portrait, style: "popover"),
      (ios: SystemVersion(8, 3), side: .landscapeRight, style: "formSheet"),
    ])
  func lecture(ios: SystemVersion, side: UIInterfaceOrientation, style: String) throws {
    let scene = try Scene("phone-plus", ios: ios, orientation: side)
    let demo = scene.controller("demo", .popover)
    demo.point(at: scene.root)
    demo.presentationController?.delegate = scene.keep(OldStyleDelegate(.none))
    scene.present(demo)
    #expect(demo.presentationController.map { "\($0.presentationStyle)" } == style)
  }

  @Test("R004: nothing that a person can do closes the form sheet of 8.3")
  func closableNowhere() throws {
    let scene = try Scene("phone-plus", ios: 8.3, orientation: .landscapeRight)
    let demo = scene.controller("demo", .popover)
    demo.presentationController?.delegate = scene.keep(OldStyleDelegate(.none))
    scene.present(demo)
    scene.simulation.tapOutside()
    scene.simulation.swipeDown()
    #expect(scene.findings == [.tapOutsideIgnored, .notSwipeable])
    #expect(scene.chain == ["demo"])
  }

  @Test(
    "R018, R021: in a narrow split a popover covers the window unless the delegate answers none",
    arguments: [
      (answersNone: false, style: UIModalPresentationStyle.fullScreen),
      (answersNone: true, style: .popover),
    ])
  func narrowSplit(answersNone: Bool, style: UIModalPresentationStyle) throws {
    let scene = try Scene(
      "ipad-air-2", ios: 9.3, orientation: .landscapeRight, window: .slot(.oneThird))
    let list = scene.controller("list", .popover)
    list.point(at: scene.root)
    if answersNone {
      list.presentationController?.delegate = scene.keep(StyleDelegate(.none))
    }
    scene.present(list)
    #expect(list.presentationController?.presentationStyle == style)
    scene.simulation.rotate(to: .portrait)
    #expect(list.presentationController?.presentationStyle == style)
    let window = try #require(scene.root.view.window ?? list.view.window)
    let frame = try #require(list.frameOnScreen)
    #expect(window.bounds.contains(frame))
    if !answersNone { #expect(frame == window.bounds) }
  }

  @Test("R006: what a popover's content sees depends on where it is, not on how it came there")
  func pathIndependence() throws {
    let turned = try Scene("phone-plus", ios: 8.2)
    let direct = try Scene("phone-plus", ios: 8.2, orientation: .landscapeRight)
    var contents: [UIViewController] = []
    for scene in [turned, direct] {
      let content = scene.controller("content", .popover)
      content.point(at: scene.root)
      scene.present(content)
      contents.append(content)
    }
    #expect(contents[0].presentationController?.presentationStyle == .fullScreen)
    turned.simulation.rotate(to: .landscapeRight)
    for content in contents {
      #expect(content.presentationController?.presentationStyle == .popover)
      #expect(content.traitCollection.horizontalSizeClass == .compact)
    }
    #expect(contents[0].traitCollection == contents[1].traitCollection)
    #expect(contents[0].frameOnScreen == contents[1].frameOnScreen)
  }

  @Test("R011: a popover from a form sheet is one, though the sheet's content is compact")
  func popoverFromFormSheet() throws {
    let scene = try Scene("pad", ios: 10.3)
    let sheet = scene.controller("sheet", .formSheet)
    scene.present(sheet)
    #expect(sheet.traitCollection.horizontalSizeClass == .compact)
    let share = scene.controller("share", .popover)
    share.point(at: sheet)
    scene.present(share, on: sheet)
    #expect(share.presentationController?.presentationStyle == .popover)
  }

  @Test(
    "O130, R023: a popover without an anchor raises in regular width, and not where it adapts",
    arguments: [
      (device: "pad", found: [Finding.Kind.popoverWithoutAnchor]), (device: "phone", found: []),
    ], [9.3, 12.4, 13] as [SystemVersion])
  func missingAnchor(row: (device: String, found: [Finding.Kind]), ios: SystemVersion) throws {
    let (device, found) = row
    let scene = try Scene(device, ios: ios, onException: .record)
    let sheet = scene.controller("sheet", .popover)
    scene.present(sheet)
    #expect(scene.findings == found)
    #expect(sheet.isOnScreen == found.isEmpty)
    #expect(scene.chain.isEmpty == !found.isEmpty)
  }
}
