"""After a mission: accusations, Inquisitor, investigation, next round, in this order (H7–H16, H18, H19, I2, I3)."""

from msgspec.structs import replace

from crosstable.core import Offer, OneOf, Seat, Step, TimeUp, offer

from .. import data
from ..actions import Accuse, Examine, Inquire, Pass, ShowLoyalty
from ..events import Accused, EarlyOver, EarlyWait, ExamineAsked, HunterStands, ResultTurned
from ..state import Accusation, OpenCharacter, State
from .flow import decided, finish, next_round, public, shown_to, then

HUNTER: dict[data.Side, data.Character] = {"resistance": "resistance_hunter", "spy": "spy_hunter"}


def after_mission(state: State) -> Step[State]:
    """The result stands as the cards gave it: is it the end, a compulsory or a possible accusation?"""
    if not state.options.hunter:
        side = decided(state)
        if side:
            return finish(state, side, f"resistance-won-by-missions-{side}")
        return _inquisition(state)
    if not decided(state) and early_wait(state):
        return public(replace(state, phase="early", passed=()), EarlyWait(state.round))
    return _judge(state)


def _judge(state: State) -> Step[State]:
    """With three missions of one kind a Hunter must stand up and accuse (H13, H15)."""
    side = decided(state)
    if side is None:
        return _inquisition(state)
    hunter = state.seat_of(HUNTER[side])
    state = replace(state, phase="accuse", queue=(hunter,))
    return _stand_up(state, hunter, early=False)


def _stand_up(state: State, hunter: Seat, *, early: bool) -> Step[State]:
    """Everybody knows this Hunter from now on."""
    if any(r.seat == hunter for r in state.revealed):
        return Step(state)
    character = state.characters[hunter]
    state = replace(state, revealed=(*state.revealed, OpenCharacter(hunter, character)))
    return public(state, HunterStands(hunter, character, early))


# ---------------------------------------------------------------- the early accusation (H7, H8)


def early_wait(state: State) -> bool:
    """Whether there is a wait: with 5–6 players after every failure, with more where a Chief Fail is on the table."""
    last = state.missions[-1]
    if state.early_used or last.success:
        return False
    return "chief_fail" not in data.mission_cards(state.options, state.seats) or last.tally.chief_fail > 0


def may_accuse_early(state: State, seat: Seat) -> bool:
    """Whether this is the spy Hunter and a spy Chief has played a fail (H7)."""
    if state.phase != "early" or state.characters[seat] != "spy_hunter":
        return False
    chief_cards = [card for card, who in zip(state.cards, state.characters, strict=True) if who == "spy_chief"]
    return ("chief_fail" if "chief_fail" in data.mission_cards(state.options, state.seats) else "fail") in chief_cards


def early_offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """Everybody may let it pass; only the spy Hunter sees whether he may accuse (H8)."""
    if seat in state.passed:
        return ()
    return (*(accuse_offers(state, seat) if may_accuse_early(state, seat) else ()), offer(Pass))


def pass_early(state: State, seat: Seat) -> Step[State]:
    """Nobody hears of it, and the wait goes on."""
    return Step(replace(state, passed=tuple(sorted((*state.passed, seat)))))


def early_over(state: State, seat: Seat, action: TimeUp) -> Step[State]:
    """The wait is over and nobody has accused."""
    return then(public(state, EarlyOver(state.round)), _judge)


# ---------------------------------------------------------------- accusing (H9, H10, H13–H15)


