"""The opening as the narrator tells it, for exactly this set-up (H3, H19–H21, R4, B13)."""

from functools import cache

from crosstable.core import Sentence, sentence

from ..data import CHIEFS, Options


@cache
def script(options: Options, seats: int) -> tuple[Sentence, ...]:
    """Every sentence in order. Nothing in it depends on who was dealt what."""
    lines = [*_spies(options, seats), *_chiefs(options, seats)]
    if not lines:
        return (sentence("resistance-tell-nobody"),)
    return (sentence("resistance-tell-close"), *lines, sentence("resistance-tell-open"))


def _spies(options: Options, seats: int) -> list[Sentence]:
    if options.blind_spies:
        return [sentence("resistance-tell-blind")]
    lines = []
    if options.hunter:
        lines.append(sentence("resistance-tell-chief-thumb", count=CHIEFS[seats][1]))
    if options.deep_agent:
        lines.append(sentence("resistance-tell-pair-thumbs" if options.pretender else "resistance-tell-deep-thumb"))
    hidden = options.hidden_reverser and options.reverser in ("spy", "both")
    if options.deep_agent and hidden:
        lines.append(sentence("resistance-tell-spies-but-both"))
    elif options.deep_agent:
        lines.append(sentence("resistance-tell-spies-but-deep"))
    elif hidden:
        lines.append(sentence("resistance-tell-spies-but-reverser"))
    else:
        lines.append(sentence("resistance-tell-spies"))
    lines.append(sentence("resistance-tell-spies-close"))
    return lines


def _chiefs(options: Options, seats: int) -> list[Sentence]:
    if not options.hunter:
        return []
    chiefs = CHIEFS[seats][0]
    lines = []
    if chiefs > 1:
        lines.append(sentence("resistance-tell-chiefs"))
    if options.coordinator:
        lines.append(sentence("resistance-tell-coordinator", count=chiefs))
        lines.append(sentence("resistance-tell-chiefs-close-thumb", count=chiefs))
    elif lines:
        lines.append(sentence("resistance-tell-chiefs-close"))
    return lines
