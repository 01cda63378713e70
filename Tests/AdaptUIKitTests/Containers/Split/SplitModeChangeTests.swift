import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Display modes on screen")
struct SplitModeChangeTests {
  @Test("An upright pad hides the list, shows it over the detail for a swipe, hides it for a tap")
  func overlay() throws {
    let split = try SplitScene("pad", orientation: .portrait)
    #expect(split.visible == ["detail"])
    split.simulation.swipeFromPrimaryEdge()
    #expect(split.split.displayMode == .primaryOverlay)
    #expect(split.list.frameOnScreen?.width == 307)
    #expect(split.detail.frameOnScreen?.width == 768)
    split.expectSound()
    split.simulation.tapBesideColumns()
    #expect(split.visible == ["detail"])
    #expect(split.modes == [.primaryOverlay, .primaryHidden])
    #expect(split.scene.findings == [])
    split.expectSound()
  }

  @Test("A tap at a point hides the list if it lies beside it, and lands on it otherwise")
  func tapAtPoint() throws {
    let split = try SplitScene("pad", orientation: .portrait)
    split.simulation.swipeFromPrimaryEdge()
    split.simulation.tap(at: CGPoint(x: 100, y: 500))
    #expect(split.split.displayMode == .primaryOverlay)
    split.simulation.tap(at: CGPoint(x: 600, y: 500))
    #expect(split.split.displayMode == .primaryHidden)
    #expect(split.scene.notes == [.tapLanded])
  }

  @Test("R099: turned to its side a pad shows the list, whatever was done to it before")
  func landscapeShowsList() throws {
    for whileMoving in [true, false] {
      let split = try SplitScene("pad", orientation: .portrait)
      split.simulation.swipeFromPrimaryEdge()
      split.simulation.settlesAfterInput = !whileMoving
      split.simulation.tapBesideColumns()
      if whileMoving { split.simulation.turn() }
      split.simulation.rotate(to: .landscapeRight)
      split.simulation.settle()
      #expect(split.visible == ["list", "detail"])
      split.expectSound()
    }
  }

  @Test("The delegate chooses what the button and the swipe do in a classic split view")
  func target() throws {
    let split = try SplitScene("pad") { $1.target = .primaryOverlay }
    #expect(split.split.displayMode == .allVisible)
    split.simulation.tapDisplayModeButton()
    #expect(split.split.displayMode == .primaryOverlay)
    split.delegate.target = .automatic
    split.simulation.tapDisplayModeButton()
    #expect(split.split.displayMode == .primaryHidden)
    split.expectSound()
  }

  @Test("Without gestures neither a swipe nor the button does anything")
  func withoutGestures() throws {
    let split = try SplitScene("pad", orientation: .portrait) { split, _ in
      split.presentsWithGesture = false
    }
    split.simulation.swipeFromPrimaryEdge()
    split.simulation.tapDisplayModeButton()
    split.simulation.tapBesideColumns()
    #expect(split.scene.findings == [.noSuchAction, .noSuchAction, .noSuchAction])
    #expect(split.modes == [])
  }

  @Test("A swipe that goes back leaves the columns as they were")
  func cancelled() throws {
    let split = try SplitScene("pad-11", ios: 15, orientation: .portrait, style: .tripleColumn)
    let before = split.visible
    split.simulation.swipeFromPrimaryEdge(.cancel)
    #expect(split.visible == before)
    split.simulation.swipeFromPrimaryEdge()
    #expect(split.split.displayMode == .oneOverSecondary)
    split.simulation.swipeFromPrimaryEdge()
    #expect(split.split.displayMode == .twoOverSecondary)
    split.simulation.swipeFromPrimaryEdge()
    #expect(split.scene.findings == [.noSuchAction])
    split.simulation.tapBesideColumns()
    #expect(split.visible == before)
    split.expectSound()
  }

  @Test("The button for the secondary column alone is there if the app wants it")
  func secondaryOnly() throws {
    let split = try SplitScene("pad-pro", ios: 26, style: .tripleColumn)
    split.simulation.tapSecondaryOnlyButton()
    #expect(split.scene.findings == [.noSuchAction])
    split.split.showsSecondaryOnlyButton = true
    split.simulation.tapSecondaryOnlyButton()
    #expect(split.visible == ["detail"])
    split.simulation.tapSecondaryOnlyButton()
    #expect(split.visible == ["items", "detail"])
    split.expectSound()
  }

