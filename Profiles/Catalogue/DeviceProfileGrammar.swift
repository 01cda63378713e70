/// The keys of every object in a profile file. The documented format lists the same (a test
/// compares them).
enum DeviceProfileGrammar {
  static let file = [
    "id", "idiom", "homeIndicator", "names", "size", "scale", "cornerRadius", "orientations",
    "sizeClasses", "safeAreas", "statusBars", "margins", "windows", "sources",
  ]
  static let figure = ["value"] + origin
  static let origin = ["source", "confidence"]
  static let orientations = ["portrait", "landscape"]
  static let sizeClasses = ["horizontal", "vertical"]
  static let margins = ["layout", "readable"]
  /// What every row of a table has besides its own keys.
  static let row = ["from", "to"] + origin
  static let safeArea = ["insets"]
  static let statusBar = ["height"]
  static let window = ["slot", "orientation", "size", "horizontal", "vertical"]
  static let name = ["name", "model", "default"]
}
