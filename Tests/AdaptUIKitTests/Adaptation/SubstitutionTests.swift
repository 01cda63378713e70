import AdaptCore
import AdaptUIKit
import Testing

@Suite("Substitutes that cannot stand in")
struct SubstitutionTests {
  /// What a delegate may offer by mistake.
  enum Offer: CaseIterable {
    case presenter, root, presentedElsewhere
  }

  @Test(
    "A substitute that is on screen already raises, and the original is shown",
    arguments: Offer.allCases)
  func refused(offer: Offer) throws {
    let scene = try Scene(ios: 12.4, onException: .record)
    let pane = scene.controller("pane")
    pane.definesPresentationContext = true
    let other = scene.controller("other", .overCurrentContext)
    scene.simulation.step("embed") {
      scene.root.addChild(pane)
      scene.root.view.addSubview(pane.view)
    }
    scene.present(other, on: pane)
    let lower = scene.controller("lower", .overFullScreen)
    scene.present(lower)
    let sheet = scene.controller("sheet", .formSheet)
    let delegate = scene.keep(StyleDelegate(.fullScreen))
    delegate.substitute = { _ in
      switch offer {
      case .presenter: lower
      case .root: scene.root
      case .presentedElsewhere: other
      }
    }
    sheet.presentationController?.delegate = delegate
    scene.present(sheet, on: lower)
    #expect(scene.simulation.trace.findings.map(\.kind) == [.activeController])
    #expect(lower.presentedViewController === sheet)
    #expect(sheet.presentationController?.presentationStyle == .fullScreen)
    scene.dismiss()
    #expect(lower.view.window == nil)
    #expect(sheet.view.window == nil)
  }

  @Test("The original as its own substitute is no substitute")
  func itself() throws {
    let scene = try Scene(ios: 12.4)
    let sheet = scene.controller("sheet", .formSheet)
    let delegate = scene.keep(StyleDelegate(.fullScreen))
    delegate.substitute = { _ in sheet }
    sheet.presentationController?.delegate = delegate
    scene.present(sheet)
    #expect(scene.root.presentedViewController === sheet)
    #expect(scene.simulation.trace.findings.isEmpty)
  }
}
