"use strict";
// Explains in words what the searcher does in a clock, from its registers.

// Formats a score in pawns, or as M and the number of plies from the root to the mate.
function scoreText(score) {
  const sign = score < 0 ? "−" : "+";
  const size = Math.abs(score);
  if (size >= WIDEST - 1) return `${sign}∞`;
  return size > 31000 ? `${sign}M${32000 - size}` : `${score === 0 ? "" : sign}${(size / 100).toFixed(2)}`;
}

const entryText = (entry) => `${entry.name}, ${STAGES_OF_MOVES[entry.stage]}${entry.stage === 2 ? ` of a ${PIECE_NAMES[entry.victim]}` : ""}`;
const frameMove = (frame) => (frame.isPass ? "a pass" : frame.entry.name);

// One or more sentences on a clock of the job. frames and node come from SearchRun.
function searchWords(search, clock, frames, node) {
  const value = (path) => search.run.value(clock, path);
  const control = (name) => value(`control ${name}`);
  const at = { control, value, clock, frames, node, parent: frames.at(-1), score: (name) => signed16(control(name)) };
  return (SEARCH_WORDS[PHASES_OF.search[control("phase")]](at) ?? "");
}

const SEARCH_WORDS = {
  idle: () => "The circuit takes the job: board, depth and window.",
  scanning: ({ control }) => (control("scanned") < 16 ? "The sums of the evaluation start at 0."
    : control("scanned") < 80 ? `The circuit reads the root's board, now square ${squareName(control("scanned") - 16)}. It adds the piece there to the sums, and stores the square of a king.`
      : "The circuit adds the last piece, then it enters the root."),
  making: ({ parent }) => `The node is on the stack, and the circuit makes ${frameMove(parent)}. The new board takes three clocks.`,
  arriving: arrivingWords,
  deciding: decidingWords,
  passing: () => "Null move: the value is already above beta, so the side to move passes. If a search at a lower depth still reaches beta after that, the circuit skips the node.",
  loading: ({ value }) => (value("board_loader left") ? "The generator loads the ranks of the board that have changed, one rank per clock."
    : "The generator has the board, and the walk starts."),
  walking: walkingWords,
  draining: () => "The walk is over. The sorter still sorts in its last moves.",
  trying: tryingWords,
  refilling: () => "The circuit has tried the four moves that it kept, and there are more. The generator walks again to find the next ones.",
  leaving: leavingWords,
  weighing: () => "Alpha has risen, so the circuit decides again which captures are still worth trying.",
  cutting: cuttingWords,
  answering: () => "The circuit offers the result, and the sink takes it.",
};

function arrivingWords({ control, value, frames }) {
  const parts = [frames.length ? "The board after the move is ready. The generator loads the changed ranks, the evaluator computes the value from its sums, and a look from the king's square finds checks." : "The root: the circuit computes its value, and whether its side is in check."];
  if (PHASES_OF.repetition[value("line_history walk phase")] === "walking") {
    parts.push(`At the same time the single counter takes moves back, two plies per clock: ${value("line_history walk distance")} plies back, ${value("line_history walk displaced")} displaced.`);
  } else if (control("queried") && frames.length) {
    parts.push(control("known") ? "The single counter has answered." : "The circuit has queried the single counter.");
  }
  return parts.join(" ");
}

