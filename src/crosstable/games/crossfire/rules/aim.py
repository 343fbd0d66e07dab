"""The count and the shot: everybody points in secret, then the dealer's script is played (C11–C24)."""

from functools import cache

from msgspec.structs import replace

from crosstable.core import Event, Illegal, Offer, Outcome, Seat, Sentence, SomeOf, Step, offer, sentence

from ..actions import Aim
from ..data import ARMED, PROTECTORS, ROLES, Role
from ..events import AimsShown, Chosen, CountBegan, Ended, Fired, GunsLowered, Revealed
from ..state import Reason, Result, Script, State
from .resolve import resolve
from .talk import count_aside, has_chosen, may_speak, told
from .waves import shot_cards_decide, surviving_assassins

ASSASSINS: frozenset[Role] = frozenset({"assassin"})
UNARMED = frozenset(ROLES) - ARMED - PROTECTORS
FIRST_SHOWN = (ARMED | PROTECTORS) - ASSASSINS


def aimers(state: State) -> tuple[Seat, ...]:
    """Who points in the end: all, in Sniper mode the Assassins who are left (C11, C23)."""
    if state.sniper is None:
        return _everybody(len(state.roles))
    return tuple(surviving_assassins(state.roles, state.shots))


@cache
def _everybody(seats: int) -> tuple[Seat, ...]:
    return tuple(range(seats))


def first_aim(state: State, seat: Seat) -> tuple[Offer, ...]:
    """Point at another player (C11)."""
    return _aim_offers(state, seat) if state.aims[seat] is None else ()


def other_aim(state: State, seat: Seat) -> tuple[Offer, ...]:
    """Until the count is over the aim may be changed."""
    return _aim_offers(state, seat) if state.aims[seat] is not None and may_speak(state, seat) else ()


def _aim_offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    if seat not in aimers(state):
        return ()
    guns = 2 if state.roles[seat] == "enforcer" else 1
    return _aims(len(state.roles), seat, guns, state.options.both_guns, state.aims[seat] is not None)


@cache
def _aims(seats: int, seat: Seat, guns: int, both: bool, again: bool) -> tuple[Offer, ...]:
    others = tuple(s for s in range(seats) if s != seat)
    return (offer(Aim, aside=again, at=SomeOf(others, 1 if both else guns, guns)),)


def time_is_up(state: State, *before: Event) -> Step[State]:
    """The talk is over. In Sniper mode the shot cards come first and may end the game (C22)."""
    if state.sniper is None:
        return Step(replace(state, phase="aim"), told(*before, CountBegan(aimers(state))))
    cards = state.shots
    events = [*before, _revealed(state, "shot_cards", cards)] if cards else [*before]
    if cards:
        events.append(Fired(1, (state.sniper,) * len(cards), cards, cards, ()))
    if shot_cards_decide(state.roles, cards):
        return _finish(state, events)
    left = aimers(state)
    events += [_revealed(state, "assassins", left), CountBegan(left)]
    return Step(replace(state, phase="aim"), told(*events))


def aim(state: State, seat: Seat, action: Aim) -> Step[State]:
    """Choose whom to point at; when all have chosen the count is over (C11)."""
    pointing, at = aimers(state), action.at
    if state.phase != "aim" or seat not in pointing:
        raise Illegal("crossfire-not-now")
    guns = 2 if state.roles[seat] == "enforcer" else 1
    seats = len(state.roles)
    for target in at:
        if type(target) is not int or not 0 <= target < seats or target == seat:
            raise Illegal("crossfire-no-such-player")
    if len(set(at)) < len(at) or not (1 if state.options.both_guns else guns) <= len(at) <= guns:
        raise Illegal("crossfire-guns", guns=guns)
    again = state.aims[seat] is not None
    aimed = at * 2 if len(at) < guns else tuple(sorted(at))  # both guns at one
    before = count_aside(state, seat) if again else state
    after = replace(before, aims=(*state.aims[:seat], aimed, *state.aims[seat + 1 :]))
    if after.aims.count(None) == seats - len(pointing):
        return count_is_over(after, Chosen(seat))
    return Step(after, () if again else has_chosen(seat))


