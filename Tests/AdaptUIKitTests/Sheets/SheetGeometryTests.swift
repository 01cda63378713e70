import AdaptCore
import AdaptMeasured
import AdaptUIKit
import Foundation
import Testing

@Suite("Where sheets lie")
struct SheetGeometryTests {
  typealias Detent = UISheetPresentationController.Detent

  @Test(
    "The 13 sheets measured on 26.1 lie where they were measured, with the safe area they had",
    arguments: MeasuredSheet.all)
  func measured(row: MeasuredSheet) throws {
    let detent: Detent =
      switch row.detent {
      case .large: .large()
      case .medium: .medium()
      case .custom(let value): .custom { _ in value }
      }
    var maximum: CGFloat?
    let probe = Detent.custom { context in
      maximum = context.maximumDetentValue
      return nil
    }
    let shown = try SheetScene(ios: MeasuredSheet.system, detents: [detent, probe])
    #expect(shown.frame.isNear(row.frame), "\(shown.frame)")
    let bottom = shown.content.view.safeAreaInsets.bottom
    #expect((bottom - row.bottomSafeArea).magnitude <= 0.01)
    #expect(maximum == MeasuredSheet.maximumDetentValue)
  }

  @Test("What the controller adds to its safe area comes on top of the sheet's own")
  func additionalSafeArea() throws {
    let shown = try SheetScene(ios: 26.1, detents: [.medium()])
    shown.content.additionalSafeAreaInsets.bottom = 50
    shown.simulation.step("look") {}
    #expect(shown.content.view.safeAreaInsets.bottom == 84)
  }

  @Test(
    "A medium page sheet on 375 × 667, by system",
    arguments: [
      // Up to 12 it adapts to full screen; 13 has one height (O039); 0.56 of 627 from 15 on. Under
      // 26 the measured scale: 8 points at the sides and the bottom, 351 · 359 / 375.
      (8.2, CGRect(x: 0, y: 0, width: 375, height: 667)),
      (8.3, CGRect(x: 0, y: 0, width: 375, height: 667)),
      (9, CGRect(x: 0, y: 0, width: 375, height: 667)),
      (12, CGRect(x: 0, y: 0, width: 375, height: 667)),
      (13, CGRect(x: 0, y: 40, width: 375, height: 627)),
      (14, CGRect(x: 0, y: 40, width: 375, height: 627)),
      (15, CGRect(x: 0, y: 315.88, width: 375, height: 351.12)),
      (16, CGRect(x: 0, y: 315.88, width: 375, height: 351.12)),
      (17, CGRect(x: 0, y: 315.88, width: 375, height: 351.12)),
      (18, CGRect(x: 0, y: 315.88, width: 375, height: 351.12)),
      (26, CGRect(x: 8, y: 322.976, width: 359, height: 336.024)),
    ] as [(SystemVersion, CGRect)])
  func bySystem(system: SystemVersion, frame: CGRect) throws {
    let shown = try SheetScene("phone", ios: system, detents: [.medium(), .large()])
    #expect(shown.frame.isNear(frame), "\(shown.frame)")
  }

  @Test(
    "A popover in compact width becomes a sheet of full height that a finger drags, from 13",
    arguments: [13, 15, 17, 26] as [SystemVersion])
  func adaptedPopover(system: SystemVersion) throws {
    let scene = try Scene("phone", ios: system)
    let popover = scene.controller("popover", .popover)
    popover.point(at: scene.root)
    scene.present(popover)
    // On 375 × 667 a card starts 20 below the status bar (O039).
    #expect(popover.frameOnScreen == CGRect(x: 0, y: 40, width: 375, height: 627))
    scene.simulation.dragSheet(SheetGesture(translation: 500))
    #expect(scene.chain == [])
  }

  @Test("A custom detent counts from 16; on 15 the sheet has its full height")
  func custom() throws {
    let detents = { [Detent.custom(identifier: .init("small")) { _ in 200 }] }
    // 200 above the bottom safe area of 34; full height starts 10 below 59.
    #expect(try SheetScene(ios: 15, detents: detents()).frame.minY == 69)
    #expect(try SheetScene(ios: 16, detents: detents()).frame.minY == 852 - 234)
    #expect(try SheetScene(ios: 18, detents: detents()).frame.minY == 852 - 234)
  }

  @Test("On a pad detents shape nothing (R017)", arguments: [15, 16, 17] as [SystemVersion])
  func pad(system: SystemVersion) throws {
    let shown = try SheetScene("pad-pro", ios: system, detents: [.medium()])
    #expect(shown.frame.size == CGSize(width: 712, height: 1006))
    #expect(shown.sheet?.restingDetentIdentifier == nil)
  }

  @Test("A narrow window of a pad has a card with detents")
  func narrowPad() throws {
    let shown = try SheetScene("pad-pro", ios: 17, detents: [.medium()])
    shown.simulation.resize(to: .slot(.oneThird))
    #expect(shown.sheet?.restingDetentIdentifier == .medium)
    #expect(shown.frame.width == shown.scene.root.view.bounds.width)
    #expect(shown.frame.maxY == 1366)
  }

