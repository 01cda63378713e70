/// What one source file says.
struct CodeFile {
  /// Parts of classes, in the order of the file; a class may have several.
  var classes: [CodeClass] = []
  var protocols: Set<String> = []
  var uses: [CodeUse] = []
  /// Whether a first parameter says that callers do not label it, which only Swift since 3 asks
  /// for.
  var hasSwift3 = false
  /// Whether a method is one of UIKit's as Swift 2 spells it.
  var hasSwift2 = false
}
