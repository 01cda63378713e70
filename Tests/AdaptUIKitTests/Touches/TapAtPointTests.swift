import AdaptCore
import AdaptDocuments
import AdaptUIKit
import Foundation
import Testing

@Suite("Taps at a point on controls and rows")
struct TapAtPointTests {
  @Test("A segment that is disabled is not selected at its point either")
  func disabledSegment() throws {
    let scene = try Scene(onException: .record)
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.frame = CGRect(x: 20, y: 100, width: 200, height: 30)
    segments.setEnabled(false, forSegmentAt: 1)
    scene.root.view.addSubview(segments)
    scene.simulation.tap(at: CGPoint(x: 170, y: 115))
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    scene.simulation.tap(at: CGPoint(x: 70, y: 115))
    #expect(segments.selectedSegmentIndex == 0)
  }

  @Test("A touch that is led to segments of almost no width selects the last of them")
  func narrow() throws {
    final class Leading: UIView {
      var target: UIView?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { target }
    }
    let scene = try Scene(onException: .record)
    let leading = Leading(frame: scene.root.view.bounds)
    scene.root.view.addSubview(leading)
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.frame = CGRect(x: 0, y: 100, width: 1e-300, height: 30)
    leading.addSubview(segments)
    leading.target = segments
    scene.simulation.tap(at: CGPoint(x: 170, y: 115))
    #expect(segments.selectedSegmentIndex == 1)
  }

  @Test("A tap recognizer on a button comes before the button, one for two taps does not")
  func recognizerOnControl() throws {
    final class Heard: UIViewController {
      var heard: [String] = []
      override func perform(_ action: Selector, with sender: Any?) { heard.append(action.rawValue) }
    }
    // Apple's documentation of gestures: a recognizer on the control itself gets the touch first.
    let root = Heard()
    let scene = try Scene(root: root, onException: .record)
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    button.addTarget(root, action: "pressed:", for: .touchUpInside)
    let tap = UITapGestureRecognizer(target: root, action: "tapped:")
    button.addGestureRecognizer(tap)
    root.view.addSubview(button)
    let point = CGPoint(x: 60, y: 120)
    scene.simulation.tap(at: point)
    #expect(root.heard == ["tapped:"])
    tap.numberOfTapsRequired = 2
    scene.simulation.tap(at: point)
    #expect(root.heard == ["tapped:", "pressed:"])
    tap.numberOfTapsRequired = 1
    button.isEnabled = false
    scene.simulation.tap(at: point)
    #expect(root.heard.count == 2)
  }
}

extension TapAtPointTests {
  private func cell(_ element: String, _ content: (InterfaceCell) -> InterfaceView.Content)
    -> InterfaceView
  {
    var view = Documents.leaf("p", element)
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
    var cell = InterfaceCell()
    cell.reuseIdentifier = "cell"
    view.content = content(cell)
    view.connections = [.segue(Documents.segue(.present, "b"))]
    return view
  }

  private func scene(_ element: String, _ content: InterfaceView.Content) throws -> StoryboardScene
  {
    var view = Documents.view("list", element)
    view.content = content
    var list = Documents.controller("a")
    list.view?.subviews = [view]
    return try StoryboardScene([Documents.storyboard(list, Documents.controller("b"))])
  }

  private func grid(allowsSelection: Bool) throws -> (StoryboardScene, [UICollectionViewCell]) {
    var content = InterfaceCollection()
    content.allowsSelection = allowsSelection
    content.cells = [cell("collectionViewCell") { .collectionCell($0) }]
    let scene = try scene("collectionView", .collection(content))
    let grid = try #require(scene.root?.view.subviews.first as? UICollectionView)
    let cells = (0..<2).compactMap { place -> UICollectionViewCell? in
      let cell = grid.dequeueReusableCell(withReuseIdentifier: "cell")
      cell?.frame = CGRect(x: 0, y: 100 * CGFloat(place + 1), width: 100, height: 44)
      cell?.accessibilityIdentifier = "item \(place)"
      if let cell { grid.addSubview(cell) }
      return cell
    }
    return (scene, cells)
  }

  @Test("A row of a table that selects none performs no segue, at its point as by its name")
  func tableWithoutSelection() throws {
    for allowsSelection in [false, true] {
      var content = InterfaceTable()
      content.isStatic = true
      content.allowsSelection = allowsSelection
      content.sections = [Documents.section("s", [cell("tableViewCell") { .tableCell($0) }])]
      let scene = try scene("tableView", .table(content))
      scene.simulation.tap(at: CGPoint(x: 60, y: 20))
      #expect((scene.last("b") != nil) == allowsSelection)
      guard !allowsSelection else { continue }
      try scene.simulation.tap(named: "cell")
      #expect(scene.last("b") == nil)
      #expect(scene.ownFindings == [.cannotBeTouched])
    }
  }

  @Test("An item of a grid that selects none performs no segue, at its point as by its name")
  func gridWithoutSelection() throws {
    let (scene, cells) = try grid(allowsSelection: false)
    scene.simulation.tap(at: CGPoint(x: 50, y: 120))
    try scene.simulation.tap(named: "item 1")
    #expect(scene.last("b") == nil)
    #expect(scene.ownFindings == [.cannotBeTouched])
    #expect(cells.map(\.isSelected) == [false, false])
  }

  @Test("Selecting an item of a grid takes the selection from the item before")
  func gridSelection() throws {
    let (scene, cells) = try grid(allowsSelection: true)
    scene.simulation.tap(at: CGPoint(x: 50, y: 120))
    #expect(cells.map(\.isSelected) == [true, false])
    scene.simulation.step("back") { scene.root?.dismiss(animated: false) }
    scene.simulation.tap(at: CGPoint(x: 50, y: 220))
    #expect(cells.map(\.isSelected) == [false, true])
  }
}
