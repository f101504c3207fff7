"""Tarot in whole numbers, compiled: states that are copied and played through by the hundred thousand."""
