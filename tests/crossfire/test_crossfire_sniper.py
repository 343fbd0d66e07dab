"""Time is up in Sniper mode (C22–C24)."""

import pytest

from crosstable.core.chance import QuickChance
from crosstable.core.errors import Illegal
from crosstable.core.seats import Seat
from crosstable.core.telling import Reader, line
from crosstable.games.crossfire import GAME
from crosstable.games.crossfire.actions import Aim, PlaceShots, Ready
from crosstable.games.crossfire.events import AimsShown, CountBegan, Ended, Fired, Revealed
from crosstable.games.crossfire.parts.log import LOG

from .crossfire_dealing import counting, do, events_of, talking
from .crossfire_shooting import fire, winners

# After passing: 0 bystander, 1 vip, 2 agent, 3 assassin, 4 assassin; 5 is the Sniper.
SIX = "vip agent assassin assassin bystander"
#          0   1     2        3        4         5         6          7
EIGHT = "vip agent assassin{} assassin{} red_decoy blue_decoy bystander sniper"


def _eight(first: str = "", second: str = "") -> str:
    return EIGHT.format(first, second)


@pytest.mark.rule("C22")
@pytest.mark.parametrize(
    ("shots", "team", "verdict"),
    [
        ((2, 3), "blue", "sniper_shot_all"),
        ((0, 2), "red", "sniper_shot_vip"),
        ((2, 6), "red", "sniper_shot_bystander"),
        ((6,), "red", "sniper_shot_bystander"),
        ((0, 6), "red", "sniper_shot_vip"),
    ],
)
def test_the_shot_cards_decide(shots: tuple[Seat, ...], team: str, verdict: str) -> None:
    result = fire(_eight(">0", ">0"), shots=shots)
    assert (result.team, result.verdict) == (team, verdict)
    assert result.shot == tuple(sorted(shots))
    assert all(shot.wave == 1 and shot.by == 7 for shot in result.shots)


@pytest.mark.rule("C22")
@pytest.mark.parametrize("bystander", ["protester", "supporter"])
def test_protester_and_supporter_are_bystanders_for_the_sniper(bystander: str) -> None:
    result = fire(f"vip agent assassin assassin {bystander} sniper", shots=(4,))
    assert result.team == "red"


@pytest.mark.rule("C22")
def test_a_game_the_shot_cards_decide_is_over_at_once() -> None:
    state = do(talking(SIX, mode="sniper", sniper=6), (5, PlaceShots((3, 4))))
    state = do(state, *((seat, Ready()) for seat in range(5)))
    events = events_of(GAME.play(state, 5, Ready(), QuickChance(0)), None)
    assert events[1:4] == [
        Revealed("shot_cards", (3, 4), ("assassin", "assassin")),
        Fired(1, by=(5, 5), at=(3, 4), hit=(3, 4), blocked=()),
        Revealed("rest", (0, 1, 2), ("bystander", "vip", "agent")),
    ]
    assert isinstance(events[4], Ended)
    assert events[4].outcome.winners == (0, 1, 2, 5)


@pytest.mark.rule("C23")
def test_otherwise_the_assassins_who_are_left_reveal_and_point() -> None:
    state = do(talking(SIX, mode="sniper", sniper=6), (5, PlaceShots((2, 4))))
    state = do(state, *((seat, Ready()) for seat in range(5)))
    step = GAME.play(state, 5, Ready(), QuickChance(0))
    assert events_of(step, None)[1:] == [
        Revealed("shot_cards", (2, 4), ("agent", "assassin")),
        Fired(1, by=(5, 5), at=(2, 4), hit=(2, 4), blocked=()),
        Revealed("assassins", (3,), ("assassin",)),
        CountBegan((3,)),
    ]
    assert GAME.actors(step.state) == {3}
    assert GAME.view(step.state, 0).roles == (None, None, "agent", "assassin", "assassin", "sniper")
    for seat in (4, 5, 0):
        with pytest.raises(Illegal):
            GAME.play(step.state, seat, Aim((1,)), QuickChance(0))
    events = events_of(GAME.play(step.state, 3, Aim((1,)), QuickChance(0)), None)
    assert events[1:4] == [
        AimsShown(((), (), (), (1,), (), ()), absent=()),
        Fired(2, by=(3,), at=(1,), hit=(1,), blocked=()),
        Revealed("rest", (0, 1), ("bystander", "vip")),
    ]


