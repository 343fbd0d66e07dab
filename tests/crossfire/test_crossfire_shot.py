"""Pointing, the dealer's script, the two waves and the blocks (C11–C17)."""

import pytest

from crosstable.core.action import TimeUp
from crosstable.core.chance import QuickChance
from crosstable.core.errors import Illegal
from crosstable.core.seats import TIME
from crosstable.games.crossfire import GAME
from crosstable.games.crossfire.actions import Aim
from crosstable.games.crossfire.events import AimsShown, Chosen, Ended, Fired, GunsLowered, Revealed
from crosstable.games.crossfire.rules.aim import script_of

from .crossfire_dealing import counting, do, events_of, shoot
from .crossfire_shooting import fire

# After passing, without mixing: 0 bystander, 1 vip, 2 agent, 3 assassin, 4 red decoy.
FIVE = "vip agent assassin red_decoy bystander"
# After passing: 0 red decoy, 1 vip, 2 assassin, 3 assassin, 4 enforcer.
ENFORCED = "vip assassin assassin enforcer red_decoy"


@pytest.mark.rule("C11")
def test_aims_are_secret_until_the_count_is_over() -> None:
    state = counting(FIVE)
    assert GAME.actors(state) == {0, 1, 2, 3, 4}
    step = GAME.play(state, 3, Aim((1,)), QuickChance(0))
    assert events_of(step, 0) == [Chosen(3)]
    assert GAME.view(step.state, 3).aim == (1,)
    assert GAME.view(step.state, 0).aim == ()
    again = GAME.play(step.state, 3, Aim((2,)), QuickChance(0))
    assert events_of(again, 0) == []
    assert again.state.phase == "aim"
    assert GAME.view(again.state, 3).aim == (2,)


@pytest.mark.rule("C11")
def test_everybody_points_at_one_other_player() -> None:
    state = counting(FIVE)
    for wrong in ((0,), (), (1, 2), (5,), (-1,)):
        with pytest.raises(Illegal):
            GAME.play(state, 0, Aim(wrong), QuickChance(0))
    assert do(state, (0, Aim((4,)))).aims[0] == (4,)


@pytest.mark.rule("C11")
def test_the_enforcer_points_at_two_players() -> None:
    state = counting(ENFORCED, enforcer=True)
    assert state.roles[4] == "enforcer"
    with pytest.raises(Illegal) as caught:
        GAME.play(state, 4, Aim((1,)), QuickChance(0))
    assert str(caught.value) == "You point at two different players."
    assert do(state, (4, Aim((3, 2)))).aims[4] == (2, 3)


@pytest.mark.rule("C11")
def test_the_table_may_let_the_enforcer_point_both_guns_at_one() -> None:
    state = counting(ENFORCED, enforcer=True, both_guns=True)
    assert do(state, (4, Aim((3,)))).aims[4] == (3, 3)
    assert do(state, (4, Aim((2, 3)))).aims[4] == (2, 3)


@pytest.mark.rule("C11")
def test_who_is_absent_points_at_nobody_and_that_is_said() -> None:
    state = do(counting(FIVE, aim_seconds=10), (2, Aim((3,))), (0, Aim((3,))))
    step = GAME.play(state, TIME, TimeUp(), QuickChance(0))
    assert events_of(step, None)[0] == AimsShown(((3,), (), (3,), (), ()), absent=(1, 3, 4))
    assert GAME.outcome(step.state) is not None


@pytest.mark.rule("C12", "C13")
def test_the_dealer_reads_the_script() -> None:
    state = counting(FIVE)
    state = do(state, (0, Aim((3,))), (1, Aim((3,))), (2, Aim((4,))), (3, Aim((1,))))
    events = events_of(GAME.play(state, 4, Aim((0,)), QuickChance(0)), None)
    assert events[:-1] == [
        Chosen(4),
        AimsShown(((3,), (3,), (4,), (1,), (0,)), absent=()),
        GunsLowered((0, 1, 4)),
        Revealed("agents", (2,), ("agent",)),
        Fired(1, by=(2,), at=(4,), hit=(4,), blocked=()),
        Revealed("hit", (4,), ("red_decoy",)),
        Fired(2, by=(3,), at=(1,), hit=(1,), blocked=()),
        Revealed("vip", (1,), ("vip",)),
        Revealed("rest", (0, 3), ("bystander", "assassin")),
    ]
    assert isinstance(events[-1], Ended)
    assert events[-1].looks == state.looks


