public import AdaptCore
public import Foundation

/// The 392 measured presentations (O037–O043), one line per environment and original style.
///
/// The figures come from the harness of mattneub/Programming-iOS-Book-Examples,
/// bk2ch06p271presentedViewControllerAdaptive2, run on iOS 9 and on a beta of iOS 13.
public struct MeasuredAdaptation: Sendable, CustomStringConvertible {
  public let environment: MeasuredEnvironment
  public let original: UIModalPresentationStyle
  public let answer: UIModalPresentationStyle
  /// What `willPresentWithAdaptiveStyle` was told.
  public let told: UIModalPresentationStyle
  /// The presented view's size in points; nil for popovers, whose sizes are not modelled.
  public let size: CGSize?

  public var description: String { "\(environment.name): \(original), answer \(answer)" }
}

extension MeasuredAdaptation {
  static let originals: [UIModalPresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen, .overCurrentContext,
    .popover,
  ]
  static let answers: [UIModalPresentationStyle] = [
    .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen,
    .overCurrentContext, .popover,
  ]

  public static let all: [MeasuredAdaptation] = MeasuredEnvironment.all.flatMap { environment in
    originals.flatMap { original in
      zip(answers, environment.told(original)).map { answer, letter in
        let told: UIModalPresentationStyle =
          switch letter {
          case "F": .fullScreen
          case "O": .overFullScreen
          case "S": .formSheet
          default: .none
          }
        return MeasuredAdaptation(
          environment: environment, original: original, answer: answer, told: told,
          size: environment.size(of: told == .none ? original : told))
      }
    }
  }
}
