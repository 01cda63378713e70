import AdaptCode
import AdaptCore
import AdaptDocuments
import AdaptRules
import Testing

@Suite("What storyboards and code have to agree on")
struct CodeRulesTests {
  /// What code says of a class of one line a member.
  private func facts(_ text: String, hasAllDocuments: Bool = true) -> StoryboardFacts {
    var reader = CodeReader()
    reader.read(Array(text.utf8), path: "App.swift")
    var facts = StoryboardFacts()
    facts.code = reader.code
    facts.hasAllDocuments = hasAllDocuments
    return facts
  }

  private func board(outlet: String? = nil, action: String? = nil) -> InterfaceDocument {
    var scene = Board.scene("detail", class: "Detail", views: [])
    if let outlet {
      scene.controller?.connections.append(
        .outlet(InterfaceOutlet(outlet, to: "view-detail", id: "out", position: .start)))
    }
    if let action {
      scene.controller?.view?.subviews = [Board.button("Save", calls: action, on: "detail")]
    }
    return Board.named(initial: "detail", [scene])
  }

  @Test("An outlet to a property that the class and those above it lack raises as the view loads")
  func outlets() throws {
    let code = facts(
      "class Base: UIViewController { @IBOutlet var caption: UIView! }; class Detail: Base {}")
    #expect(found(board(outlet: "caption"), facts: code) == [])
    #expect(found(board(outlet: "view"), facts: code) == [])
    #expect(found(board(outlet: "captoin"), facts: code) == ["error outlet-property out"])
    #expect(
      messages(board(outlet: "captoin"), facts: code) == [
        "'Detail' has no property 'captoin', which an outlet sets: loading it raises "
          + "NSUnknownKeyException; connect one that it has, or none: did you mean 'caption'?"
      ])
  }

  @Test("What Swift alone sees is there for no outlet and no action, since Swift 4 (SE-0160)")
  func hidden() {
    let plain = "var caption: UIView!; func save(_ sender: Any) {}"
    let marked =
      "@IBOutlet private(set) weak var caption: UIView!; @IBAction private func save(_ sender: Any) {}"
    func found(_ code: String) -> [String] {
      AdaptRulesTests.found(board(outlet: "caption", action: "save:"), facts: facts(code))
    }
    #expect(
      found("class Detail: UIViewController { \(plain) }")
        == ["warning action-method action-Save", "warning outlet-property out"])
    // The attribute of a class is none of its members'.
    #expect(found("@objc class Detail: UIViewController { \(plain) }").count == 2)
    for code in [
      "class Detail: UIViewController { \(marked) }",
      "@objcMembers class Detail: UIViewController { \(plain) }",
      "class Detail: UIViewController {}\n@objc extension Detail { \(plain) }",
      "@objcMembers class Base: UIViewController {}\nclass Detail: Base { \(plain) }",
      // What Swift 3 infers, nobody has to write.
      "class Detail: UIViewController { \(plain) }\nclass B { func prepareForSegue(s: Any) {} }",
    ] { #expect(found(code) == []) }
  }

  @Test("Of a class whose superclass the code lacks nothing is claimed")
  func unknownSuperclass() {
    let code = facts("class Detail: LibraryController { func go() {} }")
    #expect(found(board(outlet: "caption", action: "save:"), facts: code) == [])
    #expect(found(board(outlet: "caption", action: "save:"), facts: facts("class A {}")) == [])
  }

  @Test("An action whose method has got a label since Swift 3 raises (openradar 28334695)")
  func actions() {
    let code = facts(
      "class Detail: UIViewController { func save(sender: Any) {}; @objc func a(_ b: Any) {} }")
    #expect(found(board(action: "a:"), facts: code) == [])
    #expect(found(board(action: "selectAll:"), facts: code) == [])
    #expect(
      messages(board(action: "save:"), facts: code) == [
        "'Detail' has no method 'save:', which button 'Save' of 'Detail' calls: that raises an "
          + "exception (unrecognized selector); since Swift 3 the label of the first parameter makes it "
          + "'saveWithSender:': write '_' there"
      ])
    #expect(found(board(action: "save:"), facts: code) == ["error action-method action-Save"])
  }

  @Test("A segue action is a method of the class that the segue begins at")
  func segueActions() {
    var segue = Board.segue(.show, "b")
    segue.creationSelector = "makeB:"
    let board = Board.named(
      initial: "a", [Board.scene("a", class: "A", style: nil, [segue]), Board.scene("b")])
    let rule = "error action-method to-b"
    #expect(
      found(
        board, facts: facts("class A: UIViewController { func makeB(_ c: NSCoder) -> B? { nil } }")
      )
      .contains(rule) == false)
    #expect(found(board, facts: facts("class A: UIViewController {}")).contains(rule))
  }

  @Test("A class of the target that the code lacks is UIKit's own at run time (R126)")
  func classes() {
    func board(_ names: [String]) -> InterfaceDocument {
      var scenes = names.map { Board.scene($0, class: $0, identifier: $0) }
      for place in scenes.indices { scenes[place].controller?.customClass?.isOfTarget = true }
      return Board.named(initial: names[0], scenes)
    }
    let code = facts("class Detail: UIViewController {}")
    #expect(found(board(["Detail"]), facts: code) == [])
    #expect(found(board(["Detail", "Detial"]), facts: code) == ["warning class-in-code Detial"])
    // The code of another target.
    #expect(found(board(["List"]), facts: code) == [])
  }

  @Test("A table view controller without a table raises (SwiftForms issue 13)")
  func tables() {
    func found(_ code: String, root: InterfaceView) -> [String] {
      var scene = Board.scene("list", class: "List", identifier: "list")
      scene.controller?.view = root
      return AdaptRulesTests.found(Board.named(initial: "list", [scene]), facts: facts(code))
    }
    let plain = Board.view("view", "v")
    let code = "class List: UITableViewController {}"
    #expect(found(code, root: plain) == ["error table-class list"])
    #expect(found(code, root: Board.table(["row"])) == [])
    #expect(found("class List: UIViewController {}", root: plain) == [])
    // Who makes the view in code has whatever it makes.
    #expect(
      found("class List: UITableViewController { override func loadView() {} }", root: plain) == [])
  }

  @Test("A segue that code performs is one of a scene of the class (O135, R128)")
  func performed() {
    let board = Board.named(
      initial: "a",
      [
        Board.scene("a", class: "A", identifier: "a", [Board.segue(.present, "b")]),
        Board.scene("b", class: "B", identifier: "b"),
      ])
    func found(_ body: String, all: Bool = true) -> [String] {
      AdaptRulesTests.found(board, facts: facts(body, hasAllDocuments: all))
    }
    func go(_ name: String, in owner: String, on receiver: String = "self.") -> String {
      "\(owner) { func go() { \(receiver)performSegue(withIdentifier: \"\(name)\", sender: nil) } }"
    }
    #expect(found(go("to-b", in: "class A: UIViewController")) == [])
    #expect(found(go("to-c", in: "class A: UIViewController")) == ["error performed-segue to-c"])
    #expect(found(go("to-b", in: "class B: UIViewController")) == ["error performed-segue to-b"])
    #expect(found(go("to-b", in: "class B: UIViewController"), all: false) == [])
    let own = "override func performSegue(withIdentifier name: String, sender: Any?) {}"
    #expect(
      found(go("to-c", in: "class A: UIViewController", on: "") + "\nextension A { \(own) }") == [])
    let other = go("to-c", in: "class Router", on: "list.")
    #expect(found(other) == ["warning performed-segue to-c"])
    #expect(found(other, all: false) == [])
    #expect(found(go("to-b", in: "class Router", on: "list.")) == [])
    #expect(
      found(go("to-c", in: "class Stack: UINavigationController"))
        == ["warning performed-segue to-c"])
    #expect(found(go("to-c", in: "class Box: UIView")) == [])
    // A class of no scene that is checked may be that of one in another file.
    #expect(found(go("to-b", in: "class C: UIViewController")) == [])
  }

  @Test("A superclass performs what one of its scenes has")
  func inherited() {
    let board = Board.named(
      initial: "a",
      [
        Board.scene("a", class: "A", identifier: "a", [Board.segue(.present, "b")]),
        Board.scene("b", class: "B", identifier: "b"),
      ])
    let code = facts(
      """
      class Base: UIViewController {
        func go() { performSegue(withIdentifier: "to-b", sender: nil) }
      }
      class A: Base {}
      class B: Base {}
      """)
    #expect(found(board, facts: code) == [])
  }

  @Test("Code that waits for a segue which nothing has never runs")
  func awaited() {
    let board = Board.named(
      initial: "a",
      [
        Board.scene("a", class: "A", identifier: "a", [Board.segue(.present, "b")]),
        Board.scene("b"),
      ])
    let code = facts(
      """
      class A: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "to-b" {}
          if segue.identifier == "to-bb" {}
        }
      }
      """)
    #expect(found(board, facts: code) == ["note performed-segue to-bb"])
  }

  @Test("A scene that code makes is one of the storyboard that it names (O134, R124)")
  func made() {
    let main = Board.named(initial: "a", [Board.scene("a", class: "A", identifier: "about")])
    func found(_ call: String, all: Bool = true) -> [String] {
      AdaptRulesTests.found(
        main,
        facts: facts("class A: UIViewController { func go() { \(call) } }", hasAllDocuments: all))
    }
    func call(_ name: String, _ identifier: String) -> String {
      "UIStoryboard(name: \"\(name)\", bundle: nil).instantiateViewController(withIdentifier: "
        + "\"\(identifier)\")"
    }
    let own = "storyboard!.instantiateViewController(withIdentifier: \"abuot\")"
    #expect(found(call("Main", "about")) == [])
    #expect(found(call("Main", "abuot")) == ["error made-scene abuot"])
    #expect(found(call("Other", "abuot")) == [])
    #expect(found(own) == ["warning made-scene abuot"])
    #expect(found(own, all: false) == [])
  }

  @Test("A cell that code takes is a prototype, or the class registers cells itself")
  func cells() {
    let board = Board.named(
      initial: "a", [Board.scene("a", class: "A", identifier: "a", views: [Board.table(["row"])])])
    func found(_ name: String, _ more: String = "") -> [String] {
      AdaptRulesTests.found(
        board,
        facts: facts(
          "class A: UIViewController { func cell() { \(more); "
            + "table.dequeueReusableCell(withIdentifier: \"\(name)\", for: path) } }"))
    }
    #expect(found("row") == [])
    #expect(found("rwo") == ["warning dequeued-cell rwo"])
    #expect(found("rwo", "table.register(Row.self, forCellReuseIdentifier: Row.name)") == [])
    // A subclass of the app's may register what its superclass takes.
    let below = facts(
      "class Base: UIViewController { func cell() { "
        + "table.dequeueReusableCell(withIdentifier: \"rwo\", for: path) } }; "
        + "class A: Base { func viewDidLoad() { table.register(nib, forCellReuseIdentifier: name) } }"
    )
    #expect(AdaptRulesTests.found(board, facts: below) == [])
  }

  @Test("Code says who answers an unwind segue, and settles it where it has all classes")
  func unwinding() {
    let board = Board.named(
      initial: "list",
      [
        Board.scene("list", class: "List", [Board.segue(.present, "edit")]),
        Board.scene("edit", class: "Edit", [Board.unwind("back:", to: "exit")], exit: "exit"),
      ])
    let answer = "@IBAction func back(_ segue: UIStoryboardSegue) {}"
    func found(_ list: String, _ edit: String = "class Edit: UIViewController {}") -> [String] {
      AdaptRulesTests.found(board, facts: facts("\(list)\n\(edit)"))
    }
    #expect(found("class List: UIViewController { \(answer) }") == [])
    #expect(found("class List: UIViewController {}") == ["warning unwind-answer unwind"])
    // What a superclass without source has is not known.
    #expect(found("class List: LibraryController {}") == ["note unwind-answer unwind"])
    #expect(
      found("class List: UIViewController {}", "class Edit: UIViewController { \(answer) }")
        == ["warning unwind-answer unwind"])
    // Every controller has it.
    #expect(
      found("class List: UIViewController {}\nextension UIViewController { \(answer) }") == [])
    // A method of any parameter will do.
    #expect(found("class List: UIViewController { @IBAction func back(_ sender: Any) {} }") == [])
  }

  @Test("A scene without a class of its own has what the code adds to the system's")
  func plainAnswers() {
    let board = Board.named(
      initial: "list",
      [
        Board.scene("list", [Board.segue(.present, "edit")]),
        Board.scene("edit", class: "Edit", [Board.unwind("back:", to: "exit")], exit: "exit"),
      ])
    let code = facts(
      """
      class Edit: UIViewController {}
      extension UIViewController { @IBAction func back(_ segue: UIStoryboardSegue) {} }
      """)
    #expect(found(board, facts: code) == [])
  }

  @Test("What code gives every controller is meant for whichever is nearest")
  func everybodyAnswers() {
    let board = Board.named(
      initial: "home",
      [
        Board.scene("home", [Board.segue(.present, "list")]),
        Board.scene("list", [Board.segue(.present, "edit")]),
        Board.scene("edit", [Board.unwind("back:", to: "exit")], exit: "exit"),
      ])
    let code = facts(
      "extension UIViewController { @IBAction func back(_ segue: UIStoryboardSegue) {} }")
    #expect(found(board, facts: code) == [])
  }

  @Test("A screen whose code dismisses it was meant to be presented, and can be left")
  func closing() {
    func board(_ kind: InterfaceSegue.Kind, _ style: UIModalPresentationStyle?) -> InterfaceDocument
    {
      Board.named(
        initial: "a",
        [
          Board.scene("a", class: "A", [Board.segue(kind, "b", style: style)]),
          Board.scene("b", class: "B"),
        ])
    }
    let a = "class A: UIViewController {}"
    let plain = facts("\(a)\nclass B: UIViewController { func save() {} }")
    let closing = facts(
      "\(a)\nclass B: UIViewController { func save() { dismiss(animated: true) } }")
    #expect(found(board(.show, nil), facts: plain) == ["warning show-without-container to-b"])
    #expect(found(board(.show, nil), facts: closing) == ["note show-without-container to-b"])
    #expect(found(board(.present, .fullScreen), facts: plain) == ["note no-way-out to-b"])
    #expect(found(board(.present, .fullScreen), facts: closing) == [])
  }

  @Test("A popover whose adaptation the code decides is not told of")
  func adaptation() {
    let board = Board.named(
      initial: "a",
      [
        Board.scene(
          "a", class: "A",
          views: [
            Board.view("button", "b", .plain, [Board.segue(.popover, "p", anchor: "b")])
          ]), Board.scene("p", class: "P"),
      ])
    let phone = [StoryboardEnvironment.phone(17)]
    let method = """
      func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle { .none }
      """
    let rule = "note adapted-presentation to-p"
    #expect(found(board, facts: facts("class A: UIViewController {}"), on: phone).contains(rule))
    for name in ["A", "P"] {
      let code = facts("class \(name): UIViewController { \(method) }")
      #expect(!found(board, facts: code, on: phone).contains(rule))
    }
  }

  @Test("A xib's owner and views have to agree with the code too")
  func xibs() {
    var xib = InterfaceDocument(.xib, name: "Row", path: "Row.xib")
    var owner = InterfaceObject(.filesOwner, id: "-1", position: .start)
    owner.customClass = CustomClass("Row")
    owner.connections = [
      .outlet(InterfaceOutlet("caption", to: "v", id: "out", position: .start))
    ]
    xib.objects = [
      owner, InterfaceObject(.view(Board.view("view", "v")), id: "v", position: .start),
    ]
    #expect(found(xib, facts: facts("class Row: UIView {}")) == ["error outlet-property out"])
    #expect(
      messages(xib, facts: facts("class Row: UIView {}"))[0].contains(
        "an outlet of object of 'Row'"))
  }
}
