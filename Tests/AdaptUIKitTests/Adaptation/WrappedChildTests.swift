import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("A controller that a delegate wraps while its window becomes narrow")
struct WrappedChildTests {
  private static let sized: Set<Callback> = [.viewWillTransitionToSize]

  // The betas of 9 told the child inside the wrapper another size; no release is known to.
  @Test(
    "O025: it is told the size that it gets, with a wrapper or without", arguments: [true, false])
  func narrow(wraps: Bool) throws {
    let scene = try Scene("ipad-air-2", ios: 9.3, orientation: .landscapeRight)
    let content = scene.scripted("content", .popover)
    content.popoverPresentationController?.sourceView = scene.root.view
    content.popoverPresentationController?.sourceRect = CGRect(x: 40, y: 40, width: 44, height: 44)
    let delegate = scene.keep(StyleDelegate(.fullScreen))
    if wraps {
      delegate.substitute = { [unowned content] _ in
        UINavigationController(rootViewController: content)
      }
    }
    content.popoverPresentationController?.delegate = delegate
    var told: [CGSize] = []
    scene.present(content)
    scene.simulation.resize(to: .slot(.oneHalf))
    for event in scene.simulation.trace {
      guard case .called(.viewWillTransitionToSize, .size(let size)) = event.kind,
        event.subject == scene.simulation.id(of: content)
      else { continue }
      told.append(size)
    }
    #expect(content.presentingViewController === scene.root)
    #expect((content.parent != nil) == wraps)
    // Half of the screen less the half divider; as high as the screen.
    #expect(told == [CGSize(width: 507, height: 768)])
    #expect(told == [content.view.bounds.size])
    #expect(content.view.bounds.width == scene.simulation.windowScene.keyWindow?.bounds.width)
  }
}
