/// What the root of a document states for all of it.
public struct DocumentSettings: Hashable, Sendable {
  /// The format, as `3.0`.
  public var version: String?
  /// The build of Interface Builder that saved the file, as `23504`.
  public var toolsVersion: String?
  /// `iOS.CocoaTouch`, or `iOS.CocoaTouch.iPad` for a document of the pad alone.
  public var targetRuntime: String?
  /// The id of the controller that the document opens with.
  public var initialController: String?
  public var usesAutoLayout = false
  /// Whether the document knows size classes.
  public var usesTraitCollections = false
  public var usesSafeAreas = false
  public var isLaunchScreen = false
  /// The canvas device, as `retina6_1`, and how it is held.
  public var device: String?
  public var deviceOrientation: String?
  public var position = SourcePosition(line: 1, column: 1)

  public init() {}

  /// Whether the document is one of the pad alone.
  public var isForPadOnly: Bool { targetRuntime == "iOS.CocoaTouch.iPad" }
}
