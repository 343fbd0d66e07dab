"""How a VIP, a Blue Decoy or an Assassin hides who foresees the count: by words that let him win most often, as far as
he can know.

What words do follows from how the others listen. So he finds at the table when to keep silent, which card to tell of
and whether to accuse somebody: a VIP who does is hardly taken for one.
"""

import numpy as np

from crosstable.core import Action

from ..actions import Claim, Suspect, TellSeen
from ..data import ARMED, CLAIMS, Claimed, Role
from .crowd import crowd, leanings
from .foresee import FIRMNESS, Field, can_foresee
from .head import Head
from .imagine import INDEX
from .manners import LISTENERS
from .minds import heard, talk_of
from .speech import FELLOW, may_speak, next_word, said_to, suspicion, tells, unsaid
from .story import claim_shares, disproved, i_am, other_cards

DEALS = 6000
"""From so many deals follows where everybody would point,"""
HELD = 400
"""and in so many that he holds possible the shots are counted."""
HIDING: frozenset[Role] = frozenset({"vip", "assassin", "blue_decoy"})
TILT = 60.0
"""How much rather he says what is better for him: one in sixty better is e times likelier. Always the best would be a
sign for whoever knows how he thinks."""

CERTAIN = 0.9
"""From this chance on an Agent accuses somebody though silence may be better: nobody holds that back all game."""


def disguises(head: Head) -> bool:
    """Whether it hides like this: where shots are all there is and words say something."""
    return head.level.foresees and head.role in HIDING and not head.quiet and can_foresee(head.view)


def weighs_words(head: Head) -> bool:
    """Whether it hides, or is an Agent who keeps to himself what would harm; an Agent says nothing he does not mean."""
    careful = head.role == "agent" and head.view.deck.count("assassin") >= LISTENERS
    return disguises(head) or (careful and head.level.foresees and can_foresee(head.view))


class _Effect:
    """How likely it wins, by what everybody has heard."""

    def __init__(self, head: Head) -> None:
        view = head.view
        self.head, self.talk = head, talk_of(view)
        self.crowd = crowd(view.mode, view.deck, view.circle, DEALS, FIRMNESS)
        luck = np.random.default_rng(head.secret)
        rows = luck.choice(len(head.weights), size=HELD, p=head.weights)
        self.field = Field(view, head.imagined.only(rows), self.crowd.places)

    def of(self, action: Action | None) -> float:
        """If it says so, or nothing; who is armed points where it is best for him then."""
        known = (
            leanings(self.talk, DEALS, FIRMNESS)
            if action is None
            else self.crowd.leanings(heard(self.talk, self.head.seat, action))
        )
        count = self.field.count(known)
        if self.head.role in ARMED:
            return float(np.delete(count.won().mean(axis=0), self.field.me).max())
        return float(count.safe.mean())


def disguised_claim(head: Head) -> Claimed:
    """A first claim as others of his role make it, but rather one that is better for him."""
    effect = _Effect(head)
    wins = np.array([effect.of(Claim(claim)) for claim in CLAIMS])
    shares = np.array(claim_shares(head)) * np.exp(TILT * (wins - wins.max()))
    return head.dice.choices(CLAIMS, shares.tolist())[0]


def disguised_word(head: Head) -> Action | None:
    """What others would say in his place, or what he could say if he hides, rather what is better for him; nothing if
    that is best, unless he is spoken to."""
    if not may_speak(head):
        return None
    natural = next_word(head)
    answers = natural is not None and bool(said_to(head))
    hides = disguises(head)
    ideas: list[Action] = [*_tales(head)] if hides else []
    # A question is answered by a card, as everybody does.
    if hides and not any(said.kind == "ask" for said in said_to(head)):
        ideas += [*_accusations(head), *([i_am(head)] if answers else [])]
    words = list(dict.fromkeys([*([natural] if natural else []), *(idea for idea in ideas if unsaid(head, [idea]))]))
    if len(words) < 2 and (answers or not words):
        return natural
    effect = _Effect(head)
    wins = np.array([effect.of(word) for word in words])
    shares = np.exp(TILT * (wins - wins.max())) * (answers | (wins >= effect.of(None)))
    if not shares.any():
        return _certain(head)
    return head.drawn(f"word {len(head.mine)}").choices(words, shares.tolist())[0]


def _certain(head: Head) -> Action | None:
    """Whom an Agent accuses because he is nearly sure."""
    ideas = suspicion(head) if head.role == "agent" else []
    place = head.view.circle.index
    sure = [idea for idea in ideas if head.chances[place(idea.about), INDEX["assassin"]] >= CERTAIN]
    return unsaid(head, [*sure])


def _tales(head: Head) -> list[TellSeen]:
    """What he may say of each card: what it was, if it was not what he is, and an Assassin also what nobody has
    disproved. A VIP makes nothing up but what all do who guard him: with more of it blue won too often."""
    told = {said.role for said in head.mine if said.kind == "seen" and said.role is not None}
    tales = []
    for look in head.view.looks[:-1] if tells(head) else ():
        others = other_cards(head, look, told) if head.role == "assassin" else []
        truth = [look.role] if look.role != head.role else []
        roles = [*truth, *(role for role in others if not disproved(head, look, role))]
        tales += [TellSeen(look.stage, role) for role in roles]
    return tales


def _accusations(head: Head) -> list[Suspect]:
    """Whom he may accuse, once: an Assassin nobody he takes for one of his own, the others somebody who is an Assassin
    at least as likely as people are on the whole."""
    if any(said.kind == "suspect" for said in head.mine):
        return []
    deck, likely = head.view.deck, head.chances[:, INDEX["assassin"]]
    usual = deck.count("assassin") / (len(deck) - 1)
    fit = likely < FELLOW if head.role == "assassin" else likely >= usual
    return [Suspect(seat, "assassin") for seat, right in zip(head.view.circle, fit, strict=True) if right]
