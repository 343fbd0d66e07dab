"""The talk bench for an agent that speaks the Model Context Protocol. Needs the extra `crosstable[mcp]`."""

from typing import Any

from mcp.server import MCPServer

from .speech import t
from .talk_session import TalkSession


def talk_tools(session: TalkSession) -> MCPServer[Any]:
    """The tools of one session."""
    found: MCPServer[Any] = MCPServer("crosstable-bench-talk", instructions=t("cli-talk-how"), log_level="WARNING")
    for tool in (session.look, session.act, session.rules):
        found.tool(name=tool.__name__, description=t(f"cli-talk-{tool.__name__}"))(tool)
    return found
