"""The talk bench for an agent that speaks the Model Context Protocol. Needs the extra `crosstable[mcp]`."""

from typing import Any

from mcp.server import MCPServer

from .talk_session import TalkSession

HOW = """Play the tables of a bench of talk, one after the other: look, then act in the words that look shows, until all
tables have been played. Statements (aside) may be made before the action the game waits for. Play to win."""


def talk_tools(session: TalkSession) -> MCPServer[Any]:
    """The tools of one session."""
    found: MCPServer[Any] = MCPServer("crosstable-bench-talk", instructions=HOW, log_level="WARNING")
    for tool in (session.look, session.act, session.rules):
        found.tool(name=tool.__name__, description=tool.__doc__)(tool)
    return found
