import AdaptCore

/// What is wrong with where something in a document leads, and what to do: said alike by checks,
/// runs and tours.
public struct Complaint: Hashable, Sendable {
  /// A clause: `the segue leads to 'abc', which is not in the file`.
  public let cause: String
  /// What next: `connect it again or remove it`.
  public let advice: String

  /// The cause and, after a semicolon, what next.
  public var words: String { "\(cause); \(advice)" }

  package init(_ cause: String, _ advice: String) {
    self.cause = cause
    self.advice = advice
  }
}

extension DocumentObjects {
  /// What is wrong with what a pointer leads to; nil where nothing is.
  public func complaint(about pointer: Pointer) -> Complaint? {
    let advice =
      pointer.isEntry
      ? "mark a scene as 'Initial View Controller'" : "connect it again or remove it"
    guard !pointer.id.isEmpty else { return Complaint("\(pointer.what) leads to nothing", advice) }
    let fault: String
    switch fits(pointer) {
    case true?: return nil
    case nil: fault = "is not in the file"
    case false?:
      let element = elements[pointer.id] ?? ""
      fault =
        "is \(element.isEmpty ? "something else" : "a \(element)") and no "
        + (pointer.wanted?.words ?? "object")
    }
    return Complaint("\(pointer.what) leads to \(pointer.id.quoted), which \(fault)", advice)
  }
}

extension DocumentObjects.Kind {
  fileprivate var words: String {
    switch self {
    case .controller: "controller"
    case .barItem: "bar button item"
    case .view: "view"
    }
  }
}

extension InterfaceProject {
  /// What is wrong with where a way through references ends; nil for a scene.
  ///
  /// - Parameters:
  ///   - subject: What leads there: `this reference`.
  ///   - suggest: The words about the name that may have been meant, among the names that there
  /// are.
  package func complaint(
    about resolution: Resolution, of subject: String,
    suggest: (String, () -> [String]) -> String = { nameSuggestion(for: $0, among: $1()) }
  ) -> Complaint? {
    switch resolution {
    case .scene: return nil
    case .noController(let id):
      return Complaint(
        "\(subject) leads to \(id.quoted), which is the controller of no scene",
        "connect it again or remove it")
    case .noStoryboard(let name):
      return Complaint(
        "\(subject) leads to storyboard \(name.quoted), which is not among the files",
        "name it too")
    case .otherBundle(let name):
      return Complaint(
        "\(subject) leads to a scene of the bundle \(name.quoted), which is not read",
        "open another scene")
    case .noScene(let identifier, let document):
      let names = {
        documents[document].scenes.compactMap(\.controller)
          .filter { $0.reference == nil }.compactMap(\.storyboardIdentifier)
      }
      return Complaint(
        "\(subject) leads to \(identifier.quoted), which is the identifier of no scene of "
          + documents[document].name.quoted, suggest(identifier, names))
    case .noInitialScene(let document):
      return Complaint(
        "\(subject) leads to the entry point of \(documents[document].name.quoted), which has none",
        "mark a scene there as 'Initial View Controller', or refer to one by its identifier")
    case .circular:
      return Complaint(
        "\(subject) leads back to itself through others", "lead one of them to a scene")
    }
  }
}
