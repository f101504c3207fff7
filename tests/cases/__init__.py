"""Cases with known right values, and the runner that holds the rules to them: ``python -m tests.cases FILE…``."""
