"""The Resistance in a terminal: what is typed and what is shown fit together, and secrets stay secret."""

from crosstable.games.resistance.parts.terminal import describe, draw
from helpers.printed import printed
from resistance.setting import FIVE, HUNT7, Table

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")


def test_the_table_shows_missions_votes_and_ones_own_card() -> None:
    table = Table(FIVE).mission(0, 1, s1="fail").propose(0, 1, 2).vote((0, 1))
    lines = printed(draw(table.view(1), "en"))
    assert lines[0] == " 1:✗ 2:3 3:2 4:3 5:3   ●○○○○"
    assert lines[1].split() == ["Seat", "Team", "Vote", "Card"]
    places = [line.split() for line in lines[2:7]]
    assert places == [["0", "·", "✓"], ["1", "·", "✓"], ["★", "2", "·", "✗"], ["3", "·", "✗"], ["4", "·", "✗"]]
    assert lines[7:] == ["Spy", "  At the opening: 3 (Spy)."]
    assert printed(draw(table.view(0), "de"))[7:] == ["Widerstand"]
    assert describe(table.view(0), NAMES, "en") == "0 Ada, 1 Bo, 2 Cy, 3 Di, 4 Ed  ·  Cy …"


def test_a_spectator_sees_no_card_before_the_end() -> None:
    table = Table(HUNT7, hunter=True)
    assert "Chief" not in "\n".join(printed(draw(table.view(None), "en")))
    over = Table(FIVE).mission(0, 2).mission(0, 2, 4).mission(0, 2)
    assert "\n".join(printed(draw(over.view(None), "en"))).count("Spy") == 2
