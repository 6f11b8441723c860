"""The engines for matches: this project's, some known engines by name, or any UCI program."""

import os
import shlex
import shutil
from pathlib import Path

import chess.engine

ROOT = Path(__file__).resolve().parents[2]
OURS = f"{ROOT / 'target/release/fpgambit'} uci"
# A small table, no books, one thread: these are set if the engine has the option.
FAIR = {"Threads": 1, "Number of Threads": 1, "Hash": 16, "OwnBook": False}
# GPL programs: the project runs them, but never links or copies them.
OUTSIDE = {"stockfish": "stockfish", "gnuchess": "gnuchess --uci", "toga2": "toga2"}


class Player:
    """The command and options of an engine, from a known NAME, from `stockfish:ELO`, or from a command line."""

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
        """Starts the engine and sets its options."""
        engine = chess.engine.SimpleEngine.popen_uci(self.command, timeout=60)
        self.version = engine.id.get("name", "unknown")
        engine.configure({name: value for name, value in self.options.items() if name in engine.options})
        return engine
