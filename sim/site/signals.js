"use strict";
// Formats the value of a signal for the reader: squares as squares, moves as moves, states by name.

// The names of the states of a unit's walk, by circuit.
const PHASES_OF = {
  "movegen-compact": ["idle", "scanning", "fetching", "starting", "visiting", "trying", "probing", "judging", "castling", "flushing"],
  attack: ["idle", "looking", "sweeping", "fetching", "walking", "behind", "lines", "jumps", "reporting", "answering", "flushing"],
  repetition: ["idle", "walking", "declining", "flushing"],
  search: ["idle", "scanning", "making", "arriving", "deciding", "passing", "loading", "walking", "draining", "trying", "refilling",
    "leaving", "weighing", "cutting", "answering"],
};
const SQUARES = /(square|^at$|^from$|_at$|_from$|nextpos|nextdir|origin|onward|push$|king$|other$|queen$|rook$|folded$)/;
const COUNTS = /(cycles|visited|clocks|pairs|distance|displaced|count|nearest|held|reversible|steps|(nodes|clocks|cycles|limit)_low|^level|^depth)$/;
// Signed numbers of 16 bits: the searcher's scores, the evaluator's sums and values.
const SIGNED = { search: /(alpha|beta|alpha_first|alpha_root|hope|^result|score)$/, evaluate: /(_sum|linear|centipawns|held_value)$/ };

// The names of the states of a signal. The searcher contains the walk of the repetition unit.
const phasesOf = ({ circuit }, { path }) => PHASES_OF[path.startsWith("line_history ") ? "repetition" : circuit.name];

const isSquare = (signal) => signal.width === 6 && SQUARES.test(signal.path.split(" ").pop());

// Counts are decimal, all other numbers hexadecimal.
function signalText(run, clock, signal) {
  const value = run.whole(clock, signal);
  const name = signal.path.split(" ").pop();
  if (signal.width === 1) return String(value);
  if (name === "phase") return phasesOf(run, signal)?.[Number(value)] ?? String(value);
  if (signal.width === 16 && SIGNED[run.circuit.name]?.test(name)) return String(BigInt.asIntN(16, value));
  if (isSquare(signal)) return squareName(Number(value));
  if (signal.width === 16 && name.endsWith("word") && run.circuit.name !== "attack") return value ? moveUci(Number(value)) : "–";
  return value.toString(COUNTS.test(name) ? 10 : 16);
}

// The links of a signal's value, for link.js: the signal itself, and the square, move or state that it stands for.
function signalLinks(run, clock, signal) {
  const text = signalText(run, clock, signal);
  const links = [`signal:${signal.path.replaceAll(" ", ".")}`];
  if (isSquare(signal)) links.push(`square:${text}`);
  if (signal.path.endsWith("word") && /^[a-h][1-8][a-h][1-8]/.test(text)) links.push(`move:${text}`);
  if (signal.path.endsWith("phase")) links.push(`phase:${text}`);
  return links.join(" ");
}
