extension String {
  /// The text between single quotes, for a message.
  var quoted: String { "'\(self)'" }
}
