import AdaptCore
import AdaptDocuments
import AdaptUIKit
import Foundation
import Testing

/// UIKit: `clearsSelectionOnViewWillAppear`.
@Suite("Rows and items that are no longer selected when their controller comes back")
struct ClearedSelectionTests {
  /// A stack whose root is a table or grid, with one row or item that pushes `b`.
  private func scene(
    _ content: InterfaceController.Content, class name: String? = nil,
    classes: ClassRegistry = .init()
  ) throws -> StoryboardScene {
    var list = Documents.controller("a", content)
    list.customClass = name.map { CustomClass($0) }
    var view: InterfaceView
    var row: InterfaceView
    if case .collection = content {
      view = Documents.leaf("view", "collectionView")
      row = Documents.leaf("row", "collectionViewCell")
      var grid = InterfaceCollection()
      grid.cells = [connected(&row, .collectionCell(.init()))]
      view.content = .collection(grid)
    } else {
      view = Documents.leaf("view", "tableView")
      row = Documents.leaf("row", "tableViewCell")
      var table = InterfaceTable()
      table.isStatic = true
      table.sections = [Documents.section("s", [connected(&row, .tableCell(.init()))])]
      view.content = .table(table)
    }
    view.key = "view"
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    list.view = view
    return try StoryboardScene(
      [Documents.storyboard(Documents.stack(root: "a"), list, Documents.controller("b"))],
      classes: classes)
  }

  private func connected(
    _ row: inout InterfaceView, _ content: InterfaceView.Content
  ) -> InterfaceView {
    row.content = content
    row.connections = [.segue(Documents.segue(.show, "b"))]
    return row
  }

  /// Whether the row is selected under what it pushed, and when that has gone.
  private func selected(in scene: StoryboardScene) throws -> [Bool] {
    let stack = try #require(scene.root as? UINavigationController)
    let view = try #require(stack.topViewController?.view)
    func isSelected() -> Bool {
      view.subviews.contains {
        ($0 as? UITableViewCell)?.isSelected ?? ($0 as? UICollectionViewCell)?.isSelected ?? false
      }
    }
    try scene.simulation.tap(named: "row")
    let before = isSelected()
    scene.simulation.step("back") { stack.popViewController(animated: true) }
    #expect(stack.viewControllers.count == 1)
    return [before, isSelected()]
  }

  @Test("They are cleared each time the controller comes, as the document says by default")
  func cleared() throws {
    #expect(try selected(in: scene(.table(clearsSelection: true))) == [true, false])
    #expect(try selected(in: scene(.collection(clearsSelection: true))) == [true, false])
  }

  @Test("They stay where the document says so")
  func kept() throws {
    #expect(try selected(in: scene(.table(clearsSelection: false))) == [true, true])
    #expect(try selected(in: scene(.collection(clearsSelection: false))) == [true, true])
  }

  @Test("They stay where the class does not call super in viewWillAppear")
  func withoutSuper() throws {
    final class List: UIViewController {
      override func viewWillAppear(_ animated: Bool) {}
    }
    var classes = ClassRegistry()
    classes.register(List.self)
    let scene = try scene(.table(clearsSelection: true), class: "List", classes: classes)
    #expect(try selected(in: scene) == [true, true])
  }
}
