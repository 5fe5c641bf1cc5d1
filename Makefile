# Everything needs python3 (3.11 or newer) and make; a C compiler makes the engine fast, but is not needed.
PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip install --quiet --disable-pip-version-check --require-hashes
PYTEST := $(PY) -m pytest --numprocesses auto --maxprocesses 8 --dist worksteal
COMPILE := $(PY) -m piptools compile --quiet --generate-hashes --allow-unsafe --strip-extras \
	--no-emit-index-url --no-emit-find-links --no-emit-trusted-host

.PHONY: play test lint build bench lock clean install chromium postgres
.DELETE_ON_ERROR:

## play: set up what is missing and open the table in the browser; ARGS="--port 8001" and the like go to `wabe serve`
play: install
	@$(VENV)/bin/wabe serve $(ARGS)

# Tests are rewritten when they are first read; the second run finds them so.
unexport PYTHONDONTWRITEBYTECODE

# What may differ between native code and pure Python: the engine, and that a table and a terminal play with it. What
# draws in a terminal is pure Python in both; so are the texts, and what the references do by themselves.
ENGINE := tests/kernel tests/games tests/bots tests/old/test_old_files.py tests/server/test_play.py \
	tests/cli/test_play.py --ignore-glob='*/terminal/*' --ignore-glob='*/test_texts.py' \
	--ignore-glob='*/reference/test_[ars]*.py' --ignore-glob='*/reference/test_examples.py'

## test: the pages' own tests, the whole suite against the compiled installation, then the engine's against the pure sources
test: install $(VENV)/.test chromium postgres
	$(PY) -m tools.web npm test
	$(PYTEST) $(ARGS)
	PYTHONPATH=src $(PYTEST) $(ENGINE) $(ARGS)

## lint: formatting, lint and types of both languages; every rule of the ledgers is named by a test
lint: $(VENV)/.test
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy src tests tools examples setup.py
	$(PY) -m tools.rule_ids
	$(PY) -m tools.web npm run check
	$(PY) -m tools.web npm run lint

## build: source distribution and wheel, browser table included, in dist/
build: $(VENV)/.test
	$(PY) -m build --no-isolation

## bench: decisions, games and clones a second beside a calibration loop
bench: install
	@$(VENV)/bin/wabe bench $(ARGS)

## lock: newest releases of what requirements/*.in name, with their hashes, as the public index alone lists them
lock: export PIP_CONFIG_FILE := /dev/null
lock: export CUSTOM_COMPILE_COMMAND := make lock
lock: $(VENV)/.test
	cd requirements && for name in run build test; do \
		env -u PIP_FIND_LINKS -u PIP_EXTRA_INDEX_URL ../$(COMPILE) --upgrade --output-file $$name.txt $$name.in || exit 1; done

## clean: back to a fresh checkout
clean:
	rm -rf $(VENV) build dist src/*.egg-info src/wabe/server/static web/node_modules screenshots \
		.mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

install: $(VENV)/.run
	@$(PY) -m tools.install

chromium: $(VENV)/.test
	@$(PY) -m tools.chromium

postgres: $(VENV)/.test
	@$(PY) -m tools.postgres

$(PY):
	@$(PYTHON) -m tools.venv $(VENV)

$(VENV)/.run: requirements/run.txt requirements/build.txt | $(PY)
	$(PIP) $(^:%=-r %)
	@touch $@

$(VENV)/.test: requirements/test.txt $(VENV)/.run
	$(PIP) -r $<
	@touch $@
