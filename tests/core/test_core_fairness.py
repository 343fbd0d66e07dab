"""A deal to which the players contributed: frozen to the byte, and whatever is changed in its record is found."""

import hashlib
import json
import random
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from crosstable.core.chance import FAIR, Draw, FairChance, SealedChance, commitment, in_order
from crosstable.core.errors import BadRecord
from crosstable.core.fairness import Part, check_draws, pledge_of, seed_of
from crosstable.core.record import read_record, write_record
from crosstable.core.texts import say
from crosstable.core.verifying import verified
from crosstable.games import GAMES
from crosstable.lab.simulate import simulate
from helpers.fair_games import fair_game

PROMISE = commitment(bytes(range(32)))
PARTS = (
    Part("client", pledge_of(PROMISE, b"\7" * 32), "07" * 32),
    Part("silent", "5" * 64),
    Part("absent"),
    Part("bot"),
)


def test_the_scheme_never_changes() -> None:
    assert PARTS[0].pledge == hashlib.sha256(b"crosstable pledge 1\0" + PROMISE.encode() + b"\7" * 32).hexdigest()
    assert PARTS[0].pledge == "d7f18fcc6b98c3888faed74261b20c2a1cd0b6ef4dba41b3316a95cecc53ac4a"
    assert seed_of(bytes(range(32)), PARTS).hex() == "b5206f5eb8c6b22d636a5a6207bd126a049b4f1a84f0315b550a8388c98e1036"
    chance = FairChance(bytes(range(32)), 3)
    assert "".join(chance.shuffle("deal", "fedcba")) == "fdbeca"
    assert chance.pick("one", [10, 9, 8]) == 10
    assert chance.below("die", 6) == 1


def test_the_order_in_which_cards_are_given_does_not_matter() -> None:
    one, other = FairChance(bytes(32), 0), FairChance(bytes(32), 0)
    cards = ["spy", "chief", "spy", "agent"]
    assert one.shuffle("deal", cards) == other.shuffle("deal", cards[::-1])
    assert one.pick("one", cards) == other.pick("one", cards[::-1])
    assert in_order([10, 9, (2, 5), "a"]) == ["a", 10, 9, (2, 5)]


def test_it_draws_from_the_same_streams_as_before() -> None:
    fair, sealed = FairChance(bytes(32), 2), SealedChance(bytes(32), 2)
    assert [fair.below("die", 6) for _ in range(50)] == [sealed.below("die", 6) for _ in range(50)]


def test_every_single_part_changes_the_seed() -> None:
    one, two = "1" * 64, "2" * 64
    kinds = [Part("bot"), Part("absent"), *(Part("silent", p) for p in (one, two))]
    kinds += [Part("client", p, c) for p in (one, two) for c in (one, two)]
    seeds = {seed_of(bytes(32), (first, second)) for first in kinds for second in kinds}
    assert len(seeds) == len(kinds) ** 2


@pytest.mark.parametrize(
    "draw",
    [
        Draw("a", "number", 0, 0),
        Draw("a", "number", 2**64 + 1, 0),  # more than a word has numbers: it would be drawn for ever
        Draw("a", "number", (1,), 0),
        Draw("a", "pick", (), 0),
        Draw("a", "shuffle", 3, 0),
    ],
)
def test_a_draw_that_cannot_be_is_refused(draw: Draw) -> None:
    with pytest.raises(BadRecord, match="a"):
        check_draws(bytes(32), 0, (draw,))


def closed(lines: list[bytes]) -> bytes:
    """These lines with a last one that fits them, as whoever has changed something would write it."""
    body = b"".join(line + b"\n" for line in lines[:-1])
    close = json.loads(lines[-1]) | {"sha256": hashlib.sha256(body).hexdigest()}
    return body + json.dumps(close).encode() + b"\n"


FAIR_BYTES = re.compile(rb'"(?:chance|commitment|seed)":"[^"]*"|"fair":.*|"draws":.*')