def accusable(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Whom this seat may name: anybody but himself and those who have answered "no" to him (H15)."""
    cleared = {a.accused for a in state.accusations if a.hunter == seat}
    return tuple(s for s in range(state.seats) if s != seat and s not in cleared)


def accuse_offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """Name the enemy's Chief."""
    return (offer(Accuse, seat=OneOf(accusable(state, seat))),)


def accuse(state: State, hunter: Seat, action: Accuse) -> Step[State]:
    """The accused answers truthfully. Right: the Hunter's side wins. Wrong: the result is turned over."""
    early = state.phase == "early"
    side = data.SIDE[state.characters[hunter]]
    right = state.characters[action.seat] in data.PREY[side]
    accusation = Accusation(state.round, hunter, action.seat, early, right, state.mission)
    state = replace(
        state, accusations=(*state.accusations, accusation), early_used=state.early_used or early, queue=()
    )  # fmt: skip
    stood = _stand_up(state, hunter, early=early)
    told = then(stood, lambda s: public(s, Accused(hunter, action.seat, right)))
    if right:
        why, found = f"resistance-won-by-{side}-hunter", state.characters[action.seat]
        return then(told, lambda s: finish(s, side, why, seat=hunter, seat_b=action.seat, character=found))
    return then(told, _turn_result)


def _turn_result(state: State) -> Step[State]:
    """A success becomes a failure, or the reverse (H9, H14); that may make the other Hunter accuse (H10, H15)."""
    last = state.missions[-1]
    last = replace(last, success=not last.success)
    state = replace(state, missions=(*state.missions[:-1], last))
    return then(public(state, ResultTurned(last.mission, last.success)), _judge)


# ---------------------------------------------------------------- the Inquisitor (I1–I3)


def _inquisition(state: State) -> Step[State]:
    if state.options.inquisitor and state.round in data.INQUISITIONS:
        return Step(replace(state, phase="inquire", queue=(state.inquisitors[-1],)))
    return _investigation(state)


def inquire_offers(state: State) -> tuple[Offer, ...]:
    """Anybody who has never held the token (I3)."""
    return (offer(Inquire, seat=OneOf(tuple(s for s in range(state.seats) if s not in state.inquisitors))),)


def inquire(state: State, seat: Seat, action: Inquire) -> Step[State]:
    """He sees the side of the examined, who gets the token (I2, I3, H17)."""
    seen = shown_to(state, "inquired", seat, action.seat, data.SIDE[state.characters[action.seat]])
    after = replace(seen.state, inquisitors=(*state.inquisitors, action.seat), queue=())
    return then(Step(after, seen.events), _investigation)


# ---------------------------------------------------------------- the investigation (H11, H12, H18)


def _investigation(state: State) -> Step[State]:
    """After a success the leader, after a failure the token's holder examines, as the cards gave it (H11, H12)."""
    if not state.options.hunter or state.round == data.MISSIONS:
        return next_round(state)
    last = state.missions[-1]
    examiner = last.leader if last.by_cards else last.investigator
    assert examiner is not None
    return Step(replace(state, phase="examine", queue=(examiner,)))


def examine_offers(state: State) -> tuple[Offer, ...]:
    """Any other player, even one who was examined before (H12)."""
    return (offer(Examine, seat=OneOf(tuple(s for s in range(state.seats) if s != state.queue[0]))),)


def examine(state: State, examiner: Seat, action: Examine) -> Step[State]:
    """The examined is asked for a loyalty card; the examiner waits."""
    after = replace(state, phase="show_loyalty", queue=(action.seat, examiner))
    return public(after, ExamineAsked(examiner, action.seat))


def loyalty_offers(state: State) -> tuple[Offer, ...]:
    """The true card; a Dummy Agent may also show a Chief's (H11, H18)."""
    character = state.characters[state.queue[0]]
    few = "chief" in data.loyalty_cards(state.options, state.seats)
    chief: data.Loyalty = "chief" if few else "resistance_chief"
    cards: tuple[data.Loyalty, ...] = ("not_chief",)
    if character == "resistance_chief":
        cards = (chief,)
    elif character == "spy_chief":
        cards = ("chief" if few else "spy_chief",)
    elif character == "dummy_agent":
        cards = ("not_chief", chief)
    return (offer(ShowLoyalty, card=OneOf(cards)),)


def show_loyalty(state: State, seat: Seat, action: ShowLoyalty) -> Step[State]:
    """Only the examiner sees the card (H11)."""
    examiner = state.queue[1]
    return then(shown_to(state, "examined", examiner, seat, action.card), next_round)
