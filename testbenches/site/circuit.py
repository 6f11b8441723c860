"""The page's circuits: the script that contains each, and the hash of its sources.

    circuit.py NAME WASM writes the script to sim/site/circuits, and the hash of its sources to sources.txt there
    circuit.py --check exit status 1 if a circuit was made from other Verilog than that in hw/verilog
"""

import hashlib
import pathlib
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
CIRCUITS = ROOT / "sim/site/circuits"
# One line per circuit: the hash of its sources, and its name.
SOURCES = CIRCUITS / "sources.txt"


def sources_of(name):
    """The Verilog files of a circuit, from its file list."""
    folder = ROOT / "hw/verilog" / name
    return [folder / line for line in next(folder.glob("*.f")).read_text().split()]


def verilog(name):
    """All Verilog of a circuit."""
    return "".join(file.read_text() for file in sources_of(name))


def source_hash(name):
    """The hash of all sources of a circuit: Verilog, memory files, driver."""
    digest = hashlib.sha256()
    folder = ROOT / "hw/verilog" / name
    memories = [*sorted(folder.glob("kqkr_[pw]*.mem")), *folder.glob("squares.mem"), *sorted(folder.glob("evaluate_*.mem"))]
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
