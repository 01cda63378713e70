/// How much a document may ask of the reader.
public enum JSONLimits {
  /// The largest document, in bytes: 4 MiB. Its values take some fifty times that at worst.
  public static let bytes = 4 << 20
  /// How many objects and lists may lie inside each other.
  public static let depth = 64
  /// The most characters a number may have.
  public static let numberLength = 100
}
