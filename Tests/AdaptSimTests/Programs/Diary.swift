import AdaptSim

/// What the controllers of a program write down, in order.
final class Diary {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func turnPage() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that writes down each call about its appearance, as programs that log do.
class DiaryController: UIViewController {
  let diary: Diary

  init(_ title: String, _ diary: Diary) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func note(_ line: String) { diary.note("\(title ?? "") \(line)") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("is appearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("did disappear")
  }
}

extension CGRect {
  /// The rectangle in whole points, as `0,222 375 × 445`.
  var words: String {
    func whole(_ length: CGFloat) -> String { "\(Int(length.rounded()))" }
    return "\(whole(minX)),\(whole(minY)) \(whole(width)) × \(whole(height))"
  }
}

extension UIView {
  /// The frame in the window, in whole points.
  var place: String { convert(bounds, to: nil).words }
}

func simulation(_ device: String, ios: SystemVersion) throws -> Simulation {
  Simulation(device: try DeviceCatalogue.device(named: device), ios: ios)
}
