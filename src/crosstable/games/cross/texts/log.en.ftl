# ---- the log

cross-log-placed = { $colour ->
    [yellow] { $seat } places yellow on { $cell }.
   *[red] { $seat } places red on { $cell }.
  }
cross-ear-placed = { $colour ->
    [yellow] Yellow places on { $cell }.
   *[red] Red places on { $cell }.
  }
cross-log-swapped = { $seat } swaps colours and plays Yellow now.
