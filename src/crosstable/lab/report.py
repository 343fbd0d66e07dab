"""What a game measures about itself: `python -m crosstable.lab.report GAME balance`.

Everything after that is for the report itself, which answers to `--help`.
"""

import sys

from crosstable.core import Refused
from crosstable.core.parts import BALANCE, load
from crosstable.games import GAMES

REPORTS = {part.name: part for part in (BALANCE,)}


def main(arguments: list[str]) -> None:
    """Run the game's report, or raise Refused if the game has no such part."""
    game, report, *rest = (*arguments, "", "")[: max(2, len(arguments))]
    part = load(GAMES[game].facts, REPORTS[report]) if game in GAMES and report in REPORTS else None
    if part is None:
        raise Refused("lab-no-report", game=game, report=report)
    part.main(rest)


if __name__ == "__main__":
    main(sys.argv[1:])
