"""Plays games through the client.

The environment variable ``BOWSPRIT`` names the program. The default is the program of the checkout.
"""

import base64
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from bowsprit import Bowsprit, BowspritError

ROOT = Path(__file__).resolve().parents[3]
COMMAND = [os.environ.get("BOWSPRIT", str(ROOT / "bowsprit"))]

GOALS = {
    "goals": 1,
    "goal": "room == deck && state(bell) == 2",
    "milestones": [{"name": "the key", "when": "carries(key)"}],
}

SOLUTION = [
    {"verb": "open", "object": "sea chest"},
    {"verb": "pick up", "object": "brass key"},
    {"verb": "use", "object": "brass key", "object2": "cabin door"},
    {"object": "cabin door"},
    {"verb": "pick up", "object": "rope"},
    {"verb": "use", "object": "rope", "object2": "ship's bell"},
]


class ClientTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.game = str(Path(cls.folder.name) / "game")
        subprocess.run(
            [*COMMAND, "new-game", cls.game, "--template", "adventure"],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        (Path(cls.game) / "goals.json").write_text(json.dumps(GOALS))
        cls.server = Bowsprit(cls.game, COMMAND)

    @classmethod
    def tearDownClass(cls):
        cls.server.close()
        cls.folder.cleanup()

    def test_a_game_is_played_to_its_end(self):
        game = self.server.reset(seed=7)
        rewards = [game.step(action).reward for action in SOLUTION]

        self.assertTrue(game.last.terminated)
        self.assertEqual(game.last.info["ended"], "won")
        self.assertEqual(sum(rewards), 2)

    def test_a_restored_state_is_seen_as_it_was(self):
        game = self.server.reset(seed=7)
        before = game.observe("base64")
        state = game.snapshot()
        game.step(SOLUTION[0])
        self.assertNotEqual(game.observe("base64")["picture"], before["picture"])

        game.restore(state)

        self.assertEqual(game.observe("base64"), before)
        self.server.drop(state)

    def test_a_fork_goes_its_own_way(self):
        game = self.server.reset(seed=7)
        fork = game.fork()
        fork.step(SOLUTION[0])

        self.assertEqual(len(fork.last.observation["things"]), 4)
        self.assertEqual(len(game.observe()["things"]), 3)
        fork.close()

    def test_effective_actions_solve_the_first_room(self):
        game = self.server.reset(seed=7)
        words = []
        for _ in range(2):
            offers = game.actions(effective=True)
            words.append([offer["words"] for offer in offers])
            game.step(offers[-1]["action"])

        self.assertEqual(words, [["Open sea chest"], ["Close sea chest", "Pick up brass key"]])

    def test_a_picture_has_pixels_and_colours(self):
        picture = self.server.reset(seed=7).observe("base64")["picture"]

        self.assertEqual(len(base64.b64decode(picture["pixels"])), 320 * 200)
        self.assertEqual(len(base64.b64decode(picture["palette"])), 768)

    def test_the_journal_replays(self):
        game = self.server.reset(seed=7)
        for action in SOLUTION[:3]:
            game.step(action)
        file = str(Path(self.folder.name) / "a.journal")
        game.journal(file)
        built = str(Path(self.folder.name) / "built")
        subprocess.run(
            [*COMMAND, "build", self.game, "--out", built], check=True, stdout=subprocess.DEVNULL
        )

        done = subprocess.run([*COMMAND, "replay", file, built], capture_output=True, text=True)

        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(json.loads(done.stdout)["ticks"], game.last.observation["ticks"])

    def test_what_is_wrong_is_an_error_and_the_game_goes_on(self):
        game = self.server.reset(seed=7)
        with self.assertRaises(BowspritError) as wrong:
            game.step({"verb": "eat", "object": "sea chest"})

        self.assertEqual(wrong.exception.code, -32602)
        self.assertIn("expected a verb of (Close, Give", str(wrong.exception))
        self.assertEqual(game.step({"wait": 5}).info["ended"], "free")

    def test_a_program_that_does_not_start_is_an_error(self):
        with Bowsprit("no such game", COMMAND) as server:
            with self.assertRaises(BowspritError) as gone:
                server.initialize()
        self.assertEqual(gone.exception.code, 0)

    def test_the_example_of_the_page_runs(self):
        page = (ROOT / "docs/environment.md").read_text(encoding="utf-8")
        example = re.search(r"```python\n(.*?)```", page, re.DOTALL).group(1)
        program = example.replace('["bowsprit", ', json.dumps(COMMAND)[:-1] + ", ")

        done = subprocess.run(
            [sys.executable, "-c", program, self.game], capture_output=True, text=True, check=True
        )

        self.assertIn("['sea chest', 'cabin door', 'porthole']", done.stdout)
        self.assertIn("There is a key in it.", done.stdout)


try:
    import gymnasium  # noqa: F401
except ImportError:
    gymnasium = None


@unittest.skipIf(gymnasium is None, "gymnasium is not installed")
class GymTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.game = str(Path(cls.folder.name) / "game")
        subprocess.run(
            [*COMMAND, "new-game", cls.game, "--template", "adventure"],
            check=True,
            stdout=subprocess.DEVNULL,
        )

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def test_gymnasium_finds_nothing_wrong(self):
        from gymnasium.utils.env_checker import check_env

        from bowsprit.gym import BowspritEnv

        for game in ("walklab", self.game):
            with self.subTest(game=game):
                env = BowspritEnv(game, COMMAND, render_mode="rgb_array")
                check_env(env)
                env.close()


class TrialTest(unittest.TestCase):
    def test_an_agent_wins_a_trial(self):
        environment = dict(os.environ, PYTHONPATH=str(Path(__file__).resolve().parents[1]))
        agent = f"{sys.executable} -m bowsprit.curious"
        result = subprocess.run(
            [*COMMAND, "trials", "--agent", agent, "--adventure", "1-1", "--json"],
            check=True,
            stdout=subprocess.PIPE,
            env=environment,
        )
        run = json.loads(result.stdout)["runs"][0]

        self.assertTrue(run["won"], run)
        self.assertEqual(run["milestones"], run["of"])


if __name__ == "__main__":
    unittest.main()
