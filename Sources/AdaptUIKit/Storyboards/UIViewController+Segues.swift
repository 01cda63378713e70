import AdaptCore
import AdaptDocuments

extension UIViewController {
  /// Performs the segue of the scene with an identifier.
  func startSegue(_ identifier: String, sender: Any?) {
    if run == nil { join(Run.current) }
    find(.noSuchSegue, text: identifier)
  }
}

extension UIViewController {
  /// Performs a segue that an object of the scene starts.
  func trigger(_ segue: InterfaceSegue, sender: Any?) {
    startSegue(segue.identifier ?? "", sender: sender)
  }
}
