"""Engines to play with: this project's, the outside ones by name, or any UCI program."""

import os
import shlex
import shutil
from pathlib import Path

import chess.engine

ROOT = Path(__file__).resolve().parents[2]
OURS = f"{ROOT / 'target/release/fpgambit'} uci"
# With a small table, without books, on one thread: set where an engine has the option.
FAIR = {"Threads": 1, "Number of Threads": 1, "Hash": 16, "OwnBook": False}
# GPL: run beside the project, never linked or copied.
OUTSIDE = {"stockfish": "stockfish", "gnuchess": "gnuchess --uci", "toga2": "toga2"}


class Player:
    """An engine's command and options; `NAME` or `stockfish:ELO` of the outside ones, or a command line."""

    def __init__(self, spec, threads=1):
        name, _, rating = spec.partition(":")
        self.name = spec
        self.version = "unknown"
        self.options = FAIR | {"Threads": threads}
        command = OUTSIDE.get(name)
        if command is None:
            command, self.name = spec, Path(shlex.split(spec)[0]).name
        elif rating:
            self.options |= {"UCI_LimitStrength": True, "UCI_Elo": int(rating)}
            self.name = f"{name}, UCI_Elo {rating}"
        self.command = shlex.split(command)
        path = os.pathsep.join([os.environ.get("PATH", ""), "/usr/games"])
        program = shutil.which(self.command[0], path=path)
        if program is None:
            raise SystemExit(f"{spec}: no program `{self.command[0]}`")
        self.command[0] = program

    def start(self):
        """The engine, running and set up."""
        engine = chess.engine.SimpleEngine.popen_uci(self.command, timeout=60)
        self.version = engine.id.get("name", "unknown")
        engine.configure({name: value for name, value in self.options.items() if name in engine.options})
        return engine
