import AdaptCode
import AdaptDocuments
import Testing

@Suite("Swift code")
struct SwiftCodeTests {
  @Test("a class has its members, those of its extensions and those of its superclass")
  func members() throws {
    let code = code(
      """
      import UIKit

      class Base: UIViewController, Themed {
        @IBOutlet private weak var titleLabel: UILabel!
        var first: Int = 1, second = 2
        weak var a, b, c:
          UILabel!
        let (low, high) = (0, 1)
        @IBAction func save(_ sender: Any) { let local = sender; print(local) }
      }
      final class Detail: Base {
        lazy var box: Box<Int, (Int) -> Void> = { Box() }()
        class func make() -> Detail { Detail() }
      }
      extension App.Detail: Reloading {
        @IBAction private func unwindToDetail(_ segue: UIStoryboardSegue) {}
      }
      """)
    let detail = try #require(code.members(of: "Detail"))
    #expect(detail.chain == ["Detail", "Base"])
    #expect(detail.system == "UIViewController")
    #expect(
      detail.properties == ["titleLabel", "first", "second", "a", "b", "c", "low", "high", "box"])
    #expect(detail.methods == ["save:", "make", "unwindToDetail:"])
  }

  /// The first nine without a given name are the compiler's: `swiftc -frontend -emit-ir
  /// -enable-objc-interop -disable-objc-attr-requires-foundation-module` writes them for `@objc`
  /// methods. Those that throw and wait are as the proposals SE-0112 and SE-0297 have them.
  @Test(
    "methods have the selectors that Swift gives them since 3",
    arguments: [
      ("func save()", "save"),
      ("func save(_ sender: Any)", "save:"),
      // openradar 28334695: code that was moved to Swift 3 lost its actions this way.
      ("func save(sender: Any)", "saveWithSender:"),
      ("func save(with sender: Any)", "saveWith:"),
      ("func unwindTo(segue: Any)", "unwindToSegue:"),
      ("func tappedOn(button: Any)", "tappedOnButton:"),
      ("func move(from a: Int, to b: [Int: (Int, Int)])", "moveFrom:to:"),
      ("func save(_ sender: Any, forEvent event: UIEvent)", "save:forEvent:"),
      ("func save(_ sender: Any, _ event: UIEvent)", "save::"),
      ("@objc(keep:) func save(_ sender: Any)", "keep:"),
      ("func load() throws", "loadAndReturnError:"),
      ("func load(_ name: String) throws", "load:error:"),
      ("func load() async", "loadWithCompletionHandler:"),
      ("func load<T: View>(_ done: @escaping (T) -> Void = { _ in })", "load:"),
    ])
  func selectors(declaration: String, selector: String) throws {
    let code = code("class A: UIViewController { \(declaration) {}\n  func other(_ a: Int) {} }")
    #expect(try #require(code.members(of: "A")).methods == [selector, "other:"])
  }

  @Test(
    "where UIKit's methods are spelt as before Swift 3, first parameters have no labels",
    arguments: [
      ("func viewDidAppear(animated: Bool)", ["save:forEvent:"]),
      ("func tableView(tableView: UITableView)", ["save:forEvent:"]),
      ("func prepareForSegue(segue: UIStoryboardSegue)", ["save:forEvent:"]),
      ("func viewDidAppear(_ animated: Bool)", ["saveWithSender:forEvent:"]),
      // Nothing tells, or both are there.
      ("func viewDidLoad()", ["save:forEvent:", "saveWithSender:forEvent:"]),
      (
        "func viewDidAppear(_ animated: Bool) {}; func prepareForSegue(segue: Any)",
        ["save:forEvent:", "saveWithSender:forEvent:"]
      ),
    ])
  func swift2(override: String, selectors: [String]) throws {
    let code = code(
      """
      class A: UIViewController {
        \(override) {}
        @IBAction func save(sender: AnyObject, forEvent event: UIEvent) {}
      }
      """)
    let methods = try #require(code.members(of: "A")).methods
    #expect(methods.filter { $0.hasPrefix("save") }.sorted() == selectors)
  }

  @Test("what comments, texts and branches of the preprocessor hold misleads nobody")
  func noise() throws {
    let code = code(
      ##"""
      /* class Hidden: UIView { /* nested */ } */ // class Hidden2: UIView {
      class A: UIViewController {
        let text = "class B: UIView { \(name("}")) \" {"
        let long = """
          class C: UIView {
          """
        let raw = #"" class D { \("# + "}"
        let expression = /"[^"]{/
        let other = #/ { " /#
        let sum = [1].reduce(1, /)
        static let mask = 1 << 3, small = 5 <= 6
        let rawQuote = #"""#
      #if DEBUG
        func debug() { if true {
      #else
        func release() { do {
      #endif
        } }
        func last() {}
      }
      class E: UIView {}
      """##)
    #expect(code.classes.keys.sorted() == ["A", "E"])
    let members = try #require(code.members(of: "A"))
    #expect(members.methods == ["debug", "release", "last"])
    #expect(
      members.properties == [
        "text", "long", "raw", "expression", "other", "sum", "mask", "small", "rawQuote",
      ])
  }

  @Test("a class inside another, or inside a function, is known by its own name")
  func nested() throws {
    let code = code(
      """
      enum Screens {
        protocol Shown: class { var shown: Int { get } }
        class List: UITableViewController { struct Row { var height = 1 }
          func reload() { class Local: UIView { var mark = 1 } } }
      }
      """)
    #expect(code.members(of: "List")?.properties == [])
    #expect(code.members(of: "List")?.methods == ["reload"])
    #expect(code.members(of: "Local")?.properties == ["mark"])
    #expect(code.protocols == ["Shown"])
    #expect(code.members(of: "Row") == nil)
  }

  @Test("a chain ends where a superclass is not in the code, and more may be there")
  func chains() {
    let code = code(
      """
      class A: LibraryController {}
      class B: Themed {}
      protocol Themed {}
      class C: D {}
      class D: C {}
      class E: UIViewController {}
      class E: LibraryController {}
      """)
    for name in ["A", "B", "C", "D", "E"] {
      #expect(code.members(of: name)?.system == nil)
      #expect(code.members(of: name)?.takes(outlet: "box") == nil)
      #expect(code.members(of: name)?.answers("save:") == nil)
    }
    #expect(code.members(of: "C")?.chain == ["C", "D"])
    #expect(code.members(of: "LibraryController") == nil)
  }

  @Test("a class has what extensions give those of the system that it inherits from")
  func systemExtensions() {
    let code = code(
      """
      extension UIViewController { @IBAction func close(_ sender: Any) {} }
      extension UIView { @IBInspectable var radius: CGFloat { 0 } }
      class List: UITableViewController {}
      class Round: UIButton {}
      """)
    #expect(code.members(of: "List")?.answers("close:") == true)
    #expect(code.members(of: "UITableViewController")?.answers("close:") == true)
    #expect(code.members(of: "Round")?.takes(outlet: "radius") == true)
    #expect(code.members(of: "Round")?.answers("close:") == false)
  }

  @Test("who answers calls that a class has no method for may answer any")
  func forwarding() {
    let code = code(
      """
      class A: UIViewController {
        override func setValue(_ value: Any?, forUndefinedKey key: String) {}
        override func forwardingTarget(for selector: Selector!) -> Any? { nil }
      }
      """)
    #expect(code.members(of: "A")?.takes(outlet: "box") == nil)
    #expect(code.members(of: "A")?.answers("save:") == nil)
  }

  @Test("a name that `@objc` gives goes to the declaration that it stands before")
  func givenNames() {
    let code = code(
      """
      class A: UIViewController {
        @objc(initWithName:) init(name: String) {}
        @IBAction func save(_ sender: Any) {}
        @objc(list) enum Kind: Int { case one }
        @IBAction func close(_ sender: Any) {}
      }
      @objc(Known) class B: UIViewController { var box = 1 }
      """)
    #expect(code.members(of: "A")?.methods == ["save:", "close:"])
    #expect(code.members(of: "Known")?.takes(outlet: "box") == true)
  }

  @Test("outlets are taken by properties, by setters and by what the system's classes have")
  func outlets() throws {
    let code = code(
      """
      class A: UIViewController {
        var box: UIView!
        func setCover(_ view: UIView) {}
      }
      """)
    let members = try #require(code.members(of: "A"))
    #expect(members.takes(outlet: "box") == true)
    #expect(members.takes(outlet: "cover") == true)
    #expect(members.takes(outlet: "view") == true)
    #expect(members.takes(outlet: "bix") == false)
    // A button has one, and a controller none.
    #expect(members.takes(outlet: "titleLabel") == false)
  }

  @Test("the names that code writes out have their places and their owners")
  func uses() {
    let code = code(
      """
      class A: UIViewController {
        func go() {
          performSegue(withIdentifier: "one", sender: nil)
          self?.performSegue(withIdentifier: "two", sender: self)
          other.performSegue(withIdentifier: "three", sender: self)
          performSegue(withIdentifier: Names.four, sender: self)
          performSegue(withIdentifier: "n\\(5)", sender: self)
          performSegue(withIdentifier: "n" + name, sender: self)
          performSegue(withIdentifier: "n".lowercased(), sender: self)
          factory.instantiateViewController(withIdentifier: "n")
          UIStoryboard(name: "Main", bundle: Bundle(for: A.self))
            .instantiateViewController(withIdentifier: "n")
          let main = UIStoryboard(name: "Main", bundle: nil)
            .instantiateViewController(withIdentifier: "six")
          storyboard?.instantiateViewController(identifier: "seven") { _ in nil }
          table.dequeueReusableCell(withIdentifier: "eight", for: path)
          table.dequeueReusableCell(withIdentifier: "nine")
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "ten" || segue.identifier! == "eleven" {}
          switch segue.identifier {
          case "twelve"?, "thirteen":
            switch mode { case "none": break }
          default: break
          }
        }
      }
      """)
    let shown = code.uses.map {
      "\($0.place.position) \($0.kind) \($0.name)\($0.isOwn ? "" : " of another")"
    }
    #expect(
      shown == [
        "3:5 performs one",
        "4:11 performs two",
        "5:11 performs three of another",
        #"14:8 makes(storyboard: Optional("Main")) six of another"#,
        "15:17 makes(storyboard: nil) seven of another",
        "16:11 dequeues eight of another",
        "20:8 compares ten",
        "20:37 compares eleven",
        "22:10 compares twelve",
        "22:21 compares thirteen",
      ])
    #expect(code.uses.allSatisfy { $0.owner == "A" && $0.place.path == "A.swift" })
  }

  @Test("Swift 2 has the label in the name of the call")
  func oldCalls() {
    let code = code(
      """
      class A: UIViewController {
        func go() { self.performSegueWithIdentifier("one", sender: nil) }
      }
      """)
    #expect(code.uses.map(\.name) == ["one"])
  }

  @Test(
    "a file that ends in the middle of something ends there",
    arguments: [
      "class", "class A", "class A:", "class A<", "class A: B<", "extension", "func",
      "class A { func",
      "class A { func f(", "class A { func f(a", "class A { var", "class A { var (",
      "class A { var a:",
      "class A { @objc(", "\"", "\"\"\"", "#\"", "\"\\(", "\"\\(\"\\(", "/*", "/* /*", "`", "#if",
      "}",
      "switch segue.identifier", "switch segue.identifier { case", "performSegue(withIdentifier:",
      ").instantiateViewController(withIdentifier: \"a\")", "@", "é", "\u{FEFF}class",
    ])
  func ends(text: String) {
    var reader = CodeReader()
    reader.read(Array(text.utf8), path: "A.swift")
    reader.read(Array("class After: UIView { var box = 1 }".utf8), path: "B.swift")
    #expect(reader.code.members(of: "After")?.properties == ["box"])
    #expect(reader.code.fileCount == 2)
  }

  @Test("texts inside texts without end are followed to a depth, and no further")
  func deepTexts() {
    let text = String(repeating: "\"\\(", count: 100_000)
    #expect(code(text + "\nclass A: UIView {}").members(of: "A") != nil)
  }

  @Test(
    "what repeats without end takes a time and a memory that grow with it alone",
    arguments: [
      "#if a { ", "#", "{", "switch segue.identifier { case .x ", "case \"a\" ", "class A<",
      "@objc(", "/", "/*", ").instantiateViewController(withIdentifier: \"a\") ", "var a, ",
    ])
  func repetition(text: String) {
    let code = code(String(repeating: text, count: 50_000) + "\n")
    #expect(code.fileCount == 1)
    #expect(code.uses.count <= 50_000)
  }

  @Test("of a class under more than a hundred others not all is known")
  func deepChains() {
    let text = (1...20_000).map { "class C\($0): C\($0 - 1) { var p\($0) = 1 }" }
      .joined(separator: "\n")
    let code = code("class C0: UIViewController {}\n" + text)
    #expect(code.members(of: "C50")?.takes(outlet: "none") == false)
    #expect(code.members(of: "C20000")?.takes(outlet: "none") == nil)
  }

  private func code(_ text: String) -> AppCode {
    var reader = CodeReader()
    reader.read(Array(text.utf8), path: "A.swift")
    return reader.code
  }
}
