import AdaptCore
import Foundation

@testable import AdaptRules

extension RuleCoverage {
  mutating func walkBars() {
    walkContent()
  }

  private mutating func walkContent() {
    let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    let covers = [
      BarCover(), BarCover(insets: UIEdgeInsets(top: 91)),
      BarCover(insets: UIEdgeInsets(top: 91), opaque: .top),
    ]
    for bars in covers {
      note(ContentSafeArea.decide(container: UIEdgeInsets(top: 47), bars: bars))
      for edges in [UIRectEdge.all, .bottom] {
        for includes in Self.answers {
          note(
            ContentFrame.decide(
              bounds: bounds, bars: bars, extended: edges, includesOpaque: includes))
        }
      }
    }
    for place in LayoutGuides.Place.allCases {
      for system in Self.systems {
        note(LayoutGuides.decide(unsafe: UIEdgeInsets(top: 20), in: place, on: system))
      }
    }
  }
}
