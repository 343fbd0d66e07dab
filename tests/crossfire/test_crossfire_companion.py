"""Crossfire at a real table."""

import pytest

from crosstable.core import sentence
from crosstable.core.texts import say
from crosstable.games.crossfire.data import Mode, Role, Special
from crosstable.games.crossfire.parts.companion import fate, opening, shot, things

NAMES = ("Ada", "Bo", "Cem", "Dora", "Emil", "Fay", "Gus", "Hal")


def _with(*wanted: Special) -> dict[str, bool]:
    names: tuple[Special, ...] = ("enforcer", "bodyguard", "bomber", "peace_keeper", "protester", "supporter")
    return {name: name in wanted for name in names}


def _cards(seats: int, mode: Mode, *wanted: Special) -> list[tuple[str, int]]:
    return [(say(item.what), item.count) for item in things(seats, mode, **_with(*wanted))]


@pytest.mark.rule("C2", "C4")
def test_cards_of_crossfire_mode() -> None:
    assert _cards(5, "crossfire") == [("VIP", 1), ("Agent", 1), ("Assassin", 1), ("Red Decoy", 1), ("Bystander", 1)]
    assert _cards(5, "crossfire", "enforcer") == [("VIP", 1), ("Assassin", 2), ("Red Decoy", 1), ("Enforcer", 1)]


@pytest.mark.rule("C3", "C7")
def test_cards_of_sniper_mode() -> None:
    assert _cards(9, "sniper") == [
        ("VIP", 1),
        ("Agent", 2),
        ("Assassin", 3),
        ("Decoy", 1),
        ("Bystander", 1),
        ("Sniper", 1),
        ("Shot cards for the Sniper", 3),
    ]


@pytest.mark.rule("C5", "C6")
def test_the_deal_names_who_mixes_with_whom() -> None:
    lines = [say(line.say, "en", NAMES[:7]) for line in opening(7, "crossfire")]
    assert lines[0] == "Ada shuffles the 7 cards and deals one to each, face down."
    mixed = [line.split(",")[0] for line in lines if "mixes" in line]
    assert mixed == [
        "Ada takes the cards of Gus and Bo",
        "Dora takes the cards of Cem and Emil",
        "Gus takes the cards of Fay and Ada",
    ]


@pytest.mark.rule("C7")
def test_the_sniper_takes_no_part_in_the_deal() -> None:
    lines = [say(line.say, "en", NAMES[:6]) for line in opening(6, "sniper")]
    assert lines[0] == "Fay is the Sniper. That card lies open, and Fay gets no other."
    mixed = [line.split(",")[0] for line in lines if "mixes" in line]
    assert mixed == ["Ada takes the cards of Emil and Bo", "Dora takes the cards of Cem and Emil"]


@pytest.mark.rule("C11", "C12", "C13", "C16")
def test_the_shot_names_the_roles_in_play() -> None:
    told = [say(line.say) for line in shot(7, "crossfire", False, False, **_with("bodyguard", "bomber"))]
    assert told == [
        "Time is up. No more talking. Make up your mind whom to point at.",
        "Three. Two. One. Point!",
        "Keep pointing. If you are unarmed, lower your hand now: VIP, Decoy and Bomber.",
        "Agent: turn your card up. You shoot first.",
        "Bodyguard: turn your card up and keep pointing. You do not shoot; you block one shot.",
        "Whoever is hit now reveals their card and lowers their hand. An Assassin hit now does not shoot.",
        "A protector who was hit protects no longer.",
        "Assassins who were not hit: reveal yourselves. Now you shoot.",
        "VIP, reveal yourself. Shot by anybody at all: red wins. Not shot: blue wins.",
        "Everybody reveals their card. Now see who has won.",
    ]


@pytest.mark.rule("C14", "C16")
def test_the_shot_speaks_to_one_or_to_several() -> None:
    told = [say(line.say) for line in shot(9, "crossfire", False, False, **_with("bodyguard", "peace_keeper"))]
    assert "Agent: turn your card up. You shoot first." in told
    assert any(line.endswith("each of you blocks one shot.") for line in told)
    several = [say(line.say) for line in shot(10, "crossfire", False, False, **_with())]
    assert "Agent: turn your card up. You shoot first, all at once." in several


@pytest.mark.rule("C22", "C23")
def test_in_sniper_mode_the_cards_come_first() -> None:
    told = [line.say.key for line in shot(8, "sniper", False, False, **_with())]
    assert told == [
        f"crossfire-tell-{key}" for key in ("cards-lie", "carded", "carded-result", "left", "left-count", "all")
    ]


@pytest.mark.rule("C18", "C22")
def test_whoever_counts_as_a_bystander_is_said_to() -> None:
    for role in ("protester", "supporter"):
        told = [say(line.say) for line in shot(8, "sniper", False, False, **_with(role))]
        assert f"The {role.capitalize()} counts as a Bystander." in told
    keeper = say(sentence("crossfire-companion-goal", role="peace_keeper", mode="crossfire"))
    assert keeper == "wins if no Bystander, Protester or Supporter is shot"


@pytest.mark.rule("C18", "C24")
@pytest.mark.parametrize(
    ("role", "red", "blue"),
    [
        ("vip", "loses", "wins"),
        ("agent", "loses", "wins"),
        ("bodyguard", "loses", "wins"),
        ("assassin", "wins", "loses"),
        ("decoy", "depends", "depends"),
        ("red_decoy", "wins", "depends"),
        ("blue_decoy", "depends", "wins"),
        ("bystander", "depends", "depends"),
        ("peace_keeper", "depends", "depends"),
        ("bomber", "depends", "depends"),
        ("protester", "depends", "loses"),
        ("supporter", "loses", "depends"),
    ],
)
def test_what_a_role_gets_from_the_result(role: Role, red: str, blue: str) -> None:
    assert (fate(role, "crossfire", True), fate(role, "crossfire", False)) == (red, blue)


@pytest.mark.rule("C24")
def test_in_sniper_mode_red_can_win_with_the_vip_alive() -> None:
    assert fate("sniper", "sniper", True) == "loses"
    assert fate("supporter", "sniper", True) == "depends"


@pytest.mark.rule("C12", "C13", "C16")
def test_protectors_turn_their_card_up_with_the_agents() -> None:
    """Before anybody is told to be hit, the table knows who blocks a shot, with Agents and without."""
    for seats, wanted in ((9, ("bodyguard", "peace_keeper")), (5, ("bodyguard",))):
        keys = [line.say.key for line in shot(seats, "crossfire", False, False, **_with(*wanted))]
        agents = [key for key in keys if key == "crossfire-tell-agents"]
        assert keys.index("crossfire-tell-guards") < keys.index("crossfire-tell-assassins")
        if agents:
            assert keys.index("crossfire-tell-agents") + 1 == keys.index("crossfire-tell-guards")
            assert keys.index("crossfire-tell-guards") + 1 == keys.index("crossfire-tell-hit")


@pytest.mark.rule("C24")
@pytest.mark.parametrize("key", ["crossfire-goal", "crossfire-companion-goal"])
def test_goals_know_the_sniper_mode(key: str) -> None:
    """There an Agent does not shoot, and VIP, Agents and Assassins win and lose with their team."""
    for role, team in (("vip", "blue"), ("agent", "blue"), ("assassin", "red")):
        told = {mode: say(sentence(key, role=role, mode=mode)) for mode in ("crossfire", "sniper")}
        assert f"if {team} wins" in told["sniper"]
        assert team not in told["crossfire"]
    assert "You do not shoot" in say(sentence("crossfire-goal", role="agent", mode="sniper"))
