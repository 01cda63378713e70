import AdaptCore
import AdaptUIKit
import Testing

@Suite("Traits that are stated, watched and changed by a person")
struct TraitOverridesTests {
  /// A root with a child on screen, and what a later controller under the child sees.
  private func scene(
    ios: SystemVersion
  ) throws -> (scene: Scene, child: UIViewController, leaf: UIViewController) {
    let scene = try Scene("phone", ios: ios)
    let (child, leaf) = (scene.controller("child"), scene.controller("leaf"))
    scene.simulation.step("embed") { [root = scene.root] in
      for (parent, child) in [(root, child), (child, leaf)] {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
    }
    return (scene, child, leaf)
  }

  @Test(
    "What a parent states for a child holds below it, and is taken back with nil",
    arguments: [SystemVersion(9), 12, 16, 17, 18])
  func statedForChild(ios: SystemVersion) throws {
    let (scene, child, leaf) = try scene(ios: ios)
    scene.simulation.step("state") { [root = scene.root] in
      root.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    }
    #expect(
      lines(scene.simulation, from: "state", including: [.traitCollectionDidChange]) == [
        "child traitCollectionDidChange(wC hR)", "leaf traitCollectionDidChange(wC hR)",
      ])
    #expect(leaf.traitCollection.horizontalSizeClass == .regular)
    #expect(scene.root.traitCollection.horizontalSizeClass == .compact)
    scene.simulation.step("back") { [root = scene.root] in
      root.setOverrideTraitCollection(nil, forChild: child)
    }
    #expect(leaf.traitCollection == scene.root.traitCollection)
  }

  @Test("From 17 a controller states traits for itself and below, and before that it raises")
  func ownOverrides() throws {
    let (scene, child, leaf) = try scene(ios: 17)
    scene.simulation.step("state") { child.traitOverrides.userInterfaceStyle = .dark }
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    #expect(scene.root.traitCollection.userInterfaceStyle == .light)

    let (older, controller, _) = try self.scene(ios: 16)
    older.simulation.step("state") { controller.traitOverrides.userInterfaceStyle = .dark }
    #expect(older.findings == [.traitOverridesTooNew])
  }

  @Test(
    "A handler hears of the traits it watches only, with the former ones, until it is taken back")
  func registration() throws {
    let scene = try Scene("phone", ios: 17)
    var heard: [UIUserInterfaceStyle] = []
    let registration = scene.root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIViewController, former: UITraitCollection) in
      heard.append(former.userInterfaceStyle)
    }
    scene.simulation.changeTraits(UITraitCollection(userInterfaceStyle: .dark))
    scene.simulation.rotate(to: .landscapeRight)
    scene.simulation.changeTraits(UITraitCollection(userInterfaceStyle: .light))
    #expect(heard == [.light, .dark])
    scene.root.unregisterForTraitChanges(registration)
    scene.simulation.changeTraits(UITraitCollection(userInterfaceStyle: .dark))
    #expect(heard == [.light, .dark])
  }

  @Test("A change of appearance reaches what is presented, and adapts nothing")
  func darkAppearance() throws {
    let scene = try Scene("phone", ios: 13)
    let sheet = scene.controller("sheet", .pageSheet)
    scene.present(sheet)
    let controller = sheet.presentationController
    scene.simulation.changeTraits(UITraitCollection(userInterfaceStyle: .dark))
    #expect(sheet.traitCollection.userInterfaceStyle == .dark)
    #expect(sheet.presentationController === controller)
    #expect(
      lines(
        scene.simulation, from: "appearance dark",
        including: appearance.union([.viewWillTransitionToSize, .traitCollectionDidChange])) == [
          "root traitCollectionDidChange(wC hR)", "sheet.pc traitCollectionDidChange(wC hR)",
          "sheet traitCollectionDidChange(wC hR)",
        ])
  }

  @Test("A presentation controller states traits for what it presents", arguments: [13, 17])
  func presentationOverrides(ios: SystemVersion) throws {
    let scene = try Scene("phone", ios: ios)
    let sheet = scene.controller("sheet", .pageSheet)
    scene.present(sheet)
    scene.simulation.step("state") {
      if ios >= 17 {
        sheet.presentationController?.traitOverrides.userInterfaceStyle = .dark
      } else {
        sheet.presentationController?.overrideTraitCollection = UITraitCollection(
          userInterfaceStyle: .dark)
      }
    }
    #expect(sheet.traitCollection.userInterfaceStyle == .dark)
    #expect(scene.root.traitCollection.userInterfaceStyle == .light)
  }
}
