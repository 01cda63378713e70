/// Something that a person can do at the end of a run, or could if nothing were in the way, as it
/// leaves the process behind the run's own records.
package struct ActionRecord: Encodable {
  package struct Lead: Encodable {
    /// `segue`, `action`, `block`, or `own` for what UIKit does by itself.
    package let kind: String
    /// What it does, in words; nil where there is nothing to say.
    package let words: String?
    /// The id of the segue.
    package let segue: String?

    package init(kind: String, words: String?, segue: String?) {
      self.kind = kind
      self.words = words
      self.segue = segue
    }
  }

  package let record = "action"
  package let version = RecordFormat.version
  /// As `--user` takes it.
  package let words: String
  /// As `button`; `screen` for a gesture that is made on no one thing.
  package let kind: String
  /// The controller whose screen it is part of.
  package let place: String?
  package let leads: [Lead]
  /// What is in the way, as `disabled`; nil where nothing is.
  package var obstacle: String?
  /// The words of its reason.
  package var because: String?

  package init(words: String, kind: String, place: String?, leads: [Lead]) {
    self.words = words
    self.kind = kind
    self.place = place
    self.leads = leads
  }
}
