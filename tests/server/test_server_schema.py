"""The interface does what its description says: whatever is sent, every answer is one of those described."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi import checks

from crosstable.server.app import create_app
from helpers.serving import open_table, quick, server_in_thread
from helpers.tables import MemoryStore

CHECKS = [
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.response_headers_conformance,
    checks.status_code_conformance,
]


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Any, str]]:
    """The description as a server gives it, and the code of a table there."""
    many: dict[str, Any] = {f"{name}_burst": 10_000 for name in ("table", "join", "look", "miss", "replay", "insight")}
    with server_in_thread(quick(tmp_path_factory.mktemp("schema") / "a.sqlite3", **many)) as base:
        yield schemathesis.openapi.from_url(f"http://{base}/api/docs/openapi.json"), open_table(base).code


def operations() -> list[str]:
    paths = create_app(quick(Path("unused")), MemoryStore()).openapi_schema.to_schema()["paths"]
    return [f"{method.upper()} {path}" for path, methods in paths.items() for method in methods]


def test_every_operation_says_that_one_may_be_too_fast() -> None:
    paths = create_app(quick(Path("unused")), MemoryStore()).openapi_schema.to_schema()["paths"]
    for path, methods in paths.items():
        for method, operation in methods.items():
            assert "429" in operation["responses"], f"{method} {path}"


# The server is a thread of this process: what it and others draw meanwhile is nothing the strategies have drawn.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module:hypothesis.errors.HypothesisDeprecationWarning")
@pytest.mark.parametrize("name", operations())
def test_whatever_is_sent_is_answered_as_described(described: tuple[Any, str], name: str) -> None:
    schema, code = described
    operation = schema.find_operation_by_label(name)
    assert operation is not None

    @settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
    @given(operation.as_strategy())
    def send(case: Any) -> None:
        for there in {code, case.path_parameters.get("code", code)}:
            if "code" in case.path_parameters:
                case.path_parameters["code"] = there
            answer = case.call()
            case.validate_response(answer, checks=CHECKS)
            assert answer.status_code != 500

    send()
