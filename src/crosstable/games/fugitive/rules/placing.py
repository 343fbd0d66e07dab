"""Laying hideouts and sprint cards, and passing (F6, F7, F11–F15, F20)."""

from bisect import bisect_right
from itertools import combinations

from msgspec import UNSET
from msgspec.structs import replace

from crosstable.core import EVERYBODY, Illegal, Offer, OneOf, SomeOf, Told, offer, tag_of

from ..actions import Pass, Place
from ..data import FEET, FUGITIVE, GOAL, HIDEOUTS, HOT, MARSHAL, STEP
from ..events import ManhuntBegan, Passed, Placed
from ..state import Hideout, State
from .ending import escape

PASS = offer(Pass)
PLACE = tag_of(Place)
ALONE = tuple(OneOf((card,)) for card in HIDEOUTS)
"""The choice of this card and no other."""
FORCED, CHOSEN = (Told(EVERYBODY, Passed(FUGITIVE, forced)) for forced in (True, False))
feet_of = FEET.__getitem__


def reach(state: State) -> int:
    """The highest number that can be laid without sprint cards (F11)."""
    return state.row[-1].card + STEP + state.reach


def within_reach(state: State) -> list[int]:
    """Every hand card that can be the next hideout, if need be with all other cards as sprints (F11, F12)."""
    hand = state.hands[FUGITIVE]
    higher = hand[bisect_right(hand, state.row[-1].card) :]
    if not higher:
        return []
    if state.no_sprints:
        return [card for card in higher if card <= reach(state)]
    farthest = reach(state) + sum(map(feet_of, hand))
    if higher[0] > farthest:
        return []
    # Its own footprints do not help the hideout itself.
    return [card for card in higher if card <= farthest - FEET[card]]


def can_place(state: State) -> bool:
    """Whether any hand card can be the next hideout. It is the lowest that is high enough, or none: the next number is
    one farther away, and what its own footprints would spare is never more than that."""
    hand, last = state.hands[FUGITIVE], state.row[-1].card
    lowest = bisect_right(hand, last)
    if lowest == len(hand):
        return False
    card, limit = hand[lowest], last + STEP + state.reach
    return card <= limit or (not state.no_sprints and card <= limit + sum(map(feet_of, hand)) - FEET[card])


def stuck_for_good(state: State) -> bool:
    """Whether no hideout could be laid even without what events forbid just now (F23)."""
    freed = replace(state, no_sprints=False, reach=max(0, state.reach))
    return not can_place(freed)


def may_pass(state: State) -> bool:
    """Whether he may lay nothing: not on his first turn (F6), nor once he has laid something."""
    return state.placed == 0 and state.turn > 1


def must_go_on(state: State) -> bool:
    """Whether a second hideout is owed on the first turn (F6)."""
    return state.placed == 1 and state.turn == 1 and state.options.first_hideouts != "one_or_two"


def owes_two(state: State) -> bool:
    """Whether this is the first of two hideouts that are both owed (F6)."""
    return state.placed == 0 and state.turn == 1 and state.options.first_hideouts == "exactly_two"


def leaves_a_second(state: State, card: int, sprints: tuple[int, ...]) -> bool:
    """Whether another hideout can follow this one in the same turn (F6)."""
    hand = tuple(c for c in state.hands[FUGITIVE] if c != card and c not in sprints)
    laid = replace(state, row=(*state.row, Hideout(card)), hands=(hand, state.hands[MARSHAL]))
    return can_place(laid)


