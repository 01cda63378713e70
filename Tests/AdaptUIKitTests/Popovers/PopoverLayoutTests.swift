import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("How a popover lies")
struct PopoverLayoutTests {
  @Test(
    "The arrow points where it is permitted, at the anchor",
    arguments: [
      (
        permitted: UIPopoverArrowDirection.up,
        frame: CGRect(x: 170, y: 453, width: 300, height: 200)
      ),
      (.down, CGRect(x: 170, y: 187, width: 300, height: 200)),
      (.left, CGRect(x: 353, y: 320, width: 300, height: 200)),
    ])
  func permitted(permitted: UIPopoverArrowDirection, frame: CGRect) throws {
    let scene = try Scene("pad", ios: 12)
    let (content, popover) = try scene.popover()
    popover.sourceView = scene.button()
    popover.permittedArrowDirections = permitted
    scene.present(content)
    #expect(popover.arrowDirection == permitted)
    #expect(content.frameOnScreen == frame)
    #expect(popover.frameOfPresentedViewInContainerView == frame)
  }

  @Test(
    "From 13 the content keeps clear of the arrow by its safe area; up to 12 it has no part of it")
  func safeAreaOfArrow() throws {
    for (ios, top) in [(12, 0), (13, 13), (17, 13)] as [(SystemVersion, CGFloat)] {
      let scene = try Scene("pad", ios: ios)
      let (content, popover) = try scene.popover()
      let button = scene.button()
      popover.sourceView = button
      popover.permittedArrowDirections = .up
      scene.present(content)
      #expect(content.view.safeAreaInsets == UIEdgeInsets(top: top))
      scene.simulation.step("other side") { popover.permittedArrowDirections = .down }
      #expect(content.view.safeAreaInsets == UIEdgeInsets(bottom: top))
    }
  }

  @Test("The margins are kept, 10 points unless the app sets others")
  func margins() throws {
    let scene = try Scene("pad", ios: 12)
    let (content, popover) = try scene.popover()
    popover.sourceView = scene.button(CGRect(x: 0, y: 400, width: 40, height: 40))
    popover.permittedArrowDirections = .up
    #expect(popover.popoverLayoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    scene.present(content)
    #expect(content.frameOnScreen?.minX == 10)
    scene.simulation.step("wider") { popover.popoverLayoutMargins.left = 50 }
    #expect(content.frameOnScreen?.minX == 50)
  }

  @Test("It is cut to the room beside its anchor, and from 9 it may cover it instead")
  func overlap() throws {
    for (ios, height) in [(8.3, 571), (9, 984)] as [(SystemVersion, CGFloat)] {
      let scene = try Scene("pad", ios: ios)
      let (content, popover) = try scene.popover(size: CGSize(width: 300, height: 2000))
      popover.sourceView = scene.button(CGRect(x: 0, y: 400, width: 768, height: 30))
      scene.present(content)
      // Below the anchor there is 1024 − 430 − 13 − 10.
      #expect(content.frameOnScreen?.height == 571)
      scene.simulation.step("let over") { popover.canOverlapSourceViewRect = true }
      // All that the status bar of 20 and margins of 10 leave.
      #expect(content.frameOnScreen?.height == height)
    }
  }

  @Test("R030: a change of the wish resizes it on screen, smaller ones too, and says why")
  func liveSize() throws {
    let scene = try Scene("pad", ios: 10.3)
    let (content, popover) = try scene.popover()
    popover.sourceView = scene.button()
    scene.present(content)
    for size in [CGSize(width: 300, height: 300), CGSize(width: 300, height: 100)] {
      scene.simulation.step("resize") { content.preferredContentSize = size }
      #expect(content.frameOnScreen?.size == size)
    }
    scene.simulation.step("none") { content.preferredContentSize = .zero }
    #expect(content.frameOnScreen?.size == CGSize(width: 320, height: 480))
  }

