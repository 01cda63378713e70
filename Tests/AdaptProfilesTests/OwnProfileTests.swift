import AdaptCore
import AdaptProfiles
import Foundation
import Testing

@Suite("A user's own profile")
struct OwnProfileTests {
  private static let classes =
    "sizeClasses: { portrait: { horizontal: 'compact', vertical: 'regular' }, "
    + "landscape: { horizontal: 'regular', vertical: 'compact' } }"

  private func read(_ text: String) throws -> DeviceChoice {
    try DeviceCatalogue.device(reading: Array(text.utf8), at: "mine.json")
  }

  @Test("The least a profile has to say is a size and its size classes")
  func least() throws {
    let device = try read("{ id: 'my-phone', idiom: 'phone', size: [400, 800], \(Self.classes) }")
    #expect(device.name.name == "my-phone")
    #expect(device.defaultSystem == SystemVersion(26))
    #expect(device.profile.orientations.value == .all)
    #expect(device.profile.safeAreaInsets(in: .portrait, system: SystemVersion(12)) == nil)
    #expect(device.profile.screen.provenance == "the file; C")
  }

  @Test("An own profile's figures may have rows by system, sources and windows")
  func full() throws {
    let device = try read(
      """
      {
        id: "my-pad", idiom: "pad", homeIndicator: true, size: { value: [800, 1100], source: ["ME"] },
        scale: 2, \(Self.classes),
        names: [{ name: "lab", from: "12.0", to: "18.x", default: "14.2" }],
        safeAreas: { portrait: [
          { insets: [20, 0, 0, 0], from: "12.0", to: "13.x" },
          { insets: [24, 0, 20, 0], from: "14.0", source: ["ME"], confidence: "B" },
        ] },
        windows: [{ slot: "1/2", orientation: "landscape", size: [545, 800],
          horizontal: "compact", vertical: "regular" }],
        sources: { ME: "measured in our lab" },
      }
      """)
    let profile = device.profile
    #expect(device.defaultSystem == SystemVersion(18))
    #expect(profile.names[0].defaultSystem == SystemVersion(14, 2))
    #expect(
      profile.safeAreaInsets(in: .portrait, system: SystemVersion(15))?.provenance
        == "14.0–now; ME; B")
    #expect(
      profile.window(.slot(.oneHalf), in: .landscapeLeft, system: SystemVersion(9))?.isExtended
        == false)
    #expect(profile.sources == profile.sources.filter { $0.code == "ME" })
  }

  @Test(
    "A bad profile says where, what, and what to do",
    arguments: [
      ("[]", "1:1: found a list in place of a device profile; put it between { and }"),
      (
        "{ id: 'x', idoim: 'phone' }",
        "1:12: unknown key 'idoim' in a device profile; did you mean 'idiom'?"
      ),
      ("{ idiom: 'phone' }", "1:1: a device profile has no 'id'; add it"),
      (
        "{ id: 'My Phone' }",
        "1:7: 'My Phone' is no name; write at most 64 small letters, digits and hyphens"
      ),
      ("{ id: 'x', idiom: 'tablet' }", "1:19: no idiom 'tablet'; write one of phone, pad"),
      (
        "{ id: 'x', idiom: 'pad', size: '768x1024' }",
        "1:32: found the string '768x1024' in place of a list of 2 numbers; write [width, height]"
      ),
      (
        "{ id: 'x', idiom: 'pad', size: [-768, 1024] }",
        "1:33: -768 is not above 0; write a number above 0 and at most 10000"
      ),
      (
        "{ id: 'x', idiom: 'pad', size: [768, 1e6] }",
        "1:38: 1e6 is above 10000; write a number above 0 and at most 10000"
      ),
      (
        "{ id: 'x', idiom: 'pad', size: [1024, 768] }",
        "1:32: 1024 × 768 lies on its side; write the size of the upright screen"
      ),
      (
        "{ id: 'x', idiom: 'pad', size: [768, 1024] }",
        "1:1: a device profile has no 'sizeClasses'; add it"
      ),
      (
        "{ id: 'x', idiom: 'pad', size: [768, 1024], scale: 0 }",
        "1:52: 0 is not above 0; write a number above 0 and at most 10"
      ),
    ])
  func badHead(text: String, message: String) {
    let error = #expect(throws: DeviceCatalogueError.self) { try read(text) }
    #expect(error?.description == "mine.json:" + message)
  }

  @Test(
    "A bad figure says where, what, and what to do",
    arguments: [
      ("sizeClasses: {}", "2:14: a set of size classes has no 'portrait'; add it"),
      (
        "sizeClasses: { portrait: { horizontal: 'wide' } }",
        "2:40: no size class 'wide'; write one of compact, regular"
      ),
      (
        "safeAreas: { portrait: [{ insets: [500, 0, 300, 0] }] }",
        "2:35: the insets 500/0/300/0 leave nothing of the screen's 400 × 800; write smaller ones"
      ),
      (
        "safeAreas: { landscape: [{ insets: [0, 0, 400, 0] }] }",
        "2:36: the insets 0/0/400/0 leave nothing of the screen's 800 × 400; write smaller ones"
      ),
      (
        "safeAreas: { portrait: [{ insets: [20, 0, -1, 0] }] }",
        "2:43: -1 is below 0; write a number at least 0 and at most 10000"
      ),
      (
        "safeAreas: { portrait: [{ insets: [20, 0, 0] }] }",
        "2:35: the list has 3 elements where 4 are expected; write [top, left, bottom, right]"
      ),
      (
        "safeAreas: { portrait: [{ insets: [20, 0, 0, 0] }, { insets: [24, 0, 0, 0] }] }",
        "2:52: the row's systems overlap those of the row before, the file; C; "
          + "order rows by 'from' and end each with 'to'"
      ),
      (
        "safeAreas: { portrait: [{ insets: [20, 0, 0, 0], to: '12.x' }] }",
        "2:54: 'to' stands without 'from'; add the first system"
      ),
      (
        "safeAreas: { portrait: [{ insets: [20, 0, 0, 0], from: '14', to: '12.x' }] }",
        "2:66: the last system 12.x lies before the first, 14; exchange them"
      ),
      (
        "safeAreas: { portrait: [{ insets: [20, 0, 0, 0], from: '14', to: '18.6' }] }",
        "2:66: '18.6' is no last system; write a major version such as \"15.x\""
      ),
      (
        "safeAreas: { portrait: [{ insets: [20, 0, 0, 0], source: ['DIM'] }] }",
        "2:59: no source 'DIM' under 'sources'; add it there"
      ),
      ("cornerRadius: 300", "2:15: 300 is above 200; write a number at least 0 and at most 200"),
      ("orientations: []", "2:15: the list is empty; write an orientation"),
      (
        "orientations: ['landscape-left']",
        "2:16: no orientation 'landscape-left'; did you mean 'landscapeLeft'?"
      ),
      (
        "names: [{ name: 'a', from: '8' }, { name: 'a', from: '8' }]",
        "2:35: the name 'a' is given twice, first at 2:9; remove one"
      ),
      (
        "names: [{ name: 'a' }]",
        "2:9: a device name has no 'from'; add the first system of the device"
      ),
      (
        "names: [{ name: 'a', from: '13.0', default: '12.4' }]",
        "2:45: the device runs 13.0–now, not 12.4; write one of its systems"
      ),
      (
        "names: [{ name: 'a', from: '5.0', default: '7.0' }]",
        "2:44: system 7 is not modelled; write 8 or later"
      ),
      (
        "windows: [{ slot: '1/4' }]",
        "2:19: no window slot '1/4'; write one of 1/3, 1/2, 2/3, slideOver"
      ),
      (
        "windows: [{ slot: '1/2', orientation: 'portrait', size: [500, 800] }]",
        "2:57: the window's 500 × 800 exceeds the screen's 400 × 800; write a smaller one"
      ),
      (
        "margins: { portrait: { layout: 300, readable: 20 } }",
        "2:32: 300 is above 200; write a number at least 0 and at most 200"
      ),
    ])
  func badFigure(figure: String, message: String) {
    let classes = figure.hasPrefix("sizeClasses") ? "" : ",\n\(Self.classes)"
    let text = "{ id: 'x', idiom: 'phone', size: [400, 800],\n\(figure)\(classes) }"
    let error = #expect(throws: DeviceCatalogueError.self) { try read(text) }
    #expect(error?.description == "mine.json:" + message)
  }
}
