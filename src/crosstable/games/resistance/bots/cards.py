"""Playing mission cards."""

from msgspec.structs import replace

from crosstable.core import Seat

from ..actions import PlayCard
from ..data import SIDES, TO_WIN, fails_needed
from ..know.claims import proved
from .belief import belief_of
from .habits import ORDERLY
from .hunting import WINS, needs_stroke, stroke_gains, stroke_ready
from .partners import asked, follows, is_chief, turn
from .seatmind import NEARLY, Mind

LEADS = 0.48
"""How far a fellow must be trusted to hold back for the first in turn to fail: one fail won 88, two 48, none 56 of a
hundred games, if the others fail six times in seven …"""
RELIES = 0.7
"""… and how far to fail himself, where none would lose everything."""


GIVEN_UP = 0.78
"""What everybody takes for lost as surely as this is reversed."""
EITHER = 0.2
"""How often they fail there before the game is at stake: so seldom that it costs little, and nobody can count on it."""
LEAVES = {2: 1.0, 3: 0.9, 4: 0.78}
"""How often who acts from the moment fails beside two, three or four spies in all …"""
FEW = 3
"""… where they are more than one in so many players …"""
HURRIES = 1.15
"""… and of two where the Inquisitor goes round."""
PATIENT = 0.1
"""How much rarer a fail in the first mission is where it is found out."""


def play_card(mind: Mind) -> PlayCard:
    """The card that serves my side."""
    offer = mind.offer("play_card")
    assert offer
    cards = offer.fields["card"].of
    if "reverse" in cards:
        return PlayCard("reverse" if _reverses(mind) else "success")
    if "fail" not in cards or not _fails(mind):
        return PlayCard("success")
    return PlayCard("chief_fail" if "chief_fail" in cards and _shows_chief(mind) else "fail")


def _shows_chief(mind: Mind) -> bool:
    """A spy Chief says who he is when that lets the Hunter strike at somebody worth it; else it only tells (H5, H7)."""
    return mind.luck.random() < mind.level.chief_fail or stroke_ready(mind) or needs_stroke(mind)


def wants_failure(mind: Mind) -> bool:
    """Whether a spy wants to sink this mission, or rather not be noticed."""
    if stroke_ready(mind) and any(is_chief(mind, s) for s in mind.view.team):
        return True
    if mind.much_seen:  # fails are not what spies win by there: it is the stroke, and that needs a hidden Chief
        at_stake = TO_WIN - 1 in (mind.successes, mind.failures)
        return at_stake or mind.luck.random() < (EITHER if mind.view.round > 1 else mind.level.first * PATIENT)
    if _in_order(mind):
        return asked(mind, mind.view.mission, mind.view.missions)
    nerve = (mind.level.fail if mind.view.round > 1 else mind.level.first * _patience(mind)) * _alone(mind)
    if TO_WIN - 1 in (mind.successes, mind.failures):
        nerve = (1 + nerve) / 2  # now or never: even who is timid pulls himself together
    return mind.luck.random() < nerve


def _patience(mind: Mind) -> float:
    """How much less often the first mission is failed where people examine each other from then on and spies are but
    two: one of two on a team is soon found out (H11). At six medium spies lost 37 of 51 games after it, and 14 of 38
    others."""
    two = mind.view.options.hunter and SIDES[mind.view.seats][1] <= ORDERLY
    return PATIENT if two and not mind.forgetful else 1.0


def _alone(mind: Mind) -> float:
    """How far it is left to him, for one who acts from the moment: the more fellows there are, the more he leaves it to
    them, and where the Inquisitor goes round few he would rather have it behind him."""
    if not mind.forgetful:
        return 1.0
    spies = SIDES[mind.view.seats][1]
    if mind.view.options.inquisitor and spies <= ORDERLY:
        return HURRIES
    return 1.0 if spies * FEW <= mind.view.seats else LEAVES[spies]


def _fails(mind: Mind) -> bool:
    """Only as many spies fail as are needed, those first who sit next to the leader."""
    if not wants_failure(mind):
        return False
    gains = stroke_gains(mind)
    strikes = gains > mind.level.sure or needs_stroke(mind)
    if not (gains > WINS and is_chief(mind, mind.me)) and (_turned_over(mind) or _in_the_light(mind)):
        return False  # only his own fail lets the Hunter strike: with that in hand the Chief counts on no Reverse
    view, need = mind.view, fails_needed(mind.view.seats, mind.view.mission)
    reversers = [s for s in mind.fellows(view.team) if mind.belief.one_of(s, ("spy_reverser",)) > 0.99]
    able = [
        s for s in turn(mind, view.leader, view.team) if s == mind.me or (mind.is_fellow(s) and s not in reversers)
    ]  # fmt: skip
    if strikes:
        able.sort(key=lambda s: not is_chief(mind, s))
    if _careful(mind) and len(able) < need and mind.belief.spies_on(view.team)[need:].sum() < 0.5:
        return False  # a fail that sinks nothing only tells
    if strikes and is_chief(mind, mind.me):
        return True
    unknown = 0.0 if mind.forgetful else sum(mind.belief.spy(s) for s in view.team if s not in (*able, *reversers))
    if unknown > NEARLY or (SIDES[view.seats][1] > ORDERLY and not _seen_soon(mind)):
        return _of_many(mind, len(able), unknown, need)
    if not _in_order(mind):
        return able.index(mind.me) < need or mind.luck.random() < mind.level.both
    if len(able) == 2 and need == 1:
        return _of_two(mind, able)
    return able.index(mind.me) < need


