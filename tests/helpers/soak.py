"""How long a run of the tests may be. In a module of its own: `conftest` is the name of several."""

import os

SOAK = int(os.environ.get("SOAK", "1"))
"""How many times as many examples as usual: `make soak` tries more of them, and other ones each time."""
