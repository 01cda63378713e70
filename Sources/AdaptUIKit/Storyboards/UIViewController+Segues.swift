import AdaptCore
import AdaptDocuments

extension UIViewController {
  /// Performs the segue of the scene with an identifier.
  func startSegue(_ identifier: String, sender: Any?) {
    if run == nil { join(Run.current) }
    find(.noSuchSegue, text: identifier)
  }
}
