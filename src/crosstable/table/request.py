"""What all requests to a table have in common."""

from msgspec import Struct

from crosstable.core.naming import snake


class Request(Struct, frozen=True, tag_field="do", tag=snake, forbid_unknown_fields=True):
    """Base of everything a client sends."""
