public import AdaptCore

extension Platform {
  /// The system whose look an app has.
  ///
  /// The design of 26 needs an app built with its SDK; one built earlier keeps the look of 25, as
  /// the documentation of `UIDesignRequiresCompatibility` and WWDC 2025 session 284 have it.
  public var design: SystemVersion {
    let newest = SystemVersion(26)
    return system >= newest && sdk < newest ? SystemVersion(25) : system
  }
}
