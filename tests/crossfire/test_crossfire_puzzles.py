"""The packaged puzzles of Crossfire, all of them, by brute force over every order of the cards and every mixing."""

from functools import cache
from itertools import permutations, product

import numpy as np
from numpy.typing import NDArray

from crossfire.crossfire_brute import MIXING, orders
from crosstable.games.crossfire import FACTS, GAME
from crosstable.puzzles import file_of, read_puzzles
from helpers.puzzle_games import digest, from_records

ASKED = {"shoot": "x", "vip": "v"}
LAST = 4
"""Nobody looks more often than four times."""


class Circle:
    """A position, read from its notation; the letters stand for the cards."""

    def __init__(self, position: str) -> None:
        deck, own, told = position.split("|")
        place, looks = own.split()
        self.deck, self.me = tuple(deck), int(place)
        self.mine = tuple((self.me, number, card) for number, card in enumerate(looks))
        self.told = [(int(said[0]), int(said[1]), said[2]) for said in told.split()]

    def answers(self, theme: str) -> set[str]:
        """All right answers."""
        fits = worlds(self.deck)
        for place, look, card in self.mine:
            fits = fits[fits[:, place, look] == card]
        if theme != "lie":  # everything that is said is true
            for place, look, card in self.told:
                fits = fits[fits[:, place, look] == card]
        assert len(fits)
        others = [place for place in range(len(self.deck)) if place != self.me]
        if theme == "lie":
            return {str(place) for place, look, card in self.told if not (fits[:, place, look] == card).any()}
        ends = {place: fits[:, place, LAST] for place in others}
        if theme == "clear":
            return {str(place) for place, end in ends.items() if not (end == "v").any()}
        often = {place: int((end == ASKED[theme]).sum()) for place, end in ends.items()}
        return {str(place) for place in others if often[place] == max(often.values())}


@cache
def worlds(deck: tuple[str, ...]) -> NDArray[np.str_]:
    """Every order of the cards with every mixing: world, place, look (the last column is what one ends with)."""
    dealt, names = orders(deck)
    cards, size = np.array(names)[dealt], len(deck)
    found = []
    for mixing in product(permutations(range(3)), repeat=len(MIXING[size])):
        hands = [(place - 1) % size for place in range(size)]
        seen = [[place, hands[place]] for place in range(size)]
        for group, order in zip(MIXING[size], mixing, strict=True):
            places = [int(digit) - 1 for digit in group]
            before = [hands[place] for place in places]
            for place, index in zip(places, order, strict=True):
                hands[place] = before[index]
                seen[place].append(before[index])
        found.append(cards[:, [[*looks, *looks[-1:] * LAST][:LAST] + looks[-1:] for looks in seen]])
    return np.concatenate(found)


def test_every_answer_is_right_and_the_only_one() -> None:
    file = file_of(FACTS)
    assert file is not None
    puzzles = read_puzzles(file.read_bytes())
    wrong = [p for p in puzzles if Circle(p.position).answers(p.theme) != {p.answer}]
    assert wrong == []


def test_a_wrong_answer_would_be_noticed() -> None:
    """There is one Agent, and place 4 was dealt it and passed it on to 0, who asks."""
    assert Circle("vaxry|0 vay|10x 40a 20a").answers("lie") == {"2"}
    assert Circle("vaxry|0 vay|10x 41a 20a").answers("lie") == {"2", "4"}


def test_what_is_said_is_believed_where_it_is_said_to_be_true() -> None:
    """Who passes on the VIP before anybody mixes knows who has it, if that one does not mix."""
    silent, told = Circle("vaxry|1 rax|"), Circle("vaxry|1 rax|01x 22y")
    assert told.answers("clear") == {"2"}
    assert silent.answers("clear") != {"2"}


def test_however_the_bots_learn_to_play_the_positions_stay() -> None:
    assert digest(GAME) == "27c6e9aaa25ff821"


def test_recorded_games_give_puzzles_that_are_right() -> None:
    found = from_records(GAME)
    assert len(found) > 3
    assert [p for p in found if Circle(p.position).answers(p.theme) != {p.answer}] == []
