"""Measurements beside those of the command line."""
