import AdaptCore
import AdaptUIKit
import Testing

@Suite("When traits are current")
struct TraitTimingTests {
  /// The width class that a controller sees in two callbacks, where its parent states another one.
  private func seen(_ system: SystemVersion) throws -> [UIUserInterfaceSizeClass] {
    let scene = try Scene("phone", ios: system)
    let child = scene.scripted("child")
    var seen: [UIUserInterfaceSizeClass] = []
    child.on[.viewWillAppear] = { seen.append($0.traitCollection.horizontalSizeClass) }
    child.on[.viewDidAppear] = { seen.append($0.traitCollection.horizontalSizeClass) }
    child.on[.viewIsAppearing] = { seen.append($0.traitCollection.horizontalSizeClass) }
    scene.simulation.step("add") {
      scene.root.addChild(child)
      if system >= 17 {
        scene.root.view.traitOverrides.horizontalSizeClass = .regular
      } else {
        scene.root.setOverrideTraitCollection(
          UITraitCollection(horizontalSizeClass: .regular), forChild: child)
      }
    }
    scene.simulation.step("show") { scene.root.view.addSubview(child.view) }
    return seen
  }

  @Test("O007: up to 16 traits come from the parent and are current in viewWillAppear")
  func fromParent() throws {
    #expect(try seen(12.4) == [.regular, .regular])
    #expect(try seen(16) == [.regular, .regular, .regular])
  }

  @Test("O007: from 17 they come from the superview and are current in viewIsAppearing only")
  func fromSuperview() throws {
    #expect(try seen(17) == [.compact, .regular, .regular])
  }

  @Test(
    "O008, R065: entering the hierarchy is a change up to 12, from 13 if the prediction was wrong",
    arguments: [
      (SystemVersion(9), ["sheet traitCollectionDidChange(w– h–)"]),
      (12.4, ["sheet traitCollectionDidChange(w– h–)"]), (13, []), (17, []),
    ] as [(SystemVersion, [String])])
  func entering(system: SystemVersion, changes: [String]) throws {
    let scene = try Scene(ios: system)
    let sheet = scene.controller("sheet", .overFullScreen)
    scene.present(sheet)
    #expect(
      lines(
        scene.simulation, from: "present", including: [.traitCollectionDidChange], of: ["sheet"])
        == changes)
    #expect(sheet.traitCollection.sizeClasses == "wC hR")
  }

  @Test("O008: a view hears of its first traits up to 12, and before its layout")
  func views() throws {
    final class Watcher: UIView {}
    for system in [SystemVersion(12.4), 13] {
      let scene = try Scene(ios: system)
      let watcher = Watcher()
      watcher.accessibilityIdentifier = "watcher"
      scene.simulation.step("add") { scene.root.view.addSubview(watcher) }
      #expect(
        lines(
          scene.simulation, from: "add", including: [.traitCollectionDidChange, .layoutSubviews],
          of: ["watcher"])
          == (system < 13 ? ["watcher traitCollectionDidChange(w– h–)"] : [])
          + ["watcher layoutSubviews"])
    }
  }

  @Test("O008: a wrong prediction is told from 13")
  func wrongPrediction() throws {
    let scene = try Scene("pad", ios: 13)
    // Content of a form sheet on a pad is compact in width and elevated (R011).
    scene.present(scene.controller("sheet", .formSheet))
    #expect(
      lines(
        scene.simulation, from: "present", including: [.traitCollectionDidChange], of: ["sheet"])
        == ["sheet traitCollectionDidChange(wR hR)"])
  }
}
