"""The same moments; words take no time."""

from crosstable.core.moments import INSTANT, Moments, Talk
from helpers.secret_cards import Decide
from helpers.staged_cards.parts.moments import MOMENTS as STAGED
from helpers.talking_cards import Murmur, Murmured

REVEAL = False
MOMENTS: Moments = {**STAGED, Murmured: INSTANT}
TALK = Talk((Murmur,), before=(Decide,), to=lambda event: (event.about,) if isinstance(event, Murmured) else ())
