"""What Hunters do: whom they take for the enemy Chief, and when a stroke is worth it."""

from collections.abc import Callable
from itertools import combinations

from crosstable.core import Action, Seat

from ..actions import Accuse, ClaimSeen, Pass
from ..data import PREY, SIDES, TO_WIN, Character
from ..know.claims import LOYALTY
from ..state import Look
from .hearsay import FOUND, names_himself
from .partners import is_chief
from .prospects import worth_striking
from .seatmind import NEARLY, Mind, accuses

CLEARED = 0.2
"""How much an honest examiner's "not a Chief" leaves for a spy who listens: people may lie for their Chief …"""
RULED_OUT = 0.05
"""… a fellow does not lie to his own Hunter, and says in time that he has found one."""
BELIEVED, SILENCE = 0.3, 1.2
"""What a beginner makes of the same two."""
OWNED_UP, BOASTED = 0.15, 0.25
"""How much likelier an honest player is the Chief who has said that he is somebody else, or that he is the Chief: who
is it says neither."""
TAKES_FOR_GRANTED = 6.0
"""How much a beginner of the resistance makes of who is said to be the Chief, if an honest player says so."""
TELLING = 4.0
"""How much likelier a Chief is who calls somebody a spy whose card has told him no more than that he is one."""
TOGETHER = 0.75
"""How often a Chief who knows another takes him along."""
VOUCHED = 8.0
"""How much likelier two are Chiefs of whom one vouches for the other …"""
TOO_SOON = 2
"""… up to this round: nobody else of the resistance has a reason for it yet."""
HUNTER: tuple[Character, ...] = ("spy_hunter",)
WINS = 0.2
"""What a stroke must promise, in chances to win, to be worth all cover."""
DECOY = 0.75
"""How often a Dummy Agent shows a Chief's card (H18)."""
MANY = 3
"""So many spies, with one Chief, need a Chief Fail for their stroke (H7)."""


def prey_of(mind: Mind) -> Callable[[Seat], float]:
    """How likely a seat is to be what my Hunter looks for; what friends of my side have found counts."""
    kinds, named, mates = PREY["spy" if mind.is_spy else "resistance"], _named(mind), _mates(mind)
    heard = _heard_by_a_beginner(mind) if mind.forgetful else _overheard(mind)
    weight = TAKES_FOR_GRANTED if mind.forgetful and not mind.is_spy else 1.0

    def prey(seat: Seat) -> float:
        likely = mind.belief.one_of(seat, kinds) * heard.get(seat, 1.0) * mates.get(seat, 1.0)
        return likely * (1 + weight * named.get(seat, 0.0))

    return prey if mind.forgetful or not mind.is_spy else _taken_together(mind, prey, named)


def _taken_together(mind: Mind, prey: Callable[[Seat], float], named: dict[Seat, float]) -> Callable[[Seat], float]:
    """The same for a spy who keeps count: whom a fellow has seen is a Chief, if no Dummy Agent; so many are left."""
    found = {seat: _shown_chief(mind, seat) for seat, fellow in named.items() if fellow}
    rest = {s: prey(s) for s in range(mind.view.seats) if s not in found}
    left = sum(kind in PREY["spy"] for kind in mind.view.cast) - sum(found.values())
    scale = max(0.0, left) / (sum(rest.values()) or 1.0)
    return lambda seat: found[seat] if seat in found else min(1.0, scale * rest[seat])


def _shown_chief(mind: Mind, seat: Seat) -> float:
    """How likely somebody is a Chief who has shown such a card to a fellow."""
    chief, decoy = (mind.belief.one_of(seat, (one,)) for one in ("resistance_chief", "dummy_agent"))
    return chief / (chief + DECOY * decoy) if chief else 0.0


def _named(mind: Mind) -> dict[Seat, float]:
    """Who is said to be an enemy Chief, and how far I take who has seen it for one of my side."""
    found = ("chief", "resistance_chief") if mind.is_spy else ("chief", "spy_chief")
    return {
        c.said.seats[0]: float(mind.is_fellow(c.said.seat)) if mind.is_spy else 1.0 - mind.belief.spy(c.said.seat)
        for c in mind.view.claims
        if c.said.kind == "seen" and c.said.what in found and not c.doubt and c.said.seat != mind.me
    }


