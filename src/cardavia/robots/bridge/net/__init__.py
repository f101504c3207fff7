"""A small net that says how likely each call is, for one hand or for thousands.

It learnt from the auctions of a champion program (see ``docs/net.md``), runs on NumPy alone and is one file of weights.
It ranks calls where rules compete or are silent, and weighs sampled hands by the calls that they would have made.
"""

from cardavia.robots.bridge.net.heard import COLUMNS
from cardavia.robots.bridge.net.net import likelihood, probabilities, together

__all__ = ["COLUMNS", "likelihood", "probabilities", "together"]
