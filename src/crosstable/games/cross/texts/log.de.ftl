# ---- das Protokoll

cross-log-placed = { $colour ->
    [yellow] { $seat } setzt Gelb auf { $cell }.
   *[red] { $seat } setzt Rot auf { $cell }.
  }
cross-ear-placed = { $colour ->
    [yellow] Gelb setzt auf { $cell }.
   *[red] Rot setzt auf { $cell }.
  }
cross-log-swapped = { $seat } wechselt die Farben und spielt jetzt Gelb.
