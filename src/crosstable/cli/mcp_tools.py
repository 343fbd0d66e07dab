"""What a language model can do at a table: the tools of `crosstable mcp`. Needs the extra `crosstable[mcp]`."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from mcp.server import MCPServer

from crosstable.core import CrosstableError, Refused
from crosstable.lab.client import ask_server, open_table, take_seat

from .mcp_seat import WordySeat
from .speech import t, told

LONGEST = 300.0


class Table:
    """The tools, and the one seat that is held with them."""

    def __init__(self, server: str) -> None:
        self._server = server
        self._seat: WordySeat | None = None

    @property
    def seat(self) -> WordySeat:
        """The seat, or Refused if there is none yet."""
        if self._seat is None:
            raise Refused("cli-mcp-no-seat")
        return self._seat

    def list_tables(self) -> str:
        """The games of the server and the public tables, with their codes and free seats."""
        games = [t("cli-mcp-game", game=game["id"], seats=_span(game["seats"])) for game in _get(self._server, "games")]
        tables = [_listed(table) for table in _get(self._server, "tables")] or [t("cli-mcp-no-tables")]
        return "\n".join([t("cli-mcp-games"), *games, t("cli-mcp-tables"), *tables])

    def join_table(self, code: str, name: str) -> str:
        """Take a free seat at the table with this code, under this name."""
        self._seat = WordySeat(take_seat(f"{self._server}/t/{code}", name))
        return self.seat.look()

    def open_table(self, game: str, name: str, options: dict[str, Any] | None = None) -> str:
        """Open a new table of a game (by its id) and take its first seat."""
        self._seat = WordySeat(open_table(self._server, game, name, options=options or {}))
        return self.seat.look()

    def start_game(self, level: str = "medium") -> str:
        """Fill the free seats of your own table with bots of this level and begin."""
        if any(seat["kind"] == "empty" for seat in self.seat.client.table["seats"]):
            self.seat.ask("fill_bots", bot={"level": level})
        self.seat.ask("start")
        return self.seat.look()

    def look(self) -> str:
        """What your seat may know now: what has happened, how the table stands, and what you may do."""
        return self.seat.look()

    def rules(self) -> str:
        """The rules of the game at your table."""
        return self.seat.rules()

    def act(self, words: str) -> str:
        """Do something, in the words that look shows: an action and what you choose, like “vote yes”."""
        return self.seat.act(words)

    def say(self, text: str) -> str:
        """Say something at the table in your own words. Bots do not read it; they hear statements, which are acts."""
        self.seat.ask("chat", text=text)
        return t("cli-mcp-said")

    def wait_for_turn(self, seconds: float = 60.0) -> str:
        """Wait until the game needs you or is over, at most this many seconds; then look."""
        self.seat.catch_up()
        self.seat.client.wait(self.seat.my_turn, min(seconds, LONGEST))
        return self.seat.look()


def tools(server: str) -> MCPServer[Any]:
    """The MCP server for one seat at this Crosstable server."""
    table = Table(server)
    found: MCPServer[Any] = MCPServer("crosstable", instructions=t("cli-mcp-how"), log_level="WARNING")
    for tool in (
        table.list_tables, table.join_table, table.open_table, table.start_game, table.look, table.rules, table.act,
        table.say, table.wait_for_turn,
    ):  # fmt: skip
        found.tool(name=tool.__name__, description=t(f"cli-mcp-{tool.__name__}"))(_in_words(tool))
    return found


def _in_words(tool: Callable[..., str]) -> Callable[..., str]:
    """The same tool; what is refused is answered in words, so that another try can be made."""

    @wraps(tool)
    def answered(*args: Any, **more: Any) -> str:
        try:
            return tool(*args, **more)
        except CrosstableError as error:
            return t("cli-mcp-refused", why=told(error.why))

    return answered


def _listed(table: dict[str, Any]) -> str:
    """A public table in a line."""
    free = sum(seat["kind"] == "empty" for seat in table["seats"])
    return t("cli-mcp-table", code=table["code"], game=table["game"], phase=table["phase"], free=free)


def _span(counts: list[int]) -> str:
    least, most = min(counts), max(counts)
    return f"{least}–{most}" if least < most else str(least)


def _get(server: str, what: str) -> Any:
    return ask_server(server, f"/api/{what}")
