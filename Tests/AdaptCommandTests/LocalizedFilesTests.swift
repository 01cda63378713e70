import AdaptCommand
import Testing

@Suite("Storyboards for several languages and targets, as the command tells them")
struct LocalizedFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("Base.lproj/Recipes.storyboard", try Boards.text("Recipes"))
    try folder.file("Base.lproj/More.storyboard", try Boards.text("More"))
  }

  @Test("A copy for another language adds what it lacks, and repeats nothing")
  func check() throws {
    let before = Call(["check", folder.path])
    #expect(before.output.hasSuffix("2 files, 8 scenes: 3 warnings\n"))
    try folder.file("de.lproj/Recipes.storyboard", try Boards.text("Recipes"))
    #expect(
      Call(["check", folder.path]).output.hasSuffix("3 files, 15 scenes: 3 warnings\n"))
    let text = try Boards.text("More").replacing("storyboardIdentifier", with: "unused")
    try folder.file("fr.lproj/More.storyboard", text)
    #expect(
      Call(["check", folder.path]).says(
        "fr.lproj/More.storyboard:2:1: warning: this copy of", "has no scene 'about'"))
  }

  @Test("An outline shows a copy as what it is a copy of")
  func outline() throws {
    let path = try folder.file("de.lproj/More.storyboard", try Boards.text("More"))
    let original = folder.path + "Base.lproj/More.storyboard"
    #expect(Call(["outline", folder.path]).says("\(path)  \(original) for another language"))
    let records = Call(["outline", folder.path, "--format", "json"]).lines
    #expect(records.count == 3)
    #expect(records.last?.hasPrefix("{\"copyOf\":\"\(original)\",\"path\":\"\(path)\"") == true)
  }
}
