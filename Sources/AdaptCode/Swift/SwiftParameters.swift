/// The parameters of a function, as its selector needs them.
struct SwiftParameters {
  struct Parameter {
    /// What a caller writes; `_` for nothing.
    let label: String
    /// Whether the function has another name for it.
    let hasOwnName: Bool
    /// The words of its type.
    let type: [String]

    /// Whether a method of UIKit's is overridden or answered as Swift 2 spells it, without a label for
    /// its first parameter: `tableView(tableView:)`, `viewDidAppear(animated:)`.
    func isOfSwift2(in function: String) -> Bool {
      label == function || (label == "animated" && function.hasPrefix("view"))
        || function == "prepareForSegue"
    }
  }

  private(set) var list: [Parameter] = []
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
      let hasOwnName = tokens.word(at: next + 1) != nil
      var type: [String] = []
      var depth = 0
      while next < end - 1, let token = tokens[next] {
        if depth == 0, token.isSign(",") { break }
        if token.kind == .sign {
          if ["(", "[", "<", "{"].contains(token.text) { depth += 1 }
          if [")", "]", "}"].contains(token.text) { depth -= 1 }
          // `->` closes nothing.
          if token.text == ">", !tokens.isSign("-", at: next - 1) { depth -= 1 }
        }
        if token.kind == .word { type.append(token.text) }
        next += 1
      }
      list.append(Parameter(label: label, hasOwnName: hasOwnName, type: type))
      next += 1
    }
  }

  var first: Parameter? { list.first }
}

extension SwiftParameters {
  /// The selector as Swift gives it since 3: `save(_:)` is `save:`, `save(sender:)` is
  /// `saveWithSender:`, and `move(from:to:)` is `moveFrom:to:`.
  func selector(of name: String) -> String {
    guard let first else { return name + ending }
    var base = name
    if first.label != "_" {
      base += Self.beginsWithPreposition(first.label) ? "" : "With"
      base += first.label.prefix(1).uppercased() + first.label.dropFirst()
    }
    return base + ":" + rest + ending
  }

  /// The selector of Swift 2, which has no label for a first parameter; nil where it is the same.
  func swift2Selector(of name: String) -> String? {
    guard let first, first.label != "_" else { return nil }
    return name + ":" + rest
  }

  private var rest: String {
    list.dropFirst().map { ($0.label == "_" ? "" : $0.label) + ":" }.joined()
  }

  private var ending: String {
    switch effect {
    case nil: ""
    case .throwing: list.isEmpty ? "AndReturnError:" : "error:"
    case .waiting: list.isEmpty ? "WithCompletionHandler:" : "completionHandler:"
    }
  }

  private static func beginsWithPreposition(_ label: String) -> Bool {
    prepositions.contains(String(label.prefix { !$0.isUppercase }))
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within", "without",
  ]
}
