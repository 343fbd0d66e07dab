"""What a seat may do now, said so completely that nobody needs rules of their own.

An offer names a kind of action and, for each of its fields, what may be chosen. All combinations are legal:
the legal actions of a seat are exactly the actions its offers describe.
"""

from bisect import insort
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, product
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from .action import Action, tag_of

Value = str | int | bool
"""What can be chosen: in an offer, or as an option of a table."""
Below = Callable[[int], int]
"""A source of chance: `below(n)` is a whole number from 0 to n - 1."""


class OneOf(Struct, frozen=True, tag_field="choose", tag="one", gc=False):
    """Exactly one of these."""

    of: tuple[Value, ...]

    def allows(self, value: object) -> bool:
        """Whether this value may be chosen."""
        if value not in self.of:
            return False
        alike = type(self.of[self.of.index(value)]) is type(value)
        return alike or any(value == v and type(value) is type(v) for v in self.of)  # True is no 1

    def __iter__(self) -> Iterator[Value]:
        return iter(self.of)

    def pick(self, below: Below) -> Value:
        """A uniformly random choice."""
        of = self.of
        return of[below(len(of))]


class SomeOf(Struct, frozen=True, tag_field="choose", tag="some", gc=False):
    """Between `least` and `most` different values of these, in any order.

    Where `weights` are given (one for each of `of`), the chosen values must together weigh at least `weight`. None of
    the groups in `never` may be among them whole.
    """

    of: tuple[Value, ...]
    least: int
    most: int
    weights: tuple[int, ...] = ()
    weight: int = 0
    never: tuple[tuple[Value, ...], ...] | UnsetType = UNSET

    def allows(self, value: object) -> bool:
        """Whether these values may be chosen together."""
        if not isinstance(value, tuple) or not self.least <= len(value) <= self.most:
            return False
        places = [i for v in value for i, o in enumerate(self.of) if v == o and type(v) is type(o)]
        return len(places) == len(value) == len(set(places)) and self._fit(places)

    def _fit(self, places: Iterable[int]) -> bool:
        """Whether the values at these places are heavy enough and hold no group that is barred."""
        if self.weight and sum([self.weights[i] for i in places]) < self.weight:
            return False
        return not self.never or not any({self.of[i] for i in places}.issuperset(group) for group in self.never)

    def __iter__(self) -> Iterator[tuple[Value, ...]]:
        for size in range(self.least, self.most + 1):
            for places in combinations(range(len(self.of)), size):
                if self._fit(places):
                    yield tuple(self.of[i] for i in places)

    def pick(self, below: Below) -> tuple[Value, ...]:
        """A random choice: first how many, then which; uniform only within one size."""
        of, free = self.of, not (self.weight or self.never)
        while True:
            size = self.least + below(self.most - self.least + 1)
            if size == 1 and free:
                return (of[below(len(of))],)
            places: list[int] = []
            for left in range(len(of), len(of) - size, -1):
                place = below(left)
                for taken in places:  # it is counted among those that are left
                    if taken > place:
                        break
                    place += 1
                insort(places, place)
            if free or self._fit(places):
                return tuple([of[i] for i in places])


Choice = OneOf | SomeOf


class Offer(Struct, frozen=True, gc=False):
    """One kind of action that is open to a seat, with the choices it leaves.

    `aside` marks what a seat may do outside the run of play (resign, speak): the game does not wait for it,
    and a random player leaves it alone.
    """

    action: str
    fields: dict[str, Choice] = {}
    aside: bool = False

    def allows(self, action: Action) -> bool:
        """Whether this action is one of those offered."""
        return tag_of(type(action)) == self.action and self.fits(action)

    def fits(self, action: Action) -> bool:
        """Whether an action of this kind has only values that may be chosen."""
        for name in action.__struct_fields__:
            choice = self.fields.get(name)
            if choice is None or not choice.allows(getattr(action, name)):
                return False
        return True

    def choices(self) -> Iterator[dict[str, Any]]:
        """Every combination of field values, lazily."""
        for values in product(*self.fields.values()):
            yield dict(zip(self.fields, values, strict=True))

    def pick(self, below: Below) -> dict[str, Any]:
        """Field values chosen at random."""
        picked: dict[str, Any] = {}
        for name, choice in self.fields.items():
            picked[name] = choice.pick(below)
        return picked


def offer(kind: type[Action], *, aside: bool = False, **fields: Choice) -> Offer:
    """Write an offer: `offer(Place, cell=OneOf(("a1", "a2")))`."""
    return Offer(tag_of(kind), fields, aside)


def allowed(offers: Iterable[Offer], action: Action) -> bool:
    """Whether one of the offers describes this action."""
    tag = tag_of(type(action))
    for one in offers:  # noqa: SIM110 (a generator would be a third of the price of an action)
        if one.action == tag and one.fits(action):
            return True
    return False
