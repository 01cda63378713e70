import AdaptCore

/// What happens to a controller before it joins a run.
enum EarlyEvent {
  case called(Callback)
  case found(Finding.Kind, String?)
}
