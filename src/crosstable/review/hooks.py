"""What each game adds to the review. A game without such a module is reviewed all the same, with less to see.

`crosstable.games.<id>.parts.review` may have, all pure and without compiled code:

- `LENSES`: the ways in which its `insight` can look, the first one first
- `open_view(state)`: the view with everything open
- `judge(steps)`: what was said in these steps, each statement judged against the cards
- `really(state)`: for each table of the insight, by row, the columns that were really so
- `sides(state)`: the two sides whose chances the curve shows
- `quiet(before, after)`: whether a step cannot have changed anybody's chances
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from crosstable.core.game import AnyGame
from crosstable.core.step import Step
from crosstable.core.view import View

from .curve import Sides
from .truth import Judged

Really = dict[str, dict[str, tuple[str, ...]]]


@cache
def _module(game: str) -> Any:
    name = f"crosstable.games.{game}.parts.review"
    return import_module(name) if find_spec(name) else None


def lenses(game: AnyGame) -> tuple[str, ...]:
    """The ways in which the game's insight can look; none if it has no insight."""
    return tuple(getattr(_module(game.facts.id), "LENSES", ()))


def open_view(game: AnyGame, state: Any) -> View:
    """The view with everything open; without a hook, a spectator's."""
    hook = getattr(_module(game.facts.id), "open_view", None)
    found: View = game.view(state, None) if hook is None else hook(state)
    return found


def judge(game: AnyGame, steps: Sequence[Step[Any]]) -> tuple[Judged, ...]:
    """What was said in these steps, and whether it was true."""
    hook = getattr(_module(game.facts.id), "judge", None)
    return () if hook is None else tuple(hook(steps))


def really(game: AnyGame, state: Any) -> Really:
    """What was so, for the tables of the insight."""
    hook = getattr(_module(game.facts.id), "really", None)
    found: Really = {} if hook is None else hook(state)
    return found


def sides(game: AnyGame, state: Any) -> Sides | None:
    """The two sides of the curve, or None if the game has no curve."""
    hook = getattr(_module(game.facts.id), "sides", None)
    found: Sides | None = None if hook is None else hook(state)
    return found


def quiet(game: AnyGame, before: Any, after: Any) -> bool:
    """Whether the step from one state to the other cannot have changed anybody's chances."""
    hook = getattr(_module(game.facts.id), "quiet", None)
    return False if hook is None else bool(hook(before, after))