def count_is_over(state: State, *before: Event) -> Step[State]:
    """Everybody points at the same moment; those who did not choose point at nobody."""
    absent = tuple(seat for seat in aimers(state) if state.aims[seat] is None)
    shown = AimsShown(tuple([at or () for at in state.aims]), absent)
    return _finish(state, [*before, shown])


def _finish(state: State, events: list[Event]) -> Step[State]:
    result = resolve(state.roles, [at or () for at in state.aims], state.shots, late_guard=state.options.late_guard)
    over = _outcome(result)
    script = _crossfire_script(state, result) if state.sniper is None else _sniper_script(state, result)
    after = replace(state, phase="over", result=result, outcome=over)
    return Step(after, told(*events, *script, Ended(result, over, state.looks)))


def _revealed(state: State, why: str, seats: tuple[Seat, ...]) -> Revealed:
    return Revealed(why, seats, tuple([state.roles[seat] for seat in seats]))  # type: ignore[arg-type]


def _fired(result: Result, wave: int) -> Fired:
    shots = [shot for shot in result.shots if shot.wave == wave]
    return Fired(
        wave,
        tuple([shot.by for shot in shots]),
        tuple([shot.at for shot in shots]),
        tuple(sorted({shot.at for shot in shots if shot.hit})),
        tuple([block.at for block in result.blocked if block.wave == wave]),
    )


def script_of(result: Result) -> Script:
    """Who does what while the dealer reads out the script (C12–C15, C23)."""
    hit = {shot.at for shot in result.shots if shot.wave == 1 and shot.hit}
    assassins = _with_role(result, ASSASSINS)
    return Script(
        unarmed=_with_role(result, UNARMED),
        agents=_with_role(result, FIRST_SHOWN),
        protectors=_with_role(result, PROTECTORS),
        assassins=tuple([seat for seat in assassins if seat not in hit]),
    )


def _with_role(result: Result, roles: frozenset[Role]) -> tuple[Seat, ...]:
    return tuple([seat for seat, role in enumerate(result.roles) if role in roles])


def _crossfire_script(state: State, result: Result) -> list[Event]:
    """What the dealer reads out, step by step (C12)."""
    script, first = script_of(result), _fired(result, 1)
    shown = script.agents
    hit = tuple([seat for seat in first.hit if seat not in shown])
    vip = (state.roles.index("vip"),)
    known = {*shown, *hit, *vip}
    rest = tuple([seat for seat in range(state.seats) if seat not in known])
    steps: list[Event] = [GunsLowered(script.unarmed), _revealed(state, "agents", shown), first]
    if hit:
        steps.append(_revealed(state, "hit", hit))
    steps.append(_fired(result, 2))
    if vip[0] not in hit:
        steps.append(_revealed(state, "vip", vip))
    return [*steps, _revealed(state, "rest", rest)]


def _sniper_script(state: State, result: Result) -> list[Event]:
    """The Assassins' shots, if they had any, and everybody's cards (C23)."""
    shown = {state.sniper, *state.shots}
    steps: list[Event] = []
    if state.phase == "aim":
        steps.append(_fired(result, 2))
        shown.update(aimers(state))
    rest = tuple([seat for seat in range(state.seats) if seat not in shown])
    return [*steps, _revealed(state, "rest", rest)]


@cache
def why(reason: Reason) -> Sentence:
    """The sentence for a reason."""
    return sentence("crossfire-why-" + reason.replace("_", "-"))


def _outcome(result: Result) -> Outcome:
    winners = tuple([seat for seat, won in enumerate(result.won) if won])
    if "bomber" in result.reasons:
        told = sentence("crossfire-bomber-wins", seat=winners[0])
    else:
        told = sentence(f"crossfire-{result.team}-wins", why=why(result.verdict))
    return Outcome(winners, told, tuple([why(reason) for reason in result.reasons]))
