import AdaptCore

/// An option of the command, under the name it is written with after two dashes.
enum CommandOption: String, CaseIterable {
  // What the run is given
  case device
  case ios
  case sdk
  case orientation
  case window
  case answer
  case choose
  case onException = "on-exception"
  case root
  case detents
  case noCloseButton = "no-close-button"
  case scene
  case unwindAction = "unwind-action"
  case code
  // What a check of storyboards is given
  case disable
  case config
  // Steps
  case present
  case rotate
  case resize
  case appearance
  case textSize = "text-size"
  case layoutDirection = "layout-direction"
  case background
  case foreground
  case user
  case dismiss
  // Output
  case actions
  case format
  case detail
  case output
  case color
  case width
  // About
  case help
  case version
}

extension CommandOption {
  /// What stands behind an option, under the name that the help calls it by.
  enum Value: Hashable {
    case none
    case required(String)
    /// Left out when another option follows or nothing does.
    case optional(String)
  }

  /// The headings of the help.
  enum Topic: String, CaseIterable {
    case environment = "What the run is given"
    case steps = "Steps, taken from left to right"
    case output = "Output"
  }

  /// As it is written: `--device`.
  var written: String { "--\(rawValue)" }

  /// The one letter that stands for the option after one dash; nil for most.
  var letter: Character? {
    switch self {
    case .output: "o"
    case .help: "h"
    default: nil
    }
  }

  /// What stands behind the option in a command.
  func value(in subcommand: Subcommand) -> Value {
    subcommand == .rules && self == .format ? .required("text|markdown") : value
  }

  var value: Value {
    switch self {
    case .device: .required("NAME")
    case .ios, .sdk: .required("VERSION")
    case .orientation: .required("ORIENTATION")
    case .window: .required("SHARE")
    case .answer: .required("[WIDTH[,HEIGHT]=]STYLE")
    case .choose: .required("RULE=ALTERNATIVE")
    case .onException: .required("end|record")
    case .root: .required("KIND")
    case .detents: .required("DETENTS")
    case .disable: .required("RULE")
    case .config: .required("FILE")
    case .scene: .required("IDENTIFIER")
    case .unwindAction: .required("CLASS=SELECTOR")
    case .code: .required("PATH")
    case .present: .required("STYLE")
    case .rotate: .optional("ORIENTATION")
    case .resize: .required("SHARE")
    case .appearance: .required("light|dark")
    case .textSize: .required("CATEGORY")
    case .layoutDirection: .required("DIRECTION")
    case .user: .required("ACTION")
    case .format: .required("text|json")
    case .detail: .required("brief|full")
    case .output: .required("FILE")
    case .color: .required("auto|always|never")
    case .width: .required("COLUMNS")
    case .noCloseButton, .background, .foreground, .dismiss, .actions, .help, .version: .none
    }
  }

  var topic: Topic {
    switch self {
    case .device, .ios, .sdk, .orientation, .window, .answer, .choose, .onException, .root,
      .detents, .noCloseButton, .scene, .unwindAction, .code, .disable, .config:
      .environment
    case .present, .rotate, .resize, .appearance, .textSize, .layoutDirection, .background,
      .foreground, .user, .dismiss:
      .steps
    case .actions, .format, .detail, .output, .color, .width, .help, .version: .output
    }
  }

  /// Whether the option may be written more than once.
  var repeats: Bool {
    switch self {
    case .device, .ios, .answer, .choose, .unwindAction, .code, .disable: true
    default: topic == .steps
    }
  }

  /// A value that a message can show.
  var example: String {
    switch self {
    case .device: "phone-max"
    case .ios, .sdk: "13"
    case .orientation, .rotate: "landscapeRight"
    case .window, .resize: "1/2"
    case .answer: "compact=none"
    case .choose: "presentation.completion-order=firstFirst"
    case .onException: "record"
    case .root: "split"
    case .detents: "medium,large"
    case .disable: "storyboard.dead-exit"
    case .config: "adaptsim.json5"
    case .scene: "settings"
    case .unwindAction: "ListViewController=unwindToList:"
    case .code: "App"
    case .present: "formSheet"
    case .appearance: "dark"
    case .textSize: "accessibilityLarge"
    case .layoutDirection: "rightToLeft"
    case .user: "'swipe down'"
    case .format: "json"
    case .detail: "full"
    case .output: "run.txt"
    case .color: "never"
    case .width: "100"
    case .noCloseButton, .background, .foreground, .dismiss, .actions, .help, .version: ""
    }
  }

