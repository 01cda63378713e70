import AdaptCommand
import Testing

@Suite("Wrong command lines")
struct ErrorTests {
  @Test(
    "Wrong usage says what, and what next",
    arguments: [
      ("--devcie phone", "no option '--devcie'; did you mean '--device'?"),
      ("-device phone", "no option '-device'; did you mean '--device'?"),
      ("-x", "no option '-x'; 'adaptsim --help' lists them"),
      ("--qqqq=3", "no option '--qqqq'; 'adaptsim --help' lists them"),
      ("--device", "option '--device' needs a value; write --device phone-max"),
      ("--device --rotate", "option '--device' needs a value; write --device phone-max"),
      ("--ios -h", ""),
      ("-o", "option '-o' needs a value; write -o run.txt"),
      ("-o -", "'-' is no file; leave '--output' out to print"),
      ("--dismiss=3", "option '--dismiss' takes no value; write --dismiss"),
      ("--format json --format text", "option '--format' is given twice; write it once"),
      ("-o a -o b", "option '-o' is given twice; write it once"),
      ("--device pad --device pad", "device 'pad' is given twice; write it once"),
      ("--ios 12 --ios 12.0", "system 12 is given twice; write it once"),
      (
        "--choose presentation.automatic=sdk --choose presentation.automatic=system",
        "rule 'presentation.automatic' is chosen twice; write one alternative"
      ),
      (
        "--detail full --format json",
        "'--detail' is for text, a record leaves nothing out; leave it out"
      ),
      (
        "--detail full --ios 12 --ios 13",
        "'--detail' is for one run, a comparison has one form; leave it out"
      ),
      ("a.json b", "'b' is one file too many; a run takes one, 'adaptsim check' takes more"),
      ("run scene.json5", "no command 'run'; write adaptsim scene.json5"),
      ("explain x", "no command 'explain'; write adaptsim x"),
      ("-", "standard input is not read; name a file"),
      (
        "--color never devices", "'devices' is a command and stands first; write 'adaptsim devices'"
      ),
      (
        "devices --ios 3",
        "'adaptsim devices' has no option '--ios', which is one of a run; 'adaptsim devices --help' "
          + "lists its own"
      ),
      ("devices a b", "'adaptsim devices' shows one device; 'b' is one too many"),
      ("rules a b", "'adaptsim rules' shows one rule; 'b' is one too many"),
      ("rules --colour never", "no option '--colour'; did you mean '--color'?"),
      (
        "rules adaptation --format markdown",
        "'--format markdown' is the article of all rules; leave 'adaptation' out"
      ),
      (
        "--answer none --answer any=fullScreen",
        "the traits of the answer 'any=fullScreen' have one already; write one for each"
      ),
      ("check", "'adaptsim check' needs a file or a folder; write adaptsim check scenes"),
      ("completions", "'adaptsim completions' needs one shell; write bash, zsh or fish"),
      ("help chekc", "no command 'chekc'; did you mean 'check'?"),
      ("help check rules", "'adaptsim help' takes one command; 'rules' is one too many"),
    ])
  func usage(arguments: String, message: String) {
    let call = Call(arguments)
    guard !message.isEmpty else {
      // A person who asks for help gets it, whatever else is wrong.
      #expect(call.exit == .fine)
      return
    }
    #expect(call.errors == "adaptsim: \(message)\n")
    #expect(call.exit == .wrongUsage)
    #expect(call.output.isEmpty)
  }

