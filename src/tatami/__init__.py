"""Tatami: five samurai games on one mat."""
