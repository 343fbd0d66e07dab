"""The Resistance at a real table."""

import pytest

from crosstable.core.offers import Value
from crosstable.core.texts import say
from crosstable.games.resistance.parts.companion import (
    after,
    characters,
    kit,
    leading,
    mission_deck,
    missions,
    opening,
    plot_cards,
    proposal,
    reversing,
    tokens,
    won_by,
)

NAMES = ("Ada", "Bo", "Cem", "Dora", "Emil", "Fay", "Gus")


def test_base_game_for_five() -> None:
    chosen = dict.fromkeys(("hunter", "dummy_agent", "coordinator", "deep_agent", "pretender", "blame"), False)
    dealt = characters(5, reverser="none", **chosen)
    assert [(say(item.what), item.count) for item in dealt] == [
        ("Character card “Resistance”", 3),
        ("Character card “Spy”", 2),
    ]
    assert missions(5) == ((2, 1), (3, 1), (2, 1), (3, 1), (3, 1))
    assert [item.count for item in mission_deck(5, hunter=False, reverser="none")] == [3, 3]


@pytest.mark.rule("H2", "H19")
def test_hunter_and_coordinator_for_eight() -> None:
    setup: dict[str, Value] = {"hunter": True, "coordinator": True, "reverser": "none", "seats": 8}
    setup |= dict.fromkeys(("dummy_agent", "deep_agent", "pretender", "blame"), False)
    found = kit().parts["cards"][0].at(setup)
    assert [(say(item.what), item.count) for item in found] == [
        ("Character card “Resistance”", 1),
        ("Character card “Resistance Chief”", 2),
        ("Character card “Resistance Hunter”", 1),
        ("Character card “Coordinator”", 1),
        ("Character card “Spy”", 1),
        ("Character card “Spy Chief”", 1),
        ("Character card “Spy Hunter”", 1),
    ]
    cards = [say(item.what) for item in mission_deck(8, hunter=True, reverser="both")]
    assert cards == [f"Mission card “{card}”" for card in ("Success", "Fail", "Chief Fail", "Reverse")]
    loyalty = [
        say(item.what) for item in tokens(8, True, deep_agent=False, reverser="none", inquisitor=False, plot=False)
    ][-3:]
    assert loyalty == [f"Loyalty card “{card}”" for card in ("Resistance Chief", "Spy Chief", "Not a Chief")]


@pytest.mark.rule("H17", "R5")
def test_whoever_shows_a_side_has_a_card_for_it() -> None:
    """Where a character is more than a side, showing the side takes cards of their own."""
    sides = ["Loyalty card “Resistance”", "Loyalty card “Spies”"]
    setup: dict[str, Value] = {"seats": 7, "hunter": False, "deep_agent": False, "reverser": "none", "plot": False}
    chart = kit().parts["cards"][2]
    for looks in ({"inquisitor": True}, {"inquisitor": False, "plot": True}):
        for special in ({"reverser": "spy"}, {"reverser": "both"}, {"hunter": True}, {"deep_agent": True}):
            assert [say(item.what) for item in chart.at(setup | looks | special)][-2:] == sides
        assert set(sides).isdisjoint(say(item.what) for item in chart.at(setup | looks))
    unseen = chart.at(setup | {"inquisitor": False, "reverser": "both"})
    assert set(sides).isdisjoint(say(item.what) for item in unseen), "nothing shows a side"


@pytest.mark.rule("P1")
@pytest.mark.parametrize(("seats", "kinds", "cards"), [(5, 5, 7), (6, 5, 7), (7, 9, 15), (10, 9, 15)])
def test_plot_cards_by_count(seats: int, kinds: int, cards: int) -> None:
    items = plot_cards(seats, plot=True)
    assert (len(items), sum(item.count for item in items)) == (kinds, cards)
    assert plot_cards(seats, plot=False) == ()


@pytest.mark.rule("H3", "H19")
def test_eyes_are_shut_until_the_last_line() -> None:
    lines = opening(8, hunter=True, coordinator=True)
    assert [line.eyes for line in lines] == ["shut"] * (len(lines) - 1) + ["open"]
    assert [say(line.say) for line in lines] == [
        "Everybody closes their eyes and holds out a fist.",
        "The spy Chief puts up a thumb.",
        "The spies open their eyes and remember each other.",
        "The spies close their eyes, and all thumbs go down.",
        "The resistance Chiefs open their eyes and remember each other.",
        "The resistance Chiefs look up; the Coordinator puts up a thumb.",
        "The resistance Chiefs close their eyes again, and the Coordinator lowers the thumb.",
        "Everybody opens their eyes. The game begins.",
    ]


@pytest.mark.rule("I1")
def test_tokens_go_to_the_leader_and_the_neighbour_on_the_right() -> None:
    lines = [say(line.say, "en", NAMES) for line in leading(7, inquisitor=True)]
    assert lines == [
        "Ada is the first leader.",
        "Gus, on the leader’s right, takes the Inquisitor token.",
    ]


