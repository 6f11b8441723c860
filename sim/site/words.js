"use strict";
// Explains in words why the walk goes where it goes, from the signals of one clock of the compact generator.

const WALKERS = ["nothing", "pawn", "knight", "bishop", "rook", "queen", "king", "pawn"];
const DIRECTIONS = ["east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east"];

// The step of the walk in one clock of the run.
function walkState(run, clock) {
  const value = (name) => run.value(clock, `walk ${name}`);
  const at = value("square");
  return {
    phase: PHASES_OF["movegen-compact"][value("phase")],
    kind: value("kind"),
    from: value("origin"),
    at,
    there: run.value(clock, "walk piece") ? run.value(clock, "walk piece") | (run.value(clock, "walk black") ? BLACK : 0) : 0,
    isWalking: [3, 4, 5, 6, 7].includes(value("phase")),
    emits: value("emits") === 1,
    accepted: value("accepted") === 1,
    word: value("out_word"),
    visits: value("visits") === 1,
    ends: value("ends") === 1,
    onward: value("onward"),
    nextpos: value("nextpos"),
    nextdir: value("nextdir"),
    pushing: value("pushing") === 1,
    takesNextpos: value("visits") === 1 && value("empty") === 1 && (value("pushing") === 1 || value("pawn") === 0),
  };
}

// Returns one or two sentences, and in `state` what the board shows.
function explain(run, clock, position) {
  const value = (path) => run.value(clock, path);
  const state = walkState(run, clock);
  const say = (...sentences) => ({ state, text: sentences.filter(Boolean).join(" ") });
  if (value("reset")) return say("Reset: whatever the circuit was doing, it is idle in the next clock.");
  switch (state.phase) {
    case "idle":
      if (value("load_valid")) return say(loadWords(value("load_address"), value("load_word")));
      if (value("start_valid")) {
        return say(`Start: ${value("start_legal") ? "legal" : "pseudo-legal"} moves${value("start_captures") ? ", captures and promotions only" : ""}.`,
          "First the circuit scans the eight ranks, upwards and then downwards.");
      }
      return say("Idle: there is no request.");
    case "scanning":
      return say(scanWords(run, clock, position));
    case "fetching":
      return say(fetchWords(run, clock) ?? "The piece selector looks for the next piece of the side to move.");
    case "starting":
      return say(startWords(run, clock, state));
    case "visiting":
      return say(visitWords(run, clock, state), emitWords(run, clock, state), onwardWords(run, clock, state));
    case "trying":
      return say(`En passant removes two pawns from one rank, so pins alone do not show whether it is legal. The circuit tries the capture on ${squareName(state.at)}: it scans the board as it would be after the capture.`);
    case "probing":
      return say(`The second scan: rank ${value("scan here") + 1}, with the pawns as they are after ${squareName(state.from)}${squareName(state.at)}.`);
    case "judging":
      return say(value("attacked_squares_exposed")
        ? `After en passant the king on ${squareName(value("checks_and_pins_square"))} would be attacked: refused.`
        : "After en passant the king is safe.", emitWords(run, clock, state), onwardWords(run, clock, state));
    case "castling":
      return say(`Castling on the ${state.at & 4 ? "king's" : "queen's"} side: the king has the right to castle, the squares between king and rook are empty, and the king passes no attacked square.`,
        emitWords(run, clock, state), fetchWords(run, clock));
    case "flushing":
      return say(value("move_valid") && value("move_last")
        ? `The circuit offers the last word${value("move_ready") ? ", and the sink takes it: the generation is over." : ", which waits for the sink."}`
        : "All pieces have walked. The last moves leave the circuit.");
    default:
      return say("");
  }
}

function loadWords(address, word) {
  if (address >= 8) {
    const rights = CASTLINGS.filter((_, bit) => word >> (bit + 1) & 1).map(({ letter }) => letter).join("");
    return `The circuit loads the state word: ${sideName(word & 1)} to move, castling ${rights || "–"}, en passant ${word >> 5 & 1 ? squareName(word >> 6 & 63) : "–"}.`;
  }
  const pieces = [0, 1, 2, 3, 4, 5, 6, 7].map((file) => LETTERS[word >>> (4 * file) & 15]).join("");
  return `The circuit loads rank ${address + 1} into the board memory: ${pieces}.`;
}

function scanWords(run, clock, position) {
  const value = (path) => run.value(clock, path);
  const way = value("scan turned") ? "second pass, downwards" : "first pass, upwards";
  const pass = `Scan of rank ${value("scan here") + 1} (${way}): which squares does the enemy attack, which pieces give check, and which are pinned?`;
  if (!value("scan last")) return pass;
  // The registers hold the result of the scan from the next clock on.
  const next = Math.min(clock + 1, run.length - 1);
  const after = (path) => run.value(next, path);
  const king = squareName(after("checks_and_pins_square"));
  const check = after("checks_and_pins_double_check") ? `the king on ${king} is in double check`
    : after("checks_and_pins_checked") ? `the king on ${king} is in check${after("checks_and_pins_by_knight") ? " by a knight" : ` from the ${DIRECTIONS[after("checks_and_pins_check_direction")]}`}`
      : `the king on ${king} is not in check`;
  const pinned = pins(run, next);
  const pinWords = pinned.length ? `pinned: ${pinned.map((square) => `${PIECE_NAMES[kindOf(position.squares[square])]} ${squareName(square)}`).join(", ")}` : "nothing is pinned";
  return `${pass} Done: ${check}; ${pinWords}.`;
}

