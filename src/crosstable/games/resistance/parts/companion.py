"""The Resistance at a real table: cards, the opening, each proposal, and what follows a mission, in order."""

from collections import Counter

import msgspec

from crosstable.core import Sentence, sentence
from crosstable.core.companion import Charting, Item, Kit, Line

from .. import GAME, data
from ..rules.narrator import script
from ..rules.setup import characters_for, plots_for

LEADER = 0
"""The first leader's place (B2)."""
CHARACTERS = ("hunter", "dummy_agent", "coordinator", "deep_agent", "pretender", "blame", "reverser")
"""What decides which characters are dealt."""
NO_CARDS = ("open_choice", "suggestions", "change_votes", "early_seconds")
"""House rules for screens: at a real table nobody has to set them."""
LOOK = 6.0
EYES = 5.0


def characters(seats: int, **chosen: bool | data.Reversers) -> tuple[Item, ...]:
    """The character cards (B1 and the tables of the modules)."""
    options = msgspec.convert(chosen, data.Options)
    GAME.check(options, seats)
    dealt = Counter(characters_for(options, seats))
    return tuple(
        Item(sentence("resistance-take-character", card=sentence(f"resistance-character-{name}")), count)
        for name, count in dealt.items()
    )


def mission_deck(seats: int, hunter: bool, reverser: data.Reversers) -> tuple[Item, ...]:
    """One of each kind for everybody on the largest team (B7)."""
    kinds = data.mission_cards(data.Options(hunter=hunter, reverser=reverser), seats)
    most = max(data.TEAMS[seats])
    return tuple(
        Item(sentence("resistance-take-mission", card=sentence(f"resistance-card-{kind}")), most) for kind in kinds
    )


def tokens(
    seats: int, hunter: bool, deep_agent: bool, reverser: data.Reversers, inquisitor: bool, plot: bool
) -> tuple[Item, ...]:
    """The board, the votes, the tokens and the loyalty cards (H2, H4, H17, I1, R5)."""
    items = [Item(sentence("resistance-take-board", seats=seats)), Item(sentence("resistance-take-votes"), seats)]
    items.append(Item(sentence("resistance-take-leader"), 1))
    if hunter:
        items.append(Item(sentence("resistance-take-investigator"), 1))
        items += [
            Item(sentence("resistance-take-loyalty", card=sentence(f"resistance-loyalty-{card}")), 1)
            for card in data.loyalty_cards(data.Options(hunter=True), seats)
        ]
    if inquisitor:
        items.append(Item(sentence("resistance-take-inquisitor"), 1))
    if (hunter or deep_agent or reverser != "none") and (inquisitor or plot):
        items += [
            Item(sentence("resistance-take-loyalty", card=sentence(f"resistance-side-{side}")), 1)
            for side in ("resistance", "spy")
        ]
    return tuple(items)


def plot_cards(seats: int, plot: bool) -> tuple[Item, ...]:
    """The plot cards for this many players (P1)."""
    deck = Counter(plots_for(seats)) if plot else {}
    return tuple(
        Item(sentence("resistance-take-plot", card=sentence(f"resistance-plot-{card}")), count)
        for card, count in deck.items()
    )


def dealing(seats: int) -> tuple[Line, ...]:
    """Everybody gets a character (B1)."""
    return (
        Line(sentence("resistance-tell-deal", count=seats), 6),
        Line(sentence("resistance-tell-look", spies=data.SIDES[seats][1]), LOOK),
    )


def opening(seats: int, **chosen: bool | data.Reversers) -> tuple[Line, ...]:
    """The narrator's script, with time to look round; all eyes are shut between its first line and its last."""
    told = script(msgspec.convert(chosen, data.Options), seats)
    if len(told) == 1:
        return (Line(told[0], 1),)
    return (*(Line(line, EYES, "shut") for line in told[:-1]), Line(told[-1], 1))


def leading(seats: int, inquisitor: bool) -> tuple[Line, ...]:
    """Who leads first (B2) and who holds the Inquisitor token (I1). Plot cards come with the first mission."""
    lines = [Line(sentence("resistance-tell-leader", seat=LEADER), 1)]
    if inquisitor:
        lines.append(Line(sentence("resistance-tell-token", seat=seats - 1), 1))
    return tuple(lines)


