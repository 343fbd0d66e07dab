"""What a viewer of Fugitive may know (F4, F14, F16, F30)."""

from typing import Literal

from msgspec import Struct

from crosstable.core import Seat, View

from . import rules
from .data import FUGITIVE, GOAL, HOT, MARSHAL, PILES
from .know.notes import Note, notes
from .rules.placing import reach
from .state import Coming, Errand, Finding, GuessMade, Hideout, Phase, State

Role = Literal["fugitive", "marshal"]
ROLES: tuple[Role, Role] = ("fugitive", "marshal")


class PileView(Struct, frozen=True, gc=False):
    """A pile: its range and how many cards are left."""

    low: int
    high: int
    count: int


class HideoutView(Struct, frozen=True, gc=False):
    """A card of the row; None is a number the viewer may not know."""

    card: int | None
    up: bool
    sprints: tuple[int | None, ...]
    reach: int = 0
    """What events added to the reach when it was laid."""


class Margin(Struct, frozen=True, gc=False):
    """By how much a game was won: how far the Fugitive got, and how many hideouts were never found."""

    reached: int
    hidden: int


class FugitiveView(View, frozen=True, kw_only=True):
    """The row, the piles, the viewer's own cards and what the Marshal's notepad says."""

    roles: tuple[Role, Role] = ROLES
    turn: int
    phase: Phase
    side: Seat
    errand: Errand | None
    piles: tuple[PileView, ...]
    hand_sizes: tuple[int, int]
    hand: tuple[int, ...]
    """The viewer's own cards."""
    hands: tuple[tuple[int, ...], tuple[int, ...]] | None
    """Both hands, when the game is over."""
    row: tuple[HideoutView, ...]
    reach: int
    """What events add to the reach this turn."""
    farthest: int | None
    """The highest number the Fugitive can lay without sprint cards (F11); None for everybody else."""
    no_sprints: bool
    hideouts: int
    """Hideouts that may still be laid this turn."""
    draws: int
    guesses_left: int
    coming: Coming
    guesses: tuple[GuessMade, ...]
    out: tuple[int, ...]
    findings: tuple[Finding, ...]
    """What the Marshal has learned; empty for everybody else."""
    seen: tuple[int, ...]
    """The Marshal's cards the Fugitive has seen, for both of them."""
    notes: tuple[Note, ...]
    """The Marshal's notepad for 1 to 41; empty for everybody else."""
    hot: bool
    """Whether a hideout of 30 or more is found, so that 42 is a certain escape (F20)."""
    margin: Margin | None


def view(state: State, seat: Seat | None) -> FugitiveView:
    """The state as that viewer sees it."""
    over = state.outcome is not None
    return FugitiveView(
        seat=seat,
        waiting=tuple(sorted(rules.actors(state))),
        offers=() if seat is None else rules.offers(state, seat),
        clock=rules.clock(state),
        outcome=state.outcome,
        turn=state.turn,
        phase=state.phase,
        side=state.side,
        errand=state.errands[-1] if state.errands else None,
        piles=tuple(PileView(c[0], c[-1], len(p)) for c, p in zip(PILES, state.piles, strict=True)),
        hand_sizes=(len(state.hands[FUGITIVE]), len(state.hands[MARSHAL])),
        hand=() if seat is None else state.hands[seat],
        hands=state.hands if over else None,
        row=tuple(_hideout(hideout, known=over or seat == FUGITIVE) for hideout in state.row),
        reach=state.reach,
        farthest=reach(state) if seat == FUGITIVE else None,
        no_sprints=state.no_sprints,
        hideouts=state.hideouts,
        draws=state.draws,
        guesses_left=state.guesses,
        coming=state.coming,
        guesses=state.made,
        out=state.out,
        findings=state.findings if seat == MARSHAL else (),
        seen=state.seen if seat is not None else (),
        notes=notes(state) if seat == MARSHAL else (),
        hot=any(hideout.up and HOT <= hideout.card < GOAL for hideout in state.row),
        margin=_margin(state),
    )


def _margin(state: State) -> Margin | None:
    """How it went; a game that was called off has not gone anywhere."""
    if state.outcome is None or state.outcome.called_off:
        return None
    return Margin(state.row[-1].card, state.hidden)


def _hideout(hideout: Hideout, known: bool) -> HideoutView:
    """A hideout as its owner, or as anybody else sees it; sprint cards under 42 stay secret (F14)."""
    if known:
        return HideoutView(hideout.card, hideout.up, hideout.sprints, hideout.reach)
    hidden = len(hideout.sprints) - len(hideout.shown)
    card = hideout.card if hideout.up else None
    return HideoutView(card, hideout.up, (*hideout.shown, *(None,) * hidden), hideout.reach)
