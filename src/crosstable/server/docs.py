"""The interface's own page at /api/docs: Swagger UI from this machine, not from anybody else's."""

from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.params import FromPath
from swagger_ui_bundle import swagger_ui_path

from .assets import Folder, make_asset, send
from .context import HttpRequest

POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"
"""Swagger UI writes its own styles into the page."""

_SWAGGER = Folder(Path(str(swagger_ui_path)))
_SCRIPT = b"""// This Swagger UI reads OpenAPI 3.0; ours is 3.1, of which we use nothing it cannot draw.
addEventListener("load", async () => {
  const spec = await (await fetch("/api/docs/openapi.json")).json();
  SwaggerUIBundle({ spec: { ...spec, openapi: "3.0.3" }, dom_id: "#docs" });
});
"""
_BEGIN = make_asset(_SCRIPT, "text/javascript")
_PAGE = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Crosstable: HTTP interface</title>
<meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/api/swagger/swagger-ui.css">
<script src="/api/swagger/swagger-ui-bundle.js"></script><script src="/api/swagger/begin.js"></script>
<div id="docs"></div></html>
"""


class SwaggerPage(OpenAPIRenderPlugin):
    """Swagger UI without a foreign server."""

    def render(self, request: HttpRequest, openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        return _PAGE


@get("/api/swagger/{path:path}", include_in_schema=False, sync_to_thread=False, as_is=True)
def swagger_file(request: HttpRequest, path: FromPath[str]) -> Response[bytes]:
    """A file of Swagger UI."""
    return send(request, _BEGIN if path == "/begin.js" else _SWAGGER.get(path))


HANDLERS: list[HTTPRouteHandler] = [swagger_file]


def openapi(version: str) -> OpenAPIConfig:
    """How the interface describes itself."""
    return OpenAPIConfig(
        title="Crosstable",
        version=version,
        description="Games, tables, seats, records and replays. A running table speaks over a WebSocket: docs/wire.md.",
        path="/api/docs",
        render_plugins=[SwaggerPage(path="/"), JsonRenderPlugin(path="/openapi.json")],
        use_handler_docstrings=True,
    )