@pytest.mark.rule("C12")
def test_a_vip_hit_by_an_agent_reveals_with_those_who_are_hit() -> None:
    state = do(counting(FIVE), *((seat, Aim((1,))) for seat in (0, 2, 3, 4)))
    events = events_of(GAME.play(state, 1, Aim((2,)), QuickChance(0)), None)
    reveals = [(e.why, e.seats) for e in events if isinstance(e, Revealed)]
    assert reveals == [("agents", (2,)), ("hit", (1,)), ("rest", (0, 3, 4))]


@pytest.mark.rule("C12")
def test_after_the_shot_all_cards_and_looks_lie_open() -> None:
    view = GAME.view(shoot(counting(FIVE), 3, 3, 3, 1, 0), None)
    assert view.roles == ("bystander", "vip", "agent", "assassin", "red_decoy")
    assert view.all_looks is not None
    assert [look.role for look in view.all_looks[0]] == ["vip", "bystander", "bystander"]


@pytest.mark.rule("C13")
def test_only_agents_enforcers_and_assassins_shoot() -> None:
    unarmed = "vip>1 decoy>0 red_decoy>0 blue_decoy>0 bystander>0 bomber>0 protester>0 supporter>0"
    assert fire(unarmed).shots == ()
    assert fire("vip>1 bodyguard>0 peace_keeper>0 bystander").shots == ()
    armed = fire("vip agent>0 enforcer>0,4 assassin>0 decoy")
    assert [(s.by, s.at, s.wave) for s in armed.shots] == [(1, 0, 1), (2, 0, 1), (2, 4, 1), (3, 0, 2)]


@pytest.mark.rule("C14", "C15")
@pytest.mark.parametrize(
    ("line", "shots", "shot"),
    [
        # The Assassin is hit first and does not shoot.
        ("vip agent>2 assassin>0", [(1, 2, 1)], (2,)),
        # The Agent misses; the Assassin shoots in the second wave.
        ("vip agent>3 assassin>0 decoy", [(1, 3, 1), (2, 0, 2)], (0, 3)),
        # Two Agents hit each other, and both count.
        ("vip agent>2 agent>1 assassin>1", [(1, 2, 1), (2, 1, 1), (3, 1, 2)], (1, 2)),
        # An Agent who is hit has shot all the same.
        ("vip agent>2 agent>3 assassin>0", [(1, 2, 1), (2, 3, 1)], (2, 3)),
        # The Enforcer shoots twice in the first wave.
        ("vip enforcer>2,3 assassin>0 assassin>0", [(1, 2, 1), (1, 3, 1)], (2, 3)),
        # Assassins who shoot each other both shoot.
        ("vip agent>0 assassin>3 assassin>2", [(1, 0, 1), (2, 3, 2), (3, 2, 2)], (0, 2, 3)),
    ],
)
def test_agents_shoot_first_and_assassins_who_are_left_second(
    line: str, shots: list[tuple[int, int, int]], shot: tuple[int, ...]
) -> None:
    result = fire(line)
    assert [(s.by, s.at, s.wave) for s in result.shots] == shots
    assert all(s.hit for s in result.shots)
    assert result.shot == shot


