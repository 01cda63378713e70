import AdaptCommand
import Foundation
import Testing

@Suite("adaptsim outline")
struct OutlineTests {
  private let folder: TemporaryFolder
  private let main: String
  private let more: String

  init() throws {
    folder = try TemporaryFolder()
    main = try folder.file("Recipes.storyboard", try Boards.text("Recipes"))
    more = try folder.file("More.storyboard", try Boards.text("More"))
  }

  @Test("The tree begins with the entry point and ends with what is unreachable")
  func tree() {
    let call = Call(["outline", main, more])
    #expect(call.exit == .fine)
    #expect(
      call.output == """
        \(main)  7 scenes, 7 segues
        Opens with
           6  navigation(RecipesController)
          15  └ root RecipesController  'Recipes'
          42    ├ pushes RecipeController  'Recipe', from button 'Open'
          58    │ └ presents EditorController  'Editor', as formSheet, from bar button 'edit'
          66    │   ├ unwinds unwindToRecipes:  from button 'Done'
          93    │   └ presents (show) Units  from button 'Units'
          98    │     └ presents (show) about  segue 'about', in \(more)
          84    └ presents as popover Filter  segue 'filter', from bar button 'Filter'
        Unreachable
          110  Old List

        \(more)  1 scene, 0 segues
        By identifier
          6  about  'About'

        """)
  }

  @Test("A scene that is told already has an arrow to its line, so that circles end")
  func circle() throws {
    let text = try Boards.text("Recipes").replacing(
      "destination=\"ref-00-001\" kind=\"show\" identifier=\"about\"",
      with: "destination=\"lst-00-001\" kind=\"presentation\" identifier=\"home\"")
    let path = try folder.file("Circle.storyboard", text)
    #expect(Call(["outline", path]).says("presents RecipesController", "↑ see line 15"))
  }

  @Test("An unwind by a class of its own says what it unwinds")
  func unwindClass() throws {
    let text = try Boards.text("Recipes").replacing(
      "kind=\"unwind\"", with: "kind=\"unwind\" customClass=\"FadeSegue\"")
    let path = try folder.file("Fade.storyboard", text)
    #expect(Call(["outline", path]).says("unwinds unwindToRecipes:  by FadeSegue"))
  }

  @Test("A storyboard that is not among the files is named")
  func otherFile() {
    #expect(Call(["outline", main]).says("storyboard 'More', not among the files"))
  }

  @Test("Records have every scene and segue, with where they lead")
  func records() throws {
    let call = Call(["outline", main, more, "--format", "json"])
    #expect(call.lines.count == 2)
    let object = try JSONSerialization.jsonObject(with: Data(call.lines[0].utf8)) as? [String: Any]
    let scenes = try #require(object?["scenes"] as? [[String: Any]])
    #expect(scenes.count == 8)
    #expect(
      scenes.map { $0["isReachable"] as? Bool } == [
        true, true, true, true, true, true, false, false,
      ])
    let units = try #require(scenes[5]["segues"] as? [[String: Any]])
    #expect(units.first?["path"] as? String == more)
    #expect(units.first?["scene"] as? String == "abt-00-001")
    #expect(object?["unmodelled"] as? [[String: String]] == [])
    // Every key is one that the format of scenarios describes.
    #expect(object?.keys.sorted() == ["path", "record", "scenes", "unmodelled", "version"])
    let keys = Set(scenes.flatMap(\.keys)).union(units.flatMap(\.keys))
    let documented: Set = [
      "id", "name", "kind", "customClass", "identifier", "line", "column", "isInitial",
      "isReachable", "segues", "origin", "style", "unwindAction", "path", "scene",
    ]
    #expect(keys.isSubset(of: documented))
    #expect(keys.isSuperset(of: ["name", "isReachable", "origin"]))
  }

  @Test("It needs a storyboard")
  func usage() throws {
    #expect(Call(["outline"]).exit == .wrongUsage)
    let path = try folder.file("a.json5", Scenes.passing)
    #expect(Call(["outline", path]).exit == .badInput)
    #expect(Call(["outline", folder.path + "none.storyboard"]).exit == .badInput)
    #expect(Call(["outline", folder.path]).exit == .fine)
  }

  @Test("A chain of thousands of scenes stays within the page, and every scene is told")
  func chain() throws {
    let count = 3000
    let scenes = (0..<count).map { place in
      """
      <scene sceneID="s\(place)"><objects><viewController title="Scene \(place)" id="c\(place)" \
      sceneMemberID="viewController"><connections><segue destination="c\((place + 1) % count)" \
      kind="presentation" identifier="next" id="g\(place)"/></connections></viewController></objects></scene>
      """
    }.joined(separator: "\n")
    let text = try Boards.text("More").replacing(
      "<scenes>", with: "<scenes>\n" + scenes
    ).replacing("useAutolayout", with: "initialViewController=\"c0\" useAutolayout")
    let call = Call(["outline", try folder.file("Chain.storyboard", text)])
    #expect(call.exit == .fine)
    #expect((0..<count).allSatisfy { call.output.contains("Scene \($0)") })
    #expect(call.lines.allSatisfy { $0.count < 200 })
  }
}
