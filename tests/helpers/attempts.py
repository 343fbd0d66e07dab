"""Actions nobody offered: what a wrong, curious or cheating client might send."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from crosstable.core.action import Action
from crosstable.core.codec import codec, encode
from crosstable.core.game import AnyGame

JUNK: tuple[Any, ...] = ("", "a1", "A1", "z99", "a0", " a1", "swap", 0, 1, 2, 7, -1, 99, True, False)


def values_around(game: AnyGame, states: list[Any], seats: int, luck: random.Random) -> list[Any]:
    """Values that are offered to somebody in these states, and junk."""
    found: list[Any] = list(JUNK)
    for state in states:
        for seat in range(seats):
            for offer in game.offers(state, seat):
                for choice in offer.fields.values():
                    found.extend(luck.sample(choice.of, min(6, len(choice.of))))
    return found


def made_up_actions(game: AnyGame, values: list[Any], luck: random.Random) -> Iterator[Action]:
    """Actions of every kind with values from anywhere, as far as their types let them exist at all."""
    for kind in game.facts.actions:
        for _ in range(6 if kind.__struct_fields__ else 1):
            action = _made_up(game, kind, values, luck)
            if action is not None:
                yield action


def _made_up(game: AnyGame, kind: type[Action], values: list[Any], luck: random.Random) -> Action | None:
    fields: dict[str, Any] = {}
    for name in kind.__struct_fields__:
        several = tuple(luck.choice(values) for _ in range(luck.randrange(4)))
        fields[name] = luck.choice([luck.choice(values), several])
    try:
        return codec(game).action(encode(kind(**fields)))
    except msgspec.ValidationError:
        return None
