"""The words of a game: every small choice has a number that always means the same.

A whole action is said word by word: first its type, then the value of each field; a field that takes several values
gets them one by one, in the order of their numbers, and `ENOUGH` if it could take more. A word that is the only one
possible is not asked for.
"""

from collections.abc import Iterable, Iterator
from operator import itemgetter
from typing import Any, Literal, get_args, get_origin, get_type_hints

from crosstable.core import AnyGame, Offer, OneOf, SomeOf, Value, tag_of
from crosstable.core.chance import QuickChance

ENOUGH = 0
NUMBERS = 64
"""Whole numbers in offers are below this: seats, missions, piles, cards."""

Path = tuple[int, ...]
"""The words said so far towards an action."""
Said = tuple[tuple[int, ...], Path, dict[str, Any] | None]
"""The next words, the path, and the action if it is complete."""
KEPT = 2_000
"""So much is remembered of offers that come again and again."""


class Words:
    """The words of one game with these options and seats, and what can be said with them."""

    def __init__(self, game: AnyGame, options: Any, seats: int) -> None:
        self._game = game
        values: list[Value] = [False, True, *range(NUMBERS), *dict.fromkeys(_texts(game, options, seats))]
        tags = [tag_of(kind) for kind in game.facts.actions]
        self.names = ["enough", *tags, *map(str, values)]
        self._tags = {tag: n for n, tag in enumerate(tags, start=1)}
        self._meant: dict[int, Value] = dict(enumerate(values, start=1 + len(tags)))
        self._values: dict[type, dict[Value, int]] = {bool: {}, int: {}, str: {}}
        """The word for a value, by its type: True is no 1."""
        for n, value in self._meant.items():
            self._values[type(value)][value] = n
        self._known: dict[tuple[int, Path, bool], tuple[Offer, Said]] = {}
        self._called = {n: tag for tag, n in self._tags.items()}

    def __len__(self) -> int:
        return len(self.names)

    def numbers(self, of: tuple[Value, ...]) -> tuple[int, ...]:
        """The words for the values of a choice, which are all of one type."""
        if len(of) < 2:
            return tuple([self._values[type(value)][value] for value in of])
        found: tuple[int, ...] = itemgetter(*of)(self._values[type(of[0])])
        return found

    def next(self, offers: tuple[Offer, ...], path: Path) -> Said:
        """What can be said after these words: the next words, the path with everything that had to be said, and the
        action (its `type` and fields) if it is complete."""
        asked, left = bool(path), offers
        if len(offers) > 1:
            tags = {offer.action for offer in offers}
            if not asked and len(tags) > 1:
                return tuple(sorted([self._tags[tag] for tag in tags])), (), None
            tag = self._called[path[0]] if asked else offers[0].action
            left = tuple([offer for offer in offers if offer.action == tag]) if len(tags) > 1 else offers
        if len(left) > 1:
            return self._next([*left], path or (self._tags[left[0].action],), asked)
        return self._of_one(left[0], path or (self._tags[left[0].action],), asked)

    def _of_one(self, offer: Offer, path: Path, asked: bool) -> Said:
        """The same where only one offer is of this type. Many come again and again, the very same ones."""
        if len(offer.fields) == 1:
            ((name, choice),) = offer.fields.items()
            if isinstance(choice, OneOf) and len(choice.of) > 1:  # one of many and no more: nothing to work out
                if len(path) > 1:
                    return (), path, {"type": offer.action, name: self._meant[path[1]]}
                return tuple(sorted(self.numbers(choice.of))), path, None
        known = self._known.get((id(offer), path, asked))
        if known is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            known = (offer, self._next([offer], path, asked))  # it is held, so that no other gets its id
            self._known[id(offer), path, asked] = known
        return known[1]

    def _next(self, left: list[Offer], path: Path, asked: bool) -> Said:
        while True:
            words, action = self._after(left, path)
            if action is not None:
                return ((), path, action) if asked else ((path[0],), (), None)
            if len(words) > 1:
                return words, path, None
            path = (*path, words[0])

    def _after(self, left: list[Offer], path: Path) -> tuple[tuple[int, ...], dict[str, Any] | None]:
        """What comes after these words, the first of which is the type of all these offers."""
        fields: dict[str, Any] = {"type": left[0].action}
        said = iter(path[1:])
        for name in left[0].fields:
            if isinstance(left[0].fields[name], SomeOf):
                words, left, chosen = self._some(left, name, said)
            else:
                words, left, chosen = self._one(left, name, said)
            if words:
                return words, None
            fields[name] = chosen
        return (), fields

    def _one(self, left: list[Offer], name: str, said: Iterator[int]) -> tuple[tuple[int, ...], list[Offer], Any]:
        word = next(said, None)
        if word is None:
            if len(left) == 1:
                return tuple(sorted(self.numbers(left[0].fields[name].of))), left, None
            return in_order([n for offer in left for n in self.numbers(offer.fields[name].of)]), left, None
        value = self._meant[word]
        if len(left) > 1:
            left = [offer for offer in left if word in self.numbers(offer.fields[name].of)]
        return (), left, value

    def _some(self, left: list[Offer], name: str, said: Iterator[int]) -> tuple[tuple[int, ...], list[Offer], Any]:
        chosen: list[int] = []
        while self._goes_on(left, name, chosen):
            word = next(said, None)
            if word is None:
                return self._continued(left, name, chosen), left, None
            if word == ENOUGH:
                break
            chosen.append(word)
        values = tuple(self._meant[word] for word in chosen)
        if len(left) > 1:
            left = [offer for offer in left if offer.fields[name].allows(values)]
        return (), left, values

    def _continued(self, left: list[Offer], name: str, chosen: list[int]) -> tuple[int, ...]:
        """The words by which a set can be continued, in rising order."""
        if len(left) == 1:
            return tuple(self._more(left[0].fields[name], chosen))
        return in_order([word for offer in left for word in self._more(offer.fields[name], chosen)])

    def _goes_on(self, left: list[Offer], name: str, chosen: list[int]) -> bool:
        """Whether anything can be said but `ENOUGH`, which then need not be said."""
        choice: Any = left[0].fields[name]
        if len(left) > 1 or choice.never:
            return self._continued(left, name, chosen) != (ENOUGH,)
        if len(chosen) >= choice.most:
            return False
        return not chosen or chosen[-1] < max(self.numbers(choice.of))

    def _more(self, choice: Any, chosen: list[int]) -> list[int]:
        """The words by which these can be continued, in rising order; `ENOUGH` if they are enough."""
        numbers = self.numbers(choice.of)
        if not set(chosen).issubset(numbers):
            return []
        places = [numbers.index(word) for word in chosen]
        if not choice.never and _weighs(choice, places) >= choice.weight:
            return _plainly(choice, numbers, chosen)
        enough = [ENOUGH] if choice.allows(tuple([choice.of[place] for place in places])) else []
        last = chosen[-1] if chosen else 0
        rest = sorted([(n, place) for place, n in enumerate(numbers) if n > last])
        if not choice.never:
            return enough + _heavy(choice, places, rest)
        after = [place for _, place in rest]
        more = [n for at, (n, place) in enumerate(rest, 1) if completes(choice, [*places, place], after[at:])]
        return enough + more


