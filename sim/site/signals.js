"use strict";
// A signal's value as a reader wants it: squares as squares, moves as moves, states by their names.

// What the states of a unit's walk are called, by the name of its circuit.
const PHASES_OF = {
  "movegen-compact": ["idle", "scanning", "fetching", "starting", "visiting", "trying", "probing", "judging", "castling", "flushing"],
  attack: ["idle", "looking", "sweeping", "fetching", "walking", "behind", "lines", "jumps", "reporting", "answering", "flushing"],
  repetition: ["idle", "walking", "declining", "flushing"],
  search: ["idle", "scanning", "making", "arriving", "deciding", "passing", "loading", "walking", "draining", "trying", "refilling",
    "leaving", "weighing", "cutting", "answering"],
};
const SQUARES = /(square|^at$|^from$|_at$|_from$|nextpos|nextdir|origin|onward|push$|king$|other$|queen$|rook$|folded$)/;
const COUNTS = /(cycles|visited|clocks|pairs|distance|displaced|count|nearest|held|reversible|steps|(nodes|clocks|cycles|limit)_low|^level|^depth)$/;
// Scores of the searcher: 16 bits with a sign.
const SCORES = /(alpha|beta|alpha_first|alpha_root|hope|^result|score)$/;

// The names of the states that a signal goes through; the searcher has the repetition unit's walk inside.
const phasesOf = ({ circuit }, { path }) => PHASES_OF[path.startsWith("line_history ") ? "repetition" : circuit.name];

const isSquare = (signal) => signal.width === 6 && SQUARES.test(signal.path.split(" ").pop());

// Counts are decimal, the rest hexadecimal numbers.
function signalText(run, clock, signal) {
  const value = run.whole(clock, signal);
  const name = signal.path.split(" ").pop();
  if (signal.width === 1) return String(value);
  if (name === "phase") return phasesOf(run, signal)?.[Number(value)] ?? String(value);
  if (signal.width === 16 && run.circuit.name === "search" && SCORES.test(name)) return String(BigInt.asIntN(16, value));
  if (isSquare(signal)) return squareName(Number(value));
  if (signal.width === 16 && name.endsWith("word") && run.circuit.name !== "attack") return value ? moveUci(Number(value)) : "–";
  return value.toString(COUNTS.test(name) ? 10 : 16);
}

// What a signal's value is linked to, for link.js: itself, and the square, move or state that it is.
function signalLinks(run, clock, signal) {
  const text = signalText(run, clock, signal);
  const links = [`signal:${signal.path.replaceAll(" ", ".")}`];
  if (isSquare(signal)) links.push(`square:${text}`);
  if (signal.path.endsWith("word") && /^[a-h][1-8][a-h][1-8]/.test(text)) links.push(`move:${text}`);
  if (signal.path.endsWith("phase")) links.push(`phase:${text}`);
  return links.join(" ");
}
