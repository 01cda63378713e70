public import Foundation

/// What a document says of the app's assets.
public struct DocumentResources: Hashable, Sendable {
  /// An image and its size in points, if the file states it.
  public struct Image: Hashable, Sendable {
    public var name: String
    public var size: CGSize?
    /// `system` for a symbol of the system's; nil for an asset of the app's.
    public var catalog: String?

    public init(_ name: String, size: CGSize?) {
      self.name = name
      self.size = size
    }
  }

  public var images: [Image] = []
  /// The names of colours of the app's assets.
  public var colors: [String] = []
  public var rest = UnmodelledContent()

  public init() {}
}
