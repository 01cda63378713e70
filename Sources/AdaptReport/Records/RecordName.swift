import AdaptCore

/// A value that records write by a name of its own, so that renaming a case breaks no reader.
protocol RecordNamed: Hashable, CaseIterable {
  /// What the name stands for, for a message: `style`.
  static var recordNoun: String { get }
  var recordName: String { get }
}

extension UIModalPresentationStyle: RecordNamed {
  static var recordNoun: String { "presentation style" }

  var recordName: String {
    switch self {
    case .fullScreen: "fullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .custom: "custom"
    case .overFullScreen: "overFullScreen"
    case .overCurrentContext: "overCurrentContext"
    case .popover: "popover"
    case .none: "none"
    case .automatic: "automatic"
    }
  }
}

extension UIInterfaceOrientation: RecordNamed {
  static var recordNoun: String { "orientation" }

  var recordName: String {
    switch self {
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeRight: "landscapeRight"
    case .landscapeLeft: "landscapeLeft"
    }
  }
}

extension PresentationPhase: RecordNamed {
  static var recordNoun: String { "phase" }

  var recordName: String {
    switch self {
    case .presentation: "presentation"
    case .management: "management"
    case .dismissal: "dismissal"
    case .ended: "ended"
    case .presentationInterrupted: "presentationInterrupted"
    case .dismissalInterrupted: "dismissalInterrupted"
    }
  }
}

extension AppearanceState: RecordNamed {
  static var recordNoun: String { "appearance state" }

  var recordName: String {
    switch self {
    case .disappeared: "disappeared"
    case .appearing: "appearing"
    case .appeared: "appeared"
    case .disappearing: "disappearing"
    }
  }
}

extension UIUserInterfaceIdiom: RecordNamed {
  static var recordNoun: String { "idiom" }

  var recordName: String {
    switch self {
    case .unspecified: "unspecified"
    case .phone: "phone"
    case .pad: "pad"
    }
  }
}

extension UIUserInterfaceStyle: RecordNamed {
  static var recordNoun: String { "interface style" }

  var recordName: String {
    switch self {
    case .unspecified: "unspecified"
    case .light: "light"
    case .dark: "dark"
    }
  }
}

extension UIUserInterfaceLevel: RecordNamed {
  static var recordNoun: String { "interface level" }

  var recordName: String {
    switch self {
    case .unspecified: "unspecified"
    case .base: "base"
    case .elevated: "elevated"
    }
  }
}

extension UITraitEnvironmentLayoutDirection: RecordNamed {
  static var recordNoun: String { "layout direction" }

  var recordName: String {
    switch self {
    case .unspecified: "unspecified"
    case .leftToRight: "leftToRight"
    case .rightToLeft: "rightToLeft"
    }
  }
}

extension UIUserInterfaceSizeClass: RecordNamed {
  static var recordNoun: String { "size class" }

  var recordName: String {
    switch self {
    case .unspecified: "unspecified"
    case .compact: "compact"
    case .regular: "regular"
    }
  }
}

extension UIContentSizeCategory: RecordNamed {
  static var recordNoun: String { "content size category" }

  var recordName: String {
    switch self {
    case .unspecified: "unspecified"
    case .extraSmall: "extraSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .extraLarge: "extraLarge"
    case .extraExtraLarge: "extraExtraLarge"
    case .extraExtraExtraLarge: "extraExtraExtraLarge"
    case .accessibilityMedium: "accessibilityMedium"
    case .accessibilityLarge: "accessibilityLarge"
    case .accessibilityExtraLarge: "accessibilityExtraLarge"
    case .accessibilityExtraExtraLarge: "accessibilityExtraExtraLarge"
    case .accessibilityExtraExtraExtraLarge: "accessibilityExtraExtraExtraLarge"
    }
  }
}

extension ShowOutcome: RecordNamed {
  static var recordNoun: String { "way to show" }
  var recordName: String { name }
}

extension UnwindStage: RecordNamed {
  static var recordNoun: String { "stage of an unwind" }
  var recordName: String { name }
}

extension SplitDisplayMode: RecordNamed {
  static var recordNoun: String { "display mode" }
  var recordName: String { name }
}

extension SplitColumn: RecordNamed {
  static var recordNoun: String { "column" }
  var recordName: String { name }
}

extension Callback: RecordNamed {
  static var recordNoun: String { "callback" }
  var recordName: String { name }
}

extension Finding.Kind: RecordNamed {
  static var recordNoun: String { "finding" }
  var recordName: String { name }
}