def no_second(state: State, card: int, others: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The smallest sets of sprint cards under this hideout that leave no second one (F6)."""
    found: list[tuple[int, ...]] = []
    for size in range(len(others) + 1):
        for sprints in combinations(others, size):
            if not any(set(group) <= set(sprints) for group in found) and not leaves_a_second(state, card, sprints):
                found.append(sprints)
    return tuple(found)


def offer_hideouts(state: State) -> list[Offer]:
    """An offer for each card within reach, with exactly the sprint cards that take him there (F12)."""
    limit, two, hand = reach(state), owes_two(state), state.hands[FUGITIVE]
    usable = () if state.no_sprints else hand[:-1] if hand[-1:] == (GOAL,) else hand  # F13; 42 is his highest card
    feet = tuple(map(feet_of, usable))
    found = []
    for card in within_reach(state):
        own = hand.index(card)
        others, weights = usable[:own] + usable[own + 1 :], feet[:own] + feet[own + 1 :]
        need = card - limit if card > limit else 0
        never = no_second(state, card, others) if two else ()
        least = fewest(weights, need) if need else 0
        sprints = SomeOf(others, least, len(others), weights, need, never or UNSET)
        if not never or any(True for _ in sprints):
            found.append(Offer(PLACE, {"card": ALONE[card], "sprints": sprints}))
    return found


def fewest(feet: tuple[int, ...], need: int) -> int:
    """How many of these sprint cards it takes at least to make up this many footprints."""
    twos = feet.count(2)
    return (need + 1) // 2 if need <= 2 * twos else need - twos


def place(state: State, action: Place, told: list[Told]) -> State:
    """Lay a hideout with its sprint cards, or say why it cannot lie there."""
    check_place(state, action)
    goal = action.card == GOAL
    laid = Hideout(action.card, tuple(sorted(action.sprints)), up=goal, reach=state.reach)
    used = {action.card, *action.sprints}
    hand = tuple([card for card in state.hands[FUGITIVE] if card not in used])
    number = len(state.row)
    told.append(Told(EVERYBODY, Placed(FUGITIVE, number, len(laid.sprints), GOAL if goal else None, state.reach)))
    state = replace(
        state,
        row=(*state.row, laid),
        hands=(hand, state.hands[MARSHAL]),
        hideouts=state.hideouts - 1,
        placed=state.placed + 1,
        idle=0,
    )
    return play_goal(state, told) if goal else state


def check_place(state: State, action: Place) -> None:
    """Raise Illegal unless these cards are his and reach that far."""
    hand = state.hands[FUGITIVE]
    last = state.row[-1].card
    cards = (action.card, *action.sprints)
    for card in cards:
        if card not in hand:
            raise Illegal("fugitive-not-in-hand", card=card)
    if len(set(cards)) < len(cards):
        raise Illegal("fugitive-card-twice")
    if action.card <= last:
        raise Illegal("fugitive-not-higher", card=action.card, last=last)
    if GOAL in action.sprints:
        raise Illegal("fugitive-goal-cannot-sprint")
    if action.sprints and state.no_sprints:
        raise Illegal("fugitive-no-sprints-now")
    missing = action.card - reach(state) - sum(map(feet_of, action.sprints))
    if missing > 0:
        raise Illegal("fugitive-too-far", card=action.card, last=last, missing=missing)
    if owes_two(state) and not leaves_a_second(state, action.card, action.sprints):
        raise Illegal("fugitive-no-second", card=action.card)


def play_goal(state: State, told: list[Told]) -> State:
    """42 lies: an escape at once where the trail is hot, otherwise the manhunt (F20)."""
    if any(hideout.up and HOT <= hideout.card < GOAL for hideout in state.row):
        return escape(state, "fugitive-escaped", told)
    told.append(Told(EVERYBODY, ManhuntBegan(MARSHAL)))
    return replace(state, side=MARSHAL, phase="manhunt", errands=(), turn=state.turn + 1)


def pass_turn(state: State, forced: bool, told: list[Told]) -> State:
    """Lay nothing (F15); counted where all piles are empty (F23)."""
    told.append(FORCED if forced else CHOSEN)
    idle = state.idle + 1 if not any(state.piles) else 0
    if state.options.second_edition_pass:
        return replace(state, phase="extra_card", draws=1, idle=idle)
    return replace(state, hideouts=0, idle=idle)
