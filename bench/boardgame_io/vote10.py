"""Ten seats vote 25 times: the same rules at boardgame.io and at our server."""

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


class State(Struct, frozen=True):
    """Everything, secrets included."""

    roles: tuple[str, ...]
    votes: tuple[bool | None, ...] = (None,) * SEATS
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


class Rules:
    """The rules."""

    def start(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        """Six and four, shuffled."""
        return Step(State(chance.shuffle("roles", "RRRRRRSSSS")))

    def actors(self, state: State) -> frozenset[Seat]:
        """Who has not voted."""
        return frozenset() if state.outcome else frozenset(s for s, v in enumerate(state.votes) if v is None)

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Vote, once."""
        return OFFERS if seat >= 0 and state.votes[seat] is None and not state.outcome else ()

    def play(self, state: State, seat: Seat, action: Action, chance: Chance) -> Step[State]:
        """The tenth vote ends the round, the 25th round the game."""
        if not isinstance(action, Vote) or state.outcome or state.votes[seat] is not None:
            raise Illegal("not-your-turn")
        votes = (*state.votes[:seat], action.yes, *state.votes[seat + 1 :])
        told = (Told(EVERYBODY, Voted(seat)),)
        if None in votes:
            return Step(replace(state, votes=votes), told)
        ok = votes.count(True) > SEATS // 2
        team = tuple((state.leader + i) % SEATS for i in range(4))
        over = Round(state.round, state.leader, team, votes, ok)  # type: ignore[arg-type]
        done = Outcome((), sentence("vote10-over")) if state.round + 1 >= ROUNDS else None
        after = State(
            state.roles, (None,) * SEATS, state.round + 1, (state.leader + 1) % SEATS, state.approved + ok,
            (*state.history, over), done,
        )  # fmt: skip
        return Step(after, told)

    def clock(self, state: State) -> Clock | None:
        """None."""
        return None

    def call_off(self, state: State, why: Sentence) -> State:
        """It ends here."""
        return replace(state, outcome=broken_off(why))


RULES = Rules()


def view(state: State, seat: Seat | None) -> VoteView:
    """The state as that viewer sees it."""
    roles = state.roles
    votes: tuple[bool | str | None, ...] = tuple([None if vote is None else "hidden" for vote in state.votes])
    if seat is None:
        roles = UNKNOWN
    else:
        votes = (*votes[:seat], state.votes[seat], *votes[seat + 1 :])
        if roles[seat] != "S":
            roles = (*UNKNOWN[:seat], roles[seat], *UNKNOWN[seat + 1 :])
    return VoteView(
        seat=seat,
        waiting=tuple([s for s, v in enumerate(state.votes) if v is None]) if not state.outcome else (),
        offers=() if seat is None else RULES.offers(state, seat),
        clock=None,
        outcome=state.outcome,
        roles=roles,
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
