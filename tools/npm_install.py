"""Install exactly what package-lock.json names into node_modules (only `make check` and tools/vendor.py need it)."""

import sys

from node import run_npm

if __name__ == "__main__":
    sys.exit(run_npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"]))
