"""Examining, and what to do with plot cards."""

from collections.abc import Iterable
from typing import cast

from crosstable.core import Action, Offer, Seat

from ..actions import (
    Examine,
    Expose,
    GivePlot,
    Inquire,
    OpenUp,
    Overhear,
    Pass,
    ShowLoyalty,
    StopTeam,
    TakeLead,
    TakePlot,
    WatchCard,
)
from ..data import REJECTIONS, TO_WIN, Loyalty, Plot
from .eyes import best_look
from .hunting import prey_of
from .seatmind import Mind

CALM: tuple[Plot, ...] = ("opinion_maker", "confidence", "open_up")
"""Plot cards that are of little help to the honest; the others go to people one trusts."""
TELLING: tuple[Plot, ...] = ("confidence", "overheard", "close_eye", "open_up")
"""Plot cards by which somebody learns something."""
TOKEN = 0.05
"""What it is worth, in chances to win, that nobody honest gets the Inquisitor's token."""
DOUBT = 0.2
"""From here on one reckons with it that somebody is a spy."""
BAD = 0.6
"""From here on somebody looks too bad to be given anything."""


def examine(mind: Mind) -> Examine:
    """Whoever is most likely what I look for and not known to be (H11); nobody twice, if there is somebody else."""
    assert mind.view.mine
    prey, seats = prey_of(mind), mind.seats_for("examine")
    seen = {seat for known in mind.view.mine.knows if known.how == "examined" for seat in known.seats}
    return Examine(mind.most([s for s in seats if s not in seen] or seats, lambda s: _open_question(prey(s))))


def _open_question(p: float) -> float:
    """Nothing is learnt from what is certain."""
    return p if p < 0.999 else -1.0


def show_loyalty(mind: Mind) -> ShowLoyalty:
    """A Dummy Agent likes to be taken for the Chief (H18)."""
    offer = mind.offer("show_loyalty")
    assert offer
    cards = cast(tuple[Loyalty, ...], offer.fields["card"].of)
    return ShowLoyalty(cards[-1] if mind.luck.random() < 0.75 else cards[0])


def inquire(mind: Mind) -> Inquire:
    """Where the doubt is greatest (I2); spies hand the token on among themselves, so nobody honest learns anything: who
    acts from the moment always, others where that serves them best."""
    seats = mind.seats_for("inquire")
    if mind.is_spy and not mind.forgetful:
        return Inquire(best_look(mind, seats, TOKEN))
    fellows = [s for s in seats if mind.is_fellow(s)]
    return Inquire(mind.most(fellows or seats, lambda s: -abs(mind.face.spy(s) - 0.5)))


def _fellow(mind: Mind, seats: Iterable[Seat]) -> Seat | None:
    """The fellow spy among these who looks most honest, if there is one and I think of it."""
    fellows = [] if mind.forgetful else [s for s in seats if mind.is_fellow(s)]
    return mind.most(fellows, lambda s: -mind.face.spy(s)) if fellows else None


# ---------------------------------------------------------------- plot cards


def _card(mind: Mind, offer: Offer) -> Plot:
    return cast(Plot, mind.luck.choice(offer.fields["card"].of))


def give_plot(mind: Mind) -> GivePlot:
    """Strong cards to those who look honest; a spy with cover gives as if he were. But whom a spy shows himself to, and
    who is to learn something, is a fellow: at least one who does not look bad."""
    offer = mind.offer("give_plot")
    assert offer
    card = _card(mind, offer)
    sign = 1 if card in CALM else -1
    fellow = _fellow(mind, mind.seats_for("give_plot")) if card in TELLING else None
    if fellow is not None and (card == "confidence" or mind.face.spy(fellow) < BAD):
        return GivePlot(card, fellow)
    if mind.is_spy and not mind.level.cover:
        shared = card == "confidence" or card not in CALM  # nobody shows himself to the honest, not even a beginner
        return GivePlot(card, mind.most(mind.seats_for("give_plot"), lambda s: mind.is_fellow(s) == shared))
    return GivePlot(card, mind.most(mind.seats_for("give_plot"), lambda s: sign * round(mind.shown.spy(s), 6)))


