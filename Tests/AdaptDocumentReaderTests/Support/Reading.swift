import AdaptDocuments
import Foundation
import Testing

@testable import AdaptDocumentReader

/// Reads a document that stands in a test.
func read(_ text: String, encoding: String.Encoding = .utf8) throws -> InterfaceDocument {
  let data = try #require(text.data(using: encoding))
  return try InterfaceDocumentReader.read(data, name: "Main", path: "Main.storyboard")
}

/// The error that a text gives; a text that is read fails the test.
func fault(of data: Data) throws -> InterfaceDocumentError {
  try #require(throws: InterfaceDocumentError.self) {
    try InterfaceDocumentReader.read(data, name: "Main", path: "Main.storyboard")
  }
}

func fault(of text: String) throws -> InterfaceDocumentError { try fault(of: Data(text.utf8)) }

/// A storyboard with some attributes at its root and some elements inside.
func storyboardText(_ content: String, root: String = "") -> String {
  #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \#(root)>"#
    + "\(content)</document>"
}

/// A storyboard with one scene.
func sceneText(_ objects: String) -> String {
  storyboardText("<scenes><scene sceneID='s-1'><objects>\(objects)</objects></scene></scenes>")
}

/// Reads the one scene that has these objects.
func readScene(_ objects: String) throws -> InterfaceScene {
  try #require(try read(sceneText(objects)).scenes.first)
}

/// Reads a controller, with what the reading had to say of it.
func readController(
  _ text: String
) throws -> (controller: InterfaceController, problems: [String]) {
  let document = try read(sceneText(text))
  let controller = try #require(document.scenes.first?.controller)
  return (controller, document.problems.map(\.message))
}

/// Reads a plain controller with some attributes and some elements inside.
func readPlainController(_ attributes: String, _ content: String = "") throws
  -> InterfaceController
{
  try readController("<viewController id='controller' \(attributes)>\(content)</viewController>")
    .controller
}

/// Reads a view, with what the reading had to say of it.
func readView(_ text: String) throws -> (view: InterfaceView, problems: [String]) {
  let (controller, problems) = try readController(
    "<viewController id='controller'><view key='view' id='root'><subviews>\(text)</subviews></view>"
      + "</viewController>")
  return (try #require(controller.view?.subviews.first), problems)
}

/// Reads the connections of a controller.
func readConnections(
  _ text: String
) throws -> (connections: [InterfaceConnection], problems: [String]) {
  let (controller, problems) = try readController(
    "<viewController id='controller'><connections>\(text)</connections></viewController>")
  return (controller.connections, problems)
}

func readSegue(_ text: String) throws -> InterfaceSegue {
  try #require(try readConnections(text).connections.first?.segue)
}
