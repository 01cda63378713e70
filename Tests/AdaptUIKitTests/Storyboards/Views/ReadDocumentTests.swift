import AdaptCore
import AdaptDocumentReader
import AdaptDocuments
import AdaptUIKit
import Foundation
import Testing

/// Views by way of the reader, so that what it takes apart is what they are given.
@Suite("Views of a document as the reader gives it")
struct ReadDocumentTests {
  private func scene(_ views: String) throws -> StoryboardScene {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="a">
      <scenes><scene sceneID="s"><objects>
      <viewController id="a" title="a" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="v">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(views)</subviews>
      </view></viewController></objects></scene></scenes></document>
      """
    let document = try InterfaceDocumentReader.read(
      Data(text.utf8), name: "Main", path: "Main.storyboard")
    return try StoryboardScene([document])
  }

  private func view(_ element: String, _ attributes: String = "", _ inside: String = "") -> String {
    """
    <\(element) contentMode="scaleToFill" id="c-\(element)" \(attributes)>
    <rect key="frame" x="0.0" y="0.0" width="100" height="40"/>\(inside)</\(element)>
    """
  }

  @Test(
    "A control that the document disables is disabled",
    arguments: [
      "button", "switch", "slider", "stepper", "textField", "segmentedControl", "pageControl",
      "datePicker",
    ])
  func disabled(element: String) throws {
    for (attribute, isEnabled) in [(#"enabled="NO""#, false), ("", true)] {
      let scene = try scene(view(element, attribute))
      let control = try #require(scene.root?.view.subviews.first as? UIControl)
      #expect(control.isEnabled == isEnabled)
    }
  }

  @Test("A table and a grid select rows unless the document says that they do not")
  func selection() throws {
    for (attribute, allows) in [(#"allowsSelection="NO""#, false), ("", true)] {
      let table = try scene(view("tableView", attribute)).root?.view.subviews.first
      #expect((table as? UITableView)?.allowsSelection == allows)
      let grid = try scene(view("collectionView", attribute)).root?.view.subviews.first
      #expect((grid as? UICollectionView)?.allowsSelection == allows)
    }
  }

  @Test("An attribute of one key path leaves what another one sets")
  func keyPaths() throws {
    func made(_ keyPath: String, _ value: String) throws -> (touches: Bool, clips: Bool) {
      let attributes = """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" \
        keyPath="\(keyPath)" value="\(value)"/></userDefinedRuntimeAttributes>
        """
      let scene = try scene(view("view", #"clipsSubviews="YES""#, attributes))
      let view = try #require(scene.root?.view.subviews.first)
      #expect(scene.ownFindings == [])
      return (view.isUserInteractionEnabled, view.clipsToBounds)
    }
    #expect(try made("userInteractionEnabled", "NO") == (false, true))
    #expect(try made("clipsToBounds", "NO") == (true, false))
  }

  @Test("A wheel that the document hides is hidden, one that hides itself is so until it turns")
  func wheels() throws {
    let rows: [(attributes: String, isHidden: Bool)] = [
      (#"hidden="YES""#, true), ("", false), (#"hidesWhenStopped="YES""#, true),
      (#"hidesWhenStopped="YES" animating="YES""#, false),
    ]
    for row in rows {
      let scene = try scene(view("activityIndicatorView", row.attributes))
      #expect(scene.root?.view.subviews.first?.isHidden == row.isHidden, "\(row.attributes)")
    }
  }
}
