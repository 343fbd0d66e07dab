"""Which characters are dealt, what cannot be dealt, and what each seat learns at the opening (B1, H2, H3, H18–H21)."""

from functools import cache

from crosstable.core import BadSetup, Seat

from ..data import ALL_PLOTS, CHIEFS, SIDE, SIDES, SMALL_PLOTS, Character, Options, Plot
from ..state import Known


def specials(options: Options) -> tuple[Character, ...]:
    """The chosen characters that replace plain ones, beside Chiefs and Hunters (H18–H21, R1)."""
    wanted: list[tuple[bool, Character]] = [
        (options.dummy_agent, "dummy_agent"),
        (options.coordinator, "coordinator"),
        (options.pretender, "pretender"),
        (options.reverser in ("resistance", "both"), "resistance_reverser"),
        (options.deep_agent, "deep_agent"),
        (options.reverser in ("spy", "both"), "spy_reverser"),
    ]
    return tuple(character for chosen, character in wanted if chosen)


def free_places(options: Options, seats: int) -> tuple[int, int]:
    """Plain cards of each side that special characters may replace."""
    resistance, spies = SIDES[seats]
    if not options.hunter:
        return resistance, spies
    res_chiefs, spy_chiefs = CHIEFS[seats]
    return resistance - res_chiefs - 1, spies - spy_chiefs - 1


def check(options: Options, seats: int) -> None:
    """Raise BadSetup with the reason if these characters cannot be dealt."""
    if options.pretender and not options.deep_agent:
        raise BadSetup("resistance-pretender-alone")
    if options.blame and not (options.deep_agent and options.pretender):
        raise BadSetup("resistance-blame-alone")
    if (options.dummy_agent or options.coordinator) and not options.hunter:
        raise BadSetup("resistance-needs-hunter")
    if options.literal_reverse and options.reverser == "none":
        raise BadSetup("resistance-reverse-alone")
    if options.hidden_reverser and options.reverser in ("none", "resistance"):
        raise BadSetup("resistance-hidden-alone")
    if options.hunter and options.deep_agent and options.reverser in ("spy", "both"):
        raise BadSetup("resistance-one-spy-place")
    chosen = specials(options)
    for side, free in zip(("resistance", "spy"), free_places(options, seats), strict=True):
        wanted = sum(SIDE[c] == side for c in chosen)
        if wanted > free:
            raise BadSetup(f"resistance-too-many-{side}", wanted=wanted, free=free, seats=seats)


@cache
def characters_for(options: Options, seats: int) -> tuple[Character, ...]:
    """All character cards of this set-up; everybody knows them."""
    chosen = specials(options)
    free_resistance, free_spies = free_places(options, seats)
    counts: dict[Character, int] = dict.fromkeys(chosen, 1)
    if options.hunter:
        counts["resistance_chief"], counts["spy_chief"] = CHIEFS[seats]
        counts["resistance_hunter"] = counts["spy_hunter"] = 1
    counts["resistance"] = free_resistance - sum(SIDE[c] == "resistance" for c in chosen)
    counts["spy"] = free_spies - sum(SIDE[c] == "spy" for c in chosen)
    return tuple(character for character in SIDE for _ in range(counts.get(character, 0)))


@cache
def plots_for(seats: int) -> tuple[Plot, ...]:
    """The deck of plot cards, unshuffled (P1)."""
    return tuple(card for card, count in (SMALL_PLOTS if seats <= 6 else ALL_PLOTS).items() for _ in range(count))


def seen_at_opening(options: Options, characters: tuple[Character, ...], seat: Seat) -> tuple[Known, ...]:
    """What this seat learns when the others have their eyes shut."""
    me = characters[seat]
    if SIDE[me] == "spy":
        return _seen_by_spy(options, characters, seat)
    if me == "resistance_chief":
        return _seen_by_chief(characters, seat)
    return ()


def _seen_by_spy(options: Options, characters: tuple[Character, ...], seat: Seat) -> tuple[Known, ...]:
    """The other spies and their Chiefs (B1, H3), less what H20, H21, B13 and R4 hide."""
    me = characters[seat]
    if options.blind_spies or me == "deep_agent" or (me == "spy_reverser" and options.hidden_reverser):
        return ()
    seen: list[Known] = []
    for other, character in enumerate(characters):
        if other == seat or SIDE[character] != "spy":
            continue
        if character == "spy_reverser" and options.hidden_reverser:
            continue
        if character == "deep_agent" and options.pretender:
            pair = sorted((other, characters.index("pretender")))
            seen.append(Known("reveal", tuple(pair), "deep_or_pretender", 0))
            continue
        shown = character if character in ("spy_chief", "deep_agent") else "spy"
        seen.append(Known("reveal", (other,), shown, 0))
    return tuple(sorted(seen, key=lambda k: k.seats))


def _seen_by_chief(characters: tuple[Character, ...], seat: Seat) -> tuple[Known, ...]:
    """The other resistance Chief (H3) and the Coordinator (H19)."""
    return tuple(
        Known("reveal", (other,), character, 0)
        for other, character in enumerate(characters)
        if other != seat and character in ("resistance_chief", "coordinator")
    )
