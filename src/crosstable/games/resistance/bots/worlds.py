"""The worlds a seat cannot rule out: every deal that fits its own card and the opening, in groups."""

from functools import lru_cache

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from crosstable.core import Seat

from ..data import SIDE, Character, Options
from ..know.claims import of_side
from ..state import Known
from .deals import NUMBER, Columns, Deals, Masks, deals_around, masks, who_plays


class Worlds(Struct, frozen=True):
    """All deals a seat cannot rule out from its own card and the opening; for each group who could play what."""

    deals: Deals
    sizes: NDArray[np.float64]
    """How many deals each group has."""
    spies: NDArray[np.intp]
    failers: Masks
    """Spies who can fail, Chiefs with Chief-Fail cards not counted."""
    chiefs: Masks
    """Spy Chiefs who can play Chief Fail."""
    reversers: Masks
    spy_reversers: Masks
    spy_chiefs: Masks
    special: bool
    """Whether there are any of these three."""
    sets: NDArray[np.intp]
    """All sets of spies there may be, …"""
    turners: NDArray[np.intp]
    """… which of them can turn a mission over by themselves (R3) …"""
    place: NDArray[np.intp]
    """… and the place of each group's spies among them."""
    open: bool
    """Whether who the spies are is still a question."""
    turns: bool
    """Whether any spies can turn a mission over by themselves."""
    weighed: dict[tuple[object, ...], tuple[object, ...]]
    """What was reckoned with these worlds lately."""


@lru_cache(maxsize=24)
def worlds_of(
    options: Options, seats: int, seat: Seat | None, character: Character | None, seen: tuple[Known, ...]
) -> Worlds:
    """The worlds of a seat with this card that has seen this at the opening."""
    deals = deals_around(options, seats, seat, character)
    if seen:
        deals = _kept(deals, seen, options)
    chiefs = who_plays("chief_fail", options, seats)
    spies, reversers = masks(deals, of_side("spy")).astype(np.intp), masks(deals, who_plays("reverse", options, seats))
    marks, place = np.unique(spies | (spies & reversers) << seats, return_inverse=True)
    chiefly = masks(deals, chiefs)
    return Worlds(
        deals,
        np.bincount(deals.group, minlength=deals.groups.shape[1]).astype(np.float64),
        spies,
        masks(deals, who_plays("fail", options, seats) - chiefs),
        chiefly,
        reversers,
        spies.astype(np.uint16) & reversers,
        masks(deals, frozenset(("spy_chief",))),
        bool(chiefly.any() or reversers.any()),
        marks & (1 << seats) - 1,
        marks >> seats,
        place,
        bool(spies.min() < spies.max()),
        bool((marks >> seats).any()),
        {},
    )


def _kept(deals: Deals, seen: tuple[Known, ...], options: Options) -> Deals:
    """The deals that look like this at the opening."""
    keep = np.ones(len(deals.group), dtype=bool)
    for known in seen:
        keep &= _fits_opening(deals.columns, known, options)
    used, group = np.unique(deals.group[keep], return_inverse=True)
    return Deals(
        deals.kinds, np.ascontiguousarray(deals.groups[:, used]), np.ascontiguousarray(deals.columns[:, keep]), group
    )  # fmt: skip


def _fits_opening(columns: Columns, known: Known, options: Options) -> NDArray[np.bool_]:
    if known.what == "deep_or_pretender":
        a, b = known.seats
        deep, fake = NUMBER["deep_agent"], NUMBER["pretender"]
        return np.asarray(((columns[a] == deep) & (columns[b] == fake)) | ((columns[a] == fake) & (columns[b] == deep)))
    meant: frozenset[Character] = frozenset(c for c in SIDE if c == known.what)
    if known.what == "spy":  # a spy who is no Chief and no Deep Agent
        meant = of_side("spy") - {"spy_chief", "deep_agent"}
        if options.hidden_reverser:
            meant -= {"spy_reverser"}
    return np.isin(columns[known.seats[0]], [NUMBER[c] for c in meant])
