import AdaptCore
import AdaptDocuments
import AdaptUIKit
import Foundation
import Testing

@Suite("Methods that make the destination of a segue")
struct SegueActionTests {
  private final class List: UIViewController {
    var makes: (NSCoder) -> UIViewController? = { _ in nil }
    var prepared: UIViewController?
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      prepared = segue.destination
    }
  }

  private final class Detail: UIViewController {
    var item: String
    init?(coder: NSCoder, item: String) {
      self.item = item
      super.init(coder: coder)
    }
    required init?(coder: NSCoder) {
      item = "plain"
      super.init(coder: coder)
    }
  }

  private func scene(
    isComplete: Bool = false, registers: Bool = true,
    _ makes: @escaping (NSCoder) -> UIViewController?
  ) throws -> (StoryboardScene, List) {
    var classes = ClassRegistry()
    classes.register(List.self) {
      $0.isComplete = isComplete
      guard registers else { return }
      $0.segueAction("makeDetail:sender:") { list, coder, _, _ in list.makes(coder) }
    }
    classes.register(Detail.self)
    let scene = try StoryboardScene(
      [
        Documents.storyboard(
          Documents.controller(
            "a", class: "List",
            [Documents.segue(.present, "b", "go") { $0.creationSelector = "makeDetail:sender:" }]),
          Documents.controller("b", class: "Detail"))
      ], classes: classes)
    let list = try #require(scene.root as? List)
    list.makes = makes
    return (scene, list)
  }

  @Test("The method makes it with the coder, before anybody prepares")
  func makes() throws {
    let (scene, list) = try scene { Detail(coder: $0, item: "shoes") }
    scene.simulation.step("go") { list.performSegue(withIdentifier: "go", sender: nil) }
    #expect((list.prepared as? Detail)?.item == "shoes")
    #expect(list.presentedViewController === list.prepared)
    #expect(
      lines(scene.simulation, from: "go", including: segueStory).prefix(4) == [
        "a segueAction(makeDetail:sender:) → b", "b awakeFromNib", "a prepareForSegue",
        "go performSegue",
      ])
  }

  @Test("Nil leaves it to the storyboard")
  func leaves() throws {
    let (scene, list) = try scene { _ in nil }
    scene.simulation.step("go") { list.performSegue(withIdentifier: "go", sender: nil) }
    #expect((list.prepared as? Detail)?.item == "plain")
    #expect(scene.ownFindings == [])
  }

  @Test(
    "A controller that is presented already is answered as by present", arguments: [true, false])
  func presentedAlready(isRoot: Bool) throws {
    let other = UIViewController()
    let (scene, list) = try scene { _ in other }
    if isRoot {
      list.makes = { [unowned list] _ in list }
    } else {
      scene.simulation.step("other") { list.present(other, animated: false) }
    }
    scene.simulation.step("go") { list.performSegue(withIdentifier: "go", sender: nil) }
    #expect(scene.ownFindings.count == 1)
    #expect(
      scene.findings.last.map { $0.severity == .exception || $0.severity == .ignored } == true)
  }

  @Test("A method that the class does not have is an exception where all are listed")
  func unknown() throws {
    for isComplete in [true, false] {
      let (scene, list) = try scene(isComplete: isComplete, registers: false) { _ in nil }
      scene.simulation.step("go") { list.performSegue(withIdentifier: "go", sender: nil) }
      #expect(scene.findings == (isComplete ? [.unrecognizedSelector] : []))
      #expect((list.presentedViewController == nil) == isComplete)
    }
  }
}
