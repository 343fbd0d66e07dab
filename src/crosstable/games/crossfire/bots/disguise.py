"""How a VIP hides who foresees the count: he says what lets him live most often, as far as he can know.

What words do follows from how the others listen, so he learns at the table when to keep silent, which card to tell of,
truly or not, and whether to accuse somebody, as whoever does is hardly taken for the VIP.
"""

import numpy as np

from crosstable.core import Action

from ..actions import Claim, Suspect, TellSeen
from ..data import CLAIMS, Claimed
from .crowd import Crowd
from .foresee import FIRMNESS, can_foresee, counted
from .head import Head
from .imagine import INDEX, SampledDeals
from .minds import heard, talk_of
from .speech import CURT, may_speak, next_word, said_to, unsaid
from .story import claim_shares, disproved, i_am, other_cards

DEALS = 6000
"""From so many deals follows where everybody would point,"""
HELD = 400
"""and in so many that he holds possible the shots are counted."""
TILT = 40.0
"""How much likelier he makes a claim that is better for him: one in forty better is e times likelier."""


def disguises(head: Head) -> bool:
    """Whether it hides like this: a VIP who foresees, where words say something and shots are all there is."""
    return head.level.foresees and head.role == "vip" and not head.quiet and can_foresee(head.view)


class _Safety:
    """How likely he lives, by what everybody has heard."""

    def __init__(self, head: Head) -> None:
        self.head, self.talk = head, talk_of(head.view)
        self.crowd = Crowd(head.view.deck, DEALS, FIRMNESS)
        luck = np.random.default_rng(head.secret)
        rows = luck.choice(len(head.weights), size=HELD, p=head.weights)
        self.worlds = SampledDeals(head.imagined.roles[rows], head.imagined.looks[rows])

    def after(self, action: Action | None) -> float:
        """If he says so, or nothing."""
        talk = self.talk if action is None else heard(self.talk, self.head.seat, action)
        return float(counted(self.head.view, self.worlds, self.crowd.leanings(talk)).safe.mean())


def disguised_claim(head: Head) -> Claimed:
    """A first claim as others of his role make it, but rather one that is better for him."""
    safety = _Safety(head)
    lives = np.array([safety.after(Claim(claim)) for claim in CLAIMS])
    shares = np.array(claim_shares(head)) * np.exp(TILT * (lives - lives.max()))
    return head.dice.choices(CLAIMS, shares.tolist())[0]


def disguised_word(head: Head) -> Action | None:
    """The best of what others would say and of what he could say; nothing if all of it is worse, unless he is spoken
    to."""
    if not may_speak(head):
        return None
    natural = next_word(head)
    answers = natural is not None and bool(said_to(head))
    ideas: list[Action] = [*_tales(head), *_accusations(head), *([i_am(head)] if answers else [])]
    words = list(dict.fromkeys([*([natural] if natural else []), *(idea for idea in ideas if unsaid(head, [idea]))]))
    if not words:
        return None
    safety = _Safety(head)
    lives = [safety.after(word) for word in words]
    best = int(np.argmax(lives))
    return words[best] if answers or lives[best] >= safety.after(None) else None


def _tales(head: Head) -> list[TellSeen]:
    """What he may say of each card: what it was, if it was not the VIP, or what nobody has disproved."""
    told = {said.role for said in head.mine if said.kind == "seen" and said.role is not None}
    tales = []
    for look in head.view.looks[:-1] if not told or head.temper.wordiness > CURT else ():
        lies = [role for role in other_cards(head, look, told) if not disproved(head, look, role)]
        truth = [look.role] if look.role != "vip" else []
        tales += [TellSeen(look.stage, role) for role in (*truth, *lies)]
    return tales


def _accusations(head: Head) -> list[Suspect]:
    """Whom he may accuse, once: somebody who is an Assassin at least as likely as people are on the whole."""
    if any(said.kind == "suspect" for said in head.mine):
        return []
    deck, likely = head.view.deck, head.chances[:, INDEX["assassin"]]
    usual = deck.count("assassin") / (len(deck) - 1)
    return [Suspect(seat, "assassin") for seat, share in zip(head.view.circle, likely, strict=True) if share >= usual]
