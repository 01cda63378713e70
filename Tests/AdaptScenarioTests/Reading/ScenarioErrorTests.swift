import AdaptScenario
import Foundation
import Testing

@Suite("What is wrong with a scenario")
struct ScenarioErrorTests {
  @Test(
    "The document: where, what, what next",
    arguments: [
      (
        #"{ device: "phone-mx", root: "a", controllers: { a: {} } }"#,
        "1:11: no device profile 'phone-mx'; did you mean 'phone-max'?"
      ),
      (
        #"{ device: "mine.json", root: "a", controllers: { a: {} } }"#,
        "1:11: no device profile: mine.json: there is no such file; check the path"
      ),
      (#"{ root: "a", controllers: { a: {} } }"#, "1:1: a scenario has no 'device'; add it"),
      (
        #"{ device: "phone", controllers: { a: {} } }"#,
        "1:1: a scenario has no 'root'; add it"
      ),
      (
        #"{ device: "phone", root: "a", stps: [] }"#,
        "1:31: unknown key 'stps' in a scenario; did you mean 'steps'?"
      ),
      (
        #"{ device: "phone", ios: "7.1", root: "a", controllers: { a: {} } }"#,
        "1:25: system 7.1 is not modelled; write 8.0 or later"
      ),
      (
        #"{ device: "phone", ios: 12.4, root: "a", controllers: { a: {} } }"#,
        "1:25: found the number 12.4 in place of a system version; "
          + #"put it between quotes, such as "12.4""#
      ),
      (
        #"{ device: "phone", orientation: "landscape", root: "a", controllers: { a: {} } }"#,
        "1:33: no orientation 'landscape'; did you mean 'landscapeLeft'?"
      ),
      (
        #"{ device: "pad", window: "1/4", root: "a", controllers: { a: {} } }"#,
        "1:26: no window share '1/4'; write full, 1/3, 1/2, 2/3, slideOver or a size in points "
          + "such as 500x700"
      ),
      (
        #"{ device: "pad", window: "-5x700", root: "a", controllers: { a: {} } }"#,
        "1:26: window size '-5x700' has a side that is not above 0; write one such as 500x700"
      ),
      (
        #"{ device: "phone", appearance: "drak", root: "a", controllers: { a: {} } }"#,
        "1:32: no appearance 'drak'; did you mean 'dark'?"
      ),
      (
        #"{ device: "phone", onException: "ignore", root: "a", controllers: { a: {} } }"#,
        "1:33: no exception policy 'ignore'; write one of end, record"
      ),
      (
        #"{ device: "phone", root: "b", controllers: { a: {} } }"#,
        "1:26: no controller 'b'; write one of a"
      ),
      (
        #"{ device: "phone", root: "a", controllers: { a: {}, a: {} } }"#,
        "1:53: the key 'a' is given twice, first at 1:46; remove one"
      ),
      (
        #"{ device: "phone", root: "a", controllers: { a: {}, "b c": {} } }"#,
        "1:53: 'b c' is no name; "
          + "write at most 64 characters without blanks, dots, commas and brackets"
      ),
      (
        #"{ device: "phone", root: "a", controllers: { a: {}, window: {} } }"#,
        "1:53: the name 'window' stands for something else in a trace; choose another"
      ),
    ])
  func document(text: String, message: String) {
    #expect(objection(to: text) == message)
  }

  @Test(
    "Choices between alternatives name what there is to choose",
    arguments: [
      (
        #"{ device: "phone", choices: { "presentation.completion-order": "random" }, "#
          + #"root: "a", controllers: { a: {} } }"#, "1:64: "
      ),
      (
        #"{ device: "phone", choices: { "presentation.order": "lastFirst" }, "#
          + #"root: "a", controllers: { a: {} } }"#, "1:31: "
      ),
    ])
  func choices(text: String, place: String) throws {
    let message = try #require(objection(to: text))
    #expect(message.hasPrefix(place))
    #expect(message.contains("lastFirst") || message.contains("presentation.completion-order"))
  }

  @Test(
    "Controllers",
    arguments: [
      (
        "{ titel: 'a' }", "titel",
        "unknown key 'titel' in a controller; did you mean 'title'?"
      ),
      (
        "{ children: ['a'], alert: { actions: [] } }", "{ actions",
        "a controller has both 'children' and 'alert'; keep one"
      ),
      (
        "{ forwards: 'manual' }", "'manual'",
        "'forwards' speaks of children, and there are none; add 'children'"
      ),
      (
        "{ alert: { actions: ['OK'] }, presentation: {} }", "{} }",
        "only an action sheet has an anchor; remove it"
      ),
      (
        "{ alert: { actions: ['OK'] }, orientations: 'all' }", "'all'",
        "an alert has a 'title' and, for an action sheet, a 'presentation' with its anchor beside "
          + "it; remove 'orientations'"
      ),
      (
        "{ navigation: [] }", "[]",
        "a navigation controller has an empty stack; name its root controller"
      ),
      (
        "{ presentation: { style: 'formsheet' } }", "'formsheet'",
        "no presentation style 'formsheet'; did you mean 'formSheet'?"
      ),
      (
        "{ presentation: { preferredContentSize: [400, -1] } }", "-1",
        "-1 is not above 0; write a number above 0 and at most 10000"
      ),
      (
        "{ presentation: { preferredContentSize: [NaN, 1] } }", "NaN",
        "NaN is not finite; write a finite number"
      ),
      (
        "{ presentation: { preferredContentSize: [1e9, 1] } }", "1e9",
        "1e9 is above 10000; write a number above 0 and at most 10000"
      ),
      (
        "{ presentation: { anchor: { view: 'buton' } } }", "'buton'",
        "no view or controller 'buton'; did you mean 'button'?"
      ),
      (
        "{ presentation: { anchor: {} } }", "{} }",
        "an anchor names nothing; add 'view', 'barButton' or 'presenter'"
      ),
      (
        "{ presentation: { anchor: { presenter: true, view: 'a' } } }", "'a'",
        "an anchor has both 'presenter' and 'view'; keep one"
      ),
      (
        "{ presentation: { anchor: { presenter: false } } }", "false",
        "an anchor that is not the presenter names nothing; add 'view'"
      ),
      (
        "{ views: { top: [44, 0] } }", "0]",
        "0 is not above 0; write a number above 0 and at most 10000"
      ),
      (
        "{ presentation: { custom: { fraction: [0, 0, 2, 1] } } }", "2,",
        "2 is above 1; write a number at least 0 and at most 1"
      ),
      (
        "{ presentation: { animator: {} } }", "{} }",
        "an animator has no 'duration'; add it"
      ),
      (
        "{ adaptivity: { answers: [{ width: 'small', style: 'none' }] } }", "'small'",
        "no size class 'small'; write one of compact, regular"
      ),
      (
        "{ adaptivity: { replaceWith: { sheet: 'a' } } }", "sheet",
        "unknown key 'sheet' in the replacements by style; did you mean 'pageSheet'?"
      ),
      (
        "{ callsSuper: { viewDidLoad: false } }", "viewDidLoad",
        "unknown key 'viewDidLoad' in the calls of super; write one of viewWillTransitionToSize, "
          + "willTransitionToTraits, viewWillAppear, viewIsAppearing, viewDidAppear, "
          + "viewWillDisappear, viewDidDisappear"
      ),
      (
        "{ orientations: ['portrait', 'landscap'] }", "'landscap'",
        "no orientation 'landscap'; did you mean 'landscape'?"
      ),
    ])
  func controllers(script: String, at place: String, message: String) throws {
    let text = """
      { device: "phone", root: "a", controllers: { a: { views: { button: [0, 0, 9, 9] } }, x:
      \(script)
      } }
      """
    let column = try #require(script.range(of: place)).lowerBound.utf16Offset(in: script) + 1
    #expect(objection(to: text) == "2:\(column): \(message)")
  }

  @Test(
    "Steps and actions",
    arguments: [
      ("{ presnt: 'compose' }", "5:3: no step 'presnt'; did you mean 'present'?"),
      (
        "{}",
        "5:1: a step says nothing; write one of present, dismiss, push, pop, popTo, "
          + "popToRoot, setStack, replaceRoot, addChild, removeChild, set, override, …"
      ),
      (
        "'rotate'",
        "5:1: found the string 'rotate' in place of a step; write one such as "
          + "{ present: … }"
      ),
      ("{ present: 'composer' }", "5:12: no controller 'composer'; did you mean 'compose'?"),
      (
        "{ present: 'compose', form: 'list' }",
        "5:23: unknown key 'form' in a step; did you mean 'from'?"
      ),
      (
        "{ present: 'compose', rotate: true }",
        "5:23: a step does one thing, and here are 'present' and 'rotate'; make two of it"
      ),
      (
        "{ present: { navigation: ['compose', 'detail'] } }",
        "5:38: no controller 'detail'; write one of list, sure, compose"
      ),
      (
        "{ rotate: 'sideways' }",
        "5:11: no orientation 'sideways'; write one of portrait, portraitUpsideDown, "
          + "landscapeRight, landscapeLeft"
      ),
      (
        "{ resize: '0x700' }",
        "5:11: window size '0x700' has a side that is not above 0; write one such as 500x700"
      ),
      ("{ user: 'swipe' }", "5:9: no user action 'swipe'; did you mean 'swipeDown'?"),
      (
        "{ user: 'tapOutside', then: 'cancel' }",
        "5:29: a 'tapOutside' has no 'then'; remove it"
      ),
      ("{ user: 'drag' }", "5:1: a step has no 'by'; add it"),
      ("{ user: 'tap', action: 'OK', by: 3 }", "5:34: only a 'drag' has 'by'; remove it"),
      (
        "{ user: 'tap', action: 'OK', at: [1, 2] }",
        "5:34: a tap hits what is 'named', an 'action' of an alert, or a point 'at'; keep one of them"
      ),
      (
        "{ user: 'tap', at: [1] }",
        "5:20: the list has 1 elements where 2 are expected; write [x, y]"
      ),
      ("{ user: 'type' }", "5:1: a step has no 'text'; add it"),
      ("{ user: 'tapGrabber', text: 'OK' }", "5:29: only a 'type' has 'text'; remove it"),
      (
        "{ user: 'drag', to: 'large', velocity: 3 }",
        "5:40: a drag 'to' a detent ends there; remove 'velocity'"
      ),
      (
        "{ user: 'drag', to: 'larg' }", "5:21: no detent 'larg'; did you mean 'large'?"
      ),
      (
        "{ user: 'drag', by: 1e6 }",
        "5:21: 1e6 is above 100000; write a number at least -100000 and at most 100000"
      ),
      (
        "{ selectDetent: 'smal' }",
        "5:17: no detent 'smal'; write one of medium, large"
      ),
      ("{ background: false }", "5:15: a step that goes nowhere does nothing; remove it"),
      ("{ user: 'tap' }", "5:1: a step has no 'action'; add it"),
      ("{ advance: -1 }", "5:12: -1 is below 0; write a number at least 0 and at most 3600"),
      ("{ advance: Infinity }", "5:12: Infinity is not finite; write a finite number"),
      ("{ turn: 1.5 }", "5:9: 1.5 is not a whole number; write one without a fraction"),
      ("{ settle: false }", "5:11: a step that does not settle does nothing; remove it"),
      ("{ do: 'dismis', on: 'list' }", "5:7: no action 'dismis'; did you mean 'dismiss'?"),
      ("{ do: 'present', on: 'list' }", "5:1: a step has no 'controller'; add it"),
      (
        "{ do: [{ rotate: true }] }",
        "5:10: no action 'rotate'; write one of present, dismiss, push, pop, popTo, popToRoot, "
          + "setStack, replaceRoot, addChild, removeChild, set, override, …"
      ),
      (
        "{ when: { controller: 'list', callback: 'viewDidAppear' } }",
        "5:1: a trigger says when and not what; add 'do'"
      ),
      (
        "{ when: { controller: 'list', callback: 'viewDidApear' }, do: { pop: true } }",
        "5:41: no trigger callback 'viewDidApear'; did you mean 'viewDidAppear'?"
      ),
      (
        "{ when: { controller: 'list', callback: 'viewDidAppear', nth: 0 }, do: { pop: true } }",
        "5:63: 0 is below 1; write a number at least 1 and at most 1000"
      ),
      (
        "{ when: { controller: 'sure', callback: 'viewDidAppear' }, do: { pop: true } }",
        "5:41: the alert 'sure' runs code in 'alertActionHandler' only; write that"
      ),
      (
        "{ when: { controller: 'list', callback: 'presentationTransitionWillBegin' },"
          + " do: { pop: true } }",
        "5:41: 'list' has no presentation controller of its own; "
          + "add 'custom' to its 'presentation'"
      ),
      (
        "{ when: { controller: 'list', callback: 'presentationControllerDidDismiss' },"
          + " do: { pop: true } }",
        "5:41: 'list' has no delegate; add 'adaptivity'"
      ),
      (
        "{ when: { controller: 'compose', callback: 'presentationControllerShouldDismiss' },"
          + " do: { pop: true } }",
        "5:44: the delegate of 'compose' does not implement "
          + "'presentationControllerShouldDismiss'; add 'shouldDismiss' to its 'adaptivity'"
      ),
    ])
  func steps(step: String, message: String) {
    #expect(objection(to: script(step)) == message)
  }

  @Test(
    "Expectations",
    arguments: [
      ("{ sytle: 'compose' }", "8:3: no expectation 'sytle'; did you mean 'style'?"),
      ("{ style: 'compose' }", "8:1: an expectation has no 'is'; add it"),
      (
        "{ style: 'compose', is: 'sheet' }",
        "8:25: no presentation style 'sheet'; did you mean 'pageSheet'?"
      ),
      (
        "{ style: 'compose', is: 'formSheet', because: 'adaptation.defualt' }",
        "8:47: no rule 'adaptation.defualt'; did you mean 'adaptation.default'?"
      ),
      (
        "{ count: 'list viewWilAppear', is: 1 }",
        "8:10: no callback or event 'viewWilAppear' in the line 'list viewWilAppear'; "
          + "did you mean 'viewWillAppear'?"
      ),
      (
        "{ count: 'lst viewWillAppear', is: 1 }",
        "8:10: no controller 'lst'; did you mean 'list'?"
      ),
      (
        "{ count: 'viewWillAppear', is: 1 }",
        "8:10: the line 'viewWillAppear' says not who and what; "
          + "write one such as 'list viewWillAppear'"
      ),
      (
        "{ count: 'list viewWillAppear', is: -1 }",
        "8:37: -1 is below 0; write a number at least 0 and at most 2147483647"
      ),
      (
        "{ count: 'compose.pc adaptivePresentationStyleForTraits', is: 1 }",
        "8:10: how often 'adaptivePresentationStyleForTraits' is asked is not promised; "
          + "expect the 'style' it leads to, or its place in an 'order'"
      ),
      (
        "{ callbacks: 'list', are: ['supportedInterfaceOrientations'] }",
        "8:28: how often 'supportedInterfaceOrientations' is asked is not promised; "
          + "expect the 'style' it leads to, or its place in an 'order'"
      ),
      (
        "{ trace: ['list viewDidLoad'], of: 'apperance' }",
        "8:36: no group of events 'apperance'; did you mean 'appearance'?"
      ),
      (
        "{ finding: 'alreadyPresented' }",
        "8:12: no finding 'alreadyPresented'; did you mean 'alreadyPresenting'?"
      ),
      (
        "{ findings: 'nothing' }",
        "8:13: found the string 'nothing' in place of a list; put it between [ and ]"
      ),
      (
        "{ frame: 'list', is: [0, 0, 375] }",
        "8:22: the list has 3 elements where 4 are expected; write [x, y, width, height]"
      ),
      (
        "{ frame: 'list', is: [0, 0, -1, 1] }",
        "8:22: a rectangle has a side below 0; write [x, y, width, height]"
      ),
      (
        "{ traits: 'list', are: { width: 'wide' } }",
        "8:33: no size class 'wide'; write one of compact, regular"
      ),
      (
        "'list'",
        "8:1: found the string 'list' in place of an expectation; "
          + "write one such as { style: 'compose', is: 'fullScreen' }"
      ),
    ])
  func expectations(expectation: String, message: String) {
    #expect(objection(to: script("", expect: expectation)) == message)
  }

  @Test(
    "Controllers that contain themselves are named in a circle",
    arguments: [
      (
        "a: { children: ['b'] }, b: { navigation: ['c'] }, c: { children: ['a'] }",
        "2:1: the controller 'a' contains itself: a → b → c → a; remove one of them"
      ),
      (
        "a: { children: ['a'] }",
        "2:1: the controller 'a' contains itself: a → a; remove one of them"
      ),
      (
        "a: { children: ['b'] },\nb: { children: [{ navigation: ['b'] }] }",
        "3:1: the controller 'b' contains itself: b → b; remove one of them"
      ),
    ])
  func cycles(controllers: String, message: String) {
    let text = "{ device: 'phone', root: 'a', controllers: {\n\(controllers) } }"
    #expect(objection(to: text) == message)
  }

  @Test("A replacement may contain the controller it replaces")
  func replacementIsNoCycle() {
    let text = """
      { device: 'phone', root: 'a', controllers: { a: {
        adaptivity: { replaceWith: { fullScreen: { navigation: ['a'] } } } } } }
      """
    #expect(objection(to: text) == nil)
  }

  @Test("A name where nothing is described asks for a description")
  func nothingDescribed() {
    #expect(
      objection(to: #"{ device: "phone", root: "a" }"#)
        == "1:26: no controller 'a'; describe it under 'controllers'")
  }

  @Test("Errors of controllers, steps and expectations are told together, the first twenty of them")
  func several() throws {
    let text = script(
      """
      { dismis: "list" },
      { expect: [{ style: "lst", is: "formSheet" }, { covers: "list" }, { state: "list" }] },
      { when: { controller: "compose", callback: "viewWillApear" }, do: "dismiss" },
      """,
      expect: #"{ findngs: "none" }"#)
    #expect(
      objection(to: text) == """
        5:3: no step 'dismis'; did you mean 'dismiss'?
        6:21: no controller 'lst'; did you mean 'list'?
        6:67: an expectation has no 'is'; add it
        7:44: no trigger callback 'viewWillApear'; did you mean 'viewWillAppear'?
        10:3: no expectation 'findngs'; did you mean 'findings'?
        """)
    let many = try #require(
      objection(to: script(String(repeating: "{ stp: 1 },\n", count: 30))))
    let lines = many.split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.last == " and 10 more like these")
  }

  @Test("A controller whose description is wrong raises no objection to what is done with it")
  func followUps() {
    #expect(
      objection(
        to: """
          { device: "phone", root: "a", controllers: { a: { titel: "A", adaptivity: {} } }, steps: [
          { when: { controller: "a", callback: "willPresentWithAdaptiveStyle" }, do: "dismiss" }] }
          """) == "1:51: unknown key 'titel' in a controller; did you mean 'title'?")
  }
}
