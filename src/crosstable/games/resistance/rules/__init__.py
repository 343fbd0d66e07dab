"""The Resistance: who may do what now, and what follows. The phases live in modules of their own."""

from collections.abc import Callable
from functools import cache
from typing import Any

from msgspec.structs import replace

from crosstable.core.action import Action, TimeUp, tag_of
from crosstable.core.chance import Chance
from crosstable.core.clock import Clock
from crosstable.core.errors import Illegal
from crosstable.core.events import Told, only
from crosstable.core.offers import Offer, allowed, offer
from crosstable.core.outcome import broken_off
from crosstable.core.seats import TIME, Seat
from crosstable.core.sentence import Sentence
from crosstable.core.step import Step

from .. import actions
from ..data import Options, Plot, team_size
from ..events import Dealt, Opened, PlotSpared
from ..state import Phase, State
from . import after, mission, plots, talk, team
from .flow import begin_turn, public, then
from .narrator import script
from .setup import characters_for, plots_for, seen_at_opening

TIME_UP = (offer(TimeUp),)


def start(options: Options, seats: int, chance: Chance) -> Step[State]:
    """Deal the characters, draw the first leader, open the eyes of those who may see (B1, B2, I1)."""
    characters = chance.shuffle("characters", characters_for(options, seats))
    leader = chance.below("first leader", seats)
    deck = chance.shuffle("plot cards", plots_for(seats)) if options.plot else ()
    return opening(options, characters, leader, deck)


def opening(options: Options, characters: Any, leader: Seat, deck: Any = ()) -> Step[State]:
    """The first state of a game with these characters, by seat."""
    seats = len(characters)
    token = (leader - 1) % seats if options.inquisitor else None  # clockwise seats: the right neighbour is one back
    knows = tuple(seen_at_opening(options, characters, seat) for seat in range(seats))
    state = State(
        options,
        characters,
        leader,
        knows=knows,
        deck=deck,
        held=((),) * seats,
        inquisitors=() if token is None else (token,),
    )
    told = public(state, Opened(script(options, seats), leader, token))
    secrets = tuple(Told(only(s), Dealt(characters[s], knows[s])) for s in range(seats))
    return then(Step(state, told.events + secrets), begin_turn)


def asked(state: State, seat: Seat) -> bool:
    """Whether the game waits for this seat."""
    match state.phase:
        case "vote":
            return state.votes[seat] is None
        case "mission":
            return seat in state.team and state.cards[seat] is None
        case "propose" | "appoint" | "give_plots":
            return seat == state.leader
        case "opinion":
            return seat in team.opinion_makers(state) and state.votes[seat] is None
        case "early":
            return seat not in state.passed
        case "over":
            return False
        case _:
            return seat == state.queue[0]


@cache
def only_seat(seat: Seat) -> frozenset[Seat]:
    """This seat alone."""
    return frozenset((seat,))


def actors(state: State) -> frozenset[Seat]:
    """Everybody the game waits for: in the wait of H8 time itself, when everybody has passed."""
    if state.phase == "vote":
        return team.voters(state.votes)
    if state.phase == "propose":
        return only_seat(state.leader)
    if state.phase == "mission":
        return mission.missing(state.team, state.cards)
    waited_for = frozenset([seat for seat in range(state.seats) if asked(state, seat)])
    return waited_for or (frozenset((TIME,)) if state.phase == "early" else waited_for)


ASKED: dict[Phase, Callable[[State], tuple[Offer, ...]]] = {
    "strong_leader": lambda state: (offer(actions.TakeLead), offer(actions.Pass)),
    "give_plots": plots.give_offers,
    "take_plot": plots.take_offers,
    "overhear": plots.overhear_offers,
    "open_up": plots.open_up_offers,
    "propose": team.propose_offers,
    "appoint": team.appoint_offers,
    "opinion": lambda state: team.VOTE_OFFERS,
    "no_confidence": lambda state: (offer(actions.StopTeam), offer(actions.Pass)),
    "spotlight": mission.spotlight_offers,
    "close_eye": mission.close_eye_offers,
    "accuse": lambda state: after.accuse_offers(state, state.queue[0]),
    "inquire": after.inquire_offers,
    "examine": after.examine_offers,
    "show_loyalty": after.loyalty_offers,
}
"""What the seat the game waits for may do."""


def offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    """Everything that seat may do now: what it is asked, Blame, and talk."""
    return moves(state, seat) + _beside(state, seat)


