"""A language model at the table: an MCP client plays a whole game of each kind, and sees what its seat sees."""

import asyncio
import random
import re

from mcp import Client

from crosstable.cli.mcp_tools import tools
from crosstable.core import AnyGame


async def call(client: Client, tool: str, **arguments: object) -> str:
    """What a tool answers."""
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result
    return "\n".join(part.text for part in result.content if part.type == "text")


async def play(base: str, game: AnyGame) -> str:
    """A game by whoever does what the examples say."""
    luck = random.Random(1)
    async with Client(tools(f"http://{base}")) as client:
        assert {tool.name for tool in (await client.list_tools()).tools} >= {"look", "act", "rules", "say"}
        assert "Refused" in await call(client, "look")
        assert f"{game.facts.id}:" in await call(client, "list_tables")
        small = {"size": 3} if "size" in game.facts.options.__struct_fields__ else {}
        assert "lobby" in await call(client, "open_table", game=game.facts.id, name="Model", options=small)
        seen = await call(client, "start_game", level="easy")
        assert len(await call(client, "rules")) > 500
        assert await call(client, "say", text="Hello") == "Said."
        assert "Refused" in await call(client, "act", words="fly away")
        while "The game is over." not in seen:
            examples = re.findall(r"^› .*e\.g\. “(.+)”$", seen, re.M)
            if "It is your turn." in seen and examples:
                seen = await call(client, "act", words=luck.choice(examples))
            else:
                seen = await call(client, "wait_for_turn", seconds=5)
        return seen


def test_a_model_plays_a_whole_game(base: str, game: AnyGame) -> None:
    assert "The game is over." in asyncio.run(play(base, game))
