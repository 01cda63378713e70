/// The parameters of a function, as its selector needs them.
struct SwiftParameters {
  /// What a caller writes before each argument; `_` for nothing.
  private(set) var labels: [String] = []
  /// The place behind the closing bracket.
  let end: Int
  /// Whether the function throws or waits, for which a selector has one more part.
  private let effect: Effect?

  private enum Effect { case throwing, waiting }

  /// - Parameter index: The place of the opening bracket.
  init(_ tokens: TokenList, at index: Int) {
    end = tokens.end(of: ("(", ")"), at: index)
    effect =
      tokens.isWord("async", at: end)
      ? .waiting
      : tokens.isWord("throws", at: end) || tokens.isWord("rethrows", at: end) ? .throwing : nil
    var next = index + 1
    while next < end - 1 {
      // Attributes before the label: `@escaping`, `@Binding`.
      while tokens.isSign("@", at: next) { next += 2 }
      guard let label = tokens.word(at: next) else { break }
      labels.append(label)
      var depth = 0
      while next < end - 1, let token = tokens[next] {
        if depth == 0, token.isSign(",") { break }
        if token.kind == .sign {
          if ["(", "[", "<", "{"].contains(token.text) { depth += 1 }
          if [")", "]", "}"].contains(token.text) { depth -= 1 }
          // `->` closes nothing.
          if token.text == ">", !tokens.isSign("-", at: next - 1) { depth -= 1 }
        }
        next += 1
      }
      next += 1
    }
  }
}

extension SwiftParameters {
  /// The selector as Swift gives it since 3: `save(_:)` is `save:`, `save(sender:)` is
  /// `saveWithSender:`, and `move(from:to:)` is `moveFrom:to:`.
  func selector(of name: String) -> String {
    guard let first = labels.first else { return name + ending }
    var base = name
    if first != "_" {
      let isJoined = Self.prepositions.contains { first.firstWord == $0 || name.lastWord == $0 }
      base += isJoined ? "" : "With"
      base += first.prefix(1).uppercased() + first.dropFirst()
    }
    return base + ":" + rest + ending
  }

  /// The selector of Swift 2, which has no label for a first parameter; nil where it is the same.
  func swift2Selector(of name: String) -> String? {
    guard let first = labels.first, first != "_" else { return nil }
    return name + ":" + rest
  }

  /// Whether a method of UIKit's is overridden or answered as Swift 2 spells it, without a label
  /// for its first parameter: `tableView(tableView:)`, `viewDidAppear(animated:)`.
  func areOfSwift2(in function: String) -> Bool {
    guard let first = labels.first else { return false }
    return first == function || (first == "animated" && function.hasPrefix("view"))
      || function == "prepareForSegue"
  }

  private var rest: String {
    labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  private var ending: String {
    switch effect {
    case nil: ""
    case .throwing: labels.isEmpty ? "AndReturnError:" : "error:"
    case .waiting: labels.isEmpty ? "WithCompletionHandler:" : "completionHandler:"
    }
  }

  private static let prepositions: [String] = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within", "without",
  ]
}

extension String {
  /// `from` of `fromList`.
  fileprivate var firstWord: String { prefix { !$0.isUppercase }.lowercased() }

  /// `to` of `unwindTo`.
  fileprivate var lastWord: String {
    guard let start = lastIndex(where: \.isUppercase) else { return self }
    return self[start...].lowercased()
  }
}