  @Test("From 17 a page sheet can ask for a form's size, which follows its content")
  func pageSizing() throws {
    func size(_ system: SystemVersion) throws -> CGSize {
      let shown = try SheetScene("pad-pro", ios: system) { $0.prefersPageSizing = false }
      shown.content.preferredContentSize = CGSize(width: 400, height: 300)
      shown.simulation.step("look") {}
      return shown.frame.size
    }
    #expect(try size(16) == CGSize(width: 712, height: 1006))
    #expect(try size(17) == CGSize(width: 400, height: 300))
  }

  @Test(
    "In compact height a sheet covers the window; at the edge only from 15 (O021, R012)",
    arguments: [13, 14, 15, 16, 17, 18, 26] as [SystemVersion])
  func compactHeight(system: SystemVersion) throws {
    let whole = CGRect(x: 0, y: 0, width: 852, height: 393)
    let plain = try SheetScene(ios: system, orientation: .landscapeRight)
    #expect(plain.frame == whole)
    let edge = try SheetScene(ios: system, orientation: .landscapeRight) {
      $0.prefersEdgeAttachedInCompactHeight = true
    }
    // As wide as the safe area of 59 at each side, from 8 points below the top.
    #expect(edge.frame == (system < 15 ? whole : CGRect(x: 59, y: 8, width: 734, height: 385)))
  }

  @Test("At the edge the width can follow the content's preferred size, and its changes")
  func edgeWidth() throws {
    let shown = try SheetScene(ios: 16, orientation: .landscapeRight) {
      $0.prefersEdgeAttachedInCompactHeight = true
      $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true
      $0.presentedViewController.preferredContentSize = CGSize(width: 400, height: 1)
    }
    #expect(shown.frame == CGRect(x: 226, y: 8, width: 400, height: 385))
    shown.simulation.step("grow") { shown.content.preferredContentSize.width = 500 }
    #expect(shown.frame == CGRect(x: 176, y: 8, width: 500, height: 385))
  }

  @Test("Medium alone fails in compact height, also at the edge; with large it does not (R015)")
  func mediumAlone() throws {
    func turned(_ detents: [Detent]) throws -> SheetScene {
      let shown = try SheetScene(ios: 15, detents: detents) {
        $0.prefersEdgeAttachedInCompactHeight = true
      }
      shown.simulation.rotate(to: .landscapeRight)
      return shown
    }
    let alone = try turned([.medium()])
    #expect(alone.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(alone.simulation.waysOut()?.value == [])
    let both = try turned([.medium(), .large()])
    #expect(both.frame == CGRect(x: 59, y: 8, width: 734, height: 385))
    #expect(both.simulation.waysOut()?.value == [.swipe, .tapOutside])
  }

  @Test("Turned on its side and back a sheet is where it was")
  func turnedBack() throws {
    let shown = try SheetScene(detents: [.medium(), .large()])
    let before = shown.frame
    shown.simulation.rotate(to: .landscapeRight)
    #expect(shown.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    shown.simulation.rotate(to: .portrait)
    #expect(shown.frame == before)
    #expect(shown.scene.findings == [])
  }

  @Test(
    "A sheet's frame is continuous in its detent's value and grows with it",
    arguments: [16, 17, 18, 26] as [SystemVersion])
  func continuous(system: SystemVersion) throws {
    var value: CGFloat = 0
    let shown = try SheetScene(
      ios: system, detents: [.custom { min(value, $0.maximumDetentValue) }])
    var last = shown.frame
    for step in 1...390 {
      value = CGFloat(step) * 2
      shown.simulation.step("grow") { shown.sheet?.invalidateDetents() }
      // The rule's bound is six times the step of the value; it grows fastest above 150.
      #expect(last.isNear(shown.frame, 12))
      #expect(shown.frame.height >= last.height)
      last = shown.frame
    }
    #expect(last.maxY == 852)
    #expect(last.width == 393)
  }

  @Test("The presenter is pushed back by a card of 13 to 25 at full height, and not at medium")
  func pushedBack() throws {
    func presenter(_ system: SystemVersion, _ detents: [Detent]) throws -> CGRect? {
      let shown = try SheetScene(ios: system, detents: detents)
      return shown.sheet?.appearance?.presenter
    }
    // 16 points at each side, 10 above the card at 69.
    let scale: CGFloat = (393 - 32) / 393
    let pushed = CGRect(x: 16, y: 59, width: 361, height: 852 * scale)
    #expect(try presenter(17, [.large()])?.isNear(pushed) == true)
    let resting = CGRect(x: 0, y: 0, width: 393, height: 852)
    #expect(try presenter(17, [.medium(), .large()]) == resting)
    #expect(try presenter(26, [.large()]) == resting)
  }
}
