"""The look for known holes in packages: it must be able to fail, and says when nobody could be asked."""

import json
from collections.abc import Mapping

import audit


def report(*packages: Mapping[str, object]) -> str:
    return json.dumps({"dependencies": list(packages)})


def test_a_hole_stops_the_check_and_is_named() -> None:
    hole = {"id": "PYSEC-1", "fix_versions": ["2.0"]}
    words, fine = audit.verdict(report({"name": "thing", "version": "1.0", "vulns": [hole]}))
    assert (words, fine) == ("thing 1.0: PYSEC-1, fixed in 2.0", False)


def test_packages_without_holes_are_counted_and_those_nobody_knows_are_not() -> None:
    known, unknown = {"name": "a", "version": "1", "vulns": []}, {"name": "b", "skip_reason": "not found"}
    assert audit.verdict(report(known, unknown)) == ("No known holes in 1 packages.", True)
    assert audit.verdict(report(unknown)) == (audit.UNKNOWN, True)
