import AdaptCore
import AdaptUIKit
import Testing

@Suite("Inputs that lead to ever more")
struct InputLimitTests {
  @Test("One input makes so many events; then it stops and names what moved, and the next begins")
  func callbacks() throws {
    let root = ScriptedController()
    let scene = try Scene("phone", root: root)
    let views = (0..<500).map { _ in HookedView() }
    scene.simulation.step("add") {
      for view in views {
        root.view.addSubview(view)
        view.layout = { _ in for view in views { view.setNeedsLayout() } }
      }
    }
    let before = scene.simulation.eventCount
    scene.simulation.step("go") {
      root.on[.viewDidLayoutSubviews] = {
        $0.view.setNeedsLayout()
        $0.present(UIViewController(), animated: false)
        root.dismiss(animated: false)
      }
      for view in views { view.setNeedsLayout() }
    }
    #expect(scene.simulation.eventCount - before <= 201_000)
    let last = scene.simulation.trace.findings.last
    #expect(last?.kind == .didNotSettle)
    root.on = [:]
    for view in views { view.layout = { _ in } }
    scene.simulation.step("dismiss") { root.dismiss(animated: false) }
    scene.present(scene.controller("modal"), animated: false)
    #expect(scene.chain == ["modal"])
  }

  @Test("Requests that are refused without end fill no memory")
  func refusals() throws {
    let scene = try Scene("phone")
    let sheet = scene.controller("sheet")
    scene.present(sheet)
    let before = scene.simulation.eventCount
    scene.simulation.step("again") { [root = scene.root] in
      for _ in 0..<300_000 { root.present(UIViewController(), animated: false) }
    }
    // The ends of the controllers are told, too, up to the same number.
    #expect(scene.simulation.eventCount - before <= 401_000)
    #expect(scene.findings.last == .didNotSettle)
    scene.dismiss()
    #expect(scene.chain == [])
  }

  @Test("Calls outside of every step begin an input each")
  func outsideSteps() throws {
    let scene = try Scene("phone")
    let view = HookedView()
    for _ in 0..<60_000 {
      scene.root.view.addSubview(view)
      view.removeFromSuperview()
    }
    #expect(scene.findings == [])
  }

  @Test("Twenty thousand views leave in any order, and those that stay keep theirs")
  func manyViews() throws {
    let count = 20_000
    for order in 0..<4 {
      let host = UIView()
      let views = (0..<count).map { _ in UIView() }
      for view in views { host.addSubview(view) }
      let leaving: [UIView] =
        switch order {
        case 0: views
        case 1: views.reversed()
        case 2: stride(from: 0, to: count, by: 2).map { views[$0] }
        default: (0..<count).map { views[$0 * 7919 % count] }.filter { $0 !== views[0] }
        }
      for view in leaving { view.removeFromSuperview() }
      #expect(host.subviews.count == count - leaving.count)
      if order == 2 {
        #expect(host.subviews == stride(from: 1, to: count, by: 2).map { views[$0] })
      }
    }
  }

  @Test("The ends of controllers are events of the input, and stop with it")
  func releases() throws {
    let scene = try Scene("phone")
    let before = scene.simulation.eventCount
    scene.simulation.step("add") { [root = scene.root] in
      for _ in 0..<250_000 {
        let child = UIViewController()
        root.addChild(child)
        child.removeFromParent()
      }
    }
    #expect(scene.simulation.eventCount - before <= 401_000)
    #expect(scene.findings == [.didNotSettle])
    scene.present(scene.controller("modal"))
    #expect(scene.chain == ["modal"])
  }

  @Test("Twenty thousand children leave in any order, and those that stay keep theirs")
  func manyChildren() throws {
    let count = 20_000
    for order in 0..<4 {
      let host = UIViewController()
      let children = (0..<count).map { _ in UIViewController() }
      for child in children { host.addChild(child) }
      let leaving: [UIViewController] =
        switch order {
        case 0: children
        case 1: children.reversed()
        case 2: stride(from: 0, to: count, by: 2).map { children[$0] }
        default: (0..<count).map { children[$0 * 7919 % count] }.filter { $0 !== children[0] }
        }
      for child in leaving { child.removeFromParent() }
      #expect(host.children.count == count - leaving.count)
      if order == 2 {
        #expect(host.children == stride(from: 1, to: count, by: 2).map { children[$0] })
      }
    }
  }

  @Test("Simulated time ends, and nothing goes past it")
  func endOfTime() throws {
    let scene = try Scene("phone")
    let century = SimulatedDuration(microseconds: 100 * 365 * 86_400_000_000)
    scene.simulation.advance(by: century)
    #expect(scene.findings == [.timeIsUp])
    #expect(scene.simulation.now == .last)
    scene.present(scene.controller("modal"))
    #expect(scene.chain == ["modal"])
    #expect(scene.simulation.now == .last)
    let instants = scene.simulation.trace.events.map(\.instant)
    #expect(instants == instants.sorted())
  }
}
