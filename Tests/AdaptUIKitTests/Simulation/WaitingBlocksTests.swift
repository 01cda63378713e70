import AdaptCore
import AdaptUIKit
import Testing

@Suite("Blocks that wait")
struct WaitingBlocksTests {
  @Test("A controller that dies with a finished block may ask for another block")
  func askingWhileDying() throws {
    #expect(try looks(whenPartingAsks: true) == looks(whenPartingAsks: false) + 1)
  }

  /// Returns how often the orientations of the root are asked for in a turn whose first deferred
  /// block holds the last reference to a controller.
  private func looks(whenPartingAsks: Bool) throws -> Int {
    let root = AskedController()
    let scene = try Scene(ios: 16, root: root)
    root.count = 0
    scene.simulation.step("present and hide the presenter") {
      let parting = PartingController()
      if whenPartingAsks {
        parting.atEnd = { [unowned root] in root.setNeedsUpdateOfSupportedInterfaceOrientations() }
      }
      root.present(parting, animated: true)
      // The presentation finds no window when it starts, so that nobody else keeps the controller.
      root.view.removeFromSuperview()
      root.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
    return root.count
  }
}

private final class PartingController: UIViewController {
  var atEnd: () -> Void = {}

  deinit { atEnd() }
}

private final class AskedController: UIViewController {
  var count = 0

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    count += 1
    return .all
  }
}
