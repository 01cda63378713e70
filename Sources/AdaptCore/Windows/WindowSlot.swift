/// The places that a pad's multitasking gives a window. Their sizes belong to the device.
public enum WindowSlot: String, Hashable, Sendable, CaseIterable {
  case oneThird = "1/3"
  case oneHalf = "1/2"
  case twoThirds = "2/3"
  case slideOver
}
