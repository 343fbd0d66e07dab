#!/usr/bin/env python3
"""Ask for known holes in the packages of constraints.txt. Where nobody can be asked, say so and go on."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_PINS = str(ROOT / "constraints.txt")
_AUDIT = [sys.executable, "-m", "pip_audit", "--requirement", _PINS, "--no-deps", "--disable-pip"]
UNKNOWN = "Nobody could be asked about known holes in the packages; they are not checked this time."
_PATIENCE = 60
"""Seconds to wait for an answer."""


def verdict(report: str) -> tuple[str, bool]:
    """What a report says in words, and whether that is good enough to go on."""
    packages = [package for package in json.loads(report)["dependencies"] if "skip_reason" not in package]
    found = [
        f"{package['name']} {package['version']}: {hole['id']}, fixed in {', '.join(hole['fix_versions']) or '–'}"
        for package in packages
        for hole in package["vulns"]
    ]
    if not packages:
        return UNKNOWN, True
    return "\n".join(found) or f"No known holes in {len(packages)} packages.", not found


def main() -> int:
    """1 if there are holes, else 0."""
    command = [*_AUDIT, "--format", "json", "--progress-spinner", "off", "--timeout", "5"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=_PATIENCE, check=False)
        words, fine = verdict(done.stdout)
    except (subprocess.TimeoutExpired, json.JSONDecodeError):
        words, fine = UNKNOWN, True
    print(words)
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