def _heard_by_a_beginner(mind: Mind) -> dict[Seat, float]:
    """The same from honest examiners alone, whose silence says little."""
    honest = [(look, said) for look, said in _looks(mind) if not mind.is_fellow(look.viewer)]
    return {look.seat: BELIEVED if "not_chief" in said else SILENCE for look, said in honest}


def _overheard(mind: Mind) -> dict[Seat, float]:
    """How much likelier a Chief is who was examined by somebody else (H11), to a spy: a fellow tells what he has found,
    an honest player's silence says the more the more of them tell what they have seen."""
    told = [(look, said) for look, said in _looks(mind) if not mind.is_fellow(look.viewer)]
    tells = sum("not_chief" in said for _, said in told) / (len(told) + 1)
    found = {look.seat: CLEARED if "not_chief" in said else 1 / (1 - tells) for look, said in told}
    fellows = [(look, said) for look, said in _looks(mind) if mind.is_fellow(look.viewer)]
    found |= {look.seat: RULED_OUT if said or _would_have_told(mind, look) else 1.0 for look, said in fellows}
    for viewer in _knows_our_chief(mind):
        found[viewer] = found.get(viewer, 1.0) * TELLING
    for seat, what in _self_named(mind).items():
        found[seat] = found.get(seat, 1.0) * (BOASTED if what == "resistance_chief" else OWNED_UP)
    return found


def _would_have_told(mind: Mind, look: Look) -> bool:
    """Whether a fellow has had his last chance to tell his Hunter of a Chief: he went, and the mission is over."""
    over = mind.view.phase in ("early", "accuse")
    return over and bool(mind.view.missions) and look.viewer in mind.view.missions[-1].team


def _self_named(mind: Mind) -> dict[Seat, str]:
    """Who of the honest has said that he is somebody special, and whom; it tells only a spy something."""
    if not mind.is_spy:
        return {}
    told = [c.said for c in mind.view.claims if names_himself(c.said)]
    return {said.seat: said.what for said in told if said.seat != mind.me and not mind.is_fellow(said.seat)}


def _knows_our_chief(mind: Mind) -> set[Seat]:
    """Who has examined our Chief and called him a spy: where the card does not name the side, only another Chief can
    tell from it (H2)."""
    if "chief" not in mind.view.loyalty:
        return set()
    said = {(c.said.seat, seat) for c in mind.view.claims if accuses(c.said) for seat in c.said.seats}
    ours = {(look.viewer, look.seat) for look, _ in _looks(mind) if is_chief(mind, look.seat)}
    return {viewer for viewer, seat in ours & said if not mind.is_fellow(viewer)}


def _looks(mind: Mind) -> list[tuple[Look, set[str]]]:
    """Whom others have examined, with what they have said of him since; a spy alone can tell what that is worth."""
    if not mind.is_spy:
        return []
    cards = [c.said for c in mind.view.claims if c.said.kind == "seen" and c.said.what in LOYALTY]
    return [
        (look, {said.what for said in cards if (said.seat, *said.seats) == (look.viewer, look.seat)})
        for look in mind.view.looks
        if look.how == "examined" and look.viewer != mind.me
    ]


def _mates(mind: Mind) -> dict[Seat, float]:
    """How much likelier each honest seat is one of two Chiefs who know each other (H3), by who takes whom along and
    who vouches for whom too soon, to a spy who keeps the whole game in mind."""
    view = mind.view
    if not mind.is_spy or mind.forgetful or view.cast.count("resistance_chief") != 2:
        return {}
    honest = [s for s in range(view.seats) if s != mind.me and not mind.is_fellow(s)]
    pairs = dict.fromkeys(combinations(honest, 2), 1.0)
    for put in view.proposals:
        usual = (len(put.team) - 1) / (view.seats - 1)
        for a, b in pairs:
            if put.leader in (a, b):
                together = a in put.team and b in put.team
                pairs[a, b] *= TOGETHER / usual if together else (1 - TOGETHER) / (1 - usual)
    for pair in _vouched_too_soon(mind):
        if pair in pairs:
            pairs[pair] *= VOUCHED
    share = sum(pairs.values()) * 2 / len(honest)
    return {s: sum(w for pair, w in pairs.items() if s in pair) / share for s in honest}


