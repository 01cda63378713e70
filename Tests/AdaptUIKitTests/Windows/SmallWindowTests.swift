import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Windows of another size than the screen's")
struct SmallWindowTests {
  @Test("O062: only a window that was made as large as the scene follows a resize")
  func resize() throws {
    let scene = try Scene("ipad-air-2", ios: 9.3, orientation: .landscapeRight)
    let small = UIWindow(
      frame: CGRect(x: 10, y: 20, width: 300, height: 200),
      windowScene: scene.simulation.windowScene)
    let full = UIWindow(windowScene: scene.simulation.windowScene)
    scene.simulation.step("show") {
      for window in [small, full] {
        window.rootViewController = UIViewController()
        window.isHidden = false
      }
    }
    scene.simulation.resize(to: .slot(.oneHalf))
    #expect(small.frame == CGRect(x: 10, y: 20, width: 300, height: 200))
    #expect(full.frame == scene.simulation.windowScene.keyWindow?.frame)
    #expect(full.frame.origin == .zero)
    #expect(full.frame.width < 1024)
  }
}
