public import AdaptCore
import AdaptRules
public import Foundation

/// What a custom detent is resolved in. UIKit:
/// `UISheetPresentationControllerDetentResolutionContext`.
public protocol UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest value in points that a detent can have, without the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}

struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
}

extension UISheetPresentationController {
  /// A height at which a sheet can rest. UIKit: `UISheetPresentationController.Detent`.
  public final class Detent {
    /// UIKit: `UISheetPresentationController.Detent.Identifier`.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// What the steps of a run call the detent: UIKit's own by their short names.
      var words: String {
        let prefix = "com.apple.UIKit."
        return rawValue.hasPrefix(prefix) ? String(rawValue.dropFirst(prefix.count)) : rawValue
      }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// Answers a custom detent's value in points, or nil when it is inactive.
    public typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext)
      -> CGFloat?

    private enum Kind {
      case medium, large
      case custom(Resolver)
    }

    /// The name to select it by; one without has its place in its sheet's detents.
    public var identifier: Identifier { given ?? Identifier("custom-\(place)") }
    /// The place among the detents of the sheet it was given to last.
    var place = 0
    private let given: Identifier?
    private let kind: Kind

    private init(_ identifier: Identifier?, _ kind: Kind) {
      given = identifier
      self.kind = kind
    }

    /// About half of the screen; inactive in compact height.
    public static func medium() -> Detent { Detent(.medium, .medium) }

    /// The full height.
    public static func large() -> Detent { Detent(.large, .large) }

    /// A height of the app's own (16+).
    ///
    /// - Parameters:
    ///   - identifier: The name to select it by; one that nothing else has unless given.
    ///   - resolver: Asked whenever the sheet's height is looked at, in each of its layouts too; a
    ///     value above the maximum is inactive.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping Resolver
    ) -> Detent {
      Detent(identifier, .custom(resolver))
    }

    /// The value in points in a context; nil when the detent is inactive there.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      DetentValue.decide(
        resolved(in: context, of: .run, on: Run.current),
        in: DetentValue.Context(
          maximum: context.maximumDetentValue,
          containerHeight: Run.current?.environment.windowSize.height ?? 0,
          traits: context.containerTraitCollection,
          system: Run.current?.platform.design ?? .newestModelled)
      ).value
    }

    var isCustom: Bool { if case .custom = kind { true } else { false } }

    /// The detent with the value that its resolver gives.
    ///
    /// A resolver may look at the sheet, which asks it again: that goes down to the limit of calls,
    /// and past it the detent is inactive.
    ///
    /// - Parameter subject: On whom reaching the limit is found.
    func resolved(
      in context: (any UISheetPresentationControllerDetentResolutionContext)?,
      of subject: NodeID, on run: Run?
    ) -> SheetDetent {
      switch kind {
      case .medium: return .medium
      case .large: return .large
      case .custom(let resolver):
        guard let context else { return .custom(nil) }
        var value: CGFloat?
        if let run {
          run.callUnrecorded(on: subject) { value = resolver(context) }
        } else {
          OutsideNesting.call { value = resolver(context) }
        }
        return .custom(value)
      }
    }
  }
}
