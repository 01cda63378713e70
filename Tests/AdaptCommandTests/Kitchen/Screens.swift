import UIKit

final class ShelfController: UIViewController {
  @IBOutlet private var jarCountLabel: UILabel!

  func open() {
    performSegue(withIdentifier: "openjar", sender: nil)
  }

  @IBAction func unwindToShelf(_ segue: UIStoryboardSegue) {}
}

final class JarController: UIViewController {
  @IBAction func relabel(sender: Any) {}
}
