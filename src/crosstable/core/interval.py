"""How certain a counted share is."""

from math import sqrt

Z95 = 1.959964
"""How many standard deviations hold 95 % of a normal distribution."""


def wilson(won: int, played: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson interval of a share: right for few games and for shares near 0 and 1 too."""
    if not played:
        return 0.0, 1.0
    share, extra = won / played, z * z / played
    middle = (share + extra / 2) / (1 + extra)
    width = z * sqrt(share * (1 - share) / played + extra / (4 * played)) / (1 + extra)
    return max(0.0, middle - width), min(1.0, middle + width)
