# Two commands do everything: `make play` and `make test`. Each sets up what it needs first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BIOME := $(BIN)/python tools/node.py node_modules/@biomejs/biome/bin/biome
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.PHONY: play test check check-and-warm check-types check-rest warm generate format soak bench wheel lighthouse clean help

help: ## List what can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):[^#]*## (.*)/  make \1	\2/'

play: $(VENV)/.play ## Set up everything and open the product
	@exec $(BIN)/crosstable serve --open

test: check-and-warm ## Set up everything, check the code, run all tests (real browser included)
	@tools/need-chromium
	@tools/need-engines
	$(BIN)/python -m pytest -n 2 --dist loadgroup -m 'not browser'
	$(BIN)/python -m pytest -n 2 --dist loadgroup -m browser tests/e2e tests/engines

check: $(VENV)/.dev node_modules/.ready ## Run formatters, linters and type checkers; fail if a generated file is stale
	@$(MAKE) --no-print-directory --jobs 2 check-types check-rest

# What one process has compiled, both halves of the tests only load: else each would compile it for itself.
check-and-warm: $(VENV)/.dev node_modules/.ready
	@$(MAKE) --no-print-directory --jobs 3 check-types check-rest warm

warm:
	@$(BIN)/crosstable warm

check-types:
	$(BIN)/mypy

check-rest:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python tools/generate.py --check
	$(BIN)/python tools/node.py node_modules/typescript/bin/tsc --project jsconfig.json
	$(BIOME) check --error-on-warnings
	$(BIN)/python tools/audit.py

generate: $(VENV)/.dev ## Rewrite the browser's types and its list of modules
	$(BIN)/python tools/generate.py

format: $(VENV)/.dev node_modules/.ready ## Format the code and rewrite generated files
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIOME) check --write
	$(BIN)/python tools/generate.py

soak: $(VENV)/.dev ## Run slow, rare checks: twenty times the examples, what the compose file starts, whether chances hold, and the oldest dependencies we allow
	SOAK=20 $(BIN)/python -m pytest -n 2 --dist loadgroup tests/core tests/contract tests/server/test_server_kills.py tests/server/test_server_compose.py tests/fugitive/test_fugitive_calibration.py tests/fugitive/test_fugitive_chances.py $(wildcard tests/*/*_properties.py)
	tools/oldest-versions -n 2 --dist loadgroup -m 'not browser'

bench: $(VENV)/.bench ## Measure everything, print a table, write bench/out/*.json
	$(BIN)/python -m bench

wheel: $(VENV)/.dev node_modules/.ready ## Build the wheel and the source archive into dist/, the browser's files packed
	rm -rf dist build
	$(BIN)/python tools/node.py tools/pack.js build/packed
	$(BIN)/python -m build
	rm -rf build

lighthouse: $(VENV)/.dev node_modules/.ready ## Measure the packed pages on a simulated cheap phone, print a table
	@tools/need-chromium
	$(BIN)/python tools/lighthouse.py

clean: ## Remove what was set up (never the games in data/)
	rm -rf $(VENV) node_modules dist

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Crosstable needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Set PYTHON=… to another one.")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(BIN)/python pyproject.toml constraints.txt
	$(PIP) --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.play
	$(PIP) --editable '.[dev]'
	@touch $@

$(VENV)/.bench: $(VENV)/.dev
	$(PIP) --editable '.[dev,bench]'
	@touch $@

node_modules/.ready: $(VENV)/.dev package.json package-lock.json
	$(BIN)/python tools/npm_install.py
	@touch $@