@pytest.mark.parametrize("name", GAMES)
def test_a_game_with_contributions_is_read_and_found_right(name: str) -> None:
    record = fair_game(name)
    data = write_record(record)
    assert record.header.chance == FAIR
    assert read_record(data, GAMES) == record
    found = verified(data, GAMES)
    assert [one.check for one in found.findings] == ["promise", "parts", "seed", "draws", "rules", "file"]
    assert found.problems == ()


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=60, deadline=None)
@given(choice=st.randoms(use_true_random=False))
def test_every_changed_byte_of_the_fair_part_or_of_a_draw_is_found(name: str, choice: random.Random) -> None:
    lines = write_record(fair_game(name)).splitlines()
    drawn = [n for n, line in enumerate(lines) if FAIR_BYTES.search(line)]
    number = choice.choice([0, choice.choice(drawn)])
    line = bytearray(lines[number])
    places = [at for part in FAIR_BYTES.finditer(lines[number]) for at in range(*part.span())]
    place = choice.choice(places)
    line[place] = choice.choice([byte for byte in range(32, 127) if byte != line[place]])
    lines[number] = bytes(line)
    assert verified(closed(lines), GAMES).problems, bytes(line)


def cards_of(record: Any) -> list[tuple[int, int, int]]:
    """Where cards are in a record: the action, the draw, the place."""
    all_draws = [record.header.fair.draws, *(move.draws for move in record.moves)]
    return [
        (action, number, place)
        for action, draws in enumerate(all_draws)
        for number, draw in enumerate(draws)
        for place in range(len(draw.got) if isinstance(draw.got, tuple) and draw.how == "shuffle" else 1)
    ]


@pytest.mark.parametrize("name", [name for name in GAMES if fair_game(name).header.fair.draws])  # type: ignore[union-attr]
@settings(max_examples=25, deadline=None)
@given(choice=st.randoms(use_true_random=False))
def test_every_changed_card_is_named(name: str, choice: random.Random) -> None:
    record = fair_game(name)
    assert record.header.fair
    action, number, place = choice.choice(cards_of(record))
    draws = list(record.moves[action - 1].draws if action else record.header.fair.draws)
    draw = draws[number]
    others = ["a card of mine", *(draw.of if isinstance(draw.of, tuple) else range(draw.of))]
    got = list(draw.got) if draw.how == "shuffle" and isinstance(draw.got, tuple) else [draw.got]
    got[place] = choice.choice([other for other in others if other != got[place]])
    draws[number] = replace(draw, got=tuple(got) if draw.how == "shuffle" else got[0])
    if action:
        moves = list(record.moves)
        moves[action - 1] = replace(moves[action - 1], draws=tuple(draws))
        changed = replace(record, moves=tuple(moves))
    else:
        fair = replace(record.header.fair, draws=tuple(draws))
        changed = replace(record, header=replace(record.header, fair=fair))
    (why,) = verified(write_record(changed), GAMES).problems
    assert why.key == "record-draw-got"
    assert (why.args["move"], why.args["label"], why.args["place"]) == (action, draw.label, place + 1)
    for language in ("en", "de"):
        assert f"{draw.label}" in say(why, language)


def test_what_cannot_be_told_from_the_draws_is_told_by_the_rules() -> None:
    record = fair_game("resistance")
    assert record.header.fair
    first, *rest = record.header.fair.draws
    fair = replace(record.header.fair, draws=(*rest, first))
    (why,) = verified(write_record(replace(record, header=replace(record.header, fair=fair))), GAMES).problems
    assert (why.key, why.args["move"]) == ("record-draw", 0)


def test_a_file_that_was_changed_is_found_even_where_nothing_else_is_wrong() -> None:
    data = write_record(fair_game("cross")).replace(b'"P0"', b'"Q0"', 1)
    assert [why.key for why in verified(data, GAMES).problems] == ["record-changed"]


def test_a_record_of_the_old_kind_is_checked_as_before() -> None:
    found = verified(write_record(simulate(GAMES["crossfire"], GAMES["crossfire"].facts.options()).record()), GAMES)
    assert [one.check for one in found.findings] == ["promise", "rules", "file"]
    assert found.problems == ()
