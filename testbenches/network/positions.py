"""Positions from self-play as arrays: the network's inputs, and the values that it should predict."""

from pathlib import Path

import numpy as np

KINDS = "PNBRQK"
INPUTS = 768
# The largest number of men in a position. Only random boards have more, and training uses none of them.
MEN = 32


def parse(line):
    """One line of a data file: White's view of each man, the side to move, White's score and lead, and whether anyone may castle."""
    fen, halves, lead = line.rsplit(";", 2)
    board, side, castling = fen.split(" ", 3)[:3]
    features = []
    square = 56
    for letter in board:
        if letter == "/":
            square -= 16
        elif letter.isdigit():
            square += int(letter)
        else:
            kind = KINDS.index(letter.upper()) + (6 if letter.islower() else 0)
            features.append(kind * 64 + square)
            square += 1
    return features, side == "b", int(halves) / 2, int(lead), castling != "-"


def convert(path):
    """The arrays of a data file. An .npz file beside it stores them, so that the data file is parsed only once."""
    kept = path.with_suffix(".npz")
    if kept.exists():
        with np.load(kept) as arrays:
            return {name: arrays[name] for name in arrays}
    lines = path.read_text().splitlines()
    count = len(lines)
    arrays = {
        "white": np.full((count, MEN), INPUTS, np.int16),
        "black_moves": np.zeros(count, bool),
        "result": np.zeros(count, np.float32),
        "lead": np.zeros(count, np.int16),
        "castling": np.zeros(count, bool),
    }
    for row, line in enumerate(lines):
        features, black, result, lead, castling = parse(line)
        arrays["white"][row, : len(features)] = features
        arrays["black_moves"][row] = black
        arrays["result"][row] = result
        arrays["lead"][row] = lead
        arrays["castling"][row] = castling
    part = kept.with_suffix(".part.npz")
    np.savez_compressed(part, **arrays)
    part.rename(kept)
    return arrays


def turned(features):
    """The view of the other side: colours swapped, ranks mirrored."""
    other = np.where(features >= 384, features - 384, features + 384) ^ 56
    return np.where(features == INPUTS, INPUTS, other).astype(np.int16)


class Positions:
    """Positions from the view of the side to move: `own` is its view of the men, `other` the view of the other side."""

    def __init__(self, parts):
        joined = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
        white = joined["white"]
        black = turned(white)
        moves = joined["black_moves"][:, None]
        self.own = np.where(moves, black, white)
        self.other = np.where(moves, white, black)
        turn = joined["black_moves"]
        self.result = np.where(turn, 1 - joined["result"], joined["result"]).astype(np.float32)
        self.lead = np.where(turn, -joined["lead"], joined["lead"]).astype(np.float32)
        self.castling = joined["castling"]
        self.men = (white != INPUTS).sum(axis=1)

    def __len__(self):
        return len(self.men)

    @property
    def heads(self):
        """The output head of each position, by the number of its men: 1 to 4, 5 to 8, and so on."""
        return np.minimum((self.men - 1) // 4, 7)


def load(folder):
    """Loads the positions. Returns those for training, those of every sixteenth file, which are held out, and the names
    of the files."""
    paths = sorted(Path(folder).glob("*-*.txt"))
    if len(paths) < 2:
        raise SystemExit(f"{folder}: {len(paths)} data files, expected two or more: testbenches/network/data makes them")
    parts = [convert(path) for path in paths]
    held = [index % 16 == 15 or index == len(paths) - 1 for index in range(len(paths))]
    train = Positions([part for part, out in zip(parts, held) if not out])
    test = Positions([part for part, out in zip(parts, held) if out])
    return train, test, [path.name for path in paths]
