import AdaptDocuments
import Foundation
import Testing

@testable import AdaptDocumentReader

@Suite("The root, the device, the resources and the scenes of a document")
struct DocumentTests {
  @Test("Everything that the root states is read")
  func settings() throws {
    let text = storyboardText(
      "<device id='retina6_1' orientation='landscape' appearance='dark'/>",
      root: "version='3.0' toolsVersion='23504' targetRuntime='iOS.CocoaTouch.iPad'"
        + " initialViewController='c' useAutolayout='YES' useTraitCollections='YES'"
        + " useSafeAreas='YES' launchScreen='YES' colorMatched='YES'")
    let document = try read(text)
    let settings = document.settings
    #expect(document.kind == .storyboard)
    #expect(document.name == "Main")
    #expect(document.path == "Main.storyboard")
    #expect(settings.version == "3.0")
    #expect(settings.toolsVersion == "23504")
    #expect(settings.isForPadOnly)
    #expect(settings.initialController == "c")
    #expect(settings.usesAutoLayout)
    #expect(settings.usesTraitCollections)
    #expect(settings.usesSafeAreas)
    #expect(settings.isLaunchScreen)
    #expect(settings.device == "retina6_1")
    #expect(settings.deviceOrientation == "landscape")
    #expect(
      document.unmodelled == [
        UnmodelledCount(name: "device", count: 1),
        UnmodelledCount(name: "document.colorMatched", count: 1),
      ], "what has no place is kept and counted")
  }

  @Test("What the root leaves out is off")
  func defaults() throws {
    let settings = try read(storyboardText("")).settings
    #expect(settings.initialController == nil)
    #expect(!settings.usesAutoLayout)
    #expect(!settings.usesTraitCollections)
    #expect(!settings.usesSafeAreas)
    #expect(!settings.isLaunchScreen)
    #expect(!settings.isForPadOnly)
    #expect(settings.device == nil)
    #expect(
      try read(storyboardText("", root: "initialViewController=''")).settings
        .initialController == nil)
  }

  @Test("Images have names and sizes, colours have names")
  func resources() throws {
    let document = try read(
      storyboardText(
        "<resources><image name='star' catalog='system' width='20' height='18.5'/>"
          + "<image name='photo'/><namedColor name='accent'><color red='1'/></namedColor>"
          + "<systemColor name='label'/></resources>"))
    var star = DocumentResources.Image("star", size: CGSize(width: 20, height: 18.5))
    star.catalog = "system"
    #expect(document.resources.images == [star, DocumentResources.Image("photo", size: nil)])
    #expect(document.resources.colors == ["accent"])
    #expect(document.resources.rest.elements.map(\.name) == ["namedColor", "systemColor"])
  }

  @Test("A segue that only says what the canvas imitates is no segue")
  func tieBreakers() throws {
    let document = try read(
      storyboardText(
        "<inferredMetricsTieBreakers><segue reference='s-1'/><segue reference='s-2'/>"
          + "</inferredMetricsTieBreakers>"))
    #expect(document.tieBreakers == ["s-1", "s-2"])
    #expect(document.problems.isEmpty)
    #expect(document.unmodelled.isEmpty)
  }

  @Test("What is known to be of no use at run time is kept whole")
  func keptElements() throws {
    let names = [
      "dependencies", "customFonts", "classes", "designables", "simulatedMetricsContainer",
      "color", "accessibilityOverrides",
    ]
    let inside = "<deployment identifier='iOS'><a b='1'>text</a></deployment>"
    let text = names.map { "<\($0)>\(inside)</\($0)>" }.joined()
    let document = try read(storyboardText(text))
    #expect(document.rest.elements.map(\.name) == names)
    let deployment = try #require(document.rest.elements.first?.children.first)
    #expect(deployment["identifier"] == "iOS")
    #expect(deployment.children.first?.text == "text")
    #expect(document.unmodelled.map(\.count) == Array(repeating: 1, count: names.count))
  }

  @Test("A scene has a controller, an exit, a first responder and what lies beside them")
  func scene() throws {
    let text =
      "<scenes><scene sceneID='s'><objects>"
      + "<viewController id='c' sceneMemberID='viewController'/>"
      + "<placeholder placeholderIdentifier='IBFirstResponder' id='r' userLabel='First Responder'"
      + " sceneMemberID='firstResponder'/>"
      + "<exit id='e' userLabel='Exit' sceneMemberID='exit'/>"
      + "<tapGestureRecognizer id='t'><connections><segue kind='show' destination='c' id='g'/>"
      + "</connections></tapGestureRecognizer>"
      + "<pongPressGestureRecognizer id='l' minimumPressDuration='0.5'/>"
      + "<customObject id='o' customClass='Store' customModule='App'/>"
      + "<view contentMode='center' id='v'/><barButtonItem title='Go' id='b'/>"
      + "<navigationItem id='n'/><searchDisplayController id='d'/>"
      + "</objects><point key='canvasLocation' x='-12.5' y='31.000000000000004'/></scene></scenes>"
    let document = try read(storyboardText(text))
    let scene = try #require(document.scenes.first)
    #expect(scene.id == "s")
    #expect(scene.controller?.id == "c")
    #expect(scene.exits == ["e"])
    #expect(scene.canvasLocation == CGPoint(x: -12.5, y: 31.000000000000004))
    #expect(scene.objects.map(\.id) == ["r", "e", "t", "l", "o", "v", "b", "n", "d"])
    let kinds = scene.objects.map(\.kind)
    #expect(kinds[0] == .firstResponder)
    #expect(kinds[2] == .gestureRecognizer("tapGestureRecognizer"))
    #expect(kinds[3] == .gestureRecognizer("pongPressGestureRecognizer"))
    #expect(kinds[4] == .other("customObject"))
    #expect(kinds[8] == .other("searchDisplayController"))
    #expect(scene.objects[2].connections.compactMap(\.segue?.id) == ["g"])
    #expect(scene.objects[4].customClass == CustomClass("Store", module: "App"))
    if case .view(let view) = kinds[5] { #expect(view.id == "v") } else { Issue.record("no view") }
    if case .barItem(let item) = kinds[6] {
      #expect(item.title == "Go")
    } else {
      Issue.record("no bar item")
    }
    #expect(document.problems.isEmpty)
  }

  @Test("Xcode 4.2's spelling of the first responder is taken")
  func misspeltFirstResponder() throws {
    let document = try read(
      sceneText("<viewController id='1'/><placeholder sceneMemberID='firstRespodner' id='2'/>"))
    #expect(document.scenes.first?.objects.first?.kind == .firstResponder)
    #expect(document.problems.isEmpty)
    #expect(document.unmodelled.isEmpty)
  }

  @Test("Ids are words of any kind; the second of two is told of")
  func ids() throws {
    let document = try read(
      sceneText("<viewController id='1'/><exit id='exit of 1'/>\n<exit id='1'/>"))
    #expect(
      document.problems.map(\.description) == [
        "2:1: <exit> has the id '1', as the object of 1:111 has; what leads to it leads to the"
          + " first"
      ])
  }

  @Test("A scene without a controller and one with two are told of")
  func damagedScenes() throws {
    let none = try read(sceneText("<exit id='e'/>"))
    #expect(none.problems.map(\.message) == ["the scene has no controller; nothing can lead to it"])
    let two = try read(sceneText("<viewController id='1'/><viewController id='2'/>"))
    #expect(two.scenes.first?.controller?.id == "1")
    #expect(two.problems.count == 1)
    if case .controller(let second)? = two.scenes.first?.objects.first?.kind {
      #expect(second.id == "2")
    } else {
      Issue.record("the second controller is kept")
    }
  }

  @Test("A xib has an owner, a first responder and objects")
  func xib() throws {
    let document = try read(
      "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'><objects>"
        + "<placeholder placeholderIdentifier='IBFilesOwner' id='-1' customClass='Card'>"
        + "<connections><outlet property='view' destination='v' id='o'/></connections></placeholder>"
        + "<placeholder placeholderIdentifier='IBFirstResponder' id='-2'/>"
        + "<placeholder placeholderIdentifier='Data' id='-3'/>"
        + "<view contentMode='scaleToFill' id='v'><rect key='frame' x='0.0' y='0.0' width='320'"
        + " height='44'/></view><viewController id='c'/></objects></document>")
    #expect(document.kind == .xib)
    #expect(document.scenes.isEmpty)
    #expect(document.objects.map(\.id) == ["-1", "-2", "-3", "v", "c"])
    #expect(document.objects[0].kind == .filesOwner)
    #expect(document.objects[0].customClass?.name == "Card")
    #expect(document.objects[0].connections.first?.outlet?.destination == "v")
    #expect(document.objects[1].kind == .firstResponder)
    #expect(document.objects[2].kind == .placeholder("Data"))
    if case .view(let view) = document.objects[3].kind {
      #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    } else {
      Issue.record("no view")
    }
  }
}
