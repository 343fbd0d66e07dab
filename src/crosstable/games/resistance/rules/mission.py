"""A mission: In the Spotlight, the cards, Keeping a Close Eye, the result (B7, B8, B10, H5, H6, P7, P12, R2, R3)."""

from functools import cache

from msgspec.structs import replace

from crosstable.core import Offer, OneOf, Seat, Step, offer

from ..actions import Expose, Pass, PlayCard, WatchCard
from ..data import Card, Character, Options, fails_needed, is_spy, mission_cards
from ..events import CardPlayed, MissionDone, PlotUsed
from ..state import Mission, State, Tally
from .after import after_mission
from .flow import discard, holders, often, public, shown_to, then


@cache
def playable(character: Character, options: Options, seats: int) -> tuple[Card, ...]:
    """The mission cards this character may play (B7, H5, R2)."""
    if character in ("resistance_reverser", "spy_reverser"):
        return ("success", "reverse")
    if not is_spy(character):
        return ("success",)
    if character == "spy_chief" and "chief_fail" in mission_cards(options, seats):
        return ("success", "fail", "chief_fail")
    return ("success", "fail")


def succeeds(tally: Tally, need: int, *, literal: bool) -> bool:
    """Whether these cards make a success (B8, H6): enough fails, turned over once for each Reverse (R3)."""
    fails = tally.fail + tally.chief_fail
    if literal and tally.reverse == 1:
        return fails > 0
    return (fails < need) == (tally.reverse % 2 == 0)


def begin_mission(state: State) -> Step[State]:
    """The team goes. Whoever holds In the Spotlight is asked first (P12)."""
    asked = holders(state, "spotlight")
    return Step(replace(state, phase="spotlight" if asked else "mission", queue=asked))


def spotlight_offers(state: State) -> tuple[Offer, ...]:
    """Name a team member, or not (P12)."""
    return (offer(Expose, seat=OneOf(state.team)), offer(Pass))


def expose(state: State, seat: Seat, action: Expose) -> Step[State]:
    """He plays his card face up (P12)."""
    state = replace(discard(state, seat, "spotlight"), exposed=action.seat, phase="mission", queue=())
    return public(state, PlotUsed("spotlight", seat, action.seat))


def pass_spotlight(state: State) -> Step[State]:
    """Everybody plays face down."""
    return Step(replace(state, phase="mission", queue=()))


@cache
def card_offers(character: Character, options: Options, seats: int) -> tuple[Offer, ...]:
    """The cards a team member may choose from."""
    return (offer(PlayCard, card=OneOf(playable(character, options, seats))),)


def play_card(state: State, seat: Seat, action: PlayCard) -> Step[State]:
    """A card is played secretly, face up only in the spotlight (B7, P12)."""
    state = replace(state, cards=(*state.cards[:seat], action.card, *state.cards[seat + 1 :]))
    step = Step(state, often(CardPlayed(seat, action.card if seat == state.exposed else None)))
    return step if missing(state.team, state.cards) else then(step, _watch_or_count)


def missing(team: tuple[Seat, ...], cards: tuple[Card | None, ...]) -> frozenset[Seat]:
    """The team members who have not played yet."""
    return frozenset([seat for seat in team if cards[seat] is None])


def _watch_or_count(state: State) -> Step[State]:
    """Holders of Keeping a Close Eye are asked in turn, then the cards are turned over (P3, P7)."""
    if state.options.plot:
        watchers = tuple(s for s in holders(state, "close_eye") if watchable(state, s))
        if watchers:
            return Step(replace(state, phase="close_eye", queue=watchers))
    return _count(state)


def watchable(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Team members whose card this seat may look at (P7)."""
    return tuple(s for s in state.team if s != seat and s != state.exposed and s not in state.watched)


def close_eye_offers(state: State) -> tuple[Offer, ...]:
    """Look at a card, or not (P7)."""
    return (offer(WatchCard, seat=OneOf(watchable(state, state.queue[0]))), offer(Pass))


def watch_card(state: State, seat: Seat, action: WatchCard) -> Step[State]:
    """The card itself is seen (P7)."""
    state = replace(discard(state, seat, "close_eye"), watched=(*state.watched, action.seat))
    card = state.cards[action.seat]
    assert card is not None
    used = public(state, PlotUsed("close_eye", seat, action.seat))
    return then(then(used, lambda s: shown_to(s, "close_eye", seat, action.seat, card)), pass_close_eye)


def pass_close_eye(state: State) -> Step[State]:
    """The next holder who has anything left to look at is asked."""
    rest = tuple(s for s in state.queue[1:] if watchable(state, s))
    if rest:
        return Step(replace(state, queue=rest))
    return _count(replace(state, queue=()))


def _count(state: State) -> Step[State]:
    """The cards are shuffled and turned over: only how many of each kind is public (B7)."""
    played = [card for card in state.cards if card]
    tally = Tally(
        played.count("success"), played.count("fail"), played.count("chief_fail"), played.count("reverse")
    )  # fmt: skip
    need = fails_needed(state.seats, state.mission)
    success = succeeds(tally, need, literal=state.options.literal_reverse)
    face_up = None if state.exposed is None else state.cards[state.exposed]
    done = Mission(
        state.round, state.mission, state.leader, state.team, state.investigator, tally, success, success,
        state.exposed, face_up,
    )  # fmt: skip
    state = replace(state, missions=(*state.missions, done), played=(*state.played, state.cards))
    return then(public(state, MissionDone(state.mission, tally, success)), after_mission)
