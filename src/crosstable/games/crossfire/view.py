"""What a viewer of Crossfire may know."""

from functools import lru_cache

from crosstable.core import Seat, View

from . import rules
from .data import CLAIMS, GROUPS, Claimed, Deck, Mode, Role
from .know.clashes import Clash, clashes, more_clashes
from .know.notebook import Page, page, page_believing_all
from .rules.aim import aimers, script_of
from .rules.talk import shot_cards
from .state import Look, Phase, Result, Script, State, Statement

NOBODY = frozenset[Seat]()


class CrossfireView(View, frozen=True):
    """The table as one seat sees it."""

    mode: Mode
    phase: Phase
    deck: Deck
    """The roles in play."""
    dealer: Seat
    sniper: Seat | None
    circle: tuple[Seat, ...]
    """Those who got cards, clockwise from the dealer."""
    groups: tuple[tuple[Seat, ...], ...]
    """Who mixed with whom, in order."""
    role: Role | None
    """Who the viewer is."""
    looks: tuple[Look, ...]
    """What the viewer has seen."""
    claims: tuple[Claimed | None, ...]
    """What everybody claims to be; before the first claims are shown, only the viewer's own."""
    edges: tuple[Claimed, ...]
    """What can be claimed (C8)."""
    said: tuple[Statement, ...]
    ready: tuple[Seat, ...]
    shots: tuple[Seat, ...]
    shot_cards: int
    """How many shot cards the Sniper has."""
    aim: tuple[Seat, ...]
    """Whom the viewer points at."""
    aims: tuple[tuple[Seat, ...] | None, ...] | None
    """Whom everybody pointed at (None: did not choose), once the game is over."""
    roles: tuple[Role | None, ...]
    """The cards that lie open."""
    result: Result | None
    script: Script | None
    """Who does what while the end is told."""
    notebook: Page | None
    """How likely each role is at each seat, from the viewer's looks and the statements it believes, where the table
    allows it; None also if what it believes cannot be."""
    believed: tuple[int, ...]
    """The numbers of the statements the viewer believes."""
    clashes: tuple[Clash, ...]
    """Statements that cannot all be true, where the table allows the notebook to say so."""
    more_clashes: bool
    """Whether there may be more of them than are listed."""
    all_looks: tuple[tuple[Look, ...], ...] | None
    """What everybody saw, once the game is over."""
    knew: tuple[Page | None, ...] | None
    """What everybody could know from his own looks, once the game is over."""
    knew_believing: tuple[Page | None, ...] | None
    """The same for somebody who believed everything that was said, as far as it can be true."""


def view(state: State, seat: Seat | None) -> CrossfireView:
    """The state as that viewer sees it."""
    over, seats = state.phase == "over", len(state.roles)
    allowed = state.options.notebook
    return CrossfireView(  # in the order of its fields: to be given their names they would take thrice as long
        seat,
        tuple(sorted(rules.actors(state))),  # waiting
        () if seat is None else rules.offers(state, seat),
        rules.clock(state),
        state.outcome,
        state.options.mode,
        state.phase,
        state.deck,
        state.dealer,
        state.sniper,
        state.circle,
        _groups(state.circle),
        None if seat is None else state.roles[seat],  # role
        () if seat is None else state.looks[seat],  # looks
        _shown_claims(state, seat),  # claims
        CLAIMS,  # edges
        state.said,
        tuple(sorted(state.ready)),  # ready
        state.shots,
        0 if state.sniper is None else shot_cards(state),  # shot_cards
        () if seat is None else state.aims[seat] or (),  # aim
        state.aims if over else None,  # aims
        _open_roles(state),
        state.result,
        None if state.result is None else script_of(state.result),  # script
        None if seat is None or allowed == "off" else page(state, seat, state.believed[seat]),  # notebook
        () if seat is None else state.believed[seat],  # believed
        clashes(state.said, state.circle, state.deck) if allowed == "statements" else (),
        allowed == "statements" and more_clashes(state.said, state.circle, state.deck),  # more_clashes
        state.looks if over else None,  # all_looks
        tuple(page(state, s) for s in range(seats)) if over else None,  # knew
        tuple(page_believing_all(state, s) for s in range(seats)) if over else None,  # knew_believing
    )


@lru_cache(4096)
def _groups(circle: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
    return tuple(tuple(circle[place - 1] for place in group) for group in GROUPS[len(circle)])


def _shown_claims(state: State, seat: Seat | None) -> tuple[Claimed | None, ...]:
    if state.phase != "claim":
        return state.claims
    return tuple([claim if s == seat else None for s, claim in enumerate(state.claims)])


def _open_roles(state: State) -> tuple[Role | None, ...]:
    shown = open_seats(state)
    if not shown:
        return (None,) * len(state.roles)
    return tuple([role if seat in shown else None for seat, role in enumerate(state.roles)])


def open_seats(state: State) -> frozenset[Seat]:
    """Whose card lies open: the Sniper's, those the shot cards and the script revealed, in the end all."""
    if state.phase == "over":
        return frozenset(range(state.seats))
    if state.sniper is None:
        return NOBODY
    if state.phase != "aim":
        return frozenset({state.sniper})
    return frozenset({state.sniper, *state.shots, *aimers(state)})
