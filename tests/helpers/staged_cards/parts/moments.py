"""How long what happens in the secret cards is on the stage."""

from crosstable.core.moments import INSTANT, Moment, Moments, Talk
from helpers.secret_cards import AllShown, GotCard, HasDecided

REVEAL = False
TALK = Talk()
MOMENTS: Moments = {GotCard: INSTANT, HasDecided: Moment(1_000, 3_000, 5_000), AllShown: Moment(100, 200, 300)}
