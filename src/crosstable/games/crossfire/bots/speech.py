"""What a bot says while the timer runs: an answer first, then its story, what it makes of the others, a question."""

from collections import Counter

import numpy as np

from crosstable.core import Action, Seat

from ..actions import Ask, Claim, Doubt, Plead, Suspect, TellSeen, Trust
from ..data import STAGES, Mode, Role
from ..state import Statement
from .head import Head
from .imagine import INDEX
from .manners import FRAMES, GUARDS, PLEADS, keeps_out, reticent
from .story import i_am, my_word, settled, story

SURE = 0.62
"""How sure an Agent must be to say whom he suspects …"""
FRAMED: dict[Mode, float] = {"crossfire": 0.7, "sniper": 0.5}
"""… and an Assassin that he names an Agent: who names people sooner than Agents do is known by it. Before a Sniper, who
has nothing but words to go by, those who hold back as much are hardly ever found."""
FELLOW = 0.3
"""From this chance on an Assassin takes somebody for one of his own, whom he does not call a liar."""
VOUCHED = 0.4
"""Up to this chance that somebody is an Assassin others vouch for what he says."""
PROBING = 0.65
"""From this wordiness on somebody asks others before he has told all of his own story."""
CURT = 0.2
"""Up to this wordiness somebody tells of one card, and of others when he is asked."""
REPLIES = 4
"""To how many words about him somebody answers."""


def may_speak(head: Head) -> bool:
    """Not in somebody else's place, nor after a great many words."""
    return any(offer.action == "doubt" for offer in head.view.offers)


def next_word(head: Head) -> Action | None:
    """The next thing to say, or nothing."""
    if not may_speak(head):
        return None
    begun = any(said.kind == "seen" for said in head.mine)
    probes = head.temper.wordiness >= PROBING
    order = (
        (_opinion, _question, _tale)
        if begun and probes
        else (_opinion, _tale, _question)
        if begun
        else (_tale, _opinion, _question)
    )
    return _reply(head) or next((word for find in order if (word := find(head))), None)


# ---------------------------------------------------------------- answers


def said_to(head: Head) -> list[Statement]:
    """What was said about me since I last said something."""
    said = head.view.said
    last = max((n for n, s in enumerate(said) if s.seat == head.seat and n >= len(head.view.circle)), default=-1)
    return [s for s in said[last + 1 :] if s.about == head.seat and s.kind in ("ask", "doubt", "suspect")]


def _reply(head: Head) -> Action | None:
    """Who is asked tells of a card or says who he is; who is called a liar or worse strikes back or defends himself."""
    spoken = said_to(head)
    if not spoken:
        return None
    last = next((said for said in spoken if said.kind == "ask"), spoken[-1])
    asks = last.kind == "ask"
    if not asks and sum(s.about == head.seat for s in head.view.said) > REPLIES + 4 * head.temper.wordiness:
        return None
    if head.seat == head.view.sniper:
        return unsaid(head, [Suspect(last.seat, "assassin"), Doubt(last.seat), Ask(last.seat)])
    back = [Doubt(last.seat)] if not asks and _strikes(head, last.seat) else []
    about_me: list[Action] = [*_turned(head, asks), i_am(head)]
    looks = list(story(head, asked=True))
    ideas = [*looks, *about_me] if asks else [*back, *about_me, *looks]
    bitter: list[Action] = [Doubt(last.seat)] if head.temper.grudge >= 0.5 else []
    if head.level.naive:  # nobody else trusts one who has just called him a liar or worse
        bitter = [*bitter, Trust(last.seat), Doubt(last.seat)]
    # Who has nothing left to answer asks back or says once more who he is; trust is no answer to a question.
    back_at_him: list[Action] = [] if last.seat in _heard_out(head) else [Ask(last.seat)]
    if asks:
        return unsaid(head, [*ideas, Plead(), *back_at_him]) or i_am(head)
    return unsaid(head, [*ideas, Plead(), *bitter, *back_at_him])


def _strikes(head: Head, accuser: Seat) -> bool:
    """Whether somebody of this temper calls his accuser a liar."""
    return head.temper.grudge > 0.6 or head.drawn(f"strike {accuser}").random() < 0.5 * head.temper.boldness


