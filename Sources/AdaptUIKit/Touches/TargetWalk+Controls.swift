import AdaptCore
import AdaptRules
import Foundation

extension TargetWalk {
  /// - Parameter place: Where the control is touched; nil for where it lies itself.
  mutating func add(_ control: UIControl, _ around: Surroundings, at place: Place? = nil) {
    let place = place ?? Place(view: control, rect: control.bounds)
    var parts = Parts(names: .init(of: control), isEnabled: control.isEnabled)
    parts.rect = place.rect
    parts.item = place.item
    parts.leads = control.reactions.map { UserTarget.Lead($0.reaction) }
    switch control {
    case let button as UIButton:
      parts.names.titles = [button.currentTitle].compactMap(\.self).filter { !$0.isEmpty }
      if parts.names.labels.isEmpty, let image = button.imageName { parts.names.labels = [image] }
      add(.button, on: place.view, parts, around) { button.tap(in: $0) }
    case let segments as UISegmentedControl: add(segments, at: place, parts, around)
    case let stepper as UIStepper: add(stepper, at: place, parts, around)
    case let field as UITextField:
      parts.names.titles = [field.placeholder, field.text].compactMap(\.self)
        .filter { !$0.isEmpty }
      parts.typing = { run, text in field.edit(text, in: run) }
      add(.field, on: place.view, parts, around) { _ in field.sendActions(for: .editingDidBegin) }
    default:
      add(control.targetKind, on: place.view, parts, around) { control.tap(in: $0) }
    }
  }

  private mutating func add(
    _ control: UISegmentedControl, at place: Place, _ parts: Parts, _ around: Surroundings
  ) {
    let width = place.rect.width / CGFloat(max(control.numberOfSegments, 1))
    for segment in 0..<control.numberOfSegments {
      var parts = parts
      let title = control.titleForSegment(at: segment)
      parts.names.titles = [title].compactMap(\.self)
      parts.names.append(part: title ?? "\(segment + 1)")
      parts.isEnabled = control.isEnabled && control.isEnabledForSegment(at: segment)
      parts.rect = CGRect(
        x: place.rect.minX + CGFloat(segment) * width, y: place.rect.minY, width: width,
        height: place.rect.height)
      add(.segment, on: place.view, parts, around) { control.choose(segment, in: $0) }
    }
  }

  /// The buttons of a stepper, by the names that assistive technology reads out.
  private mutating func add(
    _ control: UIStepper, at place: Place, _ parts: Parts, _ around: Surroundings
  ) {
    let (left, right) = place.rect.divided(atDistance: place.rect.width / 2, from: .minXEdge)
    for (title, rect, up) in [("Decrement", left, false), ("Increment", right, true)] {
      var parts = parts
      parts.names.titles = [title]
      parts.names.append(part: title)
      parts.rect = rect
      add(.stepper, on: place.view, parts, around) { run in
        control.send(.value(changed: control.step(up: up)), in: run)
      }
    }
  }

  mutating func add(_ text: UITextView, _ around: Surroundings) {
    // A long text is nothing to call a field by.
    let title = text.text.flatMap { $0.count <= 40 && !$0.contains(where: \.isNewline) ? $0 : nil }
    var parts = Parts(names: .init(of: text, titles: [title]))
    parts.typing = { _, typed in text.text = typed }
    add(.field, on: text, parts, around) { _ in }
  }

  mutating func add(_ search: UISearchBar, _ around: Surroundings) {
    var parts = Parts(names: .init(of: search, titles: [search.placeholder, search.text]))
    parts.typing = { _, typed in search.text = typed }
    add(.field, on: search, parts, around) { _ in }
  }
}

extension UserTarget.Names {
  /// Names a part of a control after the names of the control: `count Increment`.
  fileprivate mutating func append(part: String) {
    identifiers = identifiers.map { "\($0) \(part)" }
    labels = labels.map { "\($0) \(part)" }
    userLabels = userLabels.map { "\($0) \(part)" }
    ids = ids.map { "\($0) \(part)" }
  }
}

extension UIControl {
  fileprivate var targetKind: UserTarget.Kind {
    switch self {
    case is UISwitch: .switch
    case is UISlider: .slider
    case is UIPageControl: .pages
    case is UIDatePicker: .datePicker
    default: .control
    }
  }

  /// Sends what a touch leads to (rule `controls.events`).
  func send(_ kind: ControlEvents.Kind, in run: Run) {
    for moment in ControlEvents.decide(kind, on: run.system).value {
      switch moment {
      case .down: sendActions(for: .touchDown)
      case .changed(let primary):
        sendActions(for: primary ? [.valueChanged, .primaryActionTriggered] : .valueChanged)
      case .up(let primary):
        sendActions(for: primary ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside)
      }
    }
  }

  /// Does what a tap on the middle of the control does.
  func tap(in run: Run) {
    switch self {
    case let toggle as UISwitch:
      toggle.setOn(!toggle.isOn, animated: true)
      send(.value(changed: true), in: run)
    case let pages as UIPageControl:
      // The half behind the middle leads to the next page.
      let old = pages.currentPage
      pages.currentPage += 1
      send(.value(changed: pages.currentPage != old), in: run)
    case is UISlider: send(.value(changed: false), in: run)
    case is UIDatePicker: send(.quietValue(changed: false), in: run)
    default: send(.button, in: run)
    }
  }
}

extension UISegmentedControl {
  /// Does what a tap on a segment does; one on the selected segment changes nothing.
  func choose(_ place: Int, in run: Run) {
    let changes = isMomentary || place != selectedSegmentIndex
    selectedSegmentIndex = place
    send(.quietValue(changed: changes), in: run)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}

extension UITextField {
  /// Types a text in place of what is there, and leaves the field.
  func edit(_ text: String, in run: Run) {
    sendActions(for: .editingDidBegin)
    self.text = text
    sendActions(for: .editingChanged)
    sendActions(for: .editingDidEnd)
  }
}
