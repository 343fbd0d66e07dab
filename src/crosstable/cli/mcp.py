"""`crosstable mcp`: a language model at the table, through the Model Context Protocol."""

from typing import Annotated

import typer

from crosstable.core import Refused

from .speech import Lang, t


def mcp_command(
    server: Annotated[str, typer.Argument(metavar="SERVER", help=t("cli-help-mcp-server"))] = "http://localhost:8000",
    lang: Lang = None,
) -> None:
    """Speak the Model Context Protocol over standard input and output."""
    try:
        from .mcp_tools import tools
    except ModuleNotFoundError:
        raise Refused("cli-no-mcp") from None
    tools(server.rstrip("/")).run("stdio")