  @Test("A tap outside hides the columns that lie over another, and then there is nothing outside")
  func tapOutside() throws {
    let split = try SplitScene("pad", orientation: .portrait)
    split.simulation.swipeFromPrimaryEdge()
    split.simulation.tapOutside()
    #expect(split.visible == ["detail"])
    split.simulation.tapOutside()
    #expect(split.scene.findings == [.nothingPresented])
  }

  @Test("While columns come and go the split view has a coordinator, as documented")
  func coordinator() throws {
    let split = try SplitScene("pad-11", ios: 18, style: .doubleColumn)
    var ran: [Callback] = []
    split.simulation.step("hide") {
      split.split.hide(.primary)
      split.split.transitionCoordinator?.animate(
        alongsideTransition: { _ in ran.append(.alongsideTransition) },
        completion: { _ in ran.append(.transitionCompletion) })
    }
    #expect(ran == [.alongsideTransition, .transitionCompletion])
    #expect(split.visible == ["detail"])
    split.expectSound()
  }

  @Test("Columns before 14 are a warning")
  func tooEarly() throws {
    let split = try SplitScene("pad", ios: 12.4, style: .doubleColumn)
    #expect(split.scene.findings == [.notAvailableYet])
  }

  @Test("The line between columns can be dragged from 26 on, within the column's limits")
  func divider() throws {
    let old = try SplitScene("pad-11", ios: 18, style: .doubleColumn)
    old.simulation.dragDivider(to: 400)
    #expect(old.scene.findings == [.noSuchAction])
    let new = try SplitScene("pad-11", ios: 26, style: .doubleColumn) { split, _ in
      split.maximumPrimaryColumnWidth = 420
    }
    new.simulation.dragDivider(to: 400)
    #expect(new.list.frameOnScreen?.width == 400)
    new.simulation.dragDivider(to: 500)
    #expect(new.list.frameOnScreen?.width == 420)
    new.simulation.dragDivider(to: .nan)
    #expect(new.scene.findings == [.noSuchAction])
    new.expectSound()
  }

  @Test("R067: with the overlay preferred the detail hears of each rotation of an ordinary phone")
  func rotations() throws {
    let split = try SplitScene("phone", ios: 10, orientation: .portrait) { split, _ in
      split.preferredDisplayMode = .primaryOverlay
    }
    for count in 1...3 {
      split.simulation.rotate()
      #expect(split.scene.count(.willTransitionToTraits, of: split.detail) == count)
    }
  }

  @Test("The primary column of an expanded split view is compact in width")
  func childTraits() throws {
    let split = try SplitScene("phone-plus")
    #expect(split.list.traitCollection.horizontalSizeClass == .compact)
    #expect(split.detail.traitCollection.horizontalSizeClass == .regular)
    split.simulation.rotate(to: .portrait)
    #expect(split.list.traitCollection.horizontalSizeClass == .compact)
    #expect(split.detail.traitCollection.horizontalSizeClass == .compact)
    split.simulation.rotate(to: .landscapeRight)
    #expect(split.detail.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("In a language from right to left the primary column is on the right")
  func rightToLeft() throws {
    let split = try SplitScene("pad")
    var traits = UITraitCollection()
    traits.layoutDirection = .rightToLeft
    split.simulation.changeTraits(traits)
    #expect(split.list.frameOnScreen?.minX == 704)
    #expect(split.detail.frameOnScreen?.minX == 0)
  }

  @Test("A delegate that shows a column from inside a call about columns has it right after")
  func reentrant() throws {
    let split = try SplitScene("pad-11", ios: 18, style: .doubleColumn, onException: .record)
    split.delegate.on[.splitViewControllerWillHide] = { $0.show(.primary) }
    split.delegate.on[.splitViewControllerDidCollapse] = {
      $0.setViewController(UIViewController(), for: .secondary)
    }
    split.delegate.on[.topColumnForCollapsing] = { $0.preferredDisplayMode = .secondaryOnly }
    for share in [WindowShare.slot(.oneThird), .full, .slot(.oneThird), .full] {
      split.simulation.resize(to: share)
      expectLegalAppearance(split.simulation)
    }
    #expect(split.scene.findings == [])
  }
}