@pytest.mark.rule("C16")
@pytest.mark.parametrize(
    ("line", "blocked", "shot"),
    [
        # One block for one shot.
        ("vip bodyguard>0 assassin>0", [(0, 2, 1)], ()),
        ("vip peace_keeper>0 assassin>0 bystander", [(0, 2, 1)], ()),
        # Two shots of one wave against one block: shot.
        ("vip bodyguard>0 assassin>0 assassin>0", [(0, 2, 1)], (0,)),
        # Two blocks for two shots.
        ("vip bodyguard>0 assassin>0 assassin>0 peace_keeper>0", [(0, 2, 2)], ()),
        # The earliest shot is blocked: the Agent's, and the Assassin's hits.
        ("vip bodyguard>0 agent>0 assassin>0", [(0, 1, 1)], (0,)),
        # A block that was not needed in the first wave holds in the second.
        ("vip bodyguard>0 agent>4 assassin>0 decoy peace_keeper>0 assassin>0", [(0, 2, 2)], (4,)),
        # An Assassin whose hit was blocked still shoots.
        ("vip bodyguard>3 agent>3 assassin>0", [(3, 1, 1)], (0,)),
        # A protector hit in the first wave protects no longer in the second …
        ("vip bodyguard>0 agent>1 assassin>0", [], (0, 1)),
        # … but he did protect in the first.
        ("vip bodyguard>3 agent>1 assassin>0 agent>3", [(3, 1, 1)], (0, 1)),
        # Both guns of the Enforcer at one player are two shots.
        ("vip bodyguard>3 enforcer>3,3 assassin>0", [(3, 1, 1)], (3,)),
        # Of two protectors the one who falls is the one whose block was used.
        ("vip bodyguard>0 agent>0 agent>1 peace_keeper>0 assassin>0", [(0, 1, 1), (0, 2, 1)], (1,)),
    ],
)
def test_protectors_block_one_shot_each(line: str, blocked: list[tuple[int, int, int]], shot: tuple[int, ...]) -> None:
    result = fire(line)
    assert [(b.at, b.wave, b.shots) for b in result.blocked] == blocked
    assert result.shot == shot


@pytest.mark.rule("C16")
def test_all_who_shot_in_a_wave_that_broke_through_are_shooters() -> None:
    result = fire("vip bodyguard>4 agent>4 agent>4 bystander assassin>2")
    assert [(s.by, s.hit) for s in result.shots] == [(2, True), (3, True), (5, True)]
    assert (result.won[2], result.reasons[2]) == (False, "shot_bystander")
    assert (result.won[3], result.reasons[3]) == (False, "shot_bystander")


@pytest.mark.rule("C16")
def test_the_table_may_let_fallen_protectors_protect_on() -> None:
    line = "vip bodyguard>0 agent>1 assassin>0"
    assert fire(line).team == "red"
    assert fire(line, late_guard=True).team == "blue"
    # After passing: 0 bystander, 1 vip, 2 bodyguard, 3 agent, 4 assassin, 5 assassin, 6 decoy.
    for late_guard, team in ((True, "blue"), (False, "red")):
        state = counting("vip bodyguard agent assassin assassin decoy bystander", bodyguard=True, late_guard=late_guard)
        result = shoot(state, 1, 0, 1, 2, 1, 6, 0).result
        assert result is not None
        assert result.team == team


@pytest.mark.rule("C17")
@pytest.mark.parametrize(
    ("line", "team"),
    [
        ("vip agent>3 assassin>0 decoy", "red"),
        ("vip agent>0 assassin>3 decoy", "red"),
        ("vip enforcer>0,3 assassin>3 decoy", "red"),
        ("vip agent>2 assassin>0 decoy", "blue"),
        ("vip agent>3 assassin>1 decoy", "blue"),
        ("vip agent assassin decoy", "blue"),
    ],
)
def test_red_wins_if_the_vip_is_shot_by_anybody(line: str, team: str) -> None:
    assert fire(line).team == team


@pytest.mark.rule("C12", "C13", "C14", "C15")
def test_the_script_says_who_lowers_reveals_protects_and_shoots_second() -> None:
    #             0     1       2          3            4            5            6           7       8
    line = "vip>3 agent>4 enforcer>0,1 bodyguard>0 assassin>0 assassin>0 peace_keeper>8 decoy>0 bystander>1"
    script = script_of(fire(line))
    assert script.unarmed == (0, 7, 8)
    assert script.agents == (1, 2, 3, 6)
    assert script.protectors == (3, 6)
    assert script.assassins == (5,), "the Agent has hit the other one"


@pytest.mark.rule("C16")
def test_an_assassin_who_was_protected_still_shoots_in_the_script() -> None:
    assert script_of(fire("vip agent>2 assassin>0 bodyguard>2 bystander")).assassins == (2,)


@pytest.mark.rule("C12")
def test_the_script_is_told_when_all_is_over_and_not_before() -> None:
    state = counting(FIVE)
    assert GAME.view(state, 3).script is None
    script = GAME.view(shoot(state, 1, 0, 0, 1, 0), None).script
    assert script is not None
    assert (script.unarmed, script.agents, script.assassins) == ((0, 1, 4), (2,), (3,))
