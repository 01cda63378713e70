import AdaptCommand
import Testing

@Suite("Containers on the command line")
struct ContainerCommandTests {
  @Test("A split view collapses in a third of a pad")
  func split() {
    let call = Call("--device pad-11 --root split --resize 1/3")
    #expect(call.exit == .fine)
    #expect(call.output.contains("resize 1/3  root ▸ collapsed ["))
    // Nothing is presented unless it is asked for.
    #expect(!call.output.contains("modal"))
  }

  @Test("A person's actions on containers are words", arguments: touches)
  func actions(root: String, action: String, line: String) {
    let call = Call(["--device", "ipad-air-11-m2", "--root", root, "--user", action])
    #expect(call.output.contains("▸ \(line)\n"), "\(call.output)\(call.errors)")
  }

  private static let touches = [
    ("navigation", "back", "tap back"), ("navigation", "edge-swipe-cancel", "edge swipe goes back"),
    ("navigation", "long press back 0", "press back long to 0"), ("tabs", "tab 1", "tap tab 1"),
    ("tabs", "tab Second", "tap tab 1"), ("pages", "swipe page cancel", "swipe page goes back"),
    ("pages", "swipe-page-reverse", "swipe page reverse"),
    ("doubleColumn", "show primary", "swipe from primary edge"),
    ("doubleColumn", "hide primary cancel", "swipe to primary edge"),
    ("doubleColumn", "drag divider 400", "drag divider to 400"),
    ("doubleColumn", "tap beside", "tap beside columns"),
  ]

  @Test("What a script asks for and cannot have is told, and a finding of the call")
  func problem() throws {
    let line = "no tab has the title 'foo'; name one that is there\n"
    let call = Call(["--root", "tabs", "--user", "tab foo"])
    #expect(call.exit == .findings)
    #expect(call.output.hasSuffix("\n" + line))
    let both = Call(["--root", "tabs", "--user", "tab foo", "--ios", "12", "--ios", "13"])
    #expect(both.exit == .findings)
    #expect(both.output.hasSuffix("\niOS 12: \(line)iOS 13: \(line)"))
    let records = Call(["--root", "tabs", "--user", "tab foo", "--format", "json"])
    #expect(records.exit == .findings)
    #expect(records.errors == line)
  }

  @Test("So it is with a file, as it is written and on another system, live and saved")
  func problemOfFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(
      "tabs.json5",
      "{ device: 'phone', root: { tabs: ['a', 'b'] }, controllers: { a: {}, b: {} },\n"
        + "  steps: [{ user: 'tapTab', tab: 'nope' }] }")
    let line = "\(path):2:11: no tab has the title 'nope'; name one that is there\n"
    for other in [[], ["--ios", "13"]] {
      let call = Call([path] + other)
      #expect(call.exit == .findings)
      #expect(call.output.hasSuffix("\n" + line))
      let saved = folder.path + "run.jsonl"
      #expect(Call([path] + other + ["--format", "json", "-o", saved]).exit == .findings)
      #expect(Call([saved]).output == call.output)
      #expect(Call([saved]).exit == .findings)
    }
  }

  @Test(
    "Every root can be presented over",
    arguments: [
      "plain", "navigation", "tabs", "pages", "split", "doubleColumn", "tripleColumn",
    ])
  func everyRoot(root: String) {
    let call = Call("--device pad --ios 17 --root \(root) --present formSheet --resize 1/3")
    #expect(call.exit == .fine, "\(call.output)\(call.errors)")
    #expect(call.output.contains("Dismissal of modal"))
  }

  @Test(
    "What cannot be is told",
    arguments: [
      ("--root drawer", "no kind of root 'drawer'"),
      ("--user 'long press back x'", "no level 'x' of a stack"),
      ("scene.json5 --root tabs", "'--root' is for the scene without a file"),
    ])
  func wrong(arguments: String, message: String) {
    let words = arguments.split(separator: "'").enumerated().flatMap { place, part in
      place.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
    let call = Call(words)
    #expect(call.exit != .fine)
    #expect(call.errors.contains(message), "\(call.errors)")
  }

  @Test("The conformance of a scenario's containers is a table each")
  func conform() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(
      "tabs.json5",
      "{ device: 'phone', root: 'main', controllers: { main: { tabs: ['a', 'b'] }, a: {}, b: {} } }"
    )
    let call = Call(["conform", path])
    #expect(call.exit == .fine)
    #expect(call.output.contains("What reaches the children of main"))
    #expect(call.output.contains("  a  yes"))
    #expect(Call(["conform", path, "other"]).errors.contains("no container 'other'"))
    #expect(Call(["conform"]).exit == .wrongUsage)
  }
}
