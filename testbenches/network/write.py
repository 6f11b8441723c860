#!/usr/bin/env python3
"""Rounds a trained network to its integers and writes the network file and its model card.

    target/network/venv/bin/python testbenches/network/write.py [--data DIR] [--card FILE] [WEIGHTS [FILE]]

WEIGHTS (target/network/chip.npz) is the output of `train.py`, FILE (engine/data/chip.net) the network file;
engine/src/network/file.rs defines its format. With --data the script compares the integers with the rounded floats on
the held-out positions and prints the loss of both. --card adds the text of a file to the card, for instance results of
games.
"""

import argparse
import hashlib
import json
import struct
import zlib
from pathlib import Path

import numpy as np

import model
import positions
import train

CARD = """# The network {name}

`sha256 {sha}`, {size} bytes, CRC-32 `{crc:08x}`.

The network computes a position's value in integers. It has 768 inputs and {hidden} hidden units for each of two
perspectives, {linear} linear sums, and {heads} output heads; the number of pieces selects the head. `engine/src/network`
defines the formula, and `file.rs` there the file format. Data, games and code all come from this project.

| | |
|---|---|
| data | {positions} positions for training and {held_out} held out, in {files} files, `{first}` to `{last}` |
| source | games of the engine against itself at {nodes} nodes per move, after eight or nine random moves; only quiet positions in which neither side leads by more than 10 pawns |
| target | a mixture: the result that the search's lead predicts, with weight {share}, and the game's result; k = {k} |
| loss (mean square) | {train_loss:.6f} in training, {held_loss:.6f} on held-out positions, rounded to integers |
| training time | {seconds} s on one core |
| versions | NumPy {numpy}, SciPy {scipy} |

To train it again, check out the commit that added this file (other versions of the engine play other games), and run:

```
testbenches/network/setup
{commands}
target/network/venv/bin/python testbenches/network/train.py {arguments} --out target/network/{stem}.npz
target/network/venv/bin/python testbenches/network/write.py target/network/{stem}.npz engine/data/{file}
```

{more}"""


# The default number of nodes per move in `testbenches/network/data`. The files do not contain it.
NODES = 500


def data_commands(runs):
    """The commands that make the data files, one for each run of numbers: seed, first number, count."""
    for seed, first, count in runs:
        end = f" target/network/data {first}" if first else ""
        yield f"testbenches/network/data {count} {seed} {NODES}{end}"


def to_bytes(whole):
    """The network file."""
    rows = whole["rows"].astype(np.int8)
    parts = [
        b"FPGNET",
        struct.pack("<5H", 1, positions.INPUTS, len(whole["bias"]), model.HEADS, model.LINEAR),
        whole["bias"].astype("<i2").tobytes(),
        rows.tobytes(),
        whole["linear"].astype("<i2").tobytes(),
        whole["out"].astype("<i4").tobytes(),
        whole["heads"].astype(np.int8).tobytes(),
        whole["mix"].astype(np.int8).tobytes(),
    ]
    content = b"".join(parts)
    return content + struct.pack("<I", zlib.crc32(content))


def check(weights, folder, k, share):
    """Compares the integers with the rounded floats on the held-out positions."""
    _, test, _ = positions.load(folder)
    whole = model.quantised(weights)
    out, _ = model.forward(model.rounded(weights), model.incidence(test.own), model.incidence(test.other), test.heads)
    floats = np.clip(np.floor(out * model.UNIT), -20_000, 20_000)
    integers = model.integer_values(whole, (test.own, test.other), test.heads)
    apart = np.abs(floats - integers)
    target = train.targets(test, k, share)
    loss = float(np.mean((1 / (1 + np.exp(-k * integers)) - target) ** 2))
    print(f"{len(test)} positions held out: loss of the integers {loss:.6f}, at most {apart.max():.0f} centipawns from the rounded floats")
    if apart.max() > 1:
        raise SystemExit("the integers are not the rounded floats")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", nargs="?", default="target/network/chip.npz", help="output of train.py (default: %(default)s)")
    parser.add_argument("file", nargs="?", default="engine/data/chip.net", help="network file (default: %(default)s)")
    parser.add_argument("--data", help="directory of the positions, to compare the losses")
    parser.add_argument("--card", help="file whose text to add to the model card")
    args = parser.parse_args()
    with np.load(args.weights) as arrays:
        about = json.loads(str(arrays["about"]))
        weights = {name: arrays[name] for name in arrays if name != "about"}
    if args.data:
        check(weights, args.data, about["k"], about["arguments"]["by_search"])
    content = to_bytes(model.quantised(weights))
    path = Path(args.file)
    path.write_bytes(content)
    first, last, files = about["files"]
    chosen = about["arguments"]
    card = CARD.format(
        name=f"`{path.name}`",
        file=path.name,
        stem=path.stem,
        sha=hashlib.sha256(content).hexdigest(),
        size=len(content),
        crc=zlib.crc32(content[:-4]),
        hidden=len(weights["bias"]),
        heads=model.HEADS,
        linear=model.LINEAR,
        positions=f"{about['positions']:,}",
        held_out=f"{about['held_out']:,}",
        files=files,
        commands="\n".join(data_commands(about["runs"])),
        first=first,
        last=last,
        nodes=NODES,
        share=chosen["by_search"],
        k=about["k"],
        train_loss=about["losses"]["train"],
        held_loss=about["losses"]["held_out"],
        seconds=about["seconds"],
        numpy=about["versions"][0],
        scipy=about["versions"][1],
        arguments=" ".join(f"--{name.replace('_', '-')} {value}" for name, value in chosen.items()),
        more=Path(args.card).read_text() if args.card else "",
    )
    path.with_suffix(".md").write_text(card.rstrip() + "\n")
    print(f"{path}: {len(content)} bytes; {path.with_suffix('.md')}: its card")


if __name__ == "__main__":
    main()