  @Test(
    "R030: through a navigation controller it follows the child on top, and back",
    arguments: [
      8.2, 9, 12, 13, 17, 26,
    ] as [SystemVersion])
  func throughStack(ios: SystemVersion) throws {
    let scene = try Scene("pad", ios: ios)
    let list = scene.controller("list")
    list.preferredContentSize = CGSize(width: 300, height: 100)
    let detail = scene.controller("detail")
    detail.preferredContentSize = CGSize(width: 300, height: 300)
    let stack = scene.named("stack", UINavigationController(rootViewController: list), .popover)
    stack.popoverPresentationController?.sourceView = scene.button()
    stack.popoverPresentationController?.permittedArrowDirections = .left
    scene.present(stack)
    var heights = [stack.view.bounds.height]
    scene.simulation.step("push") { stack.pushViewController(detail, animated: true) }
    heights.append(stack.view.bounds.height)
    scene.simulation.step("shrink") { detail.preferredContentSize.height = 200 }
    heights.append(stack.view.bounds.height)
    scene.simulation.step("pop") { stack.popViewController(animated: true) }
    heights.append(stack.view.bounds.height)
    scene.simulation.step("shrink the list") { list.preferredContentSize.height = 80 }
    heights.append(stack.view.bounds.height)
    #expect(heights == [100, 300, 200, 100, 80])
  }

  @Test("O026, R006: content is compact in width, shown at once or after turning there and back")
  func compactContent() throws {
    for ios: SystemVersion in [8.2, 9, 12, 13, 17, 26] {
      let scene = try Scene("pad", ios: ios)
      let (content, popover) = try scene.popover()
      popover.sourceView = scene.root.view
      scene.present(content)
      #expect(content.traitCollection.horizontalSizeClass == .compact)
      scene.simulation.rotate()
      scene.simulation.rotate()
      #expect(content.traitCollection.horizontalSizeClass == .compact)
    }
  }

  @Test(
    "O026, R006: on the Plus in landscape a popover that stays one is compact in width both ways",
    arguments: [UIInterfaceOrientation.portrait, .landscapeRight])
  func compactContentOnThePlus(orientation: UIInterfaceOrientation) throws {
    let scene = try Scene("phone-plus", ios: 8.3, orientation: orientation)
    let (content, popover) = try scene.popover()
    let delegate = scene.keep(StyleDelegate(.none))
    popover.sourceView = scene.root.view
    popover.delegate = delegate
    scene.present(content)
    if orientation == .portrait { scene.simulation.rotate(to: .landscapeRight) }
    #expect(content.presentationController === popover)
    #expect(scene.root.traitCollection.horizontalSizeClass == .regular)
    #expect(content.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("In a window without room it keeps inside, shows nothing or a little, and never breaks")
  func tinyWindows() throws {
    for (width, height) in [(1, 1), (20, 20), (60, 60), (320, 40), (40, 320)]
      as [(CGFloat, CGFloat)]
    {
      let scene = try Scene(
        "pad-11", ios: 17, window: WindowShare(size: CGSize(width: width, height: height)))
      let (content, popover) = try scene.popover()
      let delegate = scene.keep(StyleDelegate(.none))
      popover.sourceView = scene.root.view
      popover.delegate = delegate
      scene.present(content)
      #expect(content.presentationController === popover)
      let frame = try #require(content.frameOnScreen)
      #expect(frame.width <= width && frame.height <= height)
      #expect(scene.findings.allSatisfy { $0 == .widerThanWindow })
      scene.simulation.resize(to: .full)
      #expect(content.frameOnScreen.map { $0.height >= 200 } == true)
    }
  }

  @Test("Huge margins leave no room, so they are not kept, and nothing crashes")
  func hugeMargins() throws {
    let scene = try Scene("pad", ios: 17)
    let (content, popover) = try scene.popover()
    popover.sourceView = scene.root.view
    popover.popoverLayoutMargins = UIEdgeInsets(top: 1e9, left: 1e9, bottom: 1e9, right: 1e9)
    scene.present(content)
    #expect(content.isOnScreen)
    #expect(scene.findings == [])
    #expect(content.view.bounds.size == CGSize(width: 300, height: 213))
  }
}
