/// Why a text does not name a share of the screen.
public enum WindowShareError: Error, Hashable, Sendable {
  case unknown(String)
  case notFinite(String)
  case notPositive(String)
  case tooLarge(String)
}

extension WindowShareError: CustomStringConvertible {
  /// What is wrong and what to write instead; a place has to be put before it.
  public var description: String {
    switch self {
    case .unknown(let text): "no window share \(text.quoted); \(Self.suggestion(for: text))"
    case .notFinite(let text):
      "window size \(text.quoted) is not finite; write a size in points such as 500x700"
    case .notPositive(let text):
      "window size \(text.quoted) has a side that is not above 0; write one such as 500x700"
    case .tooLarge(let text):
      "window size \(text.quoted) has a side above \(WindowShare.longestSide.figure) points; "
        + "write one such as 500x700"
    }
  }

  private static func suggestion(for text: String) -> String {
    let names = ["full"] + WindowSlot.allCases.map(\.rawValue)
    if let nearest = nearestName(to: text, among: names) {
      return "did you mean \(nearest.quoted)?"
    }
    return "write \(names.joined(separator: ", ")) or a size in points such as 500x700"
  }
}
