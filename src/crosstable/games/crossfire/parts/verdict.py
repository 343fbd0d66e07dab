"""What aims and shot cards in Crossfire were worth, by what the shooter had seen and could have believed."""

from collections.abc import Sequence
from math import isclose

from crosstable.core import Action, Arg, Seat, sentence
from crosstable.core.review import LEAST, Effort, Eyes, Way, Weighed
from crosstable.review.words import name, names, percent

from ..actions import Aim, PlaceShots, Ready
from ..bots.expect import sniper_stakes
from ..bots.spoken import SPOKEN as SPOKEN
from ..bots.spoken import turned_by_words, weigh_words
from ..bots.target import worth
from ..data import BYSTANDERS, ROLES, Role
from ..know.deduce import Fact, beliefs
from ..know.evidence import fact_of
from ..know.notebook import believing
from ..rules.resolve import resolve
from ..state import State
from ..view import CrossfireView
from .awards import WANTED
from .insight import own_facts

WEIGHED: tuple[type[Action], ...] = (Aim, PlaceShots, Ready, *SPOKEN)
SHOWN = 3

Chances = dict[Seat, dict[Role, float]]


def weigh(eyes: Eyes, action: Action, effort: Effort) -> Weighed | None:
    """Where the Sniper laid her cards, whom somebody armed pointed at, or what was said."""
    view = eyes.view
    assert isinstance(view, CrossfireView)
    if isinstance(action, SPOKEN):
        return weigh_words(view, action, effort, eyes.options.late_guard)
    if not isinstance(action, Aim):
        return _laid(view, action)
    return _aimed(view, action)


def _aimed(view: CrossfireView, action: Aim) -> Weighed | None:
    """Whom somebody armed pointed at, beside whom his looks told him to; what was said may excuse him."""
    if view.role is None or not (wanted := WANTED.get(view.role)) or view.seat not in view.circle:
        return None
    facts = frozenset(own_facts(view))
    looks, talk = _chances(view, facts), _chances(view, believing(view.deck, view.circle, view.said, facts)[0])
    aimed = {seat for offer in view.offers if offer.action == "aim" for c in offer.choices() for seat in c["at"]}
    free = sorted(aimed & set(view.circle))
    if looks is None or talk is None or len(free) <= len(action.at) or not {*action.at} <= {*free}:
        return None
    values = dict(zip(ROLES, worth(view.role, view.deck).tolist(), strict=True))
    seen, heard = _worth(looks, values), _worth(talk, values)
    best = tuple(sorted(sorted(free, key=lambda seat: -seen[seat])[: len(action.at)]))
    if isclose(_sum(seen, best), _sum(seen, action.at)):
        best = action.at
    loss = _sum(seen, best) - _sum(seen, action.at)
    told = max(0.0, _sum(heard, best) - _sum(heard, action.at))
    found = {seat: sum(looks[seat].get(role, 0.0) for role in wanted) for seat in free}
    mine = max(found[seat] for seat in action.at)
    kind = "bystander" if wanted == BYSTANDERS else min(wanted)
    words = {"role": kind, "names": names(action.at), "chance": percent(mine)}
    top = sorted(free, key=lambda seat: -found[seat])[:SHOWN]
    risk = _risk(looks, view.role, action.at) if _most(found, best) <= mine else 0.0
    return Weighed(
        best=_sum(seen, best),
        taken=_sum(seen, action.at),
        error=abs(loss - told),
        about=sentence("crossfire-verdict-about", role=kind),
        done=sentence("crossfire-verdict-risky", risk=percent(risk), names=names(action.at), role=view.role)
        if risk
        else sentence("crossfire-verdict-aimed", **words),
        better=sentence("crossfire-verdict-better", role=kind, names=names(best), chance=percent(_most(found, best))),
        ways=tuple(Way(name(seat), found[seat], seat in action.at) for seat in dict.fromkeys((*top, *action.at))),
        seats=action.at,
    )


