/// The storyboard that code asks for a scene.
enum AskedStoryboard {
  /// One of the app's: nil for the one that the class's own scene comes from.
  case named(String?)
  /// One that a variable holds, or that another bundle has.
  case unknown
}
