import AdaptCore
import AdaptRules
import Foundation
import Testing

struct BackgroundSnapshotsTests {
  private static let size = CGSize(width: 768, height: 1024)

  private static func sizes(
    _ idiom: UIUserInterfaceIdiom = .pad, fillsScreen: Bool = true, supportsOther: Bool = true,
    on system: SystemVersion
  ) -> [CGSize] {
    BackgroundSnapshots.decide(
      idiom: idiom, size: size, fillsScreen: fillsScreen, supportsOther: supportsOther, on: system
    ).value
  }

  @Test("A pad's window is sized to the other orientation and back, from 9 (O060, R062)")
  func pads() {
    for system in systems {
      let pair = [CGSize(width: 1024, height: 768), Self.size]
      #expect(Self.sizes(on: system) == (system >= 9 ? pair : []))
      #expect(Self.sizes(.phone, on: system) == [])
    }
  }

  @Test("A shared window and an app of one orientation are left alone")
  func leftAlone() {
    #expect(Self.sizes(fillsScreen: false, on: 12) == [])
    #expect(Self.sizes(supportsOther: false, on: 12) == [])
  }
}
