"""An environment for Gymnasium. Importing this module needs ``gymnasium`` and ``numpy``."""

from __future__ import annotations

import base64
from typing import Any, Dict, List, Optional, Sequence, Tuple

import gymnasium
import numpy

from .client import Bowsprit, Game, Observation, Offer


class BowspritEnv(gymnasium.Env):  # type: ignore[misc]
    """A game. The observation is the picture, and an action is the index of an offered action.

    ``info["offers"]`` contains the possible actions with their texts; an index beyond the last of
    them waits for 10 iterations. ``info["observation"]`` contains the observation without the
    picture.
    """

    metadata = {"render_modes": ["rgb_array"], "render_fps": 15}

    def __init__(
        self,
        game: Optional[str] = None,
        command: Sequence[str] = ("bowsprit",),
        goals: Optional[str] = None,
        most_actions: int = 512,
        max_steps: int = 1000,
        effective: bool = False,
        render_mode: Optional[str] = None,
    ) -> None:
        self.render_mode = render_mode
        self.observation_space = gymnasium.spaces.Box(0, 255, (200, 320, 3), numpy.uint8)
        self.action_space = gymnasium.spaces.Discrete(most_actions)
        self._max_steps = max_steps
        self._effective = effective
        self._server = Bowsprit(game, command, goals)
        self._game: Optional[Game] = None
        self._offers: List[Offer] = []

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None
    ) -> Tuple[Any, Dict[str, Any]]:
        super().reset(seed=seed)
        start = seed if seed is not None else int(self.np_random.integers(1 << 31))
        self._game = self._server.reset(
            seed=start, maxSteps=self._max_steps, hashes=False, **(options or {})
        )
        return self._seen(self._game.last.info)

    def step(self, action: Any) -> Tuple[Any, float, bool, bool, Dict[str, Any]]:
        assert self._game is not None, "call reset first"
        index = int(action)
        chosen = self._offers[index]["action"] if index < len(self._offers) else {"wait": 10}
        result = self._game.step(chosen)
        picture, info = self._seen(result.info)
        return picture, result.reward, result.terminated, result.truncated, info

    def render(self) -> Any:
        assert self._game is not None, "call reset first"
        return _pixels(self._game.observe("base64"))

    def close(self) -> None:
        self._server.close()

    def _seen(self, info: Dict[str, Any]) -> Tuple[Any, Dict[str, Any]]:
        assert self._game is not None
        seen = self._game.observe("base64")
        self._offers = self._game.actions(self._effective)
        return _pixels(seen), {**info, "offers": self._offers, "observation": _words(seen)}


def _words(seen: Observation) -> Dict[str, Any]:
    return {name: value for name, value in seen.items() if name != "picture"}


def _pixels(seen: Observation) -> Any:
    picture = seen["picture"]
    palette = numpy.frombuffer(base64.b64decode(picture["palette"]), numpy.uint8).reshape(256, 3)
    pixels = numpy.frombuffer(base64.b64decode(picture["pixels"]), numpy.uint8)
    return palette[pixels].reshape(200, 320, 3)
