"""Ten seats vote 25 times: the same rules at boardgame.io and at our server."""

from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from crosstable.core import (
    EVERYBODY,
    Action,
    Chance,
    Event,
    Facts,
    Illegal,
    Offer,
    OneOf,
    Outcome,
    RuledGame,
    Seat,
    Sentence,
    Step,
    Told,
    View,
    broken_off,
    offer,
    sentence,
)
from crosstable.core.clock import Clock

T = TypeVar("T")
SEATS, ROUNDS = 10, 25


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """There is nothing to choose."""


class Vote(Action, frozen=True):
    """For or against."""

    yes: bool


class Voted(Event, frozen=True):
    """Somebody has voted; nobody hears how."""

    seat: Seat


class Round(Struct, frozen=True):
    """A vote that is over."""

    round: int
    leader: Seat
    team: tuple[Seat, ...]
    votes: tuple[bool, ...]
    approved: bool


NOBODY = (None,) * SEATS
ALL = tuple(range(SEATS))


class State(Struct, frozen=True):
    """Everything, secrets included. What views of several seats show is here once, so that they share it."""

    sights: tuple[tuple[str, ...], ...]
    """The roles as each seat may see them, and at the end as who watches does."""
    votes: tuple[bool | None, ...] = NOBODY
    hidden: tuple[str | None, ...] = NOBODY
    """The same as who has not voted sees it."""
    waiting: tuple[Seat, ...] = ALL
    round: int = 0
    leader: Seat = 0
    approved: int = 0
    history: tuple[Round, ...] = ()
    outcome: Outcome | None = None


class VoteView(View, frozen=True, kw_only=True):
    """One's own role and vote, the roles of all for who may see them, and the rounds that are over."""

    roles: tuple[str, ...]
    votes: tuple[bool | str | None, ...]
    round: int
    leader: Seat
    approved: int
    history: tuple[Round, ...]


UNKNOWN = ("?",) * SEATS
OFFERS = (offer(Vote, yes=OneOf((True, False))),)


def put(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    """The items with another one for this seat."""
    return (*items[:seat], item, *items[seat + 1 :])


class Rules:
    """The rules."""

    def start(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        """Six and four, shuffled."""
        roles = chance.shuffle("roles", "RRRRRRSSSS")
        own = [roles if role == "S" else put(UNKNOWN, seat, role) for seat, role in enumerate(roles)]
        return Step(State((*own, UNKNOWN)))

    def actors(self, state: State) -> frozenset[Seat]:
        """Who has not voted."""
        return frozenset(state.waiting)

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Vote, once."""
        return OFFERS if seat in state.waiting else ()

    def play(self, state: State, seat: Seat, action: Action, chance: Chance) -> Step[State]:
        """The tenth vote ends the round, the 25th round the game."""
        if not isinstance(action, Vote) or seat not in state.waiting:
            raise Illegal("not-your-turn")
        votes = put(state.votes, seat, action.yes)
        told = (Told(EVERYBODY, Voted(seat)),)
        waiting = tuple([other for other in state.waiting if other != seat])
        if waiting:
            return Step(replace(state, votes=votes, hidden=put(state.hidden, seat, "hidden"), waiting=waiting), told)
        ok = votes.count(True) > SEATS // 2
        team = tuple([(state.leader + i) % SEATS for i in range(4)])
        over = Round(state.round, state.leader, team, votes, ok)  # type: ignore[arg-type]
        done = state.round + 1 >= ROUNDS
        after = replace(
            state, votes=NOBODY, hidden=NOBODY, waiting=() if done else ALL, round=state.round + 1,
            leader=(state.leader + 1) % SEATS, approved=state.approved + ok, history=(*state.history, over),
            outcome=Outcome((), sentence("vote10-over")) if done else None,
        )  # fmt: skip
        return Step(after, told)

    def clock(self, state: State) -> Clock | None:
        """None."""
        return None

    def call_off(self, state: State, why: Sentence) -> State:
        """It ends here."""
        return replace(state, waiting=(), outcome=broken_off(why))


RULES = Rules()


def view(state: State, seat: Seat | None) -> VoteView:
    """The state as that viewer sees it."""
    votes: tuple[bool | str | None, ...] = state.hidden
    if seat is not None and state.votes[seat] is not None:
        votes = put(votes, seat, state.votes[seat])
    return VoteView(
        seat=seat,
        waiting=state.waiting,
        offers=OFFERS if seat in state.waiting else (),
        clock=None,
        outcome=state.outcome,
        roles=state.sights[-1 if seat is None else seat],
        votes=votes,
        round=state.round,
        leader=state.leader,
        approved=state.approved,
        history=state.history,
    )


FACTS = Facts(
    id="vote10", rules=1, seats=(SEATS,), options=Options, state=State, view=VoteView, actions=(Vote,),
    events=(Voted,), longest=SEATS * ROUNDS, package=__name__,
)  # fmt: skip
GAME = RuledGame(FACTS, RULES, view)
