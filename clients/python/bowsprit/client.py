"""A client of ``bowsprit env``: JSON-RPC 2.0, one message per line."""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
import threading
from types import TracebackType
from typing import Any, Dict, List, NamedTuple, Optional, Sequence, TextIO, Type, TypedDict, Union


class Thing(TypedDict):
    """An object in the room or in the inventory."""

    object: int
    name: str
    source: str
    rectangle: List[int]
    state: int
    verbs: List[int]


class Word(TypedDict):
    """A verb, or a dialogue line that the player can choose."""

    verb: int
    text: str


class Said(TypedDict):
    """A spoken line."""

    actor: int
    who: str
    text: str
    source: str


class Observation(TypedDict, total=False):
    """The description of a state; docs/environment.md describes each member."""

    ticks: int
    room: int
    roomName: str
    ego: Optional[Dict[str, Any]]
    free: bool
    things: List[Thing]
    inventory: List[Thing]
    verbs: List[Word]
    lines: List[Word]
    said: List[Said]
    sentence: str
    hashes: Dict[str, str]
    picture: Dict[str, Any]
    faults: List[str]


class Action(TypedDict, total=False):
    """An action; docs/environment.md describes each member."""

    verb: Union[str, int]
    object: Union[str, int]
    object2: Union[str, int]
    line: int
    walk: List[int]
    click: List[Any]
    key: Union[str, int]
    skip: bool
    wait: int


class Offer(TypedDict):
    """A possible action and its text."""

    action: Action
    words: str


class Result(NamedTuple):
    """The result of a step, as in Gymnasium."""

    observation: Observation
    reward: float
    terminated: bool
    truncated: bool
    info: Dict[str, Any]


class BowspritError(Exception):
    """A failed request. ``code`` is the error code of JSON-RPC, or 0 if the program has ended."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


class Bowsprit:
    """A running ``bowsprit env``, which can play any number of games."""

    def __init__(
        self,
        game: Optional[str] = None,
        command: Sequence[str] = ("bowsprit",),
        goals: Optional[str] = None,
    ) -> None:
        """Starts the program.

        ``game`` is a folder, an archive, a folder of sources or the name of a bundled game. The
        default is the bundled game. ``command`` is the command that starts Bowsprit.
        """
        line = [*command, "env"]
        if game is not None:
            line.append(game)
        if goals is not None:
            line += ["--goals", goals]
        process = subprocess.Popen(
            line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self._connect(process.stdout, process.stdin, process)

    @classmethod
    def on_standard_streams(cls) -> "Bowsprit":
        """Returns a client for a program that ``bowsprit trials --agent`` has started.

        Nothing else may be printed to standard output.
        """
        client = cls.__new__(cls)
        client._connect(sys.stdin, sys.stdout, None)
        return client

    def _connect(
        self,
        answers: Optional[TextIO],
        requests: Optional[TextIO],
        process: "Optional[subprocess.Popen[str]]",
    ) -> None:
        assert answers is not None and requests is not None
        self._ids = itertools.count(1)
        self._lock = threading.Lock()
        self._answers = answers
        self._requests = requests
        self._process = process

    def call(self, method: str, **params: Any) -> Any:
        """Sends a request and returns its result. Parameters that are ``None`` are omitted."""
        request = {
            "jsonrpc": "2.0",
            "id": next(self._ids),
            "method": method,
            "params": {name: value for name, value in params.items() if value is not None},
        }
        with self._lock:
            answer = self._exchange(json.dumps(request) + "\n")
        if "error" in answer:
            raise BowspritError(answer["error"]["code"], answer["error"]["message"])
        return answer["result"]

    def _exchange(self, line: str) -> Dict[str, Any]:
        try:
            self._requests.write(line)
            self._requests.flush()
            answer = self._answers.readline()
        except (BrokenPipeError, ValueError):
            answer = ""
        if not answer:
            raise BowspritError(0, "Bowsprit has ended; its messages are on standard error")
        result: Dict[str, Any] = json.loads(answer)
        return result

    def initialize(self) -> Dict[str, Any]:
        """Returns the title, the milestones and the methods."""
        result: Dict[str, Any] = self.call("initialize")
        return result

    def reset(self, game: str = "main", **options: Any) -> "Game":
        """Starts a game: ``seed``, ``load``, ``router``, ``open``, ``maxSteps``, ``hashes``."""
        return Game(self, game, _result(self.call("reset", game=game, **options)))

    def drop(self, snapshot: str) -> None:
        """Deletes a snapshot."""
        self.call("drop", id=snapshot)

    def close(self) -> None:
        """Ends the program that was started."""
        if self._process is None:
            return
        if self._process.poll() is None:
            self._requests.close()
            self._process.wait(60)
        self._answers.close()

    def __enter__(self) -> "Bowsprit":
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        value: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()


class Game:
    """One game. ``last`` is the result of the last step, reset or restore."""

    def __init__(self, server: Bowsprit, handle: str, last: Result) -> None:
        self.server = server
        self.handle = handle
        self.last = last

    def step(self, action: Action, max_ticks: Optional[int] = None) -> Result:
        """Performs an action and plays until the player may act again."""
        self.last = _result(self._call("step", action=action, maxTicks=max_ticks))
        return self.last

    def actions(self, effective: bool = False) -> List[Offer]:
        """Returns the possible actions; with ``effective``, only those with an effect."""
        offers: List[Offer] = self._call("actions", effective=effective)["actions"]
        return offers

    def observe(self, picture: Any = None) -> Observation:
        """Returns an observation. ``picture`` is ``"base64"``, ``"raw"`` or ``{"file": PATH}``."""
        seen: Observation = self._call("observe", picture=picture)
        return seen

    def snapshot(self) -> str:
        """Stores the whole state and returns the id of the snapshot."""
        return str(self._call("snapshot")["id"])

    def restore(self, snapshot: str) -> Result:
        """Restores the state of a snapshot."""
        self.last = _result(self._call("restore", id=snapshot))
        return self.last

    def fork(self, snapshot: Optional[str] = None) -> "Game":
        """Returns a new game in the state of this game, or in the state of a snapshot."""
        handle = str(self._call("fork", id=snapshot)["game"])
        seen = self.server.call("observe", game=handle)
        return Game(self.server, handle, Result(seen, 0.0, False, False, {}))

    def save(self, file: str) -> None:
        """Writes a saved game."""
        self._call("save", file=file)

    def journal(self, file: str) -> None:
        """Writes the input since the reset, for ``bowsprit replay``."""
        self._call("journal", file=file)

    def close(self) -> None:
        """Ends this game."""
        self._call("close")

    def _call(self, method: str, **params: Any) -> Any:
        return self.server.call(method, game=self.handle, **params)


def _result(answer: Dict[str, Any]) -> Result:
    return Result(
        answer["observation"],
        answer["reward"],
        answer["terminated"],
        answer["truncated"],
        answer["info"],
    )
