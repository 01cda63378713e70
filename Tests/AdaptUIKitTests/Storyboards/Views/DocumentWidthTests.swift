import AdaptCore
import AdaptDocuments
import AdaptUIKit
import Foundation
import Testing

@Suite("Views of documents that are wider than the window")
struct DocumentWidthTests {
  @Test(
    "R143: what constraints place has no width to find fault with, and neither has what lies in it",
    arguments: [(byConstraints: true, found: [Finding.Kind]()), (false, [.widerThanWindow])])
  func width(byConstraints: Bool, found: [Finding.Kind]) throws {
    var inner = Documents.leaf("inner", "view")
    inner.frame = CGRect(x: 0, y: 0, width: 560, height: 20)
    inner.autoresizing = []
    var outer = Documents.leaf("outer", "view")
    outer.frame = CGRect(x: 20, y: 40, width: 560, height: 40)
    outer.autoresizing = []
    outer.translatesAutoresizingMask = !byConstraints
    if byConstraints { outer.subviews = [inner] }
    var controller = Documents.controller("a")
    controller.view?.subviews = [outer]
    let scene = try StoryboardScene([Documents.storyboard(controller)], "pad-11", ios: 17)
    scene.simulation.rotate(to: .landscapeRight)
    scene.simulation.resize(to: .slot(.oneThird))
    #expect(scene.findings.filter { $0 == .widerThanWindow } == found)
  }

  @Test("A root's view follows the window whatever its mask (documentation of rootViewController)")
  func root() throws {
    var controller = Documents.controller("a")
    controller.view?.autoresizing = [.flexibleRightMargin, .flexibleBottomMargin]
    let scene = try StoryboardScene([Documents.storyboard(controller)], "pad-11", ios: 17)
    scene.simulation.rotate(to: .landscapeRight)
    for share in [WindowShare.slot(.oneThird), .full, .slot(.oneHalf)] {
      scene.simulation.resize(to: share)
      #expect(scene.root?.view.frame == scene.root?.view.window?.bounds)
    }
    #expect(scene.findings == [])
  }

  @Test("R143: of views that are too wide the outermost is named, and nothing that scrolls")
  func outermost() throws {
    func wide(_ id: String, _ element: String = "view", _ views: [InterfaceView] = [])
      -> InterfaceView
    {
      var view = Documents.leaf(id, element)
      view.frame = CGRect(x: 0, y: 40, width: 900, height: 40)
      view.autoresizing = []
      view.subviews = views
      return view
    }
    var scroll = wide("scroll", "scrollView", [wide("content")])
    scroll.frame = CGRect(x: 0, y: 90, width: 300, height: 40)
    var controller = Documents.controller("a")
    var canvas = wide("canvas")
    canvas.customClass = CustomClass("CanvasView")
    controller.view?.subviews = [wide("outer", "view", [wide("inner")]), scroll, canvas]
    let scene = try StoryboardScene([Documents.storyboard(controller)], "pad-11", ios: 17)
    scene.simulation.rotate(to: .landscapeRight)
    scene.simulation.resize(to: .slot(.oneThird))
    let findings = scene.simulation.trace.findings.filter { $0.kind == .widerThanWindow }
    #expect(findings.map(\.text) == ["outer", "CanvasView"])
  }
}
