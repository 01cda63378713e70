// One import for users; what each library is for stands in its own documentation. Foundation comes
// along, as it does with UIKit: sources use its rectangles and coders without importing it.
@_exported public import AdaptCore
@_exported public import AdaptDocumentReader
@_exported public import AdaptDocuments
@_exported public import AdaptExplore
@_exported public import AdaptProfiles
@_exported public import AdaptReport
@_exported public import AdaptRules
@_exported public import AdaptScenario
@_exported public import AdaptUIKit
@_exported public import Foundation