@pytest.mark.rule("B3", "B8", "H4")
def test_before_a_mission() -> None:
    told = [say(line) for line in proposal(7, 4, hunter=True, plot=False, targeting=False)]
    assert told == [
        "The leader names a team of 4 and may be on it.",
        "The leader gives the Investigator token to somebody who is not on the team.",
        "Everybody votes in secret, then all votes are shown. A tie rejects.",
        "Approved: the team plays its mission cards. It takes 2 Fails to sink the mission.",
    ]
    last = [line.key for line in proposal(7, 5, hunter=True, plot=False, targeting=False)]
    assert "resistance-step-investigator" not in last


@pytest.mark.rule("B10", "H7", "H11", "H13", "I2")
@pytest.mark.parametrize(
    ("mission", "success", "third", "hunter", "inquisitor", "keys"),
    [
        (1, True, False, False, False, ["next-leader"]),
        (2, True, False, False, True, ["inquisitor", "next-leader"]),
        (3, False, False, True, True, ["early", "inquisitor", "examine", "next-leader"]),
        (4, True, True, True, True, ["accuse", "wrong", "inquisitor", "examine", "next-leader"]),
        (5, False, True, True, True, ["accuse", "wrong"]),
    ],
)
def test_after_a_mission(
    mission: int, success: bool, third: bool, hunter: bool, inquisitor: bool, keys: list[str]
) -> None:
    told = after(7, mission, success, third, False, hunter, inquisitor)
    assert [line.key for line in told] == [f"resistance-step-{key}" for key in keys]


@pytest.mark.rule("H22")
def test_the_deep_agent_may_blame_before_the_vote() -> None:
    told = [line.key for line in proposal(8, 1, hunter=True, plot=False, targeting=False, blame=True)]
    assert told[-3:] == [f"resistance-step-{key}" for key in ("blame", "vote", "cards")]


@pytest.mark.rule("R3")
def test_what_a_reverse_does_is_said_where_there_is_one() -> None:
    setup: dict[str, Value] = {"seats": 7, "mission": 4, "blame": False, "literal_reverse": False}
    setup |= dict.fromkeys(("hunter", "plot", "targeting"), False)
    for reverser, said in (("none", False), ("spy", True), ("both", True)):
        found = [line for chart in kit().parts["proposal"] for line in chart.at(setup | {"reverser": reverser})]
        assert ("turns the result over" in say(found[-1])) == said
    assert "a single Fail is enough" in say(reversing("both", literal_reverse=True)[0])


@pytest.mark.rule("H18", "H19")
def test_the_coordinator_counts_as_a_chief_and_nobody_is_told_to_show_the_truth() -> None:
    """The Dummy Agent may show a Chief."""
    for third in (True, False):
        failed = after(8, 3, False, third, False, hunter=True, inquisitor=False, coordinator=True)
        assert failed[1].key == "resistance-step-coordinator"
        assert not any("true loyalty card" in say(line) for line in failed)
    won = after(8, 3, True, True, False, hunter=True, inquisitor=False, coordinator=True)
    assert all(line.key != "resistance-step-coordinator" for line in won), "spies have none"


@pytest.mark.rule("B10")
def test_three_of_a_kind_end_the_base_game() -> None:
    assert [say(s) for s in after(5, 3, True, True, False, False, False)] == [
        "Three missions have succeeded: the resistance wins."
    ]


@pytest.mark.rule("H12", "H14")
def test_a_result_turned_over_does_not_change_who_examines() -> None:
    told = after(7, 3, success=False, third=False, turned=True, hunter=True, inquisitor=False)
    assert [say(line).split(",")[0] for line in told] == [
        "The leader examines another player",
        "The leader token goes on clockwise.",
    ]


@pytest.mark.rule("B10", "H13")
def test_three_missions_win_but_with_hunters_they_only_open_the_hunt() -> None:
    for success, side in ((True, "resistance"), (False, "spy")):
        assert won_by(success, third=True, hunter=False) == (side,)
        assert won_by(success, third=True, hunter=True) == ()
        assert won_by(success, third=False, hunter=False) == ()


@pytest.mark.rule("P2")
def test_the_first_plot_cards_are_drawn_once() -> None:
    """The opening leaves them to the first mission, as every other mission has its own."""
    setup: dict[str, Value] = {"seats": 7, "inquisitor": True, "plot": True}
    setup |= dict.fromkeys(("blind_spies", "hunter", "coordinator", "deep_agent", "pretender"), False)
    setup |= {"reverser": "none", "hidden_reverser": False}
    told = [say(line.say, "en", NAMES) for chart in kit().parts["opening"] for line in chart.at(setup)]
    told += [say(line) for line in proposal(7, 1, hunter=False, plot=True, targeting=False)]
    assert [line for line in told if "lot cards" in line] == [
        "First leader of the mission: draw 2 plot cards and give them, openly, to other players, one each."
    ]
