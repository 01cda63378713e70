import AdaptRules

/// What is not told, found by rule, file and object in the same time however much it is; with what
/// of it was needed.
struct SilenceIndex {
  private struct Key: Hashable {
    let rule: String
    /// The last name of the file's path; empty for every file.
    let file: Substring
    /// Empty for every object.
    let id: String
  }

  private let silences: [StoryboardSettings.Silence]
  private var places: [Key: [Int]] = [:]
  private var needed: Set<Int> = []

  init(_ silences: [StoryboardSettings.Silence]) {
    self.silences = silences
    // The same thing said twice is looked at once.
    var first: [StoryboardSettings.Silence: Int] = [:]
    for (place, silence) in silences.enumerated() {
      var said = silence
      said.place = nil
      guard first.updateValue(place, forKey: said) == nil else { continue }
      let file = silence.file.map(Self.lastName) ?? ""
      places[Key(rule: silence.rule, file: file, id: silence.id ?? ""), default: []].append(place)
    }
  }

  /// Whether a finding is not to be told; what says so is needed.
  mutating func silences(_ finding: StoryboardFinding) -> Bool {
    var isSilenced = false
    for file in ["", Self.lastName(finding.place.path)] {
      for id in Set(["", finding.object ?? ""]).sorted() {
        for place in places[Key(rule: finding.rule, file: file, id: id)] ?? []
        where silences[place].covers(finding) {
          needed.insert(place)
          isSilenced = true
        }
      }
    }
    return isSilenced
  }

  /// What is written for one file or object and was not needed, in its order.
  var unneeded: [StoryboardSettings.Silence] {
    silences.indices.filter { place in
      !needed.contains(place) && (silences[place].file != nil || silences[place].id != nil)
    }.map { silences[$0] }
  }

  private static func lastName(_ path: String) -> Substring {
    path.split(separator: "/").last ?? path[...]
  }
}