def take_lead(mind: Mind) -> Action:
    """Take the lead from somebody who looks like a spy, when it counts (P4); a spy when the next mission may end it."""
    late = mind.view.round >= 3 or mind.view.rejections >= 3
    if mind.is_spy and TO_WIN - 1 in (mind.successes, mind.failures):
        return Pass() if mind.is_fellow(mind.view.leader) else TakeLead()  # now or never
    return TakeLead() if late and mind.shown.spy(mind.view.leader) > 0.5 else Pass()


def stop_team(mind: Mind) -> Action:
    """Stop a team that is bad for my side, unless that is the fifth rejection (P5)."""
    view = mind.view
    if view.rejections >= REJECTIONS - 1:
        return StopTeam() if mind.is_spy else Pass()
    if mind.is_spy:
        worth = mind.successes == TO_WIN - 1 or mind.open_book
        return StopTeam() if worth and not mind.can_sink(view.team, view.mission) else Pass()
    if view.rejections >= REJECTIONS - 2 and stoppers(mind):
        return Pass()
    best = mind.belief.best(len(view.team), view.mission)
    return StopTeam() if mind.belief.safe(view.team, view.mission) < 0.4 * best else Pass()


def stoppers(mind: Mind) -> int:
    """How many No Confidence are out in hands I do not trust: after so many rejections less than four an approved team
    may be the fifth (P5). Whoever acts from the moment does not see it coming."""
    view = mind.view
    if mind.forgetful:
        return 0
    return sum(
        hand.count("no_confidence")
        for seat, hand in enumerate(view.held)
        if seat != view.seat and mind.face.spy(seat) > DOUBT
    )


def watch_card(mind: Mind) -> Action:
    """Look at the card of the greatest doubt (P7); a spy at a fellow's, for then nobody else may."""
    fellow = _fellow(mind, mind.seats_for("watch_card"))
    if fellow is not None:
        return WatchCard(fellow)
    seat = mind.most(mind.seats_for("watch_card"), lambda s: -abs(mind.face.spy(s) - 0.5))
    return WatchCard(seat) if mind.view.round >= 2 and 0.1 < mind.face.spy(seat) < 0.95 else Pass()


def expose(mind: Mind) -> Action:
    """Put the likeliest spy in the light; a spy rather somebody harmless (P12)."""
    seats = mind.seats_for("expose")
    if mind.is_spy:
        harmless = [s for s in seats if s != mind.me and not mind.is_fellow(s)]
        return Expose(mind.luck.choice(harmless)) if harmless and mind.view.round >= 3 else Pass()
    seat = mind.most(seats, mind.belief.spy)
    return Expose(seat) if mind.belief.spy(seat) > 0.4 else Pass()


def take_plot(mind: Mind) -> TakePlot:
    """A card from somebody one does not trust (P8)."""
    offers = [o for o in mind.view.offers if o.action == "take_plot"]
    chosen = max(offers, key=lambda o: (mind.shown.spy(int(o.fields["seat"].of[0])), mind.luck.random()))
    return TakePlot(int(chosen.fields["seat"].of[0]), _card(mind, chosen))


def overhear(mind: Mind) -> Overhear:
    """The neighbour of the greatest doubt (P9); a spy a fellow he can vouch for, if that helps both."""
    fellow = _fellow(mind, mind.seats_for("overhear"))
    if fellow is not None and mind.face.spy(fellow) < BAD:
        return Overhear(fellow)
    return Overhear(mind.most(mind.seats_for("overhear"), lambda s: -abs(mind.face.spy(s) - 0.5)))


def open_up(mind: Mind) -> OpenUp:
    """Friends show themselves to whomever they trust most; a spy to a fellow spy (P11)."""
    if mind.is_spy:
        return OpenUp(mind.most(mind.seats_for("open_up"), mind.is_fellow))
    return OpenUp(mind.most(mind.seats_for("open_up"), lambda s: -mind.belief.spy(s)))
