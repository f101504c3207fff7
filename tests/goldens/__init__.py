"""Whole deals of both games as text, every seat's view at every step. ``python -m tests.goldens`` writes them anew."""
