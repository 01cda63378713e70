import Foundation

/// Runs a block on a thread with the stack that a thread gets by default on Linux, 8 MB, and waits
/// for it.
func onDefaultStack<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) throws
  -> Result
{
  let box = ResultBox<Result>()
  let thread = Thread { box.fill(with: Swift.Result { try body() }) }
  thread.stackSize = 8 * 1024 * 1024
  thread.start()
  return try box.wait().get()
}

/// A result that comes from another thread; the semaphore orders what both do.
private final class ResultBox<Value: Sendable>: @unchecked Sendable {
  private let isFull = DispatchSemaphore(value: 0)
  private var result: Result<Value, any Error>?

  func fill(with result: Result<Value, any Error>) {
    self.result = result
    isFull.signal()
  }

  func wait() -> Result<Value, any Error> {
    isFull.wait()
    guard let result else { preconditionFailure("the box is filled before it is signalled") }
    return result
  }
}
