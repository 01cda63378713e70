import AdaptCore
import AdaptDocuments

/// Which of Xcode's documents a root element begins.
enum DocumentFlavor {
  /// - Throws: What the file is instead, if it is no document for iOS.
  static func kind(of root: InterfaceElement) throws(DocumentFault) -> InterfaceDocument.Kind {
    guard root.name == "document" else { throw otherRoot(root) }
    guard let type = root["type"] else {
      throw refusal(
        .otherFormat, root, "<document> has no type, so Interface Builder did not write it")
    }
    if let platform = platform(type) ?? platform(root["targetRuntime"] ?? "") {
      throw refusal(.otherPlatform, root, "this is a document for \(platform)")
    }
    switch type {
    case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": return .storyboard
    case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": return .xib
    default:
      throw refusal(.otherFormat, root, "documents of the type \(type.quoted) are not known")
    }
  }

  /// The platform that a type or a runtime names; nil for iOS and for names that are not known.
  private static func platform(_ name: String) -> String? {
    if name.contains("AppleTV") { return "tvOS" }
    if name.contains("Watch") || name.contains("watch") { return "watchOS" }
    if name.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.") || name.contains("MacOSX") {
      return "macOS"
    }
    return nil
  }

  private static func otherRoot(_ root: InterfaceElement) -> DocumentFault {
    switch root.name {
    case "archive":
      let platform = root["type"].flatMap(Self.platform).map { " for \($0)" } ?? ""
      return refusal(
        .otherFormat, root,
        "this is an archive\(platform) of Interface Builder 3 or Xcode 4; open it in a later Xcode and"
          + " save it once")
    case "plist": return refusal(.otherFormat, root, "this is a property list")
    case "svg", "html": return refusal(.otherFormat, root, "this is \(root.name.uppercased())")
    default: return refusal(.otherFormat, root, "this is XML whose root is <\(root.name)>")
    }
  }

  private static func refusal(
    _ kind: InterfaceDocumentError.Kind, _ root: InterfaceElement, _ what: String
  ) -> DocumentFault {
    DocumentFault(
      kind, at: root.position, "\(what); adaptsim reads storyboards and xibs for iOS")
  }
}
