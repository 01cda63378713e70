/// The storyboards of a project by name, and which of several is meant.
///
/// Two targets of one app may each have a `Main`, and a file one copy for each language. Meant is
/// the one in the folder that is nearest to who names it; of several there, and where nobody says
/// from where, the one for the base language, then the first.
struct StoryboardNames: Sendable {
  private struct Key: Hashable {
    let name: String
    let folder: Substring
  }

  /// The places of all of a name, the one that is meant in general first.
  private var places: [String: [Int]] = [:]
  /// For names that several have: the place that is meant in a folder.
  private var nearest: [Key: Int] = [:]

  /// - Complexity: O(n) in the documents, times how deep their folders lie.
  init(_ documents: [InterfaceDocument]) {
    for (place, document) in documents.enumerated() where document.kind == .storyboard {
      places[document.name, default: []].append(place)
    }
    for (name, found) in places where found.count > 1 {
      let ranked = found.sorted {
        (documents[$0].languageRank, $0) < (documents[$1].languageRank, $1)
      }
      places[name] = ranked
      for place in ranked {
        for folder in Self.folders(around: documents[place].path) {
          let key = Key(name: name, folder: folder)
          if nearest[key] == nil { nearest[key] = place }
        }
      }
    }
  }

  /// The places of all storyboards of a name.
  subscript(name: String) -> [Int] { places[name] ?? [] }

  /// The place of the one that is meant where a document names it; nil where there is none.
  func place(of name: String, from document: InterfaceDocument) -> Int? {
    guard let places = places[name], places.count > 1 else { return places[name]?.first }
    for folder in Self.folders(around: document.path) {
      if let place = nearest[Key(name: name, folder: folder)] { return place }
    }
    return places.first
  }

  /// How many folders are looked at around a file.
  private static let depth = 64

  /// The folders that a path lies in, the nearest first.
  private static func folders(around path: String) -> [Substring] {
    var folders: [Substring] = []
    var rest = path[...]
    while folders.count < depth, let slash = rest.lastIndex(of: "/") {
      folders.append(path[...slash])
      rest = rest[..<slash]
    }
    return folders + [""]
  }
}

extension InterfaceDocument {
  /// The language that the file is for, as its folder says: `Base`, `de`; nil for all of them.
  public var language: String? {
    let parts = path.split(separator: "/")
    guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { return nil }
    return String(parts[parts.count - 2].dropLast(".lproj".count))
  }

  /// How good a file is to stand for the others: the base is what the others are copies of.
  var languageRank: Int {
    switch language {
    case nil, "Base": 0
    case "en", "English": 1
    default: 2
    }
  }
}
