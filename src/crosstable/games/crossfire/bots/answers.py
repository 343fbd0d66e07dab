"""What a bot says when it is asked why. It goes by what everybody has heard: nobody learns its card from that."""

import random
from collections import Counter

from crosstable.core import Answer

from ..view import CrossfireView


def answer(view: CrossfireView, luck: random.Random) -> Answer:
    """Somebody others speak ill of, somebody who claims to be the VIP, or nothing in particular."""
    ill = Counter(said.about for said in view.said if said.kind in ("suspect", "doubt") and said.about is not None)
    claims = [seat for seat, claim in enumerate(view.claims) if claim == "vip"]
    spoken_of = [seat for seat, _ in ill.most_common() if seat != view.seat][:1]
    ideas = [Answer("crossfire-say-because-talk", seat) for seat in spoken_of]
    ideas += [Answer("crossfire-say-because-claim", seat) for seat in claims if seat != view.seat]
    return luck.choice(ideas) if ideas else Answer("crossfire-say-because-feeling")
