"""One server for all tests that do not change how it runs."""

from collections.abc import Iterator

import pytest

from helpers.serving import quick, server_in_thread


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The host and port of a running server."""
    with server_in_thread(quick(tmp_path_factory.mktemp("server") / "games.sqlite3")) as found:
        yield found
