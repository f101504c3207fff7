"""The search itself, compiled by Numba. Importing anything here brings Numba: only ``engine`` does, when asked."""