// The squares of pinned pieces. For each direction three bits hold the distance from the king; 0 means none.
function pins(run, clock) {
  const king = run.value(clock, "checks_and_pins_square");
  const step = [[1, 0], [1, 1], [0, 1], [-1, 1]];
  const found = [];
  for (let direction = 0; direction < 8; direction++) {
    const word = run.value(clock, direction < 4 ? "checks_and_pins_pins_up" : "checks_and_pins_pins_down");
    const far = word >> (3 * (direction & 3)) & 7;
    const sign = direction < 4 ? 1 : -1;
    const [across, up] = step[direction & 3];
    if (far) found.push(king + sign * far * (across + 8 * up));
  }
  return found;
}

function fetchWords(run, clock) {
  const value = (name) => run.value(clock, `walk ${name}`);
  if (!value("over")) return null;
  if (value("piece_valid")) return `Next piece: the ${WALKERS[value("piece_kind")]} on ${squareName(value("piece_square"))}.`;
  return value("exhausted") ? "No piece is left." : null;
}

function startWords(run, clock, state) {
  const piece = `The ${WALKERS[state.kind]} on ${squareName(state.from)}`;
  if (state.kind === 1 || state.kind === 7) {
    return `${piece} begins its walk with its captures: nextdir leads to ${squareName(state.nextdir)}. The circuit keeps its push, ${squareName(state.nextpos)}, for later.`;
  }
  return `${piece} begins its walk: nextpos leads to its first square, ${squareName(state.nextpos)}.`;
}

function visitWords(run, clock, state) {
  const value = (path) => run.value(clock, path);
  const at = squareName(state.at);
  const who = `${WALKERS[state.kind][0].toUpperCase()}${WALKERS[state.kind].slice(1)} ${squareName(state.from)} visits ${at}`;
  const isPawn = value("walk pawn") === 1;
  const isOwn = state.there !== 0 && value("walk enemy") === 0;
  const there = state.there === 0 ? "empty" : `${isOwn ? "its own" : "an enemy"} ${PIECE_NAMES[kindOf(state.there)]}`;
  if (isPawn && state.at === state.from) return `${who}: this is its own square, so it has no such move.`;
  if (value("walk takes_en_passant")) return `${who}: the en passant square.`;
  if (!value("walk reaches")) {
    if (isPawn && !state.pushing) return `${who}: ${there}, so there is nothing to capture.`;
    if (isPawn) return `${who}: occupied by ${there}, so it cannot go forward.`;
    return `${who}: occupied by ${there}.`;
  }
  const isRefused = value("walk legal_only") && !value("walk allowed");
  if (isRefused) return `${who}: ${there}, but ${refusal(run, clock, state)}: refused.`;
  if (!state.emits) return `${who}: ${there}, but the request is for captures and promotions only.`;
  return `${who}: ${there}.`;
}

// Why the legality check rejects a move, in the order of its tests.
function refusal(run, clock, state) {
  const value = (path) => run.value(clock, path);
  if (state.kind === 6) return `the enemy attacks ${squareName(state.at)}`;
  if (value("checks_and_pins_double_check")) return "in double check only the king may move";
  if (value("checks_and_pins_checked") && !value("legality answers")) return "the king is in check, and this move neither takes the checker nor blocks the check";
  const line = DIRECTIONS[value("legality pin_direction")];
  return `the ${WALKERS[state.kind]} is pinned and would leave its line (${line} of the king on ${squareName(value("checks_and_pins_square"))})`;
}

function emitWords(run, clock, state) {
  if (!state.emits) return null;
  if (state.accepted) return `Found ${moveUci(state.word)} (${moveKind(state.word)}).`;
  return `Found ${moveUci(state.word)}, but two words are already waiting and the sink takes none, so the walk stalls.`;
}

function onwardWords(run, clock, state) {
  if (!state.visits) return null;
  const next = squareName(state.onward);
  const link = state.takesNextpos ? "nextpos" : "nextdir";
  if (state.ends) {
    const pushes = run.value(clock, "walk pushes") === 1;
    const then = pushes ? `Now the push to ${squareName(run.value(clock, "walk push"))}.` : fetchWords(run, clock);
    return `${link} is ${next}, the piece's own square, so this walk is over. ${then ?? (run.value(clock, "walk over") ? "" : "Castling is next.")}`;
  }
  const why = run.value(clock, "walk pawn") && !state.pushing ? "The next capture"
    : state.takesNextpos ? "Next on the chain" : "Next ray";
  return `${why}: ${link} = ${next}.`;
}
