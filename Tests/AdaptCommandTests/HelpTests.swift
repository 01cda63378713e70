import AdaptCommand
import Testing

@Suite("Help")
struct HelpTests {
  private static let commands = ["check", "devices", "rules", "completions", "help"]

  @Test("Nothing, --help, -h and help print how to use the program")
  func main() {
    let help = Call("--help")
    #expect(help.exit == .fine)
    #expect(help.errors.isEmpty)
    for arguments in [[], ["-h"], ["help"], ["--rotate", "-h"], ["--bogus", "--help"]] {
      #expect(Call(arguments).output == help.output)
    }
    #expect(help.lines.allSatisfy { $0.count <= 100 })
    for command in Self.commands { #expect(help.says("  \(command) ")) }
    for option in [
      "--device NAME", "--ios VERSION", "--sdk VERSION", "--orientation ORIENTATION",
      "--window SHARE", "--answer [WIDTH[,HEIGHT]=]STYLE", "--choose RULE=ALTERNATIVE",
      "--on-exception end|record",
      "--present STYLE", "--rotate [ORIENTATION]", "--resize SHARE", "--appearance light|dark",
      "--text-size CATEGORY", "--layout-direction DIRECTION", "--user ACTION", "--dismiss",
      "--format text|json", "--detail brief|full", "-o, --output FILE",
      "--color auto|always|never", "--width COLUMNS", "-h, --help", "--version",
    ] { #expect(help.says("  \(option)  ")) }
  }

  @Test("Every command has help of its own, in both spellings", arguments: commands)
  func command(name: String) {
    let help = Call("\(name) --help")
    #expect(help.exit == .fine)
    #expect(help.says("  adaptsim \(name)"))
    #expect(Call("help \(name)").output == help.output)
    #expect(Call("\(name) -h").output == help.output)
    #expect(Call("--help \(name)").output == help.output)
  }

  @Test(
    "The examples of the help are good command lines",
    arguments: [
      "--device phone-max --rotate",
      "--device pad --ios 18 --present popover --resize 1/3 --answer compact=none",
      "--device phone-max --ios 12.4 --ios 13 --rotate", "devices iphone-15-pro",
      "rules adaptation.default", "rules adaptation", "rules O040", "help check",
    ])
  func examples(arguments: String) {
    let texts = [Call("--help")] + Self.commands.map { Call("\($0) --help") }
    #expect(texts.contains { $0.says("  adaptsim \(arguments)") })
    #expect(Call(arguments).exit == .fine)
  }

  @Test("It says when the scene dismisses, what a popover points at, and how to quote an action")
  func scene() {
    let help = Call("--help").output.replacing("\n", with: " ")
    #expect(
      help.contains(
        "At the end the root dismisses, unless a step does: --dismiss, a swipe down that is not "
          + "cancelled, or a tap outside."))
    #expect(
      help.contains("A popover points at a small button in the middle of its presenter's top edge.")
    )
    #expect(help.contains("a person's action, in quotes or with dashes: 'swipe down'"))
  }

  @Test("A check and the rules have options of their own")
  func ownOptions() {
    let check = Call("check --help")
    for option in ["--device NAME", "--ios VERSION", "--sdk VERSION", "--orientation ORIENTATION"] {
      #expect(check.says("  \(option)  "))
    }
    #expect(check.says("  --format text|json"))
    #expect(Call("rules --help").says("  --format text|markdown"))
  }

  @Test("The version is one line")
  func version() {
    let call = Call("--version")
    #expect(call.exit == .fine)
    #expect(call.output.wholeMatch(of: /adaptsim \d+\.\d+\.\d+\n/) != nil)
  }

  @Test(
    "The scripts for shells know commands, options and names",
    arguments: [
      "bash", "zsh", "fish",
    ])
  func completions(shell: String) {
    let call = Call("completions \(shell)")
    #expect(call.exit == .fine)
    for word in [
      "check", "devices", "phone-max", "adaptation.default", "formSheet", "landscapeRight",
      "layout-direction",
    ] { #expect(call.output.contains(word)) }
  }
}