def _turned(head: Head, asks: bool) -> list[Action]:
    """Who claims nothing, or nothing that helps him, turns his card when he is pointed at."""
    claim, wanted = head.view.claims[head.seat], settled(head)
    better = {"bystander": "bystander", "blue_decoy": "vip"}.get(head.role, claim)
    if asks or head.quiet or head.level.naive or (claim != "undeclared" and claim == better):
        return []
    return [Claim(wanted)] if wanted != claim else []


def unsaid(head: Head, ideas: list[Action]) -> Action | None:
    """The first of these that I have not said; nobody speaks twice of the same look, or in one way of one person."""
    for idea in ideas:
        if isinstance(idea, Claim):
            if any(s.seat == head.seat and s.kind == "claim" for s in head.view.said[len(head.view.circle) :]):
                continue
            return idea
        if not any(_same(idea, said) or _against(idea, said) for said in head.mine):
            return idea
    return None


def _against(idea: Action, said: Statement) -> bool:
    """Whether it would be trust in somebody I have spoken ill of, or the other way round."""
    if isinstance(idea, Trust):
        return said.about == idea.about and said.kind in ("doubt", "suspect")
    return isinstance(idea, Doubt | Suspect) and said.about == idea.about and said.kind == "trust"


def _same(idea: Action, said: Statement) -> bool:
    if isinstance(idea, TellSeen):
        return said.kind == "seen" and said.stage == idea.stage
    kinds = {Doubt: "doubt", Trust: "trust", Suspect: "suspect", Ask: "ask", Plead: "plea"}
    about = getattr(idea, "about", None)
    return said.kind == kinds.get(type(idea), "am") and said.about == about


# ---------------------------------------------------------------- of its own accord


def _tale(head: Head) -> Action | None:
    """The next card of its story; some beg for their lives, but not before anything was said."""
    if head.seat == head.view.sniper:
        return None
    begs = _under_way(head) and head.drawn("plea").random() < PLEADS
    pleads: list[Action] = [Plead()] if begs else []
    return unsaid(head, [*(story(head) if tells(head) else ()), *pleads])


def tells(head: Head) -> bool:
    """Whether it goes on telling of cards unasked."""
    if head.level.discreet and reticent(head.role, head.view.mode, head.view.deck):
        return False
    return head.temper.wordiness > CURT or not any(said.kind == "seen" for said in head.mine)


def _opinion(head: Head) -> Action | None:
    """A lie it knows of, a suspicion, or somebody it can vouch for: as many as its temper has words."""
    of_others = sum(s.kind in ("doubt", "trust", "suspect", "ask") for s in head.mine)
    if not head.level.listens or of_others >= round(0.6 + 4 * head.temper.wordiness):
        return None
    named = {s.about for s in head.mine if s.kind in ("doubt", "trust", "suspect")}
    ideas = [*suspicion(head), *_caught(head)]
    return next((idea for idea in ideas if idea.about not in named), None)


def suspicion(head: Head) -> list[Suspect]:
    """An Agent names an Assassin; an Assassin names somebody who is in his way."""
    named = [s.about for s in head.mine if s.kind in ("suspect", "trust")]
    most = 1 + (head.temper.wordiness >= PROBING)
    quiet = head.quiet or keeps_out(head.role, head.view.mode, head.view.deck)
    if quiet or sum(s.kind == "suspect" for s in head.mine) >= most:
        return []
    wanted: Role = "agent" if head.role in FRAMES else "assassin"
    column = head.chances[:, INDEX[wanted]] + np.array([_readiness(head, seat) for seat in head.view.circle])
    column[[place for place, seat in enumerate(head.view.circle) if seat in (head.seat, *named)]] = 0
    place = int(column.argmax())
    sure = column[place] >= (FRAMED[head.view.mode] if head.role in FRAMES else SURE)
    return [Suspect(head.view.circle[place], "assassin")] if sure else []


def _readiness(head: Head, seat: Seat) -> float:
    """How much less sure it must be of this seat than somebody without a temper."""
    ill = {s.seat for s in head.view.said if s.about == seat and s.kind in ("suspect", "doubt")} - {head.seat}
    mine = any(s.seat == seat and s.about == head.seat and s.kind in ("suspect", "doubt") for s in head.view.said)
    temper = head.temper
    swayed = 0.2 * (temper.sway - 0.5) * min(2, len(ill))
    return 0.6 * (temper.boldness - 0.5) + swayed + 0.4 * (temper.grudge - 0.5) * mine


