import AdaptSim
import Testing

@Suite("What containers hold, in a report")
struct ContainerScreensTests {
  /// The block of the report that tells of containers, without its heading.
  private func block(of simulation: Simulation) -> [String] {
    let lines = TextReport(simulation.trace).text.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    guard let start = lines.firstIndex(of: "Containers") else { return [] }
    return Array(lines[(start + 1)...].prefix { !$0.isEmpty })
  }

  private func controllers(_ names: String, in simulation: Simulation) -> [UIViewController] {
    names.map { name in
      let controller = UIViewController()
      simulation.name(controller, String(name))
      return controller
    }
  }

  private func simulation() throws -> Simulation {
    Simulation(device: try DeviceCatalogue.device(named: "phone"))
  }

  @Test("A row follows the launch and each step that changed what they hold")
  func rows() throws {
    let simulation = try simulation()
    let content = controllers("abc", in: simulation)
    let (stack, tabs) = (UINavigationController(), UITabBarController())
    simulation.name(stack, "stack")
    simulation.name(tabs, "tabs")
    stack.viewControllers = [content[0]]
    tabs.viewControllers = [stack, content[1]]
    simulation.launch(tabs)
    simulation.rotate()
    simulation.step("push c") { stack.pushViewController(content[2], animated: true) }
    simulation.tapTab(at: 1)
    #expect(
      block(of: simulation) == [
        "  launch     tabs ▸ [stack(a)*, b]",
        "  push c     tabs ▸ [stack(a › c)*, b]",
        "  tap tab 1  tabs ▸ [stack(a › c), b*]",
      ])
  }

  @Test("The stacks that a split view makes are told by what they hold")
  func columns() throws {
    let simulation = Simulation(
      device: try DeviceCatalogue.device(named: "pad-11"), ios: 17, orientation: .landscapeLeft)
    let content = controllers("ab", in: simulation)
    let split = UISplitViewController(style: .doubleColumn)
    simulation.name(split, "split")
    split.setViewController(content[0], for: .primary)
    split.setViewController(content[1], for: .secondary)
    simulation.launch(split)
    simulation.resize(to: try WindowShare("1/3"))
    #expect(
      block(of: simulation) == [
        "  launch      split ▸ oneBesideSecondary [(a) | (b)]",
        "  resize 1/3  split ▸ collapsed [(a › (b))]",
      ])
  }

  @Test("What is presented stands beside what presents it, until it is gone")
  func presented() throws {
    let simulation = try simulation()
    let content = controllers("ab", in: simulation)
    let stack = UINavigationController()
    simulation.name(stack, "stack")
    stack.viewControllers = [content[1]]
    simulation.launch(content[0])
    simulation.step("show it") { content[0].present(stack, animated: true) }
    simulation.step("end it") { content[0].dismiss(animated: true) }
    #expect(block(of: simulation) == ["  show it  stack(b)"])
  }

  @Test("Where nothing is a container of UIKit's there is no block")
  func none() throws {
    let simulation = try simulation()
    simulation.launch(UIViewController())
    #expect(block(of: simulation) == [])
  }

  @Test("Of many steps the first are told, and the end; of a high stack its ends")
  func many() throws {
    let simulation = try simulation()
    let content = controllers("abcdefghijkl", in: simulation)
    let stack = UINavigationController()
    simulation.name(stack, "stack")
    stack.viewControllers = [content[0]]
    simulation.launch(stack)
    for controller in content.dropFirst() {
      simulation.step("push") { stack.pushViewController(controller, animated: false) }
    }
    let block = block(of: simulation)
    #expect(block.count == 10)
    #expect(block[7] == "  push        stack(a › b › c › d › e › f › g › h)")
    #expect(block[8] == "  …")
    #expect(block[9] == "  in the end  stack(a › b › c › … 6 more … › j › k › l)")
  }
}
