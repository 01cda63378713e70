import AdaptCore
import AdaptUIKit
import Testing

@Suite("What an alert holds")
struct AlertContentTests {
  private static func alert(
    in scene: Scene, style: UIAlertController.Style = .alert
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Name", message: "Of the recipe", preferredStyle: style)
    scene.simulation.name(alert, "alert")
    return alert
  }

  @Test("A text field is set up before it is added, and a handler reads what a person typed")
  func textField() throws {
    let scene = try Scene("phone", ios: 17)
    let alert = Self.alert(in: scene)
    #expect(alert.textFields == nil)
    alert.addTextField { field in
      field.placeholder = "Recipe"
      field.text = "Soup"
    }
    alert.addTextField()
    #expect(alert.textFields?.map(\.text) == ["Soup", ""])
    #expect(alert.textFields?.first?.placeholder == "Recipe")
    var saved: String?
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [unowned alert] _ in
        saved = alert.textFields?.first?.text
      })
    scene.present(alert)
    scene.simulation.typeText("Cake")
    scene.simulation.tapAction("Save")
    #expect(saved == "Cake")
    #expect(scene.findings == [])
  }

  @Test("Text fields make an alert higher")
  func height() throws {
    let scene = try Scene("phone", ios: 17)
    let alert = Self.alert(in: scene)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    scene.present(alert)
    let height = alert.view.bounds.height
    scene.simulation.step("add") { alert.addTextField() }
    #expect((alert.view.bounds.height - height - 30).magnitude < 0.01)
  }

  @Test("Typing where no text field is, or one that is disabled, is a finding")
  func noField() throws {
    let scene = try Scene("phone", ios: 17)
    scene.simulation.typeText("Cake")
    let alert = Self.alert(in: scene)
    alert.addTextField { $0.isEnabled = false }
    scene.present(alert)
    scene.simulation.typeText("Cake")
    scene.simulation.typeText("Cake", inField: 1)
    #expect(scene.findings == [.noSuchAction, .noSuchAction, .noSuchAction])
    #expect(alert.textFields?.first?.text == "")
  }

  @Test("A text field in an action sheet is an exception, before it is presented too")
  func actionSheet() throws {
    let scene = try Scene("phone", ios: 17, onException: .record)
    let sheet = UIAlertController(title: "Name", message: nil, preferredStyle: .actionSheet)
    scene.simulation.step("add") { sheet.addTextField() }
    #expect(scene.findings == [.textFieldInActionSheet])
    #expect(sheet.textFields == nil)
  }

  @Test("A preferred action has to be added before; else it is an exception and none is preferred")
  func preferred() throws {
    let scene = try Scene("phone", ios: 17, onException: .record)
    let alert = Self.alert(in: scene)
    let save = UIAlertAction(title: "Save", style: .default)
    alert.preferredAction = save
    #expect(scene.findings == [.preferredActionNotAdded])
    #expect(alert.preferredAction == nil)
    alert.addAction(save)
    alert.preferredAction = save
    #expect(alert.preferredAction === save)
    alert.preferredAction = nil
    #expect(alert.preferredAction == nil)
    #expect(scene.findings == [.preferredActionNotAdded])
  }
}
