"""Play games of Bowsprit from Python: reset, step, observe, snapshot, fork.

The standard library is enough. ``bowsprit.gym`` has an environment for Gymnasium, if that is
installed.
"""

from .client import Action, Bowsprit, BowspritError, Game, Observation, Result

__all__ = ["Action", "Bowsprit", "BowspritError", "Game", "Observation", "Result"]
