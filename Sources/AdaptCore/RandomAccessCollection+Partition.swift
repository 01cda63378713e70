extension RandomAccessCollection {
  /// The place of the first element that fulfils a condition, where all behind one that does fulfil
  /// it too; the end where none does.
  ///
  /// - Complexity: O(log n) in the number of elements.
  package func partitionPoint(where condition: (Element) -> Bool) -> Index {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
      if condition(self[middle]) { high = middle } else { low = index(after: middle) }
    }
    return low
  }
}
