"""What the two of a chase call to each other. Nobody has to tell the truth."""

from crosstable.core.phrases import Phrase

from .data import FUGITIVE, GOAL, MARSHAL, PILES, START

_BETWEEN = tuple(range(START + 1, GOAL))
_DRAWN = tuple(card for pile in PILES for card in pile)

PHRASES = (
    Phrase("fugitive-say-nearly", seats=(FUGITIVE,)),
    Phrase("fugitive-say-warm", seats=(FUGITIVE,)),
    Phrase("fugitive-say-cold", seats=(FUGITIVE,)),
    Phrase("fugitive-say-bluff", seats=(FUGITIVE,)),
    Phrase("fugitive-say-honest", seats=(FUGITIVE,)),
    Phrase("fugitive-say-past", _BETWEEN, seats=(FUGITIVE,)),
    Phrase("fugitive-say-never", _BETWEEN, seats=(FUGITIVE,)),
    Phrase("fugitive-say-behind", seats=(MARSHAL,)),
    Phrase("fugitive-say-surrender", seats=(MARSHAL,)),
    Phrase("fugitive-say-doubt", seats=(MARSHAL,)),
    Phrase("fugitive-say-guessing", seats=(MARSHAL,)),
    Phrase("fugitive-say-hold", _DRAWN, seats=(MARSHAL,)),
    Phrase("fugitive-say-next", _BETWEEN, seats=(MARSHAL,)),
)
