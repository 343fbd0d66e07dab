# Verifying a game: what was checked, and what that proves

verify-title = Verify this game
verify-back = Back to the review
verify-file = Check a saved game
verify-unreadable = This file cannot be read.

verify-right = Everything checks out.
verify-server = Everything checks out, but no player’s device contributed.
verify-wrong = This record is not what it says.
verify-yes = Right:
verify-no = Wrong:
verify-check-promise = The server kept the promise it made before the deal.
verify-check-parts = Every contribution is the one that was pledged before the deal.
verify-check-seed = The seed follows from the server’s secret and all contributions.
verify-check-draws = Every card and every draw follows from the seed.
verify-check-own = The deal is the one this device took part in, with its contribution.
verify-check-file = The record is complete, and its checksum is right.
verify-not-seen = The record lists other pledges than this device saw before the deal.
verify-not-mine = This device showed its contribution in time, but the record does not have it.
verify-nobody = The server had fixed the deal before anyone started the game. But it fixed it alone.
verify-old = The server had fixed the deal before anyone started the game. But this is an older record, or one from a game without a server: nobody else could contribute.
verify-parts = Who contributed to the deal
verify-part = { $by ->
    [client] contributed:
    [silent] pledged a contribution, but did not show it in time.
    [bot] is a bot and contributed nothing.
   *[other] contributed nothing.
  }
verify-seed = Everything is drawn from this seed:
verify-draws = { $count ->
    [one] One draw
   *[other] All { $count } draws
  }
verify-when = { $n ->
    [0] The deal
   *[other] Action { $n }
  }
verify-no-draws = Nothing in this game was left to chance.

verify-lead = The server does not choose the deal alone. Before the game, it fixes a secret, and every player’s device fixes a random contribution. Only then are the contributions shown, and the deal is worked out from all of them. After the game, the secret is in the record, and this page works everything out again.
verify-proves = What this proves
verify-proves-chosen = If your device contributed, nobody could choose the deal: not the server, not the other players, not all of them together.
verify-proves-all = All cards and draws come from that deal. Nothing was exchanged during the game.
verify-proves-changed = No card, draw or contribution in the record was changed afterwards. If one was, the page says which.
verify-not = What it does not prove
verify-not-looked = That nobody looked: the server knows all cards. Whoever can read its memory can tell a friend at the table.
verify-not-there = Anything to somebody who was not there: a server could invent a whole game. Only a device that took part remembers what it was promised, and compares.
verify-not-silent = That a device which pledged a contribution and then did not show it was merely slow. A player who conspires with the server could choose between two deals that way. It is always listed above.
verify-not-nobody = Anything about a game to which no device contributed, except that the server had fixed the deal before. Bots contribute nothing.
verify-not-played = That people played and spoke as the record says. Names, moves and talk have only a checksum, which whoever changes the file can write anew.
verify-not-page = That this page is honest: it comes from the same server. If you do not trust it, save the record and check it with your own copy of Crosstable: “crosstable verify FILE”. That also plays the game again by the rules.
verify-scheme = The scheme, byte by byte, is in the file docs/fairness.md that comes with Crosstable.
