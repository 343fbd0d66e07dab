"""What a viewer of The Resistance sees: the public record, and what its own seat has been dealt and shown."""

from functools import cache

from msgspec import Struct

from crosstable.core import Seat, Sentence, View
from crosstable.core.kept import kept

from . import data, rules
from .data import Card, Character, Loyalty, Options, Plot
from .know.claims import Testimony as Testimony
from .know.claims import testimony
from .rules.after import accusable
from .rules.memory import words_of
from .rules.narrator import script
from .rules.setup import characters_for
from .rules.team import opinion_makers, time_to_blame, voted
from .state import Accusation, Blamed, Known, Look, Mission, OpenCharacter, Phase, Proposal, State


class Space(Struct, frozen=True, gc=False):
    """A mission on the board: how many go, and how many fails sink it."""

    size: int
    fails: int


class Secrets(Struct, frozen=True, gc=False):
    """What only this seat may see."""

    character: Character
    knows: tuple[Known, ...]
    vote: bool | None
    card: Card | None
    cards: tuple[Card | None, ...]
    """What it has played, in the order of `missions`; None where it was not on the team."""
    told: tuple[Sentence, ...]
    """Each entry of `knows` in words, with its source."""


class ResistanceView(View, frozen=True):
    """The round table as one viewer sees it."""

    options: Options
    seats: int
    cast: tuple[Character, ...]
    """All characters in play, in a fixed order; everybody knows them."""
    spies: tuple[Character, ...]
    """Those of them who are on the spies' side."""
    cards: tuple[Card, ...]
    """The kinds of mission card in this set-up, whoever may play them."""
    loyalty: tuple[Loyalty, ...]
    """The loyalty cards of this set-up, whoever may show them."""
    script: tuple[Sentence, ...]
    """The opening as the narrator told it."""
    board: tuple[Space, ...]
    phase: Phase
    asked: tuple[Seat, ...]
    """Who is asked now, where the table asks one after the other."""
    leader: Seat
    round: int
    rejections: int
    most_rejections: int
    """With this many the spies have won (B6)."""
    mission: int
    considered: tuple[Seat, ...]
    """Whom the leader thinks of, where everybody sees it."""
    team: tuple[Seat, ...]
    investigator: Seat | None
    voted: tuple[Seat, ...]
    opinions: tuple[bool | None, ...]
    """Votes that lie open before the others are shown (P6), by seat."""
    played: tuple[Seat, ...]
    """Who has played a mission card."""
    exposed: Seat | None
    exposed_card: Card | None
    proposals: tuple[Proposal, ...]
    missions: tuple[Mission, ...]
    accusations: tuple[Accusation, ...]
    accusable: tuple[Seat, ...]
    """Whom the viewer could name in the wait of H8; it says nothing about whether he may accuse."""
    early_used: bool
    inquisitors: tuple[Seat, ...]
    blamed: Blamed | None
    time_to_blame: bool
    """Whether the Deep Agent could use Blame now, whoever he is (H22)."""
    revealed: tuple[OpenCharacter, ...]
    looks: tuple[Look, ...]
    drawn: tuple[Plot, ...]
    held: tuple[tuple[Plot, ...], ...]
    deck: int
    claims: tuple[Testimony, ...]
    mine: Secrets | None
    """None for a spectator."""
    characters: tuple[Character, ...]
    """By seat, when the game is over; empty before."""


def view(state: State, seat: Seat | None) -> ResistanceView:
    """The state as that viewer sees it."""
    in_mission = state.phase in ("mission", "close_eye")
    seats = state.seats
    fixed = _fixed(state.options, seats)
    return ResistanceView(  # in the order of its fields: to be given their names they would take thrice as long
        seat,
        waiting(state, seat),
        () if seat is None else rules.offers(state, seat),
        rules.clock(state),
        state.outcome,
        state.options,
        seats,
        fixed.cast,
        fixed.spies,
        fixed.cards,
        fixed.loyalty,
        fixed.script,
        fixed.board,
        state.phase,
        state.queue[:1],  # asked
        state.leader,
        state.round,
        state.rejections,
        data.REJECTIONS,  # most_rejections
        state.mission,
        state.considered,
        state.team,
        state.investigator,
        voted(state.votes),
        _opinions(state),
        tuple(s for s, c in enumerate(state.cards) if c is not None) if in_mission else (),  # played
        state.exposed,
        state.cards[state.exposed] if state.exposed is not None else None,  # exposed_card
        state.proposals,
        state.missions,
        state.accusations,
        accusable(state, seat) if state.phase == "early" and seat is not None else (),
        state.early_used,
        state.inquisitors,
        state.blamed,
        time_to_blame(state),
        state.revealed,
        state.looks,
        state.drawn,
        state.held,
        len(state.deck),  # deck
        testimony(state),  # claims
        None if seat is None else _mine(state, seat),  # mine
        state.characters if state.phase == "over" else (),  # characters
    )


class _Fixed(Struct, frozen=True):
    """What is the same in every view of a set-up; the view says what each part is."""

    cast: tuple[Character, ...]
    spies: tuple[Character, ...]
    cards: tuple[Card, ...]
    loyalty: tuple[Loyalty, ...]
    script: tuple[Sentence, ...]
    board: tuple[Space, ...]


@cache
def _fixed(options: Options, seats: int) -> _Fixed:
    cast = characters_for(options, seats)
    return _Fixed(
        cast,
        spies=tuple(dict.fromkeys(character for character in cast if data.is_spy(character))),
        cards=data.mission_cards(options, seats),
        loyalty=data.loyalty_cards(options, seats),
        script=script(options, seats),
        board=tuple(
            Space(size, data.fails_needed(seats, number)) for number, size in enumerate(data.TEAMS[seats], start=1)
        ),
    )


def waiting(state: State, viewer: Seat | None) -> tuple[Seat, ...]:
    """Whom the game waits for. In the wait of H8 everybody knows only of himself."""
    if state.phase == "early":
        return (viewer,) if viewer is not None and rules.asked(state, viewer) else ()
    return _in_order(rules.actors(state))


@cache
def _in_order(seats: frozenset[Seat]) -> tuple[Seat, ...]:
    return tuple(sorted(seats))


def _opinions(state: State) -> tuple[bool | None, ...]:
    """The Opinion Makers' votes, once all of them have voted and until all votes are shown (P6)."""
    first = opinion_makers(state) if state.phase == "vote" and state.options.plot else ()
    if not first:
        return (None,) * state.seats
    return tuple(state.votes[s] if s in first else None for s in range(state.seats))


def _mine(state: State, seat: Seat) -> Secrets:
    cards = tuple([played[seat] for played in state.played])
    known = state.knows[seat]
    return Secrets(state.characters[seat], known, state.votes[seat], state.cards[seat], cards, _told(known))


@kept
def _told(known: tuple[Known, ...]) -> tuple[Sentence, ...]:
    return tuple(words_of(one) for one in known)
