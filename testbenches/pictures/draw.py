"""Draws the pictures of the documentation: see testbenches/pictures/refresh.

    draw.py TRACES FOLDER

TRACES has the recorded scenes; FOLDER gets, for each folder of hw/verilog, NAME-blocks.svg, NAME-wave.json and
NAME-wave.svg.
"""

import json
import pathlib
import sys

import blocks
import waves

ROOT = pathlib.Path(__file__).resolve().parents[2]


def main(traces, folder):
    folder.mkdir(parents=True, exist_ok=True)
    designs = sorted(path for path in (ROOT / "hw/verilog").iterdir() if path.is_dir())
    for design in designs:
        listed = next(design.glob("*.f"))
        files = [(design / name).resolve() for name in listed.read_text().split()]
        verilog = "".join(file.read_text() for file in files)
        top = listed.stem
        module = blocks.netlist(ROOT, design.name, top, files)
        diagram = blocks.Diagram(module, blocks.abouts(verilog))
        (folder / f"{design.name}-blocks.svg").write_text(diagram.draw(f"{top}: its blocks"))
        if design.name not in waves.WAVES:
            print(f"pictures: note: {design.name} has no waveform: see waves.py and hw/examples/scenes.rs", file=sys.stderr)
            continue
        path = traces / f"{design.name}.vcd"
        document = waves.wavedrom(waves.WAVES[design.name], waves.Trace(path), verilog, waves.widths(path))
        text = waves.text_of(document)
        (folder / f"{design.name}-wave.json").write_text(text)
        (folder / f"{design.name}-wave.svg").write_text(waves.draw(json.loads(text)))


if len(sys.argv) != 3:
    sys.exit(__doc__)
main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
