/// A block that waits for its turn, and the event that asked for it.
struct Work {
  let cause: Int
  let body: () -> Void
}
