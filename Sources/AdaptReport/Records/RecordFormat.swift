/// The format of saved runs. Its grammar is written down in the article <doc:FormatOfRecords>.
public enum RecordFormat {
  /// The version that is written, and the newest that is read.
  ///
  /// It rises when a reader of the version before would misread a record. New keys, kinds and
  /// names do not raise it.
  public static let version = 1
}