def _vouched_too_soon(mind: Mind) -> set[tuple[Seat, Seat]]:
    """Pairs of whom one has called the other honest without having looked at him, when no mission could tell yet."""
    looked = {(look.viewer, look.seat) for look in mind.view.looks}
    trust = [c.said for c in mind.view.claims if c.said.kind == "trust" and c.said.round <= TOO_SOON]
    pairs = [(said.seat, said.seats[0]) for said in trust]
    return {(min(pair), max(pair)) for pair in pairs if pair not in looked}


def accuse(mind: Mind) -> Accuse:
    """The most likely enemy Chief (H13); who slips goes by a hunch, the likelier the better."""
    prey, seats = prey_of(mind), mind.seats_for("accuse")
    if not mind.level.slips:
        return Accuse(mind.most(seats, prey))
    hunch = [(prey(seat) + 1e-9) ** mind.level.hunch for seat in seats]
    return Accuse(mind.luck.choices(seats, hunch)[0])


def accuse_early(mind: Mind) -> Action:
    """The spy Hunter strikes when a stroke now is worth more than playing on (H7)."""
    if not mind.offer("accuse"):
        return Pass()
    chosen = accuse(mind)
    hasty = mind.level.sure * (1.3 - 0.6 * mind.temper.boldness)
    return chosen if worth_striking(mind, min(1.0, prey_of(mind)(chosen.seat))) > hasty else Pass()


def stroke_ready(mind: Mind) -> bool:
    """Whether an early accusation is still free and worth it, as far as a spy who is not the Hunter can tell."""
    return stroke_gains(mind) > mind.level.sure


def stroke_gains(mind: Mind) -> float:
    """What an early accusation is worth after this mission, if it fails, in chances to win; nothing if none is free."""
    if not mind.view.options.hunter or mind.view.early_used or mind.failures == TO_WIN - 1:
        return 0.0
    prey, others = prey_of(mind), [s for s in range(mind.view.seats) if s != mind.me and not mind.is_fellow(s)]
    mine = worth_striking(mind, min(1.0, max(map(prey, others))), failed=1)  # he strikes when this one has
    looked = set() if mind.forgetful else _kept_to_himself(mind) & set(others)
    if not looked:
        return mine
    found = min(1.0, sum(map(prey, looked)))
    rest = max((prey(s) for s in others if s not in looked), default=0.0) / max(1 - found, NEARLY)
    sure, guess = (worth_striking(mind, p, failed=1) for p in (1.0, min(1.0, rest)))
    return max(mine, found * sure + (1 - found) * max(0.0, guess))


def needs_stroke(mind: Mind) -> bool:
    """Whether one more success ends the game and only a stroke can turn it, for which the Chief has to fail: where all
    is looked at a mission that fails without him is hardly ever followed by others."""
    options, view = mind.view.options, mind.view
    looks = options.hunter and options.inquisitor and options.plot and SIDES[view.seats][1] == MANY
    free = not view.early_used and not mind.forgetful
    return mind.is_spy and looks and free and mind.successes == TO_WIN - 1 > mind.failures


def _kept_to_himself(mind: Mind) -> set[Seat]:
    """Whom my Hunter has examined and said nothing of: he may have found a Chief, and would not tell."""
    hunters = [s for s in range(mind.view.seats) if mind.is_fellow(s) and mind.belief.one_of(s, HUNTER) > 1 - NEARLY]
    return {look.seat for look, said in _looks(mind) if look.viewer in hunters and not said}


def word_in_time(mind: Mind) -> ClaimSeen | None:
    """What a spy who has found a resistance Chief says when his Hunter can strike: not before, for who says it is
    suspected, and hardly goes on a mission any more."""
    view = mind.view
    if not mind.is_spy or mind.character in HUNTER or not mind.offer("claim_seen"):
        return None
    team = view.team if view.phase == "mission" else view.missions[-1].team if view.missions else ()
    if not stroke_free(mind, team):
        return None
    assert view.mine
    found = [k for k in view.mine.knows if k.how == "examined" and k.what in FOUND and not mind.is_fellow(k.seats[0])]
    return next((ClaimSeen(k.seats[0], k.what) for k in found if mind.told_of(k.seats[0]) is None), None)


def stroke_free(mind: Mind, team: tuple[Seat, ...]) -> bool:
    """Whether the Hunter may strike if this team fails: early, with the Chief on it, or because it is the third."""
    if mind.failures == TO_WIN - 1:
        return True
    return not mind.view.early_used and any(is_chief(mind, s) for s in team)
