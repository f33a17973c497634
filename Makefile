# Two commands are all it takes: make play, make test. What they do is in tools/make.py.

PYTHON ?= python3
BIN := .venv/bin
MAKE_STEP := @$(PYTHON) tools/make.py
RELEASED := PYTHONPATH=build/released $(BIN)/python
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm

.PHONY: play check test test-long compile released web format lock audit wheels docs bench bench-vector bench-house clean

play:
	$(MAKE_STEP) play

# What a developer runs all the time: no server, no browser, no machine code.
check:
	$(MAKE_STEP) check

test:
	$(MAKE_STEP) test

# Whole matches of every game in a browser, and every rule reached: long.
test-long:
	$(MAKE_STEP) test-long

# build/tatami: the command, on machine code that is soon compiled.
compile:
	$(MAKE_STEP) compile

# build/released: machine code as a package has it, faster and far longer to compile.
released:
	$(MAKE_STEP) released

# The pages of the browser, built into the package.
web:
	$(MAKE_STEP) pages

format:
	$(MAKE_STEP) developing
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) --prefix web run --silent format

# Renew requirements.lock, the versions of all packages; run the tests afterwards.
lock:
	$(MAKE_STEP) lock

# Is anything known against those packages? Needs a network.
audit:
	$(MAKE_STEP) audit

# The reference site, in build/site: guides, rules, tutorials, and the interfaces from docstrings.
docs:
	$(MAKE_STEP) docs

# The source package and a wheel for every Python here, tried in environments of their own.
wheels:
	$(MAKE_STEP) wheels

bench: released build/openspiel.stamp bench-house bench-vector
	$(RELEASED) bench/side_by_side.py --peer build/openspiel/bin/python

# Decisions a second with observations and masks, beside OpenSpiel and PettingZoo.
bench-vector: released build/openspiel.stamp
	$(RELEASED) bench/vector.py --peer build/openspiel/bin/python

bench-house: released build/boardgameio.stamp
	$(RELEASED) -m bench.house

clean:
	rm -rf .venv build web/node_modules src/tatami/web .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

# OpenSpiel and PettingZoo, the peers of the benchmarks, in an environment of their own.
build/openspiel.stamp:
	$(PYTHON) -m venv build/openspiel
	build/openspiel/bin/pip install --quiet open_spiel pettingzoo rlcard pygame
	touch $@

# boardgame.io, the peer of the house, beside it.
build/boardgameio.stamp: bench/boardgameio/package.json
	$(MAKE_STEP) developing
	mkdir -p build/boardgameio
	cp bench/boardgameio/package.json build/boardgameio
	$(NPM) --prefix build/boardgameio install --silent --no-audit --no-fund
	touch $@