// Rules 3 to 9, in this order. The registers hold the window with the margins added.
function decidingWords({ control, value, node, frames, score }) {
  const own = signed16(value("evaluator result"));
  const wide = (name) => control(name) << 15 >> 15;
  const isRoot = frames.length === 0;
  const isAttacked = control("seen_attacked") === 1;
  const depth = control("depth") + (isAttacked ? 1 : 0);
  const isFutile = !isRoot && control("depth") === 1 && !isAttacked && own <= wide("futile_bound");
  const isQuiet = depth === 0 || isFutile;
  const [alpha, beta] = [score("alpha"), score("beta")];
  const said = `Value ${scoreText(own)}${isAttacked ? ", in check, so a ply deeper" : ""}.`;
  if (control("again")) return "The position has occurred before, in the game or in this line: a draw, 0.";
  if (frames.length > 31) return `${said} The stack is full, so the value is the score.`;
  if (!isRoot && control("over") && !isAttacked) return "Fifty moves without a capture or a pawn move: a draw, 0.";
  if (isQuiet && own >= beta) return `${said} Stand pat: the value reaches beta, ${scoreText(beta)}, without any move. The node ends.`;
  if (!isRoot && !isAttacked && !isQuiet && control("depth") < 4 && own >= wide("reverse_bound")) {
    return `${said} This is so far above beta, ${scoreText(beta)}, that the opponent cannot catch up in ${depth} ${depth === 1 ? "ply" : "plies"}. The node ends.`;
  }
  if (isQuiet) {
    return `${said} ${isFutile ? "Futility: the value is too far below alpha for a quiet move to help, so the circuit tries only captures." : "Quiescence: the circuit tries only captures and promotions to a queen."}`
      + (own > alpha ? ` Alpha rises from ${scoreText(alpha)} to this value.` : "");
  }
  return `${said} A full node, ${depth} ${depth === 1 ? "ply" : "plies"} deep: the circuit tries all moves.`;
}

function walkingWords({ value, node }) {
  const found = value("move_ranker valid1") ? `The walk over posdata finds ${moveUci(value("move_ranker word1"))}.` : "Sandstroem's walk looks for moves.";
  const kept = node.waiting.length ? ` The sorter keeps the best four: ${node.waiting.map(({ name }) => name).join(", ")}.` : "";
  return `${found}${kept}${node.hasMore ? " There are more." : ""}`;
}

function tryingWords({ control, node, frames, score }) {
  const isQuiet = control("quiet") === 1;
  if (!isQuiet && !control("some")) return control("check") ? "No legal move, and in check: mate." : "No legal move, and not in check: stalemate, 0.";
  if (!isQuiet && frames.length && control("tried") >>> 31 === 0 && control("over")) return "Fifty moves without a capture or a pawn move, and no mate: a draw, 0.";
  const { entry } = node;
  if (entry && !(isQuiet && isHopeless(entry, control("hopeless")))) return `${control("full") ? "The search has reached its node limit and ends before" : "Next move:"} ${entryText(entry)}.`;
  if (entry) return `Neither the next capture, ${entry.name}, nor those after it can bring the score to alpha. The node ends with ${scoreText(score("alpha"))}.`;
  return node.hasMore ? "The circuit has tried all moves that it kept, but there are more." : `No move is left. The node ends with alpha, ${scoreText(score("alpha"))}.`;
}

function cuttingWords({ control, node }) {
  const tried = searchEntry(control("tried"), node.side);
  // Whether a move is neither a capture nor a promotion.
  const isKiller = !control("passing") && !control("quiet") && tried && (tried.move >> 14 & 3) === 0;
  return `Cutoff: ${control("passing") ? "even a pass" : tried.name} reaches beta, ${scoreText(node.beta)}. The opponent will avoid this node, so the circuit skips its other moves.`
    + (isKiller ? ` ${tried.name} becomes a killer: from now on the circuit tries it early at this ply.` : "");
}

// Rule 14. Four bits mark the victims that are worth too little: pawn, knight or bishop, rook, queen.
function isHopeless({ stage, victim }, hopeless) {
  const bit = { 2: 1, 3: 1, 4: 2, 5: 3 }[victim] ?? 0;
  return stage === 2 && (hopeless >> bit & 1) === 1;
}

function leavingWords({ parent, score }) {
  const result = score("result");
  if (!parent) return `The root ends with ${scoreText(result)}, and the search is done.`;
  const outcome = `The node ends with ${scoreText(result)}. For the side that made ${frameMove(parent)} this is ${scoreText(-result)}.`;
  if (result <= score("alpha_first")) return `${outcome} This reaches beta: a cutoff.`;
  if (parent.isPass) return `${outcome} This is below beta, so the null move proves nothing, and the circuit tries the moves.`;
  return result < score("beta") ? `${outcome} This is above its alpha, so alpha rises and the window narrows.` : `${outcome} This is not above its alpha: another move is at least as good.`;
}
