"""Structured statements. Anything may be said (B11); everybody hears it, and it stays on record."""

from collections.abc import Iterable
from functools import cache, lru_cache, partial
from typing import TYPE_CHECKING, Any, get_args

from msgspec.structs import replace

from crosstable.core import Action, Offer, OneOf, Seat, SomeOf, Step, offer, way_of

from ..actions import (
    AskAlong,
    AskReject,
    ClaimCharacter,
    ClaimPlayed,
    ClaimSeen,
    Explain,
    Suggest,
    Suspect,
    TakeBack,
    Trust,
)
from ..data import (
    REASONS,
    SIDES,
    STATEMENTS,
    Card,
    Options,
    fails_needed,
    loyalty_cards,
    mission_cards,
    team_size,
)
from ..events import Said
from ..state import State, Statement
from .flow import public
from .setup import characters_for
from .team import BUILDING, open_missions

if TYPE_CHECKING:
    from ..view import ResistanceView


SPEECH: tuple[type[Action], ...] = (
    ClaimCharacter, ClaimSeen, Suspect, Trust, AskAlong, Suggest, ClaimPlayed, AskReject, Explain, TakeBack,
)  # fmt: skip
"""The kinds of statement."""
LEFT = ("back", "reject", "reason")
"""What nobody takes back: it claims nothing."""


def showable(options: Options, seats: int) -> tuple[str, ...]:
    """Everything somebody can be shown in this set-up: sides, loyalty cards with Hunters, cards by a Close Eye (P7)."""
    watched = mission_cards(options, seats) if options.plot else ()
    return ("resistance", "spy", *loyalty_cards(options, seats), *watched)


@cache
def _all_offers(options: Options, seats: int, seat: Seat) -> tuple[Offer, ...]:
    others = tuple(s for s in range(seats) if s != seat)
    who = tuple(dict.fromkeys(("resistance", "spy", *characters_for(options, seats))))
    return (
        offer(ClaimCharacter, aside=True, character=OneOf(who)),
        offer(ClaimSeen, aside=True, seat=OneOf(others), shown=OneOf(showable(options, seats))),
        offer(Suspect, aside=True, seats=SomeOf(others, 1, SIDES[seats][1])),
        offer(Trust, aside=True, seat=OneOf(others)),
        offer(AskAlong, aside=True),
    )


@lru_cache(maxsize=4096)
def _usual_offers(
    options: Options, seats: int, seat: Seat, missions: tuple[int, ...], votes: tuple[bool, ...]
) -> tuple[Offer, ...]:
    """What may be said whatever was said before, while these missions are open and the last team got these votes."""
    two = any(fails_needed(seats, number) > 1 for number in missions)
    return _all_offers(options, seats, seat) + _about_votes(votes, seat, two)


def talk_offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """What may be said now: a few statements while one proposal is on the table."""
    if state.said[seat] >= STATEMENTS:
        return ()
    last = state.proposals[-1] if state.proposals else None
    votes = last.votes if last is not None and last.round == state.round else ()
    always = _usual_offers(state.options, len(state.characters), seat, open_missions(state), votes)
    if state.options.suggestions:
        always += _suggestions(state, seat)
    if state.missions:
        always += _own_cards(state, seat)
    return always + _regret_offers(state.statements, seat) if state.statements else always


def _own_cards(state: State, seat: Seat) -> tuple[Offer, ...]:
    """Who was on a team may say what he has played, whatever it was and whoever he is."""
    went = tuple([m.mission for m in state.missions if seat in m.team])
    return _card_offers(state.options, len(state.characters), went) if went else ()


@cache
def _card_offers(options: Options, seats: int, went: tuple[int, ...]) -> tuple[Offer, ...]:
    cards = OneOf(mission_cards(options, seats))
    return (offer(ClaimPlayed, aside=True, mission=OneOf(went), card=cards),)


@cache
def _about_votes(votes: tuple[bool, ...], seat: Seat, two: bool) -> tuple[Offer, ...]:
    """Who has rejected the last team of this round may be asked why; everybody may say why he votes or proposes so,
    where it can be also that the mission is failed only by `two`."""
    no = tuple([s for s, approves in enumerate(votes) if not approves and s != seat])
    why = offer(Explain, aside=True, reason=OneOf(REASONS if two else REASONS[1:]))
    return (offer(AskReject, aside=True, seat=OneOf(no)), why) if no else (why,)


