import Foundation

/// A row of segments of which one is selected. UIKit: `UISegmentedControl`.
open class UISegmentedControl: UIControl {
  /// UIKit: `UISegmentedControl.noSegment`.
  public static let noSegment = -1

  /// The place of the selected segment; -1 for none.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { selected = segments.indices.contains(newValue) ? newValue : Self.noSegment }
  }
  /// Whether a segment lets go of the selection at once.
  open var isMomentary = false

  private var selected = UISegmentedControl.noSegment
  private(set) var segments: [(title: String?, isEnabled: Bool)] = []

  override var isPlain: Bool { type(of: self) == UISegmentedControl.self }

  /// - Parameter items: The words of the segments; other objects are images without words.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] { segments.append((item as? String, true)) }
  }

  public var numberOfSegments: Int { segments.count }

  /// The words of a segment; nil for an image and for a place that is none.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].title = title }
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }

  /// A place past the end counts as the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let place = min(max(segment, 0), segments.count)
    segments.insert((title, true), at: place)
    if selected >= place { selected += 1 }
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selected == segment {
      selected = Self.noSegment
    } else if selected > segment {
      selected -= 1
    }
  }

  open func removeAllSegments() {
    segments = []
    selected = Self.noSegment
  }
}
