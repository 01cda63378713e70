/// The storyboard that code asks for a scene.
enum AskedStoryboard {
  /// One of the app's, with nil where its name is not written out.
  case named(String?)
  /// Of whose storyboards the app's files say nothing.
  case ofOtherBundle
}
