import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Popovers at items of bars that no stack manages")
struct FreeBarAnchorTests {
  /// What a popover of 300 × 200 looks like that points at an item.
  private func shown(at item: UIBarButtonItem, over bar: UIView) throws -> (
    frame: CGRect?, arrow: UIPopoverArrowDirection?
  ) {
    let scene = try Scene("pad")
    scene.root.view.addSubview(bar)
    let (content, popover) = try scene.popover(size: CGSize(width: 300, height: 200))
    popover.barButtonItem = item
    scene.present(content)
    return (content.frameOnScreen, popover.arrowDirection)
  }

  @Test(
    "In a toolbar at the bottom they lie above it, at the side of their item",
    arguments: [(index: 0, x: CGFloat(10)), (index: 2, x: CGFloat(768 - 10 - 300))])
  func toolbar(index: Int, x: CGFloat) throws {
    let items = ["Mission", "", "Camera"].map { UIBarButtonItem(title: $0) }
    let bar = UIToolbar(frame: CGRect(x: 0, y: 980, width: 768, height: 44))
    bar.items = items
    let shown = try shown(at: items[index], over: bar)
    #expect(shown.arrow == .down)
    // Margins of 10 at the sides, and the arrow of 13 points between content and bar.
    #expect(shown.frame == CGRect(x: x, y: 980 - 13 - 200, width: 300, height: 200))
  }

  @Test("In a navigation bar of the app's own they lie below it, on the side of their item")
  func navigationBar() throws {
    let (left, right) = (UIBarButtonItem(title: "left"), UIBarButtonItem(title: "right"))
    for (item, x) in [(left, CGFloat(10)), (right, 768 - 10 - 300)] {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 768, height: 44))
      let shownItem = UINavigationItem(title: "title")
      shownItem.leftBarButtonItem = left
      shownItem.rightBarButtonItem = right
      bar.items = [shownItem]
      let shown = try shown(at: item, over: bar)
      #expect(shown.arrow == .up)
      #expect(shown.frame == CGRect(x: x, y: 64 + 13, width: 300, height: 200))
    }
  }
}
