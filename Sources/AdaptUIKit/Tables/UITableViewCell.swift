public import Foundation

/// A row of a table. UIKit: `UITableViewCell`.
open class UITableViewCell: UIView {
  /// What labels a cell has. UIKit: `UITableViewCell.CellStyle`.
  public enum CellStyle: Int, Hashable, Sendable, CaseIterable {
    /// One label.
    case `default` = 0
    case value1
    case value2
    case subtitle
  }

  /// UIKit: `UITableViewCell.AccessoryType`.
  public enum AccessoryType: Int, Hashable, Sendable, CaseIterable {
    case none = 0
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  /// UIKit: `UITableViewCell.SelectionStyle`.
  public enum SelectionStyle: Int, Hashable, Sendable, CaseIterable {
    case none = 0
    case blue
    case gray
    case `default`
  }

  public internal(set) var reuseIdentifier: String?
  open var accessoryType = AccessoryType.none
  open var selectionStyle = SelectionStyle.default
  open var isSelected = false
  /// The labels of a cell with a style; nil for a cell of the app's own layout.
  public internal(set) weak var textLabel: UILabel?
  public internal(set) weak var detailTextLabel: UILabel?

  /// What selecting the cell does.
  var reactions: [Reaction] = []
  /// What its accessory button does.
  var accessoryReactions: [Reaction] = []
  /// The ids of the labels in the document.
  var labelIDs: (text: String?, detail: String?) = (nil, nil)
  private var content: UIView?

  override var isPlain: Bool { type(of: self) == UITableViewCell.self }

  /// Makes a cell of 320 × 44 points with the labels of a style, which have no size: nobody lays
  /// them out.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    textLabel = addLabel()
    switch style {
    case .default: break
    case .value1, .value2, .subtitle: detailTextLabel = addLabel()
    }
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The view that holds the content; made when it is first asked for.
  public var contentView: UIView { content ?? madeContentView() }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// The cell will be used for another row.
  open func prepareForReuse() {}

  /// Takes the content view of a document.
  func take(content view: UIView) {
    content = view
    insert(view, at: .top)
  }

  private func addLabel() -> UILabel {
    let label = UILabel()
    contentView.insert(label, at: .top)
    return label
  }

  private func madeContentView() -> UIView {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    take(content: view)
    return view
  }
}
