"""The words of a game: every small choice has a number that always means the same.

A whole action is said word by word: first its type, then the value of each field; a field that takes several values
gets them one by one, in the order of their numbers, and `ENOUGH` if it could take more. A word that is the only one
possible is not asked for.
"""

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

from crosstable.core import AnyGame, Offer, SomeOf, Value, tag_of
from crosstable.core.chance import QuickChance

ENOUGH = 0
NUMBERS = 64
"""Whole numbers in offers are below this: seats, missions, piles, cards."""

Path = tuple[int, ...]
"""The words said so far towards an action."""


class Words:
    """The words of one game with these options and seats, and what can be said with them."""

    def __init__(self, game: AnyGame, options: Any, seats: int) -> None:
        self._game = game
        values: list[Value] = [False, True, *range(NUMBERS), *dict.fromkeys(_texts(game, options, seats))]
        tags = [tag_of(kind) for kind in game.facts.actions]
        self.names = ["enough", *tags, *map(str, values)]
        self._tags = {tag: n for n, tag in enumerate(tags, start=1)}
        self._values = {(type(value), value): n for n, value in enumerate(values, start=1 + len(tags))}
        self._meant = {n: value for (_, value), n in self._values.items()}
        self._called = {n: tag for tag, n in self._tags.items()}

    def __len__(self) -> int:
        return len(self.names)

    def number(self, value: Value) -> int:
        """The word for a value."""
        return self._values[(type(value), value)]

    def next(self, offers: tuple[Offer, ...], path: Path) -> tuple[list[int], Path, dict[str, Any] | None]:
        """What can be said after these words: the next words, the path with everything that had to be said, and the
        action (its `type` and fields) if it is complete."""
        asked = bool(path)
        while True:
            words, action = self._after(offers, path)
            if action is not None:
                return ([], path, action) if asked else ([path[0]], (), None)
            if len(words) > 1:
                return words, path, None
            path = (*path, words[0])

    def _after(self, offers: tuple[Offer, ...], path: Path) -> tuple[list[int], dict[str, Any] | None]:
        if not path:
            return sorted({self._tags[offer.action] for offer in offers}), None
        tag = self._called[path[0]]
        left = [offer for offer in offers if offer.action == tag]
        fields: dict[str, Any] = {"type": tag}
        said = iter(path[1:])
        for name in left[0].fields:
            if isinstance(left[0].fields[name], SomeOf):
                words, left, chosen = self._some(left, name, said)
            else:
                words, left, chosen = self._one(left, name, said)
            if words:
                return words, None
            fields[name] = chosen
        return [], fields

    def _one(self, left: list[Offer], name: str, said: Iterator[int]) -> tuple[list[int], list[Offer], Any]:
        word = next(said, None)
        if word is None:
            return sorted({self.number(v) for offer in left for v in offer.fields[name].of}), left, None
        value = self._meant[word]
        return [], [offer for offer in left if offer.fields[name].allows(value)], value

    def _some(self, left: list[Offer], name: str, said: Iterator[int]) -> tuple[list[int], list[Offer], Any]:
        chosen: list[int] = []
        while True:
            more = {word for offer in left for word in self._more(offer.fields[name], chosen)}
            if more == {ENOUGH}:
                break
            word = next(said, None)
            if word is None:
                return sorted(more), left, None
            if word == ENOUGH:
                break
            chosen.append(word)
        values = tuple(self._meant[word] for word in chosen)
        return [], [offer for offer in left if offer.fields[name].allows(values)], values

    def _more(self, choice: Any, chosen: list[int]) -> Iterator[int]:
        """The words by which these can be continued, `ENOUGH` if they are enough."""
        numbers = [self.number(value) for value in choice.of]
        if not set(chosen) <= set(numbers):
            return
        places = [numbers.index(word) for word in chosen]
        if choice.allows(tuple(choice.of[place] for place in places)):
            yield ENOUGH
        last = chosen[-1] if chosen else 0
        rest = sorted((n, place) for place, n in enumerate(numbers) if n > last)
        for position, (word, place) in enumerate(rest):
            if completes(choice, [*places, place], [p for _, p in rest[position + 1 :]]):
                yield word


def completes(choice: SomeOf, places: list[int], rest: list[int]) -> bool:
    """Whether the values at these places, perhaps with some of the rest, may be chosen."""
    if len(places) > choice.most or _barred(choice, places):
        return False
    if len(places) >= choice.least and _weighs(choice, places) >= choice.weight:
        return True
    heaviest = sorted((choice.weights[p] for p in rest), reverse=True) if choice.weights else []
    room = choice.most - len(places)
    if len(places) + len(rest) < choice.least or _weighs(choice, places) + sum(heaviest[:room]) < choice.weight:
        return False
    return any(completes(choice, [*places, p], rest[i + 1 :]) for i, p in enumerate(rest))


def _weighs(choice: SomeOf, places: list[int]) -> int:
    return sum(choice.weights[p] for p in places) if choice.weights else choice.weight


def _barred(choice: SomeOf, places: list[int]) -> bool:
    chosen = {choice.of[p] for p in places}
    return any(chosen.issuperset(group) for group in choice.never or ())


def _texts(game: AnyGame, options: Any, seats: int) -> Iterator[str]:
    """Every text that can be chosen: what the types of the actions name, and what is offered at the beginning."""
    for kind in game.facts.actions:
        for hint in get_type_hints(kind).values():
            yield from _literals(hint)
    state = game.start(options, seats, QuickChance(0)).state
    for seat in range(seats):
        for offer in game.offers(state, seat):
            for choice in offer.fields.values():
                yield from (value for value in choice.of if isinstance(value, str))


def _literals(hint: Any) -> Iterator[str]:
    if get_origin(hint) is Literal:
        yield from (value for value in get_args(hint) if isinstance(value, str))
    else:
        for part in get_args(hint):
            yield from _literals(part)
