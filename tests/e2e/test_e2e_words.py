"""What is said at the table: a browser words every statement as the server, the log and the review do."""

import json
from functools import partial
from itertools import product

import pytest

from crosstable.core.codec import encode
from crosstable.core.sentence import WAYS
from crosstable.core.texts import say
from crosstable.games.crossfire.data import ROLES as CARDS
from crosstable.games.crossfire.data import STAGES
from crosstable.games.crossfire.parts.review import saying
from crosstable.games.crossfire.state import Statement as Heard
from crosstable.games.resistance.data import REASONS
from crosstable.games.resistance.know.words import words_of_statement
from crosstable.games.resistance.state import Statement

from .conftest import Visitor

pytestmark = pytest.mark.browser

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
CIRCLES: list[tuple[int, ...]] = [(3, 4, 5, 0, 1, 2), (0, 1, 2, 3, 4, 5)]
SPOKEN = """async ([game, said, names]) => {
  const words = await import(`/games/${game}/web/words.js`);
  if (game === "resistance") return said.map((one) => words.statement(one, names));
  return said.map(([one, circle]) => words.sayStatement(one, { circle }, names));
}"""


def of_the_resistance() -> list[Statement]:
    """Every kind of statement, by some, in every wording."""
    found: list[Statement] = []
    for seat, way in product((0, 3), range(WAYS)):
        made = partial(Statement, seat, 2, 3, way=way)
        one, two = (seat + 4) % 6, (seat + 2) % 6
        teams = ((one,), tuple(sorted({one, two})))
        found += [made("character", (seat,), what) for what in ("resistance", "spy", "resistance_chief", "coordinator")]
        found += [made("seen", (one,), shown) for shown in ("resistance", "spy", "not_chief")]
        found += [made("seen", (one,), "chief_fail", 1), made("played", (seat,), "reverse", 1)]
        found += [made("suspect", team) for team in teams] + [made("team", (*team, seat)) for team in teams]
        found += [made("team", team) for team in teams] + [made("back", (one, seat), back=0)]
        found += [made("back", about, back=0) for about in (*teams, (seat,), ())]
        found += [made("trust", (one,)), made("reject", (one,)), made("along")]
        found += [made("reason", what=reason) for reason in REASONS]
    return found


def of_crossfire() -> list[tuple[Heard, tuple[int, ...]]]:
    """Every kind of statement, by some, in every wording, beside either dealer."""
    found: list[tuple[Heard, tuple[int, ...]]] = []
    for seat, way in product((0, 3), range(WAYS)):
        about, made = (seat + 2) % 6, partial(Heard, seat, way=way)
        said = [made("claim", claim="agent"), made("plea")]
        said += [made("am", role=role) for role in CARDS]
        said += [made("suspect", role=role, about=about) for role in CARDS]
        said += [made("seen", stage=stage, role="assassin") for stage in STAGES]
        said += [made("doubt", about=about), made("trust", about=about), made("ask", about=about)]
        said += [made("ask", about=about, more=True), made("plea", more=True), made("am", role="agent", more=True)]
        found += [(one, circle) for one in said for circle in CIRCLES]
    return found


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_browser_words_every_statement_as_everybody_else_reads_it(visitor: Visitor, language: str) -> None:
    page = visitor("Ada", locale={"en": "en-GB", "de": "de-DE"}[language])
    page.goto("/")
    page.locator(".lid").first.wait_for()
    told, heard = of_the_resistance(), of_crossfire()
    shown = page.evaluate(SPOKEN, ["resistance", json.loads(encode(told)), NAMES])
    assert shown == [say(words_of_statement(one), language, NAMES) for one in told]
    shown = page.evaluate(SPOKEN, ["crossfire", json.loads(encode(heard)), NAMES])
    assert shown == [say(saying(one, circle), language, NAMES) for one, circle in heard]