def proposal(
    seats: int, mission: int, hunter: bool, plot: bool, targeting: bool, blame: bool = False
) -> tuple[Sentence, ...]:
    """What happens before a mission, in order (B3–B7, B12, H4, H22, P2)."""
    lines = [sentence("resistance-step-plots", count=data.DRAWN[seats])] if plot else []
    if targeting:
        lines.append(sentence("resistance-step-target", mission=data.MISSIONS, least=2))
    lines.append(sentence("resistance-step-team", size=data.team_size(seats, mission)))
    if hunter and mission < data.MISSIONS:
        lines.append(sentence("resistance-step-investigator"))
    if blame:
        lines.append(sentence("resistance-step-blame"))
    lines.append(sentence("resistance-step-vote"))
    return (*lines, sentence("resistance-step-cards", fails=data.fails_needed(seats, mission)))


def reversing(reverser: data.Reversers, literal_reverse: bool) -> tuple[Sentence, ...]:
    """What Reverse cards do to the result (R3)."""
    if reverser == "none":
        return ()
    return (sentence("resistance-step-reverse", literal="yes" if literal_reverse else "no"),)


def after(
    seats: int,
    mission: int,
    success: bool,
    third: bool,
    turned: bool,
    hunter: bool,
    inquisitor: bool,
    coordinator: bool = False,
) -> tuple[Sentence, ...]:
    """What follows a result: accusations, Inquisitor, investigation, next leader (B9, B10, H7–H15, H19, I2).

    A result that an accusation has turned over is `turned`: who examines follows the cards all the same (H12).
    """
    side = "resistance" if success else "spy"
    if third and not hunter:
        return (sentence(f"resistance-won-by-missions-{side}"),)
    lines, too = [], [sentence("resistance-step-coordinator")] if coordinator else []
    if third:
        lines += [sentence("resistance-step-accuse", side=side), *(too if side == "spy" else ())]
        lines.append(sentence("resistance-step-wrong"))
    elif hunter and not success and not turned:
        many = "chief_fail" in data.mission_cards(data.Options(hunter=True), seats)
        lines += [sentence("resistance-step-early", many="yes" if many else "no"), *too]
    if inquisitor and mission in data.INQUISITIONS:
        lines.append(sentence("resistance-step-inquisitor"))
    if hunter and mission < data.MISSIONS:
        lines.append(sentence("resistance-step-examine", who="leader" if success != turned else "investigator"))
    return (*lines, sentence("resistance-step-next-leader")) if mission < data.MISSIONS else tuple(lines)


def won_by(success: bool, third: bool, hunter: bool) -> tuple[data.Side, ...]:
    """The side that has won with the mission just played; with Hunters nobody has yet (B10, H13)."""
    side: data.Side = "resistance" if success else "spy"
    return (side,) if third and not hunter else ()


def missions(seats: int) -> tuple[tuple[int, int], ...]:
    """Team and fails needed of each mission (B3, B8)."""
    return tuple(
        (data.team_size(seats, number), data.fails_needed(seats, number)) for number in range(1, data.MISSIONS + 1)
    )


def kit() -> Kit:
    """Everything the companion knows about The Resistance."""
    charting = Charting(
        GAME, mission=range(1, data.MISSIONS + 1), success=(True, False), third=(True, False), turned=(True, False)
    )
    told = ("blind_spies", "hunter", "coordinator", "deep_agent", "pretender", "reverser", "hidden_reverser")
    return Kit(
        game="resistance",
        seats=GAME.facts.seats,
        options=charting.options(*NO_CARDS),
        next_first="lot",
        problem=charting.problem(*CHARACTERS, "hidden_reverser", "literal_reverse"),
        parts={
            "cards": (
                charting.chart(characters, "seats", *CHARACTERS),
                charting.chart(mission_deck, "seats", "hunter", "reverser"),
                charting.chart(tokens, "seats", "hunter", "deep_agent", "reverser", "inquisitor", "plot"),
                charting.chart(plot_cards, "seats", "plot"),
            ),
            "opening": (
                charting.chart(dealing, "seats"),
                charting.chart(opening, "seats", *told),
                charting.chart(leading, "seats", "inquisitor"),
            ),
            "proposal": (
                charting.chart(proposal, "seats", "mission", "hunter", "plot", "targeting", "blame"),
                charting.chart(reversing, "reverser", "literal_reverse"),
            ),
            "after": (
                charting.chart(
                    after, "seats", "mission", "success", "third", "turned", "hunter", "inquisitor", "coordinator"
                ),
            ),
            "won_by": (charting.chart(won_by, "success", "third", "hunter"),),
            "missions": (charting.chart(missions, "seats"),),
        },
        facts={
            "to_win": data.TO_WIN,
            "rejections": data.REJECTIONS,
            "spies": {str(n): spies for n, (_, spies) in data.SIDES.items()},
        },
    )
