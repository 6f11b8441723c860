"""Draws the pictures of the documentation: see testbenches/pictures/refresh.

    draw.py TRACES WALKS FOLDER

TRACES is the folder of recorded scenes and WALKS the file of posdata walks. For each folder of hw/verilog, FOLDER receives
NAME-blocks.svg, NAME-wave.json and NAME-wave.svg; it also receives the pictures of the walk, walk-NAME.svg.
"""

import json
import pathlib
import sys

import blocks
import walks
import waves

ROOT = pathlib.Path(__file__).resolve().parents[2]


def main(traces, boards, folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in walks.draw(json.loads(boards.read_text())).items():
        (folder / f"{name}.svg").write_text(str(picture))
    designs = sorted(path for path in (ROOT / "hw/verilog").iterdir() if path.is_dir())
    for design in designs:
        listed = next(design.glob("*.f"))
        files = listed.read_text().split()
        verilog = "".join((design / name).read_text() for name in files)
        top = listed.stem
        module = blocks.netlist(ROOT, design, top, files)
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


if len(sys.argv) != 4:
    sys.exit(__doc__)
main(*map(pathlib.Path, sys.argv[1:]))