@pytest.mark.rule("C23")
@pytest.mark.parametrize(
    ("first", "second", "team", "verdict"),
    [
        (">0", ">4", "red", "assassins_shot_vip"),
        (">0", ">0", "red", "assassins_shot_vip"),
        (">0", ">6", "blue", "assassins_shot_bystander"),
        (">4", ">1", "blue", "assassins_missed"),
        (">6", ">4", "blue", "assassins_shot_bystander"),
        ("", "", "blue", "assassins_missed"),
    ],
)
def test_red_wins_if_the_vip_is_shot_and_no_bystander(first: str, second: str, team: str, verdict: str) -> None:
    result = fire(_eight(first, second), shots=(5,))
    assert (result.team, result.verdict) == (team, verdict)


@pytest.mark.rule("C24")
@pytest.mark.parametrize(
    ("aims", "shots", "won"),
    [
        # The Sniper got all Assassins.
        (("", ""), (2, 3), {0, 1, 5, 6, 7}),
        # She shot the Bystander: red wins; the Blue Decoy wins too, for the VIP is not shot (C18).
        (("", ""), (6,), {2, 3, 4, 5}),
        # She shot the VIP.
        (("", ""), (0,), {2, 3, 4, 6}),
        # The VIP is shot, but so is the Bystander: blue. The Red Decoy has the VIP shot (C18), the Blue Decoy his team.
        ((">0", ">6"), (), {0, 1, 4, 5, 7}),
        # The Assassins get the VIP; the Blue Decoy was shot by one of them.
        ((">0", ">5"), (), {2, 3, 4, 5, 6}),
        # The Red Decoy was shot by the Sniper, and blue wins.
        ((">1", ""), (4, 3), {0, 1, 4, 5, 6, 7}),
        # The Blue Decoy was shot by the Sniper, which is no help.
        ((">0", ""), (5, 3), {2, 3, 4, 6}),
    ],
)
def test_who_wins_in_sniper_mode(aims: tuple[str, str], shots: tuple[Seat, ...], won: set[int]) -> None:
    assert winners(fire(_eight(*aims), shots=shots)) == won


@pytest.mark.rule("C24")
def test_a_decoy_wins_if_shot_by_anybody() -> None:
    line = "vip agent assassin{} assassin decoy bystander sniper"
    assert fire(line.format(""), shots=(4,)).won[4]
    assert fire(line.format(">4")).won[4]
    assert not fire(line.format(">0")).won[4]


@pytest.mark.rule("C24")
def test_shots_at_the_sniper_or_at_somebody_already_shot_do_nothing() -> None:
    result = fire(_eight(">7", ">5"), shots=(5,))
    assert [(s.by, s.at, s.wave, s.hit) for s in result.shots if s.wave == 2] == [(2, 7, 2, False), (3, 5, 2, False)]
    assert result.shot == (5,)
    assert result.verdict == "assassins_missed"
    state = counting(SIX, (2,), mode="sniper", sniper=6)
    state = do(state, (3, Aim((5,))), (4, Aim((2,))))
    assert state.result is not None
    fired = Fired(2, by=(3, 4), at=(5, 2), hit=(), blocked=())
    reader = Reader(GAME.view(state, None), ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"), "en")
    assert line("crossfire", LOG, fired, reader) == (
        "Wave 2: Assassin Dan shoots at Fay. Nothing happens. Assassin Eve shoots at Cleo. Nothing happens."
    )


@pytest.mark.rule("C24")
def test_the_bomber_is_no_bystander_and_wins_alone_if_he_is_not_shot() -> None:
    line = "vip agent assassin{} assassin bomber sniper"
    shot = fire(line.format(">0"), shots=(4, 3))
    assert (shot.team, winners(shot)) == ("red", {2, 3})
    missed = fire(line.format(">0"), shots=(2, 3))
    assert (missed.team, winners(missed)) == ("blue", {4})
    killed = fire(line.format(">4"))
    assert (killed.team, winners(killed)) == ("blue", {0, 1, 5})


@pytest.mark.rule("C24", "C19")
def test_who_shoots_a_bystander_loses_in_sniper_mode_too() -> None:
    sniper = fire(_eight(), shots=(6,))
    assert (sniper.won[7], sniper.reasons[7]) == (False, "shot_bystander")
    assassin = fire(_eight(">6", ">0"))
    assert (assassin.won[2], assassin.reasons[2]) == (False, "shot_bystander")
    assert (assassin.won[3], assassin.reasons[3]) == (False, "assassins_shot_bystander")
