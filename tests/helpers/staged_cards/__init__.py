"""The secret cards with moments: everybody sees for a while that somebody has decided."""

from msgspec.structs import replace

from helpers.secret_cards import SecretCards


class StagedCards(SecretCards):
    """The same game, staged."""

    facts = replace(SecretCards.facts, package=__name__, parts=("moments",))
