"""The interface's own page at /api/docs: Swagger UI from this machine, not from anybody else's."""

from pathlib import Path
from typing import Any, ClassVar

from litestar import Response, get
from litestar._openapi.schema_generation import SchemaCreator
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.params import FromPath
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from swagger_ui_bundle import swagger_ui_path

from crosstable.core import Action, Event, tag_of
from crosstable.games import GAMES

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


class TaggedBases(OpenAPISchemaPlugin):
    """Where any action or event of any game may stand: its `type` is one of all there are, the rest depends on it."""

    kinds: ClassVar = {
        Action: frozenset(tag_of(kind) for game in GAMES.values() for kind in game.facts.actions),
        Event: frozenset(str(kind.__struct_config__.tag) for game in GAMES.values() for kind in game.facts.events),
    }

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        """Whether it is one of the bases."""
        return value in TaggedBases.kinds

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        """An object with a type and whatever else belongs to it."""
        kind = Schema(type=OpenAPIType.STRING, enum=sorted(self.kinds[field_definition.annotation]))
        return Schema(type=OpenAPIType.OBJECT, properties={"type": kind}, required=["type"], additional_properties=True)


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
        description="Games, tables, seats, records and replays. A running table speaks over a WebSocket: "
        "[how to write a bot](/api/bots).",
        path="/api/docs",
        render_plugins=[SwaggerPage(path="/"), JsonRenderPlugin(path="/openapi.json")],
        use_handler_docstrings=True,
    )
