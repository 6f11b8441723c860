"""The page's circuits: what each was made from, and the script that holds one.

    circuit.py NAME WASM    puts it into sim/site/circuits, and what it was made from into sources.txt there
    circuit.py --check      exit status 1 when a circuit was made from other Verilog than hw/verilog has
"""

import hashlib
import pathlib
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
CIRCUITS = ROOT / "sim/site/circuits"
# A line a circuit: the hash of what it was made from, and its name.
SOURCES = CIRCUITS / "sources.txt"


def sources_of(name):
    """The files of a circuit's Verilog, as its list names them."""
    folder = ROOT / "hw/verilog" / name
    return [folder / line for line in next(folder.glob("*.f")).read_text().split()]


def verilog(name):
    """All of a circuit's Verilog."""
    return "".join(file.read_text() for file in sources_of(name))


def source_hash(name):
    """The hash of all that a circuit is made from: Verilog, memory files that it reads, driver."""
    digest = hashlib.sha256()
    folder = ROOT / "hw/verilog" / name
    memories = [*sorted(folder.glob("kqkr_[pw]*.mem")), *folder.glob("squares.mem")]
    for file in [*sources_of(name), *memories, ROOT / "testbenches/site/driver.cc"]:
        digest.update(file.read_bytes())
    return digest.hexdigest()


def sources():
    lines = SOURCES.read_text().splitlines() if SOURCES.exists() else []
    return {name: digest for digest, name in (line.split() for line in lines)}


def write(name, wasm):
    shutil.copyfile(wasm, CIRCUITS / f"{name}.wasm")
    held = sources() | {name: source_hash(name)}
    SOURCES.write_text("".join(f"{digest}  {name}\n" for name, digest in sorted(held.items())))


def check():
    held = sources()
    there = {file.stem for file in CIRCUITS.glob("*.wasm")}
    stale = sorted({name for name, digest in held.items() if name in there and digest != source_hash(name)} | there ^ held.keys())
    if not held or stale:
        names = " ".join(stale) or "there are none"
        sys.exit(f"site: circuits made from other Verilog than there is: {names}: run testbenches/site/refresh")
    print(f"site: {len(held)} circuits are of the Verilog that is there")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--check"]:
            check()
        case [name, wasm]:
            write(name, wasm)
        case _:
            sys.exit(__doc__)
