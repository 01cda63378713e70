/// Sources outside Apple that many rules rest on, as the rules' texts name them.
enum ThirdParty {
  /// Notes, and runs outside of an app, of one person who disassembled UIKitCore: their figures are
  /// `reported`, whatever the notes call them.
  static let disassembly =
    "notes from disassembly of UIKitCore 16.0 and 18.0 (kern0x1b/charon, apple-backports)"
  /// The part of them that is about 16.0 alone.
  static let olderDisassembly =
    "notes from disassembly of UIKitCore 16.0 (kern0x1b/charon, apple-backports)"
  /// Sheets at detents, measured in a simulator of 26.1 with 393 × 852 points.
  static let detents = "measured on 26.1 (Vercantez/openuikit, detents_ios.json)"
  /// Alerts and action sheets, measured in the same way.
  static let alerts = "measured on 26.1 (Vercantez/openuikit, alertprobe)"
}