def _beside(state: State, seat: Seat) -> tuple[Offer, ...]:
    """What the game does not wait for."""
    if state.phase == "over" or not 0 <= seat < state.seats:
        return ()
    speech, options = talk.talk_offers(state, seat), state.options
    if not (options.open_choice or options.change_votes or options.blame):
        return speech
    return team.consider_offers(state, seat) + team.change_offers(state, seat) + team.blame_offers(state, seat) + speech


def moves(state: State, seat: Seat) -> tuple[Offer, ...]:
    """What the game waits for from that seat."""
    phase = state.phase
    if seat == TIME:
        return TIME_UP if phase == "early" else ()
    if not 0 <= seat < len(state.characters):
        return ()
    if phase == "vote":
        return team.VOTE_OFFERS if state.votes[seat] is None else ()
    if not asked(state, seat):
        return ()
    if phase == "early":
        return after.early_offers(state, seat)
    if phase == "mission":
        return mission.card_offers(state.characters[seat], state.options, len(state.characters))
    return ASKED[phase](state)


def play(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State]:
    """Carry out one action that is offered, or say why not."""
    if state.outcome:
        raise Illegal("game-over")
    if seat != TIME and not 0 <= seat < len(state.characters):
        raise Illegal("not-seated")
    if not allowed(moves(state, seat), action) and not allowed(_beside(state, seat), action):
        raise _refusal(state, seat, action)
    return CARRIED_OUT[type(action)](state, seat, action)


SPARED: dict[Phase, tuple[Plot, Callable[[State], Step[State]]]] = {
    "strong_leader": ("strong_leader", plots.pass_lead),
    "no_confidence": ("no_confidence", team.pass_no_confidence),
    "spotlight": ("spotlight", mission.pass_spotlight),
    "close_eye": ("close_eye", mission.pass_close_eye),
}
"""The plot card that is not used when a seat passes, and what follows."""


def _pass(state: State, seat: Seat, action: actions.Pass) -> Step[State]:
    if state.phase == "early":
        return after.pass_early(state, seat)
    card, follow = SPARED[state.phase]
    return then(public(state, PlotSpared(card, seat)), follow)


CARRIED_OUT: dict[type[Action], Callable[[State, Seat, Any], Step[State]]] = {
    actions.Propose: team.propose,
    actions.Consider: team.consider,
    actions.Appoint: team.appoint,
    actions.Vote: team.vote,
    actions.Blame: team.blame,
    actions.StopTeam: team.stop_team,
    actions.PlayCard: mission.play_card,
    actions.Expose: mission.expose,
    actions.WatchCard: mission.watch_card,
    actions.Accuse: after.accuse,
    actions.Inquire: after.inquire,
    actions.Examine: after.examine,
    actions.ShowLoyalty: after.show_loyalty,
    TimeUp: after.early_over,
    actions.GivePlot: plots.give,
    actions.TakeLead: plots.take_lead,
    actions.TakePlot: plots.take,
    actions.Overhear: plots.overhear,
    actions.OpenUp: plots.open_up,
    actions.Pass: _pass,
    **dict.fromkeys(talk.SPEECH, talk.say_it),
}
"""What each kind of action does."""


def _refusal(state: State, seat: Seat, action: Action) -> Illegal:
    """Why this action is not open to this seat now."""
    if isinstance(action, TimeUp):
        return Illegal("no-clock")
    if seat == TIME:
        return Illegal("unknown-action")
    tag = tag_of(type(action))
    if isinstance(action, talk.SPEECH):
        mine = talk.talk_offers(state, seat)
        return Illegal("resistance-no-such-statement" if mine else "resistance-said-enough")
    if not any(o.action == tag for o in offers(state, seat)):
        return Illegal("resistance-not-now" if asked(state, seat) else "not-your-turn")
    if isinstance(action, actions.Propose) and action.mission in team.open_missions(state):
        return Illegal("resistance-bad-team", size=team_size(state.seats, action.mission))
    return Illegal(REFUSED.get(type(action), "resistance-bad-choice"))


REFUSED: dict[type[Action], str] = {
    actions.Propose: "resistance-bad-mission",
    actions.PlayCard: "resistance-bad-card",
    actions.ShowLoyalty: "resistance-bad-loyalty",
    actions.Appoint: "resistance-bad-investigator",
    actions.Inquire: "resistance-bad-inquiry",
    actions.Accuse: "resistance-bad-accusation",
}
"""What is wrong with a choice that was not offered."""


def clock(state: State) -> Clock | None:
    """Only the wait of H8 is timed, and it is as long whatever happens."""
    return Clock(f"early-{state.round}", float(state.options.early_seconds)) if state.phase == "early" else None


def call_off(state: State, why: Sentence) -> State:
    """The game broken off here, without a winner; then all characters are shown."""
    return replace(state, phase="over", outcome=broken_off(why), queue=())