def _regret_offers(statements: tuple[Statement, ...], seat: Seat) -> tuple[Offer, ...]:
    """What this seat has said and not yet taken back: everybody takes back only his own words."""
    mine: dict[int, None] = {}
    for number, said in enumerate(statements):
        if said.seat != seat:
            continue
        if said.kind == "back":
            del mine[said.back]
        elif said.kind not in LEFT:
            mine[number] = None
    return (_take_back(tuple(mine)),) if mine else ()


@lru_cache(maxsize=4096)
def _take_back(numbers: tuple[int, ...]) -> Offer:
    return offer(TakeBack, aside=True, statement=OneOf(numbers))


def whom(said: Statement) -> str:
    """Of whom a statement speaks that is taken back: of oneself, of others, or of nobody."""
    return "none" if not said.seats else "self" if said.seats == (said.seat,) else "others"


def taken_back(statements: Iterable[Statement]) -> frozenset[int]:
    """The statements, by number, that their speakers no longer stand by."""
    return frozenset([said.back for said in statements if said.kind == "back"])


def _suggestions(state: State, seat: Seat) -> tuple[Offer, ...]:
    """A team for the leader, of a size he could propose, where the table plays so (B3, ours)."""
    if not state.options.suggestions or seat == state.leader or state.phase not in BUILDING:
        return ()
    sizes = [team_size(state.seats, number) for number in open_missions(state)]
    return (offer(Suggest, aside=True, team=SomeOf(tuple(range(state.seats)), min(sizes), max(sizes))),)


def say_it(state: State, seat: Seat, action: Any) -> Step[State]:
    """Everybody hears the statement."""
    made = _worded(state.statements, statement_of(state, seat, action))
    said = (*state.said[:seat], state.said[seat] + 1, *state.said[seat + 1 :])
    return public(replace(state, statements=(*state.statements, made), said=said), Said(made))


def text_of(said: Statement) -> str:
    """The key of its text. What shares one is worded in turn."""
    match said.kind:
        case "character" if said.what in ("resistance", "spy"):
            return f"resistance-say-character-{said.what}"
        case "seen" if said.mission:
            return "resistance-say-card"
        case "back":
            return f"resistance-say-back-{whom(said)}"
        case "team" if said.seat in said.seats:
            return "resistance-say-team-me"
        case "reason":
            return f"resistance-say-reason-{said.what}"
        case kind:
            return f"resistance-say-{kind}"


def _worded(before: tuple[Statement, ...], said: Statement) -> Statement:
    """The statement in words, not in those of the last one of its kind."""
    text = text_of(said)
    alike = sum(text_of(one) == text for one in before)
    return replace(said, way=way_of(before[0].seat if before else said.seat, alike))


def statement_of(state: "State | ResistanceView", seat: Seat, action: Any) -> Statement:
    """What would stand on record if this seat said so now."""
    made = partial(Statement, seat, state.round, len(state.proposals), looks=len(state.looks))
    match action:
        case ClaimCharacter(character=character):
            return made("character", (seat,), character)
        case ClaimSeen(seat=other, shown=shown):
            return made("seen", (other,), shown, mission_seen(state, seat, other) if shown in get_args(Card) else 0)
        case Suspect(seats=seats):
            return made("suspect", tuple(sorted(seats)))
        case Suggest(team=team):
            return made("team", tuple(sorted(team)))
        case Trust(seat=other):
            return made("trust", (other,))
        case ClaimPlayed(mission=mission, card=card):
            return made("played", (seat,), card, mission)
        case AskReject(seat=other):
            return made("reject", (other,))
        case Explain(reason=reason):
            return made("reason", what=reason)
        case TakeBack(statement=number):
            return made("back", _said(state)[number].seats, back=number)
        case _:
            return made("along")


def _said(state: "State | ResistanceView") -> tuple[Statement, ...]:
    """Everything that was said so far."""
    return state.statements if isinstance(state, State) else tuple(claim.said for claim in state.claims)


def mission_seen(state: "State | ResistanceView", speaker: Seat, seat: Seat) -> int:
    """The mission somebody means by the card he says he saw: that of his last look, else the player's last one."""
    looks = [k.mission for k in state.looks if (k.how, k.viewer, k.seat) == ("close_eye", speaker, seat)]
    went = [m.mission for m in state.missions if seat in m.team]
    return (looks or went or [state.mission])[-1]
