public import AdaptCore

/// A device and a system that storyboards are checked for.
public struct StoryboardEnvironment: Hashable, Sendable {
  /// What the device is called: `phone-max`.
  public let name: String
  public let platform: Platform
  public let idiom: UIUserInterfaceIdiom
  /// The traits of a window that fills the screen.
  public let portrait: UITraitCollection
  public let landscape: UITraitCollection

  public init(
    _ name: String, platform: Platform, idiom: UIUserInterfaceIdiom, portrait: SizeClasses,
    landscape: SizeClasses
  ) {
    self.name = name
    self.platform = platform
    self.idiom = idiom
    func traits(_ classes: SizeClasses) -> UITraitCollection {
      UITraitCollection(
        userInterfaceIdiom: idiom, horizontalSizeClass: classes.horizontal,
        verticalSizeClass: classes.vertical)
    }
    self.portrait = traits(portrait)
    self.landscape = traits(landscape)
  }
}

extension StoryboardEnvironment {
  /// The traits of a narrow window beside another app's; nil where there is none: on phones, and
  /// before Split View.
  var narrow: UITraitCollection? {
    guard idiom == .pad, platform.system >= 9 else { return nil }
    return UITraitCollection(
      userInterfaceIdiom: idiom, horizontalSizeClass: .compact, verticalSizeClass: .regular)
  }
}
