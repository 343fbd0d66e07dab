"""The page that describes the interface works in a real browser, under its own policy."""

import pytest

from .conftest import Visitor

pytestmark = pytest.mark.browser


def test_the_interface_page_shows_the_interface(visitor: Visitor) -> None:
    page = visitor("Ada")  # who complains about any error in the console
    page.goto("/api/docs")
    page.get_by_text("/api/tables/{code}/seats").wait_for()
