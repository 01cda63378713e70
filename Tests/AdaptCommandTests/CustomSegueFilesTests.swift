import AdaptCommand
import Foundation
import Testing

/// A scene with a button for a modal segue and one for a segue of a class of the app's.
enum CustomSegueFiles {
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
    <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <button id="m"><rect key="frame" x="20" y="100" width="80" height="40"/>
    <state key="normal" title="Modal"/><connections>
    <segue destination="b" kind="presentation" id="sm"/>
    </connections></button>
    <button id="c"><rect key="frame" x="20" y="200" width="80" height="40"/>
    <state key="normal" title="Slide"/><connections>
    <segue destination="b" kind="custom" customClass="SlideSegue" id="sc"/>
    </connections></button></subviews></view></viewController></objects></scene>
    <scene sceneID="t"><objects><viewController title="Next" id="b" \
    sceneMemberID="viewController"/></objects></scene></scenes></document>
    """
}

@Suite("Segues of classes that only the app has")
struct CustomSegueFilesTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.file("Custom.storyboard", CustomSegueFiles.storyboard)
  }

  @Test("In a run they are not performed, which is a note that names the class and how to say more")
  func note() {
    let call = Call([path, "--user", "tap Slide"])
    #expect(call.exit == .fine, "\(call.output)\(call.errors)")
    let text = call.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("is not performed: the code of its class 'SlideSegue' is not known"))
    #expect(text.contains("'segueClasses'"))
    #expect(text.contains("Custom.storyboard:11"))
    #expect(!text.contains("register the class"))
  }

  @Test("The settings beside the storyboard, or a scenario, say what such a class does")
  func said() throws {
    try folder.file("adaptsim.json5", "{ segueClasses: { SlideSegue: 'present' } }")
    let call = Call([path, "--user", "tap Slide"])
    #expect(call.says("presents Next as"), "\(call.output)\(call.errors)")
    let scenario = try folder.file(
      "run.json5",
      "{ device: 'phone', storyboards: ['Custom.storyboard'], segueClasses: { SlideSegue: 'present' },"
        + " steps: [{ user: 'tap', named: 'Slide' }], expect: [{ presented: ['Next'] }] }")
    #expect(Call([scenario]).exit == .fine)
  }

  @Test("On a tour they are a note in the column of what nobody answers")
  func tour() throws {
    let call = Call(["tour", path, "--device", "phone"])
    #expect(call.exit == .fine, "\(call.output)")
    #expect(call.says("Custom.storyboard:11:1: note: not performed: custom segue", "SlideSegue"))
    try folder.file("adaptsim.json5", "{ segueClasses: { SlideSegue: 'present' } }")
    #expect(!Call(["tour", path, "--device", "phone"]).output.contains("not performed"))
  }

  /// The words from the suggestion on.
  private static func end(of words: String) -> String {
    words.firstRange(of: "did you").map { String(words[$0.lowerBound...]) } ?? words
  }

  @Test(
    "A class that no segue has, and a way that there is not, are told with the nearest",
    arguments: [
      ("{ SlidSegue: 'present' }", "no segue of the class 'SlidSegue'; did you mean 'SlideSegue'?"),
      ("{ SlideSegue: 'presents' }", "did you mean 'present'?"),
    ])
  func wrong(classes: String, words: String) throws {
    let scenario = try folder.file(
      "run.json5",
      "{ device: 'phone', storyboards: ['Custom.storyboard'], segueClasses: \(classes) }")
    let call = Call([scenario])
    #expect(call.exit == .badInput)
    #expect(call.errors.contains(words), "\(call.errors)")
    try folder.file("adaptsim.json5", "{ segueClasses: \(classes) }")
    for other in [Call([path]), Call(["check", path])] {
      #expect(other.exit == .badInput)
      #expect(other.errors.contains(Self.end(of: words)))
    }
  }
}
