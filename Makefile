# Two commands are all it takes: make play, make test.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -type f -not -path 'src/tatami/web/*') \
    pyproject.toml hatch_build.py README.md
PAGES := $(shell find web/src web/public -type f) $(wildcard web/*.* src/tatami/words/*/browser.ftl src/tatami/words/*/boards.ftl \
    src/tatami/games/*/words/board.*.ftl)
COMPILED := PYTHONPATH=build/compiled $(BIN)/python
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

.PHONY: play test lint web-lint unit compiled-tests web bench bench-house format clean

play: build/tatami
	@build/tatami

test: lint unit compiled-tests

lint: .venv/ready web-lint
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

web-lint: web/node_modules/ready
	$(NPM) run --silent lint
	$(NPM) run --silent check
	$(NPM) run --silent test

# What is compiled is tested as plain Python first, every line of core and games.
unit: .venv/ready
	$(BIN)/pytest -n auto --dist worksteal tests/core tests/games tests/bots tests/words tests/telling --cov

# Everything, on machine code: the same tests once more, and all that is built upon it.
compiled-tests: build/tatami
	@PYTHON=$(PYTHON) sh tools/prepare chromium postgresql
	TATAMI_EXPECT_COMPILED=1 $(COMPILED) -m pytest -n auto --dist worksteal

bench: build/compiled.stamp build/openspiel.stamp bench-house
	$(COMPILED) bench/side_by_side.py --peer build/openspiel/bin/python

bench-house: build/compiled.stamp build/boardgameio.stamp
	$(COMPILED) -m bench.house

# The pages of the browser, built into the package.
web: build/web.stamp

format: .venv/ready web/node_modules/ready
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run --silent format

clean:
	rm -rf .venv build web/node_modules src/tatami/web .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

# The environment: plain Python, editable, so what runs is what you see.
.venv/ready: pyproject.toml hatch_build.py
	@PYTHON=$(PYTHON) sh tools/prepare
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --editable '.[dev]'
	touch $@

# Node comes with the Python environment, so that nothing else need be installed. Not `npm ci`:
# it refuses a lock made where packages for other systems could not be had.
web/node_modules/ready: .venv/ready web/package-lock.json
	$(NPM) install --no-save --silent
	touch $@

build/web.stamp: web/node_modules/ready $(PAGES)
	$(NPM) run --silent build -- --logLevel warn
	mkdir -p build
	touch $@

# The compiled package, made again whenever a source is newer.
build/compiled.stamp: .venv/ready build/web.stamp $(SOURCES)
	rm -rf build/compiled
	$(BIN)/pip install --quiet --no-deps --target build/compiled .
	touch $@

# The command, on machine code.
build/tatami: build/compiled.stamp
	printf '#!/bin/sh\nPYTHONPATH="%s" exec "%s" -m tatami "$$@"\n' \
	    '$(CURDIR)/build/compiled' '$(CURDIR)/$(BIN)/python' > $@
	chmod +x $@

# OpenSpiel, the peer of the benchmarks, in an environment of its own.
build/openspiel.stamp:
	$(PYTHON) -m venv build/openspiel
	build/openspiel/bin/pip install --quiet open_spiel
	touch $@

# boardgame.io, the peer of the house, beside it.
build/boardgameio.stamp: .venv/ready bench/boardgameio/package.json
	mkdir -p build/boardgameio
	cp bench/boardgameio/package.json build/boardgameio
	$(NPM:web=build/boardgameio) install --silent --no-audit --no-fund
	touch $@
