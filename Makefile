# Two commands are all it takes: make play, make test.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src docs/rules -type f) pyproject.toml hatch_build.py README.md
COMPILED := PYTHONPATH=build/compiled $(BIN)/python

.PHONY: play test lint unit compiled-tests bench format clean

play: build/compiled.stamp
	@$(COMPILED) -m tatami play

test: lint unit compiled-tests

lint: .venv/ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

unit: .venv/ready
	$(BIN)/pytest -n auto --cov

# The same tests once more, on machine code; the command line is tested with it too.
compiled-tests: build/compiled.stamp
	TATAMI_EXPECT_COMPILED=1 $(COMPILED) -m pytest -n auto

bench: build/compiled.stamp build/openspiel.stamp
	$(COMPILED) bench/side_by_side.py --peer build/openspiel/bin/python

format: .venv/ready
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf .venv build .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

# The environment: plain Python, editable, so what runs is what you see.
.venv/ready: pyproject.toml hatch_build.py
	@PYTHON=$(PYTHON) sh tools/prepare
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --editable '.[dev]'
	touch $@

# The compiled package, made again whenever a source is newer.
build/compiled.stamp: .venv/ready $(SOURCES)
	rm -rf build/compiled
	$(BIN)/pip install --quiet --no-deps --target build/compiled .
	touch $@

# OpenSpiel, the peer of the benchmarks, in an environment of its own.
build/openspiel.stamp:
	$(PYTHON) -m venv build/openspiel
	build/openspiel/bin/pip install --quiet open_spiel
	touch $@
