import AdaptCommand
import Foundation
import Testing

/// A storyboard and its code, which do not agree on an outlet, an action and a segue.
@Suite("Source code beside storyboards")
struct CodeCommandTests {
  private static let kitchen = "Tests/AdaptCommandTests/Kitchen"
  private static let storyboard = kitchen + "/Kitchen.storyboard"
  private static let code = kitchen + "/Screens.swift"

  @Test("A checked folder's code is read, and what does not agree is told where each stands")
  func folder() {
    let call = Call(["check", Self.kitchen])
    #expect(call.exit == .findings)
    #expect(
      call.output == """
        \(Self.storyboard):27:25: error: 'ShelfController' has no property 'countLabel', which an \
        outlet sets: loading it raises NSUnknownKeyException; connect one that it \
        has, or none: did you mean 'jarCountLabel'? [storyboard.outlet-property]
        \(Self.code):3:7: note: 'ShelfController' is declared here
        \(Self.storyboard):43:37: error: 'JarController' has no method 'relabel:', which button \
        'Label' of 'JarController' calls: that raises an exception (unrecognized selector); since Swift 3 \
        the label of the first parameter makes it 'relabelWithSender:': write '_' there [storyboard.action-method]
        \(Self.code):13:7: note: 'JarController' is declared here
        \(Self.code):7:5: error: 'ShelfController' has no segue 'openjar': performing it raises \
        NSInvalidArgumentException; did you mean 'openJar'? [storyboard.performed-segue]
        \(Self.storyboard):17:17: note: 'ShelfController' is here
        1 file, 3 scenes, 1 source file: 3 errors

        """)
  }

  @Test("Beside a file code is read where the call or the settings name it")
  func named() throws {
    let alone = Call(["check", Self.storyboard])
    #expect(alone.exit == .fine)
    #expect(Call(["check", Self.storyboard, "--code", Self.code]).says("outlet-property"))
    #expect(Call(["check", Self.storyboard, "--code", Self.kitchen]).says("1 source file"))
    let folder = try TemporaryFolder()
    let board = try String(contentsOfFile: Self.storyboard, encoding: .utf8)
    let main = try folder.file("Boards/Kitchen.storyboard", board)
    let code = try String(contentsOfFile: Self.code, encoding: .utf8)
    try folder.file("App/Screens.swift", code)
    try folder.file("Boards/adaptsim.json5", "{ code: ['../App'] }")
    #expect(Call(["check", main]).says("outlet-property"))
    #expect(Call(["check", main]).says("1 source file"))
  }

  @Test("A storyboard that lies with the code and is not checked may have what code names")
  func otherStoryboards() throws {
    let folder = try TemporaryFolder()
    let board = try String(contentsOfFile: Self.storyboard, encoding: .utf8)
    let main = try folder.file("Kitchen.storyboard", board)
    try folder.file(
      "Router.swift",
      "class Router { func go() { list.performSegue(withIdentifier: \"none\", sender: nil) } }")
    #expect(Call(["check", main, "--code", folder.path]).says("performed-segue"))
    try folder.file("Other.storyboard", board)
    #expect(!Call(["check", main, "--code", folder.path]).says("performed-segue"))
  }

  @Test("One file is one whatever paths lead to it, and a path may go up")
  func paths() throws {
    let folder = try TemporaryFolder()
    let board = try String(contentsOfFile: Self.storyboard, encoding: .utf8)
    try folder.file("App/SB/Kitchen.storyboard", board)
    try folder.file(
      "App/Screens.swift", try String(contentsOfFile: Self.code, encoding: .utf8))
    try folder.file("App/SB/adaptsim.json5", "{ code: ['..', '../Screens.swift'] }")
    for path in ["App", "App/SB"] {
      let call = Call(["check", folder.path + path])
      #expect(
        call.output.hasSuffix("1 file, 3 scenes, 1 source file: 3 errors\n"), "\(call.output)")
    }
  }

  @Test("Of what a source file has that cannot be read nothing is said to be missing")
  func unread() throws {
    let folder = try TemporaryFolder()
    let board = try String(contentsOfFile: Self.storyboard, encoding: .utf8)
    try folder.file("Kitchen.storyboard", board)
    try folder.file(
      "Shelf.swift",
      "class ShelfController: UIViewController { @IBOutlet var countLabel: UILabel! }")
    #expect(Call(["check", folder.path]).says("'JarController' is not in the code"))
    try folder.file(
      "Jar.swift",
      Data(
        "class JarController: UIViewController {}".utf16.flatMap {
          [UInt8($0 & 0xFF), UInt8($0 >> 8)]
        }))
    let call = Call(["check", folder.path])
    #expect(!call.says("is not in the code"))
    #expect(call.says("1 source file cannot be read"))
  }

  @Test("Runs and tours know from the code who answers an unwind segue")
  func unwinding() {
    let tour = Call(["tour", Self.storyboard, "--device", "pad"])
    #expect(tour.says("unanswered: unwind from button 'Close'"))
    let knowing = Call(["tour", Self.storyboard, "--device", "pad", "--code", Self.code])
    #expect(knowing.exit == .fine)
    #expect(!knowing.says("unanswered: unwind"))
  }

  @Test("Code that is not there, and a folder without any, are errors of the call")
  func errors() throws {
    let folder = try TemporaryFolder()
    try folder.file("notes.txt", "nothing")
    let none = Call(["check", Self.storyboard, "--code", folder.path + "none"])
    #expect(none.exit == .badInput)
    #expect(none.errors.contains("none"))
    for path in [folder.path, folder.path + "notes.txt"] {
      let call = Call(["check", Self.storyboard, "--code", path])
      #expect(call.exit == .badInput)
      #expect(
        call.errors.contains("no source code is here; names end in .swift, .m, .mm or .h"))
    }
    let settings = try folder.file("adaptsim.json5", "{ code: ['none'] }")
    let stated = Call(["check", Self.storyboard, "--config", settings])
    #expect(stated.exit == .badInput)
    #expect(
      stated.errors
        == "\(settings):1:10: error: \(folder.path)none: there is no such file or folder\n")
    let misplaced = Call(["--device", "pad", "--code", Self.code])
    #expect(misplaced.exit == .wrongUsage)
  }
}
