"""The Marshal's bots: they draw where it helps most to know, and name what brings most."""

from collections.abc import Iterable

from crosstable.bots.bot import Candidate, Sight, Stop, Thought

from .data import GOAL, HOT
from .deduction import MOST_STATES, Evidence, Model, Posterior, deduce, evidence
from .moves import Ask, Done, Draw, Guess
from .view import FugitiveView

Rows = list[tuple[tuple[int, ...], float]]

RARE = 2e-5
"""Rows rarer than this do not count when several numbers are weighed together."""


class MarshalBot:
    """A Marshal who counts. `several` lets her name more than one number at a time."""

    def __init__(self, model: Model, several: bool) -> None:
        self._model = model
        self._several = several

    def think(self, sight: Sight, stop: Stop) -> Thought:
        """Draw, answer a question, or guess."""
        view = sight.view
        assert isinstance(view, FugitiveView)
        offered = {offer.action: offer for offer in view.offers if not offer.aside}
        known = evidence(event for step in sight.heard for event in step)
        posterior = deduce(known, self._model, MOST_STATES)
        if "draw" in offered:
            piles = [fields["pile"] for fields in offered["draw"].choices()]
            return Thought(Draw(best_pile(view, known, posterior, piles)))
        if "ask" in offered:
            return Thought(Ask(middle(posterior.places[known.hidden[-1]])))
        most = len(known.hidden) if self._several and view.phase != "manhunt" else 1
        numbers = offered["guess"].fields["numbers"]
        return best_guess(posterior, min(most, getattr(numbers, "most", 1)), view.phase == "manhunt")


def best_pile(view: FugitiveView, known: Evidence, posterior: Posterior, piles: Iterable[int]) -> int:
    """Where a card tells most about the hidden hideouts, and takes what he needs next."""
    chances = posterior.numbers
    last = max(posterior.places[-1])

    def worth(pile: int) -> float:
        cards = known.cards.piles[pile]
        unseen = [card for card in cards if card not in known.mine]
        doubt = sum(chances.get(card, 0.0) * (1 - chances.get(card, 0.0)) for card in unseen)
        ahead = sum(0.06 for card in unseen if last - 2 <= card <= last + 8)
        return (doubt + ahead) / len(unseen) if unseen else 0.0

    return max(piles, key=worth)


def middle(chances: dict[int, float]) -> int:
    """The number that halves the chances best."""
    below = 0.0
    best, how_far = 1, 1.0
    for number, chance in sorted(chances.items()):
        below += chance
        if abs(below - 0.5) < how_far:
            best, how_far = number, abs(below - 0.5)
    return min(best, GOAL - 2)


def best_guess(posterior: Posterior, most: int, manhunt: bool) -> Thought:
    """The numbers that bring most; in the manhunt the surest one first."""
    chances = posterior.numbers
    if manhunt:
        ranked = sorted(chances, key=lambda number: -chances[number])
        shown = tuple(Candidate(Guess((n,)), min(1.0, chances[n]), min(1.0, chances[n])) for n in ranked[:5])
        return Thought(Guess((ranked[0],)), candidates=shown)
    rows = hidden_rows(posterior) if most > 1 else []
    ranked_sets = sorted(_sets(chances, rows, most), key=lambda entry: -entry[1])
    shown = tuple(
        Candidate(Guess(numbers), min(1.0, chance), min(1.0, chance)) for numbers, _, chance in ranked_sets[:5]
    )
    numbers, gain, _ = ranked_sets[0]
    return Thought(Guess(numbers) if gain > 0 else Done(), candidates=shown, effort=len(rows))


def hidden_rows(posterior: Posterior) -> Rows:
    """The numbers of the face-down places together, with their chances."""
    hidden = posterior.evidence.hidden
    return [(tuple(row[place] for place in hidden), chance) for row, chance in posterior.rows(RARE)]


def _sets(chances: dict[int, float], rows: Rows, most: int) -> list[tuple[tuple[int, ...], float, float]]:
    """Numbers to name together, each with what it brings and its chance."""
    found: list[tuple[tuple[int, ...], float, float]] = [
        ((number,), chance * _worth(number), chance) for number, chance in chances.items()
    ]
    singles = sorted(chances, key=lambda number: -chances[number])[:4]
    for first in singles if most > 1 else ():
        named: tuple[int, ...] = (first,)
        fitting = [(row, p) for row, p in rows if first in row]
        while len(named) < most:
            together = _together(fitting, named)
            if not together:
                break
            number = max(together, key=lambda n: together[n])
            named = tuple(sorted((*named, number)))
            fitting = [(row, p) for row, p in fitting if number in row]
            chance = sum(p for _, p in fitting)
            found.append((named, chance * sum(map(_worth, named)), chance))
    return found


def _together(rows: Rows, named: tuple[int, ...]) -> dict[int, float]:
    chances: dict[int, float] = {}
    for row, p in rows:
        for number in row:
            if number not in named:
                chances[number] = chances.get(number, 0.0) + p
    return chances


def _worth(number: int) -> float:
    """A find of 30 or more gives the manhunt away (F20)."""
    return 0.4 if number >= HOT else 1.0
