"""Play games of Bowsprit from Python: reset, step, observe, snapshot, fork.

Only the standard library is necessary. ``bowsprit.gym`` contains an environment for Gymnasium,
which must be installed separately.
"""

from .client import Action, Bowsprit, BowspritError, Game, Observation, Result

__all__ = ["Action", "Bowsprit", "BowspritError", "Game", "Observation", "Result"]
