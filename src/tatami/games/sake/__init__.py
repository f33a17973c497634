"""Sake & Samurai."""