  /// What the option does in a command, for the help.
  func summary(in subcommand: Subcommand) -> String {
    switch (subcommand, self) {
    case (.check, .device):
      "another device than the file says; several are all checked, and 'all' is every device"
    case (.check, .ios): "another system, 8 or later; several are all checked, on every device"
    case (.check, .code):
      "source code in Swift or Objective-C, a file or a folder, that the storyboards have to agree "
        + "with; several are read together (that of the checked folders besides)"
    case (.outline, .format): "text for a person, or one JSON record a file (text unless given)"
    case (.tour, .format):
      "text for a person, or one JSON record for each scene and segue on each device (text unless "
        + "given)"
    case (.check, .format): "text for a person, or one JSON record a result (text unless given)"
    case (.rules, .format): "text for a person, or the documentation's article in Markdown"
    default: summary
    }
  }

  var summary: String {
    switch self {
    case .device:
      "a device profile by role, model or path; several give a comparison "
        + "(\(RunRequest.standardDevice) unless given)"
    case .ios:
      "the system, 8 or later, of which those after \(SystemVersion.newestModelled) go by its "
        + "rules; several give a comparison (the device's own unless given)"
    case .sdk: "the SDK the app is linked against (that of the system unless given)"
    case .orientation: "how the device is held at launch"
    case .window: "the window's share of a pad: full, 1/3, 1/2, 2/3, slideOver, or 500x700"
    case .answer:
      "what the delegate of a --present answers to the adaptive question; several, the first that "
        + "fits counts (no delegate unless given)"
    case .choose: "decides where sources disagree; 'adaptsim rules' marks such rules with ⇄"
    case .onException: "what an exception of the app does to the run (end unless given)"
    case .root:
      "what the scene without a file begins with: plain, navigation, tabs, pages, split, "
        + "doubleColumn or tripleColumn (plain unless given, which presents a form sheet)"
    case .detents:
      "the heights of the sheets that --present shows: medium, large or points, such as medium,200"
    case .disable: "a rule of storyboards whose findings are not told; several are"
    case .config:
      "what to be silent about and what the code does (adaptsim.json5 beside the storyboards "
        + "unless given)"
    case .scene:
      "the scene of a storyboard that opens, by its identifier (the entry point unless given)"
    case .unwindAction:
      "a class of the storyboards, or a scene, that has the method of an unwind segue; one for each"
    case .code:
      "source code in Swift or Objective-C, a file or a folder, that says which class has which "
        + "unwind action; several are read together"
    case .noCloseButton: "what --present shows has no control that closes it: finds stuck screens"
    case .present: "presents a controller over the topmost one"
    case .rotate: "turns the device; to the other of portrait and landscape unless given"
    case .resize: "gives the window another share of a pad, or a size such as 500x700"
    case .appearance: "changes to light or dark appearance"
    case .textSize: "changes the preferred text size"
    case .layoutDirection: "changes to leftToRight or rightToLeft"
    case .background: "sends the app to the background, where a pad's window is sized anew"
    case .foreground: "brings the app back to the front"
    case .user:
      "a person's action, in quotes or with dashes: 'swipe down', 'tap outside', 'tap grabber', "
        + "'drag 300', 'drag 64 at 1000' (points a second), 'drag to medium'; a swipe or a drag with "
        + "'cancel' behind it is taken back; in containers 'back', 'long press back 0' (to a level, "
        + "0 is the root), 'edge swipe', 'tab 1' (a place from 0, or a title), 'swipe page reverse', "
        + "'show primary', 'hide primary', 'tap beside', 'tap display mode', 'drag divider 400'; by "
        + "what is on screen 'tap Settings', 'select Cakes' (a row), 'type Cake into Name'"
    case .dismiss: "dismisses the topmost controller, as the app's code does"
    case .actions:
      "lists what a person can do at the end, in the words for --user, and what no finger reaches"
    case .format: "text for a person, or one JSON record a line (text unless given)"
    case .detail: "how much the text tells (brief unless given)"
    case .output: "writes to a file, the whole of it or nothing"
    case .color: "colours; auto means on a terminal and without NO_COLOR"
    case .width: "where long lines break (the terminal's width, else 100)"
    case .help: "prints this text"
    case .version: "prints the version"
    }
  }
}