def _caught(head: Head) -> list[Doubt | Trust]:
    """Who says of a card what cannot be so by my own looks, and who says what I know to be so.

    Whoever wants the VIP to live lets a lie about him pass, and whoever wants it dead one of his own; and nobody speaks
    against what he has told himself, be it a lie."""
    looks, found = head.imagined.looks, list[Doubt | Trust]()
    vouched = sum(said.kind == "trust" for said in head.mine) > (head.temper.trust > 0.7)
    if head.quiet:
        return _word_against_word(head)
    for said in head.view.said:
        if said.seat == head.seat or said.kind != "seen" or said.stage is None or said.role is None:
            continue
        place = head.view.circle.index(said.seat)
        cards, share = looks[:, place, STAGES.index(said.stage)], likely_so(head, said)
        spared = head.role in GUARDS and (said.role == "vip" or (cards == INDEX["vip"]).all())
        spared |= head.role in FRAMES and head.chances[place, INDEX["assassin"]] > FELLOW
        if share == 0 and not spared and my_word(head, said) != said.role:
            found.append(Doubt(said.seat))
        elif share == 1 and not vouched and _vouches(head, said):
            found.append(Trust(said.seat))
    return found


def _word_against_word(head: Head) -> list[Doubt | Trust]:
    """Where words say nothing: who tells of a card otherwise than I have told of it, or the same. All have heard both,
    so that gives nothing away."""
    theirs = [said for said in head.view.said if said.seat != head.seat and said.kind == "seen"]
    words = [(said, my_word(head, said)) for said in theirs]
    return [(Trust if mine == said.role else Doubt)(said.seat) for said, mine in words if mine is not None]


def _vouches(head: Head, said: Statement) -> bool:
    """Whether it says that this is true: never of the VIP, nor an Assassin of the card he is, whose way would lead to
    him; the others not for one they take for an Assassin, who may well tell the truth now and then; and nobody for one
    who has called him a liar or worse, or tells of a card otherwise than he does himself."""
    likely = head.chances[head.view.circle.index(said.seat), INDEX["assassin"]]
    theirs = [s for s in head.view.said if s.seat == said.seat]
    if any(s.about == head.seat and s.kind in ("doubt", "suspect") for s in theirs):
        return False
    if any(s.kind == "seen" and my_word(head, s) not in (None, s.role) for s in theirs):
        return False
    if said.role == "vip" or (said.role == "assassin" if head.role in FRAMES else likely > VOUCHED):
        return False
    return head.drawn(f"vouch {said.seat}").random() < head.temper.trust


def likely_so(head: Head, said: Statement) -> float:
    """In how many of the deals I can imagine somebody saw what he says he saw."""
    if said.stage is None or said.role is None:
        return 0.5
    cards = head.imagined.looks[:, head.view.circle.index(said.seat), STAGES.index(said.stage)]
    return float((cards == INDEX[said.role]).mean())


def _heard_out(head: Head) -> set[Seat]:
    """Who has told of two cards or more, and myself: there is nothing to ask them."""
    cards = Counter(said.seat for said in head.view.said if said.kind == "seen")
    return {seat for seat, told in cards.items() if told > 1} | {head.seat}


def _under_way(head: Head) -> bool:
    """Whether three have told of a card: before that nobody is asked for more, and nobody has a reason to beg."""
    return len({said.seat for said in head.view.said if said.kind == "seen"}) >= 3


def _question(head: Head) -> Action | None:
    """Whoever has told of no card is asked: by the honest who looks worst, by the Assassin who may be the VIP."""
    view = head.view
    asked = {s.about for s in view.said if s.kind == "ask"}
    open_to = [seat for seat in view.circle if seat not in asked | _heard_out(head)]
    most = 1 + (head.temper.wordiness >= PROBING) + (head.seat == view.sniper)
    curious = head.drawn("question").random() < 0.2 + 0.8 * head.temper.wordiness
    if not open_to or not curious or sum(s.kind == "ask" for s in head.mine) >= most or not _under_way(head):
        return None
    wanted: Role = "vip" if head.role in FRAMES else "assassin"
    worst = head.chances[:, INDEX[wanted]]
    return Ask(max(open_to, key=lambda seat: float(worst[view.circle.index(seat)])))
