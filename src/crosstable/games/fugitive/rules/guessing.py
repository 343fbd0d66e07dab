"""The Marshal's guesses (F16–F18), the manhunt (F21) and her question at the toll booth."""

from functools import lru_cache

from msgspec.structs import replace

from crosstable.core import EVERYBODY, Chance, Illegal, Offer, OneOf, SomeOf, Told, offer

from ..actions import Ask, Guess
from ..data import FUGITIVE, GOAL, MARSHAL
from ..events import Guessed, TurnedUp
from ..state import Finding, GuessMade, State
from .effects import learn
from .ending import capture, escape
from .piles import draw_event

NAMED = range(1, GOAL)
"""The numbers a guess can name (F16)."""


def most_numbers(state: State) -> int:
    """How many numbers one guess may hold: never more than there are face-down hideouts (F17)."""
    return 1 if state.phase == "manhunt" or state.one_number else state.hidden


def offer_guess(state: State) -> Offer:
    """Any numbers that do not lie face up (F18)."""
    return _guesses(frozenset(state.face_up()), most_numbers(state))


@lru_cache(maxsize=4096)
def _guesses(up: frozenset[int], most: int) -> Offer:
    return offer(Guess, numbers=SomeOf(tuple([number for number in NAMED if number not in up]), 1, most))


def check_guess(state: State, numbers: tuple[int, ...]) -> None:
    """Raise Illegal unless these numbers may be named together now."""
    if not numbers:
        raise Illegal("fugitive-name-a-number")
    if len(numbers) > 1:  # one may always be named
        if len(set(numbers)) < len(numbers):
            raise Illegal("fugitive-number-twice")
        if len(numbers) > most_numbers(state):
            raise Illegal("fugitive-too-many-numbers", most=most_numbers(state))
    up = state.face_up()
    for number in numbers:
        if number not in NAMED:
            raise Illegal("fugitive-no-such-number", number=number)
        if number in up:
            raise Illegal("fugitive-number-face-up", number=number)


def guess(state: State, numbers: tuple[int, ...], chance: Chance, told: list[Told]) -> State:
    """All named hideouts are turned up, or none (F16, F17)."""
    check_guess(state, numbers)
    named = set(numbers)
    hit = named.issubset([hideout.card for hideout in state.row if not hideout.up])
    numbers = tuple(sorted(numbers))
    told.append(Told(EVERYBODY, Guessed(MARSHAL, numbers, hit)))
    made = GuessMade(state.turn, len(state.row), numbers, hit)
    state = replace(state, made=(*state.made, made), guesses=state.guesses - 1)
    if not hit:
        return escape(state, "fugitive-escaped-manhunt", told) if state.phase == "manhunt" else state
    state = turn_up(state, named, told)
    if not state.hidden:
        return capture(state, "fugitive-run-down" if state.phase == "manhunt" else "fugitive-caught", told)
    if state.options.events == "discovery" and state.phase != "manhunt":
        return draw_event(state, FUGITIVE, 0, chance, told)  # F26
    return state


def turn_up(state: State, named: set[int], told: list[Told]) -> State:
    """Turn these hideouts up where they lie, with their sprint cards."""
    row = list(state.row)
    for place, hideout in enumerate(row):
        if hideout.card in named and not hideout.up:
            row[place] = replace(hideout, up=True, bared=())
            told.append(Told(EVERYBODY, TurnedUp(place, hideout.card, hideout.sprints)))
    return replace(state, row=tuple(row))


QUESTION = offer(Ask, number=OneOf(tuple(NAMED[:-1])))
"""Any number the newest hidden hideout could be higher than."""


def ask(state: State, number: int, told: list[Told]) -> State:
    """Answer the Marshal, and nobody else, whether the newest hidden hideout is higher (F30)."""
    if number not in NAMED[:-1]:
        raise Illegal("fugitive-no-such-number", number=number)
    place = state.newest_hidden
    higher = state.row[place].card > number
    state = replace(state, errands=state.errands[:-1])
    return learn(state, Finding(place, "higher" if higher else "not_higher", number), told)
