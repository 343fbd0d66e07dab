"""The same moments, after a look at one's card."""

from ...parts.moments import MOMENTS, TALK

REVEAL = True
__all__ = ["MOMENTS", "REVEAL", "TALK"]
