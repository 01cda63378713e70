import AdaptCore
import AdaptProfiles
import Foundation
import Testing

@Suite("Figures of the built-in devices")
struct DeviceFiguresTests {
  private func profile(_ name: String) throws -> DeviceProfile {
    try DeviceCatalogue.device(named: name).profile
  }

  @Test(
    "Safe areas are those that probes and presets report",
    arguments: [
      // Probes of dimmmensions on 14.4 to 16.2, presets of swift-snapshot-testing.
      ("phone", "15", false, "20/0/0/0", "11.0–now; DIM, SST, FDP; A"),
      ("phone-plus", "12.4", true, "0/0/0/0", "11.0–16.x; DIM, SST; A"),
      ("phone-x", "12.4", true, "0/44/21/44", "11.0–now; DIM, KSZ; A"),
      ("phone-max", "12.4", false, "44/0/34/0", "12.0–now; DIM, SST, KSZ; A"),
      // SafeAreaInsetsWithStoryboard on 13.2, dimmmensions from 14.4: this class changed with 14.
      ("iphone-xr", "13.2", false, "44/0/34/0", "12.0–13.x; KSZ, GK; A"),
      ("iphone-xr", "14.4", false, "48/0/34/0", "14.0–now; DIM, GK; A"),
      ("iphone-xr", "14.4", true, "0/48/21/48", "14.0–now; DIM; A"),
      ("iphone-12", "14.4", false, "47/0/34/0", "14.0–now; DIM, SST, FDP; A"),
      // flutter_device_preview on 26.5: the home indicator's inset in landscape is 20 there.
      ("iphone-16", "26.5", true, "0/59/20/59", "26.0–now; FDP; B"),
      ("iphone-16", "18.1", true, "0/59/21/59", "16.0–18.x; DIM; A"),
      ("iphone-air", "26.5", false, "68/0/34/0", "26.0–now; FDP, GK; A"),
      ("pad", "12.4", true, "20/0/0/0", "11.0–18.x; DIM, SST; A"),
      ("ipad-mini-6", "16.2", false, "24/0/20/0", "15.0–18.x; DIM; A"),
      ("ipad-mini-6", "26", false, "32/0/25/0", "26.0–now; FDP; A"),
      // The two 12.9-inch builds differ: only the older one has a home button.
      ("ipad-pro-12-9-2", "16", false, "20/0/0/0", "11.0–16.x; SST, HACK11; B"),
      ("ipad-pro-12-9-3", "16", false, "24/0/20/0", "12.0–18.x; DIM, HACK11, KSZ; A"),
      // duo_kit: the strip keeps to the right of the open display.
      ("iphone-duo-inner", "27.1", true, "0/0/34/84", "27.0–now; DUOKIT; C"),
      // No source measured this class on 26: the nearest row, and it says so.
      (
        "ipad-pro-11-2", "26", false, "24/0/20/0",
        "12.0–18.x; DIM, SST, HACK11, KSZ; A; extended"
      ),
    ])
  func safeAreas(
    name: String, system: String, isLandscape: Bool, insets: String, provenance: String
  ) throws {
    let version = try #require(SystemVersion(system))
    let figure = try profile(name).safeAreaInsets(
      in: isLandscape ? .landscapeLeft : .portrait, system: version)
    #expect(figure?.value.figure == insets)
    #expect(figure?.provenance == provenance)
  }