  @Test(
    "Bad input says what, and what next",
    arguments: [
      ("--device phon-max", "no device profile 'phon-max'; did you mean 'phone-max'?"),
      ("--device qqqq", "no device profile 'qqqq'; 'adaptsim devices' lists them"),
      ("--device no.json", "no.json: there is no such file; check the path"),
      ("--rotate lanscapeRight", "no orientation 'lanscapeRight'; did you mean 'landscapeRight'?"),
      ("--orientation portraid", "no orientation 'portraid'; did you mean 'portrait'?"),
      ("--present form-sheet", "no presentation style 'form-sheet'; did you mean 'formSheet'?"),
      ("--format xml", "no format 'xml'; write one of text, json"),
      ("--detail fully", "no detail 'fully'; did you mean 'full'?"),
      ("--color sometimes", "no colour choice 'sometimes'; write one of auto, always, never"),
      ("--ios 7.1", "system 7.1 is not modelled; write 8.0 or later"),
      ("--ios x", "no version 'x' for '--ios'; write one such as 12.4"),
      ("--ios 12,13", "no version '12,13' for '--ios'; write the option once for each"),
      ("--sdk 12,13", "no version '12,13' for '--sdk'; write one such as 12.4"),
      ("--device phone,pad", "no device profile 'phone,pad'; write the option once for each"),
      ("--device all", "no device profile 'all'; 'adaptsim devices' lists them"),
      ("--sdk 99999", "no version '99999' for '--sdk'; write one such as 12.4"),
      (
        "--window quarter",
        "no window share 'quarter'; write full, 1/3, 1/2, 2/3, slideOver or a "
          + "size in points such as 500x700"
      ),
      (
        "--resize -3x5",
        "window size '-3x5' has a side that is not above 0; write one such as 500x700"
      ),
      (
        "--resize nanxnan",
        "window size 'nanxnan' is not finite; write a size in points such as 500x700"
      ),
      ("--appearance drak", "no appearance 'drak'; did you mean 'dark'?"),
      ("--text-size larg", "no text size 'larg'; did you mean 'large'?"),
      (
        "--layout-direction rtl", "no layout direction 'rtl'; write one of leftToRight, rightToLeft"
      ),
      (
        "--user swipe",
        "no action 'swipe'; did you mean 'swipe down'?; 'adaptsim --help' lists them all"
      ),
      (
        "--user tab-99999999999999999999",
        "no tab '99999999999999999999'; write its place from 0, or its title"
      ),
      ("--user tab-", "no tab ''; write its place from 0, or its title"),
      ("--width 3", "no width '3'; write a number from 40 to 1000"),
      ("--on-exception recrod", "no exception policy 'recrod'; did you mean 'record'?"),
      (
        "--choose a",
        "no choice 'a'; write a rule and an alternative such as "
          + "presentation.completion-order=firstFirst"
      ),
      (
        "--choose presentation.completion-order=first",
        "rule 'presentation.completion-order' has no "
          + "alternative 'first'; did you mean 'firstFirst'?"
      ),
      (
        "--choose presentation.automatik=sdk",
        "no rule 'presentation.automatik' has a choice; did "
          + "you mean 'presentation.automatic'?"
      ),
      ("no.json5", "no.json5: there is no such file; check the path"),
      ("chek scenes more", "chek: there is no such file; did you mean 'adaptsim check'?"),
      ("rulse --ios 13", "rulse: there is no such file; did you mean 'adaptsim rules'?"),
      ("devcies", "devcies: there is no such file; did you mean 'adaptsim devices'?"),
      ("/dev/null", "/dev/null: this is no regular file; name one that is"),
      ("/", "/: this is a folder; name a file in it"),
      ("-o /dev/null", "/dev/null: this is no regular file; leave -o out to print the run"),
      ("-o /", "/: this names no file; write one such as run.txt"),
      (
        "devices iphone-se",
        "no device profile 'iphone-se'; did you mean 'iphone-se-1', 'iphone-se-2' or 'iphone-se-3'?"
      ),
      (
        "devices ipad-pro",
        "no device profile 'ipad-pro'; did you mean 'ipad-pro-9-7', 'ipad-pro-10-5', "
          + "'ipad-pro-11-1', 'ipad-pro-11-2', 'ipad-pro-11-3', 'ipad-pro-11-4', 'ipad-pro-11-m4', "
          + "'ipad-pro-11-m5' or one of 8 more?"
      ),
      ("--answer nne", "no presentation style 'nne'; did you mean 'none'?"),
      ("--answer compat=none", "no size class 'compat'; did you mean 'compact'?"),
      (
        "--answer a,b,c=none",
        "no traits 'a,b,c'; write a width, or a width and a height with a comma between, such as "
          + "compact,any"
      ),
      (
        "rules adaptation.defalt", "no rule 'adaptation.defalt'; did you mean 'adaptation.default'?"
      ),
      ("rules qqqq", "no rule 'qqqq'; 'adaptsim rules' lists them"),
      ("completions powershell", "no shell 'powershell'; write one of bash, zsh, fish"),
    ])
  func input(arguments: String, message: String) {
    let call = Call(arguments)
    #expect(call.errors == "adaptsim: \(message)\n")
    #expect(call.exit == .badInput)
    #expect(call.output.isEmpty)
  }

  @Test("A name with control characters cannot steer the terminal")
  func controlCharacters() {
    #expect(Call(["--device", "\u{1B}[2J"]).errors.contains("'\\u{1B}[2J'"))
    #expect(Call(["\u{1B}[2J.json"]).errors.hasPrefix("adaptsim: \\u{1B}[2J.json: "))
  }

  @Test(
    "Empty arguments are wrong values, not crashes",
    arguments: [
      ["--device", ""], ["--ios="], ["--resize", ""], ["--present", ""], [""], ["--choose", "="],
      ["--user", ""], ["--answer", ""], ["--answer", "="], ["devices", ""], ["rules", ""],
      ["check", ""],
    ])
  func empty(arguments: [String]) {
    let call = Call(arguments)
    #expect(call.exit == .badInput)
    #expect(call.errors.hasPrefix("adaptsim: "))
  }

  @Test("More runs than a call may compare are refused")
  func manyRuns() {
    let systems = (8...26).map { "--ios \($0)" }.joined(separator: " ")
    let call = Call("--device pad --device phone --device phone-x --device phone-max " + systems)
    #expect(call.errors == "adaptsim: 76 runs in one call; compare 64 at most\n")
    #expect(call.exit == .wrongUsage)
  }

  @Test("Output that cannot be written is told of")
  func fullDisk() {
    var console = RecordedConsole(failure: "No space left on device")
    #expect(Command.run(["--version"], console: &console) == .badInput)
    #expect(
      console.errors
        == "adaptsim: standard output cannot be written: No space left on device\n")
  }
}