def _careful(mind: Mind) -> bool:
    """Whether a spy minds what his card tells: with cover, and whoever has the whole game in mind where people look."""
    options = mind.view.options
    return mind.level.cover or (not mind.forgetful and (options.hunter or options.inquisitor or options.plot))


def _seen_soon(mind: Mind) -> bool:
    """Whether people look at each other in this game. Then a second Fail costs more than a missing one, and spies with
    cover go by who sits next to the leader; with Hunters all do, for what each is gives an order: the Chief last."""
    options = mind.view.options
    return options.hunter or (mind.level.cover and (options.inquisitor or options.plot))


def _in_the_light(mind: Mind) -> bool:
    """Whether a fail would show all the table who played it: mine lies face up, or that of everybody else (P12). Only
    one that decides the game is worth that."""
    view = mind.view
    hidden = [s for s in view.team if s != view.exposed]
    shown = view.exposed == mind.me or (view.exposed is not None and hidden == [mind.me])
    at_stake = TO_WIN - 1 in (mind.successes, mind.failures)
    return shown and not at_stake and not mind.forgetful and not proved(view, mind.me)


def _of_many(mind: Mind, able: int, unknown: float, need: int) -> bool:
    """Three or four spies have agreed on nothing, nor have those who do not know each other (B13, H20): whoever is not
    alone, or may not be, mixes, so that about as many fail as are needed; when the game is at stake everybody fails."""
    at_stake = TO_WIN - 1 in (mind.successes, mind.failures)
    return able + unknown <= need or at_stake or mind.luck.random() < need / (able + unknown)


def _in_order(mind: Mind) -> bool:
    """Whether spies play by an order all of them know: with cover, where they are but two and know each other (B13)."""
    two = SIDES[mind.view.seats][1] <= ORDERLY and not mind.view.options.blind_spies
    return mind.level.cover and two


def _turned_over(mind: Mind) -> bool:
    """Whether a spy counts on somebody of the resistance to reverse this team's cards: then a Success sinks it (R3). If
    that is only likely he does so every other time: neither can outguess the other then."""
    view = mind.view
    if "resistance_reverser" not in view.cast or not mind.level.slips < 0.2:
        return False
    others = [s for s in view.team if s != mind.me and not mind.is_fellow(s)]
    there = sum(mind.belief.one_of(s, ("resistance_reverser",)) for s in others)
    if there < 0.5:
        return False
    public = belief_of(replace(view, mine=None), mind.level.habits)
    sunk = float(public.spies_on(view.team)[fails_needed(view.seats, view.mission) :].sum())
    lost = sunk * mind.level.habits.fail[view.round - 1]
    return lost > GIVEN_UP or (lost > 0.5 and mind.luck.random() < 0.5)


def _of_two(mind: Mind, able: list[Seat]) -> bool:
    """One fail serves best, two give both away: it depends on what the other does, who may know no order."""
    if mind.failures == TO_WIN - 1 and not mind.view.options.hunter:
        return True  # that wins, however many fail
    fellow = next(s for s in able if s != mind.me)
    trusted = follows(mind, fellow)
    if able[0] == mind.me:
        return mind.successes == TO_WIN - 1 or trusted > LEADS
    return mind.successes == TO_WIN - 1 and trusted < RELIES


def _reverses(mind: Mind) -> bool:
    """A resistance Reverser saves a mission he thinks lost; a spy Reverser sinks one nobody else sinks, and with five
    none that he thinks another Reverser is about to save: two Reverses would make a success of it (R3)."""
    need = fails_needed(mind.view.seats, mind.view.mission)
    others = tuple(s for s in mind.view.team if s != mind.me)
    sunk = float(mind.belief.spies_on(others)[need:].sum())
    if mind.is_spy:
        saved = mind.view.seats == min(SIDES) and _turned_over(mind)
        return wants_failure(mind) and sunk < 0.5 and not saved
    expected: float = sunk * mind.level.habits.fail[mind.view.round - 1]
    return expected > 0.5
