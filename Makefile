# The two to know: `make play` and `make test`. Both need Python 3.11 to 3.13 and make, and nothing else of ours.

VENV := .venv
BIN := $(VENV)/bin
# The first Python that really runs (a shim may name one that isn't installed) and is new enough.
PYTHON ?= $(shell for name in python3 python3.13 python3.12 python3.11; do \
	$$name -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 14))' 2>/dev/null && \
	command -v $$name && break; done)
PORT ?= 8000
# LOCKED=1 installs exactly the releases of the lock files (made with Python 3.11; 3.12 and 3.13 take them too), each
# checked by its hash.
LOCKED ?=
# How many tests run side by side, and which: make test WORKERS=4 TESTS="-k tarot". The browser's tests run by
# themselves: the driver keeps an event loop of its own, which the others could not start theirs beside.
WORKERS ?= 2
TESTS ?=
# One thread a process, as the commands have it: tests run side by side.
export OPENBLAS_NUM_THREADS ?= 1

.PHONY: play test lint format machine goldens bench lock clean

play: $(VENV)/.playing
	$(BIN)/cardavia serve --port $(PORT)

test: machine lint
	$(BIN)/pytest -n $(WORKERS) -m browser $(TESTS)
	$(BIN)/pytest -n $(WORKERS) -m "not browser" $(TESTS)

lint: $(VENV)/.testing
	$(BIN)/ruff format --check src tests bench art
	$(BIN)/ruff check src tests bench art
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m cardavia.words.extract --check

format: $(VENV)/.testing
	$(BIN)/ruff format src tests bench art
	$(BIN)/ruff check --fix src tests bench art

# Chromium and PostgreSQL: installed if we may, said if they are missing.
machine:
	sh tests/machine.sh

# The golden playthroughs, written anew: read the difference before you commit it.
goldens: $(VENV)/.testing
	$(BIN)/python -m tests.goldens

bench: $(VENV)/.testing
	$(BIN)/pip install --quiet --editable '.[bench]'
	for file in bench/*.py; do echo "== $$file"; $(BIN)/python $$file || exit 1; done

# The lock files, made with Python 3.11 as pyproject.toml says: versions and hashes, no addresses.
lock: $(VENV)/.testing
	$(BIN)/pip install --quiet pip-tools
	$(BIN)/pip-compile --quiet --upgrade --output-file requirements.lock pyproject.toml
	$(BIN)/pip-compile --quiet --upgrade --extra test --constraint requirements.lock \
		--output-file requirements-test.lock pyproject.toml

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis

$(VENV)/.made:
	@test -n "$(PYTHON)" || { echo "Cardavia needs Python 3.11, 3.12 or 3.13: none was found. Try: make PYTHON=/path/to/python3.11" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 14))' || \
		{ echo "Cardavia needs Python 3.11, 3.12 or 3.13; $(PYTHON) is none of them. Try: make PYTHON=/path/to/python3.11" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
		{ rm -rf $(VENV); echo "This Python can't make environments. On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	@touch $@

$(VENV)/.playing: $(VENV)/.made pyproject.toml requirements.lock
	@echo "Installing Cardavia into $(VENV)"
	$(if $(LOCKED),$(BIN)/pip install --quiet --require-hashes --requirement requirements.lock)
	$(BIN)/pip install --quiet $(if $(LOCKED),--no-deps) --editable .
	@touch $@

$(VENV)/.testing: $(VENV)/.made pyproject.toml requirements-test.lock
	@echo "Installing Cardavia and what its tests need into $(VENV)"
	$(if $(LOCKED),$(BIN)/pip install --quiet --require-hashes --requirement requirements-test.lock)
	$(BIN)/pip install --quiet $(if $(LOCKED),--no-deps) --editable $(if $(LOCKED),.,'.[test]')
	@touch $@