def _laid(view: CrossfireView, action: Action) -> Weighed | None:
    """The Sniper's cards beside the best ones, by what was said. How much she should make of it is the error."""
    if view.seat != view.sniper or (isinstance(action, Ready) and view.shots):
        return None
    at = tuple(sorted(action.at)) if isinstance(action, PlaceShots) else ()
    best, top, taken, error = sniper_stakes(view, at)
    words = {cards: names(cards) if cards else sentence("crossfire-verdict-nobody") for cards in (best, at)}
    said: dict[str, Arg] = {"names": words[at], "before": percent(top), "after": percent(taken)}
    ways = {best: top, at: taken}
    return Weighed(
        best=top,
        taken=taken,
        error=error,
        about=sentence("crossfire-verdict-wins"),
        done=sentence("crossfire-verdict-laid", **said),
        better=sentence("crossfire-verdict-cards", names=words[best]),
        ways=tuple(Way(words[cards], ways[cards], cards == at) for cards in ways),
        wins=True,
        seats=at,
    )


def swayed(eyes: Eyes, action: Action) -> int | None:
    """The statement without which these targets would have looked worst, to somebody who believed all that fits."""
    view = eyes.view
    assert isinstance(view, CrossfireView)
    at = view.shots if isinstance(action, Ready) else action.at if isinstance(action, Aim | PlaceShots) else ()
    if view.role is None or not at:
        return None
    values = dict(zip(ROLES, worth(view.role, view.deck).tolist(), strict=True))
    believed = believing(view.deck, view.circle, view.said, frozenset(own_facts(view)))[0]

    def seems(facts: frozenset[Fact]) -> float:
        chances = _chances(view, facts)
        return 0.0 if chances is None else _sum(_worth(chances, values), at)

    here = seems(believed)
    told = {
        number: fact
        for number, said in enumerate(view.said)
        if said.seat != view.seat and (fact := fact_of(said, view.circle, view.deck)) in believed
    }
    without = {number: here - seems(believed - {fact}) for number, fact in told.items() if fact is not None}
    most = max(without, key=without.__getitem__, default=None)
    return most if most is not None and without[most] > LEAST else None


def _chances(view: CrossfireView, facts: frozenset[Fact]) -> Chances | None:
    known = beliefs(view.deck, facts)
    return None if known is None else dict(zip(view.circle, known.chances, strict=True))


def _worth(chances: Chances, values: dict[Role, float]) -> dict[Seat, float]:
    """What a shot at each seat is worth."""
    return {seat: sum(p * values[role] for role, p in roles.items()) for seat, roles in chances.items()}


def _sum(worths: dict[Seat, float], seats: Sequence[Seat]) -> float:
    """What shots at these are worth on average."""
    return sum(worths[seat] for seat in seats) / len(seats) if seats else 0.0


def _most(found: dict[Seat, float], seats: Sequence[Seat]) -> float:
    return max(found[seat] for seat in seats)


def _risk(chances: Chances, role: Role, seats: Sequence[Seat]) -> float:
    """How likely a shot at one of these costs the game: a Bystander, for an Agent the VIP too."""
    spared: frozenset[Role] = BYSTANDERS if role == "assassin" else frozenset({"vip", *BYSTANDERS})
    return max(sum(chances[seat].get(one, 0.0) for one in spared) for seat in seats)


def mattered(states: Sequence[State], weighed: Weighed) -> bool:
    """Whether this was the aim, or the word, that counted, the seat has lost, and another one would have won."""
    end, seat = states[-1], weighed.seat
    if end.result is None or end.result.won[seat]:
        return False
    before = states[weighed.n - 1]
    if len(before.said) < len(states[weighed.n].said):
        return turned_by_words(before, end, seat)
    if seat == end.sniper:
        return end.shots == states[weighed.n].shots  # with a card for every Assassin she would have won
    if end.aims[seat] != states[weighed.n].aims[seat]:
        return False
    return any(_wins(end, seat, (other,)) for other in end.circle if other != seat)


def _wins(end: State, seat: Seat, aim: tuple[Seat, ...]) -> bool:
    aims = [*end.aims]
    aims[seat] = aim
    shot = resolve(end.roles, [one or () for one in aims], end.shots, late_guard=end.options.late_guard)
    return shot.won[seat]
