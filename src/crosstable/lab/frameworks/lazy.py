"""A dict whose values are made when somebody first reads them."""

from collections.abc import Callable, Iterator
from typing import Any


class Lazy(dict[str, Any]):
    """What an agent may read and often does not: `Lazy(view=make_view)` makes the view once, when it is asked for.

    Listed, copied, compared or pickled it is a plain dict with everything made.
    """

    __slots__ = ("_makers",)

    def __init__(self, **makers: Callable[[], Any]) -> None:
        super().__init__(makers)
        self._makers = makers

    def __getitem__(self, key: str) -> Any:
        if key in self._makers:
            super().__setitem__(key, self._makers.pop(key)())
        return super().__getitem__(key)

    def __iter__(self) -> Iterator[str]:  # its presence makes dict(…) and {**…} read through __getitem__
        return super().__iter__()

    def made(self) -> dict[str, Any]:
        """A plain dict with everything made."""
        return {key: self[key] for key in self}

    def get(self, key: str, default: Any = None) -> Any:
        """As of a dict."""
        return self.made().get(key, default)

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