  @Test("Before 11 content has to leave free the status bar alone")
  func beforeSafeAreas() throws {
    let phone = try profile("phone")
    let system = SystemVersion(9, 3)
    #expect(phone.safeAreaInsets(in: .portrait, system: system)?.value.figure == "20/0/0/0")
    #expect(phone.safeAreaInsets(in: .landscapeRight, system: system)?.value == .zero)
    #expect(
      try profile("pad").safeAreaInsets(in: .landscapeLeft, system: system)?.value.figure
        == "20/0/0/0")
  }

  @Test("A figure that no source states is absent")
  func unknown() throws {
    let cover = try profile("iphone-duo-cover")
    #expect(cover.safeAreaInsets(in: .portrait, system: SystemVersion(27)) == nil)
    #expect(cover.cornerRadius == nil)
    #expect(try profile("iphone-duo-inner").scale == nil)
    #expect(try profile("iphone-16-pro").rootViewMargins(in: .portrait) == nil)
    #expect(
      try profile("ipad-10").window(
        .slot(.oneHalf), in: .landscapeLeft, system: SystemVersion(18)) == nil)
    #expect(
      try profile("pad").window(.slot(.oneHalf), in: .portrait, system: SystemVersion(12)) == nil)
  }

  @Test(
    "Split windows have the sizes and classes that swift-snapshot-testing and Hackworth report",
    arguments: [
      ("pad", WindowSlot.oneThird, true, "320 × 768", "wC hR"),
      ("pad", .oneHalf, true, "507 × 768", "wC hR"),
      ("pad", .twoThirds, true, "694 × 768", "wR hR"),
      ("pad", .twoThirds, false, "438 × 1024", "wC hR"),
      ("pad", .slideOver, false, "320 × 984", "wC hR"),
      ("pad-11", .oneHalf, true, "592 × 834", "wC hR"),
      ("pad-pro", .oneHalf, true, "678 × 1024", "wR hR"),
      ("pad-pro", .twoThirds, false, "639 × 1366", "wC hR"),
      ("ipad-mini-6", .twoThirds, true, "748 × 744", "wR hR"),
    ])
  func windows(
    name: String, slot: WindowSlot, isLandscape: Bool, size: String, classes: String
  ) throws {
    let window = try profile(name).window(
      .slot(slot), in: isLandscape ? .landscapeRight : .portrait, system: SystemVersion(14))
    #expect(window?.value.size.figure == size)
    #expect(window.map { "\($0.value.sizeClasses)" } == classes)
  }

  @Test("A full window is the screen; a free size is not the profile's to know")
  func fullWindow() throws {
    let phone = try profile("phone-plus")
    let window = phone.window(.full, in: .landscapeLeft, system: SystemVersion(12))
    #expect(window?.value.size.figure == "736 × 414")
    #expect(window.map { "\($0.value.sizeClasses)" } == "wR hC")
    let free = try WindowShare("500x700")
    #expect(phone.window(free, in: .portrait, system: SystemVersion(12)) == nil)
  }

  @Test(
    "Wide phones are regular in landscape, the others compact (Apple's layout tables)",
    arguments: [
      ("phone-small", "wC hC"), ("phone", "wC hC"), ("phone-plus", "wR hC"), ("phone-x", "wC hC"),
      ("phone-max", "wR hC"), ("iphone-xr", "wR hC"), ("iphone-13-mini", "wC hC"),
      ("iphone-16", "wC hC"), ("iphone-16-plus", "wR hC"), ("iphone-17-pro", "wC hC"),
      ("iphone-17-pro-max", "wR hC"), ("iphone-air", "wR hC"), ("pad", "wR hR"),
    ])
  func landscapeClasses(name: String, classes: String) throws {
    #expect("\(try profile(name).sizeClasses(in: .landscapeRight))" == classes)
  }

  @Test(
    "Margins are those that dimmmensions probed, side insets included",
    arguments: [
      ("phone", false, 16, 16), ("phone-max", true, 60, 116), ("iphone-15-plus", true, 75, 134),
      ("pad", true, 20, 180), ("ipad-mini-6", true, 20, 234.5),
    ] as [(String, Bool, CGFloat, CGFloat)])
  func margins(name: String, isLandscape: Bool, layout: CGFloat, readable: CGFloat) throws {
    let margins = try profile(name).rootViewMargins(in: isLandscape ? .landscapeLeft : .portrait)
    #expect(margins?.value.layoutMargin == layout)
    #expect(margins?.value.readableInset == readable)
  }

  @Test("Scales, corners and status bars are those that are reported")
  func others() throws {
    #expect(try profile("phone-max").scale?.value == 3)
    #expect(try profile("iphone-xr").scale?.value == 2)
    #expect(try profile("iphone-14").cornerRadius?.value == 47.33)  // ScreenCorners
    #expect(try profile("pad").cornerRadius?.value == 0)
    let mini = try profile("iphone-12-mini")
    // GKNavigationBarSwift: 44 under 14, 50 from 15.
    #expect(mini.statusBarHeight(in: .portrait, system: SystemVersion(14, 5))?.value == 44)
    #expect(mini.statusBarHeight(in: .portrait, system: SystemVersion(15))?.value == 50)
    #expect(mini.statusBarHeight(in: .landscapeLeft, system: SystemVersion(15))?.value == 0)
  }

  @Test("Phones without a home button do not turn upside down; all other devices do")
  func orientations() throws {
    #expect(try profile("phone").orientations.value == .all)
    #expect(try profile("phone-x").orientations.value == .allButUpsideDown)
    #expect(try profile("pad-11").orientations.value == .all)
  }

  @Test("Every profile is whole and consistent", arguments: DeviceCatalogue.entries)
  func invariants(entry: DeviceCatalogue.Entry) throws {
    let profile = try profile(entry.id)
    #expect(!profile.names.isEmpty)
    #expect(!profile.sources.isEmpty && profile.sources.allSatisfy { !$0.text.isEmpty })
    #expect(profile.size(in: .landscapeLeft) == profile.size.transposed)
    #expect(profile.size(in: .portraitUpsideDown) == profile.size)
    for orientation in UIInterfaceOrientation.allCases {
      let classes = profile.sizeClasses(in: orientation)
      #expect(classes.horizontal != .unspecified && classes.vertical != .unspecified)
      let screen = CGRect(origin: .zero, size: profile.size(in: orientation))
      for row in profile.safeAreas[orientation].rows {
        #expect(!screen.inset(by: row.value).isEmpty)
        // A status bar that shows is part of the safe area's top.
        let system = try #require(row.systems?.first)
        let bar = profile.statusBarHeight(in: orientation, system: system)?.value ?? 0
        #expect(bar <= row.value.top)
      }
      for slot in WindowSlot.allCases {
        for row in profile.windows[orientation][slot]?.rows ?? [] {
          #expect(profile.idiom == .pad)
          #expect(screen.contains(CGRect(origin: .zero, size: row.value.size)))
          // Observed on all pads: windows to 639 points are compact, those from 678 regular.
          let isRegular = row.value.sizeClasses.horizontal == .regular
          #expect(row.value.size.width <= 639 ? !isRegular : isRegular)
        }
      }
    }
    let codes = Set(profile.sources.map(\.code))
    for source in sources(of: profile) {
      #expect(!source.isEmpty)
      #expect(Set(source.split(separator: ", ").map(String.init)).isSubset(of: codes))
    }
  }

  private func sources(of profile: DeviceProfile) -> [String] {
    var result = profile.names.map(\.systems.source)
    result += [profile.screen.source, profile.orientations.source, profile.sizeClasses.source]
    result += [profile.scale?.source, profile.cornerRadius?.source, profile.margins?.source]
      .compactMap { $0 }
    for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
      result += profile.safeAreas[orientation].rows.map(\.source)
      result += profile.statusBars[orientation].rows.map(\.source)
      for slot in WindowSlot.allCases {
        result += profile.windows[orientation][slot]?.rows.map(\.source) ?? []
      }
    }
    return result
  }
}
