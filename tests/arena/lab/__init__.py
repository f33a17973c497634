"""Tests of the design laboratory."""
