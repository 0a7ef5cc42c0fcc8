"""An agent for ``bowsprit trials``: prefers actions that it has not performed yet.

    bowsprit trials --agent "python3 -m bowsprit.curious"

It requests the effective actions and performs the action that it has tried least often in this
room with this inventory. If several actions have been tried equally often, it performs the first
of them.
"""

from __future__ import annotations

from collections import Counter
from typing import Tuple

from .client import Bowsprit, Observation


def situation(seen: Observation) -> Tuple[int, Tuple[str, ...]]:
    """Returns the room and the names of the carried objects."""
    return seen["room"], tuple(sorted(thing["name"] for thing in seen["inventory"]))


def main() -> None:
    """Plays one adventure."""
    game = Bowsprit.on_standard_streams().reset()
    tried: Counter = Counter()
    while not game.last.terminated and not game.last.truncated:
        here = situation(game.last.observation)
        offers = game.actions(effective=True) or game.actions()
        if not offers:
            break
        chosen = min(offers, key=lambda offer: tried[here, offer["words"]])
        tried[here, chosen["words"]] += 1
        game.step(chosen["action"])


if __name__ == "__main__":
    main()
