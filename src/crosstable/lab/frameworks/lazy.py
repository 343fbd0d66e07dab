"""A dict whose values are made when somebody first reads them."""

from collections.abc import Callable, Iterator, KeysView, Mapping
from typing import Any


class Lazy(dict[str, Any]):
    """What an agent may read and often does not: `Lazy({"view": view_of}, position, seat)` calls `view_of(position,
    seat)` once, when the view is asked for.

    Listed, copied, compared or pickled it is a plain dict with everything made.
    """

    __slots__ = ("_makers", "_of")

    def __init__(self, makers: Mapping[str, Callable[..., Any]], *of: Any) -> None:
        self._makers, self._of = makers, of

    def __missing__(self, key: str) -> Any:
        made = self[key] = self._makers[key](*self._of)
        return made

    def __contains__(self, key: object) -> bool:
        return key in self._makers

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        """As of a dict."""
        return self._makers.keys()

    def made(self) -> dict[str, Any]:
        """A plain dict with everything made."""
        return {key: self[key] for key in self._makers}

    def get(self, key: str, default: Any = None) -> Any:
        """As of a dict."""
        return self[key] if key in self._makers else default

    def items(self) -> Any:
        """As of a dict."""
        return self.made().items()

    def values(self) -> Any:
        """As of a dict."""
        return self.made().values()

    def copy(self) -> dict[str, Any]:
        """As of a dict."""
        return self.made()

    def __eq__(self, other: object) -> bool:
        return self.made() == other

    def __ne__(self, other: object) -> bool:
        return self.made() != other

    def __repr__(self) -> str:
        return repr(self.made())

    def __reduce__(self) -> tuple[type[dict[str, Any]], tuple[dict[str, Any]]]:
        return dict, (self.made(),)
