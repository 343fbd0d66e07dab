"""Packages that come with an extra."""

from importlib import import_module
from typing import Any

from crosstable.core import Refused


def needed(package: str, extra: str) -> Any:
    """A package that nobody needs to play; Refused, with what to install, if it is not there."""
    try:
        return import_module(package)
    except ModuleNotFoundError:
        raise Refused("lab-no-extra", package=package, extra=extra) from None
