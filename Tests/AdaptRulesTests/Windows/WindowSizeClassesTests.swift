import AdaptCore
import AdaptRules
import Foundation
import Testing

struct WindowSizeClassesTests {
  @Test(
    "A pad's window is compact up to the widest seen so and regular from the narrowest seen so",
    arguments: [
      // Widths of published split windows; 660 lies between the figures and is assumed.
      (320, UIUserInterfaceSizeClass.compact), (375, .compact), (507, .compact), (639, .compact),
      (660, .compact), (678, .regular), (694, .regular), (981, .regular),
    ])
  func widths(width: Int, horizontal: UIUserInterfaceSizeClass) {
    let decision = WindowSizeClasses.decide(width: CGFloat(width))
    #expect(decision.value == SizeClasses(horizontal: horizontal, vertical: .regular))
  }

  @Test("A width between the figures says that it is assumed")
  func between() throws {
    let reason = try #require(Array(WindowSizeClasses.decide(width: 660).reasons).first)
    #expect(RuleCatalogue.words(of: reason)?.hasSuffix("compact is assumed") == true)
  }

  @Test("A window that fills the screen has the classes of its device (R075)")
  func full() {
    let device = SizeClasses(horizontal: .regular, vertical: .regular)
    #expect(FullScreenSizeClasses.decide(device: device).value == device)
  }
}
