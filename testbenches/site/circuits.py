"""Compares the circuits of the page with those in rust-hdl, in any browser."""

import subprocess

CIRCUITS = ("movegen-compact", "movegen-fast", "repetition", "chains", "kqkr", "attack", "make", "count", "evaluate", "search")

# Drives a circuit with the inputs in the program's text and compares every output. Returns the number of cycles, or the
# first difference.
DRIVE = """([name, text]) => {
  const [head, ...rows] = text.trimEnd().split("\\n");
  const [inputs, outputs] = head.split(" | ").map((names) => names.split(" "));
  const circuit = Circuit.of(name);
  const words = outputs.map((path) => circuit.signal(path).word);
  for (const [cycle, row] of rows.entries()) {
    const values = row.split(/ +/).map((digits) => parseInt(digits, 16));
    inputs.forEach((path, pin) => circuit.drive(path, values[pin]));
    const said = circuit.row();
    const wrong = outputs.findIndex((_, pin) => said[words[pin]] !== values[inputs.length + pin]);
    if (wrong >= 0) return `cycle ${cycle}: ${outputs[wrong]} is ${said[words[wrong]]}, expected ${values[inputs.length + wrong]}`;
    circuit.edge();
  }
  return rows.length;
}"""


def lockstep(site, program, cycles):
    """Compares every output in every cycle, with random inputs. `program` is hw's example `cycles`."""
    for name in CIRCUITS:
        run = subprocess.run([program, name, str(cycles), str(site.seed)], text=True, capture_output=True, check=True)
        found = site.page.evaluate(DRIVE, [name, run.stdout])
        site.check(f"{name}: every output matches rust-hdl over {cycles:,} random cycles", found == cycles, str(found))
