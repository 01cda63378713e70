import AdaptCore
import AdaptJSON
import AdaptProfiles
import Foundation
import Testing

@Suite("The catalogue of devices")
struct DeviceCatalogueTests {
  private static let ids = DeviceCatalogue.entries.map(\.id)

  /// The folder of the profile files, found from this file's place in the package.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Profiles")

  @Test("The catalogue lists each file of the folder, and no other")
  func listing() throws {
    var files: [String] = []
    for part in ["Phones", "Pads"] {
      let folder = Self.folder.appending(path: part)
      files += try FileManager.default.contentsOfDirectory(atPath: folder.path())
    }
    #expect(files.sorted() == Self.ids.map { "\($0).json" }.sorted())
    #expect(Self.ids.count == 27)
  }

  @Test("The catalogue gives the names that the file gives", arguments: DeviceCatalogue.entries)
  func names(entry: DeviceCatalogue.Entry) throws {
    let profile = try DeviceCatalogue.device(named: entry.id).profile
    #expect(profile.id == entry.id)
    #expect(profile.names.map(\.name).filter { $0 != entry.id } == entry.names)
  }

  @Test("No name means two devices")
  func uniqueNames() {
    let names = DeviceCatalogue.allNames
    #expect(Set(names).count == names.count)
  }

  @Test(
    "A role is a screen of the stated size and runs 12.4 by default",
    arguments: [
      ("phone-small", 320, 568, "iphone-320x568"), ("phone", 375, 667, "iphone-375x667"),
      ("phone-plus", 414, 736, "iphone-414x736"), ("phone-x", 375, 812, "iphone-375x812-x"),
      ("phone-max", 414, 896, "iphone-414x896-max"), ("pad", 768, 1024, "ipad-768x1024"),
      ("pad-11", 834, 1194, "ipad-834x1194"), ("pad-pro", 1024, 1366, "ipad-1024x1366-home"),
    ] as [(String, CGFloat, CGFloat, String)])
  func roles(name: String, width: CGFloat, height: CGFloat, id: String) throws {
    let device = try DeviceCatalogue.device(named: name)
    #expect(device.profile.id == id)
    #expect(device.profile.size == CGSize(width: width, height: height))
    #expect(device.defaultSystem == SystemVersion(12, 4))
    #expect(device.name.kind == .role)
    #expect(device.ran(SystemVersion(12, 4)))
  }

  @Test(
    "A model runs by default the newest system it got, at most 26",
    arguments: [
      ("iphone-16-pro-max", "iPhone 16 Pro Max", "26"), ("iphone-xs-max", "iPhone XS Max", "18"),
      ("iphone-x", "iPhone X", "16"), ("iphone-se-1", "iPhone SE (1st generation)", "15"),
      ("iphone-8-plus", "iPhone 8 Plus", "16"), ("ipad-air-11-m2", "iPad Air 11-inch (M2)", "26"),
      ("ipad-pro-12-9-3", "iPad Pro 12.9-inch (3rd generation)", "26"),
      ("ipad-pro-12-9-1", "iPad Pro 12.9-inch (1st generation)", "16"),
      ("iphone-duo-inner", "iPhone Duo (open, inner display)", "27"),
    ])
  func models(name: String, model: String, system: String) throws {
    let device = try DeviceCatalogue.device(named: name)
    #expect(device.name.description == model)
    #expect("\(device.defaultSystem)" == system)
  }

  @Test("A screen class goes by its id, and runs what any of its models runs")
  func screenClass() throws {
    let device = try DeviceCatalogue.device(named: "iphone-414x896-max")
    #expect(device.name.kind == .screenClass)
    #expect("\(device.name.systems.value)" == "12.0–now")
    #expect(device.defaultSystem == SystemVersion(26))
    #expect(!device.ran(SystemVersion(11, 4)))
  }

  @Test(
    "An unknown name gets the nearest",
    arguments: [
      (
        "ipad-pro-12-9-",
        "no device profile 'ipad-pro-12-9-'; did you mean 'ipad-pro-12-9-1', 'ipad-pro-12-9-2', "
          + "'ipad-pro-12-9-3', 'ipad-pro-12-9-4', 'ipad-pro-12-9-5' or 'ipad-pro-12-9-6'?"
      ),
      (
        "iPhone 16 Pro Max",
        "no device profile 'iPhone 16 Pro Max'; did you mean 'iphone-16-pro-max'?"
      ),
      ("phone-mx", "no device profile 'phone-mx'; did you mean 'phone-max'?"),
      ("nokia", "no device profile 'nokia'; 'adaptsim devices' lists them"),
      ("", "no device profile ''; 'adaptsim devices' lists them"),
    ])
  func unknown(name: String, message: String) {
    let error = #expect(throws: DeviceCatalogueError.self) {
      try DeviceCatalogue.device(named: name)
    }
    #expect(error?.description == message)
  }

  @Test(
    "An argument with a slash or a file's ending is a path",
    arguments: [
      ("phone-max", false), ("mine.json", true), ("./mine", true), ("a/b.json5", true),
      ("iphone-16", false),
    ])
  func paths(argument: String, isPath: Bool) {
    #expect(DeviceCatalogue.isPath(argument) == isPath)
  }
}
