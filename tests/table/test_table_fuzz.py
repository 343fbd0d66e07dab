"""Messages of every valid shape, in every phase of every game: each is answered, and the log still gives the table."""

import json
import random
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import inspect
from msgspec.structs import replace

from crosstable.bots.bot import BotChoice, random_thought
from crosstable.bots.fair_queue import Owner
from crosstable.core import Facts, Sight, Thought
from crosstable.core.codec import encode
from crosstable.core.errors import CrosstableError
from crosstable.core.game import AnyGame, random_action
from crosstable.games import GAMES
from crosstable.table.dispatch import Request
from crosstable.table.hub import Hub
from crosstable.table.lobby import NewTable
from crosstable.table.log import rebuild
from crosstable.table.play import Act, CallOff, Start
from crosstable.table.rate_limits import Limits
from crosstable.table.wire import AnyRequest, read_request
from helpers.tables import KeepThinker, MemoryStore, drain, run, settled

REQUESTS = [kind for kind in get_args(AnyRequest) if issubclass(kind, Request)]
LIMITS = Limits(request_burst=10_000, requests_a_second=10_000, chat_burst=10_000, emote_burst=10_000)
WORDS = st.sampled_from(["", "Anna", "easy", "strong", "brisk", "none", "hello", "a" * 400]) | st.text(max_size=9)


def shaped(kind: Any) -> st.SearchStrategy[Any]:
    """Anything JSON can say that has this type."""
    if isinstance(kind, inspect.UnionType):
        return st.one_of(*map(shaped, kind.types))
    if isinstance(kind, inspect.StructType):
        fields = {field.encode_name: shaped(field.type) for field in kind.fields if field.encode_name != "id"}
        return st.fixed_dictionaries(fields)
    if isinstance(kind, inspect.LiteralType):
        return st.sampled_from(kind.values)
    if isinstance(kind, inspect.ListType | inspect.VarTupleType | inspect.SetType | inspect.FrozenSetType):
        return st.lists(shaped(kind.item_type), max_size=3)
    plain: dict[type, st.SearchStrategy[Any]] = {
        inspect.IntType: st.integers(-2, 12) | st.integers(),
        inspect.FloatType: st.floats(allow_nan=False, allow_infinity=False),
        inspect.BoolType: st.booleans(),
        inspect.NoneType: st.none(),
        inspect.DictType: st.dictionaries(WORDS, st.integers(0, 9) | WORDS | st.booleans(), max_size=2),
    }
    return plain.get(type(kind), WORDS)


def tagged(kind: type[msgspec.Struct]) -> st.SearchStrategy[dict[str, Any]]:
    """Something of this type, with its name."""
    config = kind.__struct_config__
    return shaped(inspect.type_info(kind)).map(lambda fields: {str(config.tag_field): config.tag, **fields})


def of_game(game: AnyGame) -> st.SearchStrategy[Any]:
    """An action of this game with fields of the right types."""
    return st.one_of(*map(tagged, game.facts.actions))


def requests_of(game: AnyGame) -> st.SearchStrategy[dict[str, Any]]:
    """A request with fields of the right types."""
    others = [tagged(kind) for kind in REQUESTS if kind is not Act]
    acts = st.builds(lambda n, action: {"do": "act", "round": n, "action": action}, st.just(1), of_game(game))
    return st.one_of(acts, *others)


@pytest.mark.parametrize("phase", ["lobby", "begun", "middle", "over"])
@pytest.mark.parametrize("name", GAMES)
def test_whatever_has_the_right_shape_is_answered_in_every_phase(name: str, phase: str) -> None:
    game = GAMES[name]

    @settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.lists(requests_of(game), min_size=12, max_size=12), st.integers(0, 99))
    def throw(messages: list[dict[str, Any]], luck: int) -> None:
        run(answered(game, phase, messages, random.Random(luck)))

    throw()


class AnyThinker(KeepThinker):
    """A bot that does anything it may."""

    async def think(self, facts: Facts, choice: BotChoice, sight: Sight, owner: Owner) -> Thought:
        return random_thought(facts, sight)


async def answered(game: AnyGame, phase: str, messages: list[dict[str, Any]], luck: random.Random) -> None:
    """Bring a table into this phase, send all of it, and look whether the table is what its log says."""
    store = MemoryStore()
    hub = Hub(GAMES, store, AnyThinker(), LIMITS, 0.0, "none")
    got = await hub.start_table(NewTable(game=game.facts.id, name="P0", seats=min(game.facts.seats)))
    table = got.table
    for n in range(1, min(game.facts.seats)):
        await hub.seat(table, f"P{n}", None)
    people = [table.connect(person, None) for person in (who.person for who in table.state.seats)]
    if phase != "lobby":
        table.ask(people[0], Start("s"))
        await settled(table)
    for n in range(luck.randrange(16) if phase == "middle" else 0):
        asked = sorted(game.actors(table.state.current.state))
        if not asked:
            break  # somebody has resigned
        seat = luck.choice(asked)
        action = random_action(game, table.state.current.state, seat, luck.randrange)
        table.ask(people[seat], Act(f"m{n}", 1, msgspec.Raw(encode(action))))
        await settled(table)
    if phase == "over":
        table.ask(people[0], CallOff("c", 1))
        await settled(table)
    for connection in people:
        await drain(connection)
    for n, message in enumerate(messages):
        people = [one for one in people if one in table.connections._all]  # the others were sent away
        if not people:
            break
        asker = people[n % len(people)]
        try:
            request = read_request(json.dumps({**message, "id": f"x{n}"}).encode(), 16_000)
        except CrosstableError:
            continue
        assert isinstance(request, Request)
        table.ask(asker, request)
        await settled(table)
        if asker in table.connections._all:
            told = [msgspec.json.decode(one) for one in await drain(asker)]
            assert any(one.get("id") == f"x{n}" for one in told), message
    await settled(table)
    kept = replace(table.state, spectator_chat=())  # which nobody writes down
    assert rebuild(await store.load(table.id), GAMES) == kept
    await hub.close()
