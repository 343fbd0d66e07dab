"""Set-ups of The Resistance: every one that can be dealt can be drawn, and nothing else."""

from typing import Any

from hypothesis import strategies as st

from crosstable.games.resistance.data import Options

FREE = {5: (3, 2), 6: (4, 2), 7: (4, 3), 8: (5, 3), 9: (6, 3), 10: (6, 4)}
"""Places for special characters (resistance, spies) without the Hunter …"""
FREE_WITH_HUNTER = {5: (1, 0), 6: (2, 0), 7: (2, 1), 8: (2, 1), 9: (3, 1), 10: (3, 1)}
"""… and with him, as the rules page lists them."""
FLAGS = ("targeting", "blind_spies", "plot", "inquisitor", "open_choice", "suggestions", "change_votes")


@st.composite
def dealable(draw: st.DrawFn) -> tuple[Options, int]:
    """Options and a number of players that fit together, built place by place."""
    seats = draw(st.integers(5, 10))
    chosen: dict[str, Any] = {flag: draw(st.booleans()) for flag in FLAGS}
    chosen["hunter"] = hunter = draw(st.booleans())
    friends, spies = (FREE_WITH_HUNTER if hunter else FREE)[seats]
    spy_reverser = chosen["deep_agent"] = False
    if spies:
        deep, spy_reverser = draw(st.sampled_from([(False, False), (True, False), (False, True), (not hunter, True)]))
        chosen["deep_agent"] = deep
    wanted = ["resistance_reverser", *(["dummy_agent", "coordinator"] if hunter else [])]
    wanted += ["pretender"] if chosen["deep_agent"] else []
    taken = draw(st.lists(st.sampled_from(wanted), unique=True, max_size=friends))
    chosen |= dict.fromkeys(set(taken) - {"resistance_reverser"}, True)
    chosen["blame"] = "pretender" in taken and draw(st.booleans())
    kinds = {(False, False): "none", (True, False): "resistance", (False, True): "spy", (True, True): "both"}
    chosen["reverser"] = kinds["resistance_reverser" in taken, spy_reverser]
    chosen["hidden_reverser"] = spy_reverser and draw(st.booleans())
    chosen["literal_reverse"] = chosen["reverser"] != "none" and draw(st.booleans())
    return Options(**chosen), seats


def any_options() -> st.SearchStrategy[Options]:
    """Options drawn without a thought, most of which cannot be dealt."""
    flags = [*FLAGS, "hunter", "dummy_agent", "coordinator", "deep_agent", "pretender", "blame", "hidden_reverser",
             "literal_reverse"]  # fmt: skip
    reversers = st.sampled_from(["none", "resistance", "spy", "both"])
    return st.builds(Options, **dict.fromkeys(flags, st.booleans()), reverser=reversers)


def cannot_be_dealt(options: Options, seats: int) -> bool:
    """The rules page once more, written independently of the rules."""
    reversers = {"none": (0, 0), "resistance": (1, 0), "spy": (0, 1), "both": (1, 1)}[options.reverser]
    friends = options.dummy_agent + options.coordinator + options.pretender + reversers[0]
    spies = options.deep_agent + reversers[1]
    room = (FREE_WITH_HUNTER if options.hunter else FREE)[seats]
    return (
        friends > room[0]
        or spies > room[1]
        or (options.pretender and not options.deep_agent)
        or (options.blame and not (options.deep_agent and options.pretender))
        or ((options.dummy_agent or options.coordinator) and not options.hunter)
        or (options.hidden_reverser and not reversers[1])
        or (options.literal_reverse and options.reverser == "none")
    )
