import AdaptCore
import AdaptDocuments
import AdaptUIKit
import Foundation
import Testing

@Suite("Segues that present popovers")
struct PopoverSegueTests {
  /// A stack whose root has a bar item, a button and a map.
  private func scene(
    _ device: String = "pad", _ change: (inout InterfaceSegue) -> Void
  ) throws -> StoryboardScene {
    var source = Documents.controller("a", [Documents.segue(.popover, "b", "go", change)])
    var item = InterfaceNavigationItem(id: "item", position: Documents.somewhere)
    item.rightItems = [InterfaceBarItem(id: "filter", position: Documents.somewhere)]
    source.navigationItem = item
    var button = Documents.view("button", "button")
    button.frame = CGRect(x: 40, y: 200, width: 80, height: 44)
    button.autoresizing = []
    source.view?.subviews = [button, Documents.view("map", "mapView")]
    return try StoryboardScene(
      [
        Documents.storyboard(
          Documents.stack(root: "a"), source, Documents.controller("b"))
      ], device)
  }

  @Test("The bar item of the document is the anchor, and what the segue permits holds")
  func barItem() throws {
    let scene = try scene {
      $0.anchorBarItem = "filter"
      $0.arrowDirections = [.up, .left]
      $0.passthroughViews = ["map", "nothing"]
    }
    var hadAnchor = false
    scene.last("a")?.prepares = { source, segue in
      let popover = segue.destination.popoverPresentationController
      hadAnchor = popover?.barButtonItem === source.navigationItem.rightBarButtonItem
    }
    scene.perform("go")
    #expect(hadAnchor)
    let popover = try #require(scene.last("b")?.popoverPresentationController)
    #expect(popover.permittedArrowDirections == [.up, .left])
    #expect(popover.passthroughViews?.count == 1)
    #expect(popover.arrowDirection == .up)
  }

  @Test("A view is the anchor with all of its bounds")
  func view() throws {
    let scene = try scene { $0.anchorView = "button" }
    scene.perform("go")
    let popover = try #require(scene.last("b")?.popoverPresentationController)
    #expect(popover.sourceView?.frame == CGRect(x: 40, y: 200, width: 80, height: 44))
    #expect(popover.sourceRect.isNull)
  }

  @Test("R023: without an anchor it is an exception on a pad, and full screen on a phone")
  func noAnchor() throws {
    for (device, findings) in [("pad", [Finding.Kind.popoverWithoutAnchor]), ("phone", [])] {
      let scene = try scene(device) { $0.anchorView = "gone" }
      scene.perform("go")
      #expect(scene.ownFindings == findings, "\(device)")
    }
  }
}
