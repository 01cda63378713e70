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
}
