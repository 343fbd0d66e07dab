"""Who wins and why (C18–C21), from tables written by hand."""

import pytest

from .crossfire_shooting import fire, winners

# seats:          0            1          2          3        4           5           6
ALL_STANDARD = "vip{} agent{} assassin{} decoy{} red_decoy{} blue_decoy{} bystander{}"


def _aimed(**aims: int) -> str:
    order = ("vip", "agent", "assassin", "decoy", "red_decoy", "blue_decoy", "bystander")
    return ALL_STANDARD.format(*(f">{aims[role]}" if role in aims else "" for role in order))


@pytest.mark.rule("C18")
@pytest.mark.parametrize(
    ("agent", "assassin", "won", "reasons"),
    [
        # The VIP is safe: VIP, Agent, Blue Decoy, and the Bystander who was not shot.
        (2, 0, {0, 1, 5, 6}, "vip_safe vip_safe vip_safe not_shot vip_safe vip_safe not_shot"),
        # The VIP is shot by the Assassin; the Decoy by the Agent.
        (3, 0, {2, 3, 4, 6}, "vip_shot vip_shot vip_shot shot vip_shot vip_shot not_shot"),
        # The Decoy may be shot by an Assassin as well.
        (5, 3, {0, 1, 3, 5, 6}, "vip_safe vip_safe vip_safe shot vip_safe vip_safe not_shot"),
        # The Red Decoy is shot by the Agent and wins beside blue.
        (4, 3, {0, 1, 3, 4, 5, 6}, "vip_safe vip_safe vip_safe shot shot_by_agent vip_safe not_shot"),
        # … but not if it was the Assassin.
        (3, 4, {0, 1, 3, 5, 6}, "vip_safe vip_safe vip_safe shot vip_safe vip_safe not_shot"),
        # The Blue Decoy is shot by the Assassin, but the Agent has shot the VIP.
        (0, 5, {2, 4, 5, 6}, "vip_shot vip_shot vip_shot not_shot vip_shot shot_by_assassin not_shot"),
        # … but an Agent's shot does not help him.
        (5, 0, {2, 4, 6}, "vip_shot vip_shot vip_shot not_shot vip_shot vip_shot not_shot"),
        # The Agent shoots the Bystander: both lose (C19).
        (6, 3, {0, 3, 5}, "vip_safe shot_bystander vip_safe shot vip_safe vip_safe shot"),
        # The Assassin shoots the Bystander.
        (3, 6, {0, 1, 3, 5}, "vip_safe vip_safe shot_bystander shot vip_safe vip_safe shot"),
    ],
)
def test_the_standard_roles(agent: int, assassin: int, won: set[int], reasons: str) -> None:
    result = fire(_aimed(agent=agent, assassin=assassin))
    assert winners(result) == won
    assert list(result.reasons) == reasons.split()


@pytest.mark.rule("C18")
def test_an_assassin_who_was_hit_wins_with_his_team() -> None:
    result = fire("vip agent>2 assassin>1 assassin>0 bystander")
    assert winners(result) == {2, 3, 4}


@pytest.mark.rule("C18", "C13")
def test_enforcer_and_bodyguard_win_with_blue() -> None:
    assert winners(fire("vip enforcer>3,4 bodyguard>0 assassin>0 assassin>0")) == {0, 1, 2}
    assert winners(fire("vip enforcer>2,5 bodyguard>1 assassin>0 assassin>0 decoy")) == {3, 4, 5}


@pytest.mark.rule("C18")
@pytest.mark.parametrize(
    ("agent", "assassin", "keeper_wins", "reason"),
    [(2, 0, True, "no_bystander_shot"), (4, 0, False, "bystander_shot"), (3, 5, False, "bystander_shot")],
)
def test_the_peace_keeper_wins_if_no_bystander_is_shot(
    agent: int, assassin: int, keeper_wins: bool, reason: str
) -> None:
    line = f"vip agent>{agent} assassin>{assassin} peace_keeper>0 bystander protester"
    result = fire(line)
    assert (result.won[3], result.reasons[3]) == (keeper_wins, reason)


