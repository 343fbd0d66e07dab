"""Puzzles of Fugitive by brute force: every course of play that looks like the position, with the deals that allow it.

Written from the rules and the notation alone. A course says which card every hideout is and which cards lie under it. A
deal, the order in which the cards of a pile reach him, allows it if each card is there when it is used.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import perm

PILES = {"A": set(range(4, 15)), "B": set(range(15, 29)), "C": set(range(29, 42))}
DEALT = {"A": 3, "B": 2, "C": 0}
HELD = {1, 2, 3}

Row = tuple[int, ...]


class Seen:
    """A position, read from its notation."""

    def __init__(self, position: str) -> None:
        seen, mine, asked = position.split("|")
        self.words = seen.split()
        self.mine = {int(card) for card in mine.split()}
        self.asked = [int(number) for number in asked.split()]
        self.laid = [word for word in self.words if word[0].isdigit() or word[0] == "?"]
        self.hidden = [place for place, word in enumerate(self.laid, 1) if word[0] == "?"]
        self.shown = {int(card) for word in self.laid if word[0] != "?" for card in word.split("+")}

    def rows(self) -> Counter[Row]:
        """How many deals and courses lead to each row."""
        counts: Counter[Row] = Counter()
        for row, used in self._courses(0, dict(DEALT), (0,), {}):
            counts[row] += self._deals(used)
        return Counter({row: count for row, count in counts.items() if count})

    def _courses(
        self, at: int, drawn: dict[str, int], row: Row, used: dict[int, int]
    ) -> Iterator[tuple[Row, dict[int, int]]]:
        """Every course from a word on; `used` says of each card how many of its pile had reached him."""
        if at == len(self.words):
            yield row, used
            return
        word = self.words[at]
        if word in PILES:
            yield from self._courses(at + 1, {**drawn, word: drawn[word] + 1}, row, used)
        elif word[0] == "x":
            if not {int(number) for number in word[1:].split("+")} <= set(row[1:]):
                yield from self._courses(at + 1, drawn, row, used)
        else:
            for card, under in self._layings(word, drawn, row[-1], used):
                now = {one: _reached(one, drawn) for one in (card, *under)}
                yield from self._courses(at + 1, drawn, (*row, card), {**used, **now})

    def _layings(
        self, word: str, drawn: dict[str, int], last: int, used: dict[int, int]
    ) -> Iterator[tuple[int, tuple[int, ...]]]:
        """Every hideout with its sprint cards that is legal and looks like this."""
        if word[0] != "?":
            found, *with_it = (int(part) for part in word.split("+"))
            if last < found <= last + 3 + _feet(with_it):
                yield found, tuple(with_it)
            return
        count = int(word[2:] or 0)
        came = HELD.union(*(PILES[pile] for pile in PILES if drawn[pile]))
        could = sorted(came - self.mine - self.shown - set(used))
        for card in could:
            if last < card <= last + 3 + 2 * count:
                for under in combinations([one for one in could if one != card], count):
                    if card <= last + 3 + _feet(under):
                        yield card, under

    def _deals(self, used: dict[int, int]) -> int:
        """In how many orders the piles can have reached him so that every card was there in time."""
        ways = 1
        for name, pile in PILES.items():
            times = sorted(when for card, when in used.items() if card in pile)
            for earlier, when in enumerate(times):
                ways *= max(0, when - earlier)
            reached = DEALT[name] + self.words.count(name)
            ways *= perm(len(pile - self.mine) - len(times), reached - len(times)) if reached >= len(times) else 0
        return ways

    def answers(self, theme: str) -> set[str]:
        """All right answers."""
        rows = self.rows()
        counts: Counter[int] = Counter()
        for row, count in rows.items():
            for place in self.hidden:
                counts[row[place]] += count
        match theme:
            case "certain":
                return {str(number) for number, count in counts.items() if count == rows.total()}
            case "best":
                most = max(counts.values())
                return {str(number) for number, count in counts.items() if count == most}
            case "where":
                return {str(place) for place in self.hidden if any(row[place] == self.asked[0] for row in rows)}
        return {str(number) for number in self.asked if number not in counts}


def _reached(card: int, drawn: dict[str, int]) -> int:
    return next((drawn[name] for name, pile in PILES.items() if card in pile), 0)


def _feet(cards: tuple[int, ...] | list[int]) -> int:
    return sum(2 - card % 2 for card in cards)
