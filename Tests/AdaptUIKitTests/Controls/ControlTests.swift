import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Controls and what they tell of")
struct ControlTests {
  /// Keeps what it is asked for by name.
  private final class Target: UIViewController {
    var heard: [String] = []

    override func perform(_ action: Selector, with sender: Any?) {
      heard.append("\(action.rawValue) \(type(of: sender ?? "nothing"))")
    }
  }

  @Test("A control does what was added for an event, in the order of adding, until it is taken out")
  func order() {
    let (control, target) = (UIControl(), Target())
    var heard: [String] = []
    let block = UIAction { _ in heard.append("block") }
    control.addAction(block, for: .touchUpInside)
    control.addTarget(target, action: "save:", for: [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(heard == ["block"])
    #expect(target.heard == ["save: UIControl", "save: UIControl"])
    control.removeAction(block, for: .touchUpInside)
    control.removeTarget(target, action: nil, for: .valueChanged)
    control.sendActions(for: .allEvents)
    #expect(heard == ["block"])
    #expect(target.heard.count == 3)
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(target.heard.count == 3)
  }

  @Test("Of two actions with one identifier the later one stays")
  func identifiers() {
    let control = UIControl()
    var heard: [Int] = []
    for number in 1...2 {
      control.addAction(
        UIAction(identifier: .init("save")) { _ in heard.append(number) }, for: .touchUpInside)
    }
    control.sendActions(for: .touchUpInside)
    #expect(heard == [2])
  }

  @Test("An action without a target goes to the first who takes it, up the responders")
  func firstResponder() {
    final class Taker: UIView {
      var heard = 0
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "save:"
      }
      override func perform(_ action: Selector, with sender: Any?) { heard += 1 }
    }
    let (outer, inner, control) = (Taker(), Taker(), UIControl())
    outer.addSubview(inner)
    inner.addSubview(control)
    control.addTarget(nil, action: "save:", for: .touchUpInside)
    control.addTarget(nil, action: "other:", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(inner.heard == 1)
    #expect(outer.heard == 0)
  }

  @Test("What a control sends to the first responder goes by way of its hook")
  func hookOfFirstResponder() {
    final class Hooked: UIControl {
      var sent: [String] = []
      override func sendAction(_ action: Selector, to target: UIResponder?, for event: UIEvent?) {
        sent.append("\(action.rawValue) \(target.map { "\(type(of: $0))" } ?? "nil")")
      }
    }
    let (control, target) = (Hooked(), Target())
    var gone: Target? = Target()
    control.addTarget(nil, action: "save:", for: .touchUpInside)
    control.addTarget(target, action: "own:", for: .touchUpInside)
    control.addTarget(gone, action: "gone:", for: .touchUpInside)
    gone = nil
    control.sendActions(for: .touchUpInside)
    #expect(control.sent == ["save: nil", "own: Target"])
    #expect(target.heard == [])
  }

  @Test("A target that is gone hears nothing, and a control inside its own call goes on")
  func hostile() {
    let control = UIControl()
    var target: Target? = Target()
    control.addTarget(target, action: "save:", for: .touchUpInside)
    target = nil
    control.sendActions(for: .touchUpInside)
    var count = 0
    control.addAction(
      UIAction { _ in
        count += 1
        control.addAction(UIAction { _ in count += 100 }, for: .touchUpInside)
        if count < 1_000_000 { control.sendActions(for: .touchUpInside) }
      }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(count > 1)
  }

  @Test("Values stay inside their ranges, also those that are no numbers")
  func ranges() {
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.value = .nan
    #expect(slider.value == 0)
    slider.minimumValue = 0.5
    #expect(slider.value == 0.5)
    let stepper = UIStepper()
    stepper.value = -4
    #expect(stepper.value == 0)
    let progress = UIProgressView()
    progress.progress = .infinity
    #expect(progress.progress == 1)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    pages.numberOfPages = -1
    #expect((pages.numberOfPages, pages.currentPage) == (0, 0))
  }

  @Test("Segments are put in, taken out and selected by their places")
  func segments() {
    let control = UISegmentedControl(items: ["Day", "Week", 3])
    #expect(control.numberOfSegments == 3)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Hour", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect(control.titleForSegment(at: 2) == "Week")
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 7
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.titleForSegment(at: 9) == nil)
  }

  @Test("Labels and image views take no touches by themselves, and a button has words by state")
  func standards() {
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UIImageView().isUserInteractionEnabled)
    #expect(UIButton().isUserInteractionEnabled)
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setTitle("Wait", for: .disabled)
    #expect(button.currentTitle == "Go")
    button.isEnabled = false
    #expect(button.currentTitle == "Wait")
    button.isSelected = true
    #expect(button.currentTitle == "Go")
  }

  @Test("A stack view keeps the order of what it arranges, and forgets what has left")
  func stackView() {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    #expect(stack.arrangedSubviews == views)
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    #expect(stack.subviews == views)
    stack.removeArrangedSubview(views[0])
    #expect(stack.subviews.contains(views[0]))
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2]])
  }

  @Test("What has left a stack view is not held by it, and comes back as any other view")
  func leavingStackView() {
    var views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    views[0].removeFromSuperview()
    stack.addSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2]])
    stack.insertArrangedSubview(views[0], at: 0)
    stack.addSubview(views[0])
    #expect(stack.arrangedSubviews == [views[0], views[1], views[2]])
    let other = UIView()
    other.addSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2]])
    weak let gone = views[2]
    views.removeLast().removeFromSuperview()
    #expect(gone == nil)
  }

  @Test("A wheel that does not hide itself is as hidden as the app has it")
  func wheel() {
    let wheel = UIActivityIndicatorView()
    wheel.hidesWhenStopped = false
    wheel.isHidden = true
    wheel.startAnimating()
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.hidesWhenStopped = true
    wheel.startAnimating()
    #expect(!wheel.isHidden)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
  }

  @Test("Tables and cells are made by code in their style, and by subclasses as in UIKit")
  func tables() {
    final class Row: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class List: UITableView {
      override init(frame: CGRect, style: Style) { super.init(frame: frame, style: .grouped) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let row = Row(style: .default, reuseIdentifier: "row")
    #expect(row.reuseIdentifier == "row")
    row.detailTextLabel?.text = "below"
    #expect(row.detailTextLabel?.superview === row.contentView)
    #expect(row.detailTextLabel?.text == "below")
    #expect(Row().detailTextLabel != nil)
    let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(plain.textLabel != nil && plain.detailTextLabel == nil)
    #expect(plain.frame.size == CGSize(width: 320, height: 44))
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(UITableViewCell(frame: frame).frame == frame)
    #expect(UITableView(frame: frame, style: .insetGrouped).style == .insetGrouped)
    #expect(UITableView().style == .plain)
    #expect(List(frame: frame).style == .grouped && List(frame: frame).frame == frame)
  }
}