@pytest.mark.rule("C18")
def test_the_peace_keeper_wins_if_he_stopped_the_shot() -> None:
    result = fire("vip agent>4 assassin>1 peace_keeper>4 bystander")
    assert result.won == (True, True, False, True, True)
    assert result.reasons[3] == "no_bystander_shot"


@pytest.mark.rule("C18")
@pytest.mark.parametrize(
    ("agent", "assassin", "protester", "supporter"),
    [
        (2, 0, (False, "vip_safe"), (True, "vip_safe_self_not")),
        (5, 0, (True, "vip_shot_self_not"), (False, "vip_shot")),
        (3, 0, (False, "shot"), (False, "vip_shot")),
        (4, 5, (False, "vip_safe"), (False, "shot")),
        (0, 4, (True, "vip_shot_self_not"), (False, "shot")),
        (0, 3, (False, "shot"), (False, "vip_shot")),
    ],
)
def test_protester_and_supporter(
    agent: int, assassin: int, protester: tuple[bool, str], supporter: tuple[bool, str]
) -> None:
    result = fire(f"vip agent>{agent} assassin>{assassin} protester supporter decoy")
    assert (result.won[3], result.reasons[3]) == protester
    assert (result.won[4], result.reasons[4]) == supporter


@pytest.mark.rule("C19")
@pytest.mark.parametrize("bystander", ["bystander", "protester", "supporter"])
def test_who_shoots_a_bystander_loses_even_if_his_team_wins(bystander: str) -> None:
    blue = fire(f"vip agent>3 assassin>1 {bystander} agent>2")
    assert blue.team == "blue"
    assert (blue.won[1], blue.reasons[1]) == (False, "shot_bystander")
    assert blue.won[4]
    red = fire(f"vip agent>1 assassin>0 {bystander} assassin>3")
    assert red.team == "red"
    assert red.won[2]
    assert (red.won[4], red.reasons[4]) == (False, "shot_bystander")


@pytest.mark.rule("C19")
def test_a_blocked_shot_at_a_bystander_is_forgiven() -> None:
    result = fire("vip agent>4 assassin>1 peace_keeper>4 bystander")
    assert result.won[1]


@pytest.mark.rule("C19")
def test_an_enforcer_with_one_gun_on_a_bystander_loses() -> None:
    assert winners(fire("vip enforcer>2,4 assassin>0 assassin>1 supporter decoy")) == {0}


@pytest.mark.rule("C20")
def test_a_bomber_who_is_not_shot_wins_alone() -> None:
    result = fire("vip agent>2 assassin>0 bomber decoy peace_keeper>0")
    assert winners(result) == {3}
    assert set(result.reasons) == {"bomber"}
    assert result.team == "blue"


@pytest.mark.rule("C20")
@pytest.mark.parametrize(("agent", "assassin", "won"), [(3, 0, {2}), (3, 1, {0, 1}), (0, 3, {2})])
def test_a_bomber_who_is_shot_loses_and_the_others_have_their_own_result(
    agent: int, assassin: int, won: set[int]
) -> None:
    result = fire(f"vip agent>{agent} assassin>{assassin} bomber")
    assert winners(result) == won
    assert (result.won[3], result.reasons[3]) == (False, "shot")


@pytest.mark.rule("C20")
def test_a_bomber_who_is_protected_is_not_shot() -> None:
    assert winners(fire("vip bodyguard>3 assassin>3 bomber decoy")) == {3}


@pytest.mark.rule("C21")
def test_the_enforcer_counts_as_an_agent_for_the_red_decoy() -> None:
    result = fire("vip enforcer>3,2 assassin>0 red_decoy assassin>2")
    assert (result.won[3], result.reasons[3]) == (True, "shot_by_agent")


@pytest.mark.rule("C21")
def test_the_bodyguards_finger_is_no_shot_at_the_red_decoy() -> None:
    assert not fire("vip bodyguard>3 assassin>1 red_decoy").won[3]


@pytest.mark.rule("C21")
def test_the_sniper_counts_as_an_agent_for_the_red_decoy() -> None:
    result = fire("vip sniper assassin>2 red_decoy assassin agent", shots=(3, 2))
    assert result.team == "blue"
    assert (result.won[3], result.reasons[3]) == (True, "shot_by_agent")