def _plainly(choice: SomeOf, numbers: tuple[int, ...], chosen: list[int]) -> list[int]:
    """The same where nothing counts but how many are chosen."""
    enough = [ENOUGH] if len(chosen) >= choice.least else []
    if len(chosen) >= choice.most:
        return enough
    last = chosen[-1] if chosen else 0
    rest = sorted([number for number in numbers if number > last])
    still = max(0, choice.least - len(chosen) - 1)
    return enough + rest[: max(0, len(rest) - still)]


def _heavy(choice: SomeOf, places: list[int], rest: list[tuple[int, int]]) -> list[int]:
    """Which of the rest, each with its place, can come next where nothing is barred but weight is missing."""
    missing, room = choice.weight - _weighs(choice, places), choice.most - len(places)
    weights, found = [choice.weights[place] for _, place in rest], []
    for at, (word, _) in enumerate(rest, 1):
        after = weights[at:] if len(rest) - at < room else sorted(weights[at:], reverse=True)[: room - 1]
        if weights[at - 1] + sum(after) >= missing and len(places) + 1 + len(after) >= choice.least:
            found.append(word)
    return found if room else []


def in_order(words: Iterable[int]) -> tuple[int, ...]:
    """Each of these words once."""
    return tuple(sorted(set(words)))


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
