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
  idle: () => "The job is taken: board, depth, window.",
  scanning: ({ control }) => (control("scanned") < 16 ? "The sums of the evaluation begin at 0."
    : control("scanned") < 80 ? `The root's board is read, square ${squareName(control("scanned") - 16)}: its man goes into the sums, and a king's square is kept.`
      : "The last man is added; then the root is entered."),
  making: ({ parent }) => `The node is on the stack and ${frameMove(parent)} is made: three clocks for the board after it.`,
  arriving: arrivingWords,
  deciding: decidingWords,
  passing: () => "Null move: the value is above beta already, so the side to move passes. If that still reaches beta at a lower depth, the node is not searched.",
  loading: ({ value }) => (value("board_loader left") ? "The generator gets what has changed on the board, a rank a clock."
    : "The generator has the board: the walk starts."),
  walking: walkingWords,
  draining: () => "The walk is over. Its last moves are put in their places.",
  trying: tryingWords,
  refilling: () => "The four moves that were kept have been tried, and there were more: the generator walks again for those that come after.",
  leaving: leavingWords,
  weighing: () => "Alpha is higher now: which captures are still worth trying is worked out anew.",
  cutting: cuttingWords,
  answering: () => "The result is offered, and taken.",
};

function arrivingWords({ control, value, frames }) {
  const parts = [frames.length ? "The board after the move is there. Changed ranks go to the generator, the evaluator's sums become a value, and the king's square is looked at." : "The root: its value, and whether it is in check, are worked out."];
  if (PHASES_OF.repetition[value("line_history walk phase")] === "walking") {
    parts.push(`Beside it the single counter takes moves back, two plies a clock: ${value("line_history walk distance")} plies back, ${value("line_history walk displaced")} displaced.`);
  } else if (control("queried") && frames.length) {
    parts.push(control("known") ? "Repetition: answered." : "The single counter has been asked.");
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
  if (control("again")) return "The position has come before, in the game or on this line: a draw, 0.";
  if (frames.length > 31) return `${said} The stack is full: the value is the score.`;
  if (!isRoot && control("over") && !isAttacked) return "Fifty moves without capture or pawn move: a draw, 0.";
  if (isQuiet && own >= beta) return `${said} Stand pat: without any move this reaches beta, ${scoreText(beta)}. The node ends.`;
  if (!isRoot && !isAttacked && !isQuiet && control("depth") < 4 && own >= wide("reverse_bound")) {
    return `${said} So far above beta, ${scoreText(beta)}, that the opponent will not catch up in ${depth} ${depth === 1 ? "ply" : "plies"}: the node ends.`;
  }
  if (isQuiet) {
    return `${said} ${isFutile ? "Futile: too far below alpha for a quiet move to help, so only captures are tried." : "Quiescence: only captures and promotions to a queen are tried."}`
      + (own > alpha ? ` Alpha rises from ${scoreText(alpha)} to the value.` : "");
  }
  return `${said} A full node, ${depth} ${depth === 1 ? "ply" : "plies"} deep: all moves are tried.`;
}

function walkingWords({ value, node }) {
  const found = value("move_ranker valid1") ? `The walk over posdata offers ${moveUci(value("move_ranker word1"))}.` : "Sandstroem's walk looks for moves.";
  const kept = node.waiting.length ? ` The sorter keeps the first four of the order: ${node.waiting.map(({ name }) => name).join(", ")}.` : "";
  return `${found}${kept}${node.hasMore ? " There are more." : ""}`;
}

function tryingWords({ control, node, frames, score }) {
  const isQuiet = control("quiet") === 1;
  if (!isQuiet && !control("some")) return control("check") ? "No legal move, in check: mate." : "No legal move, not in check: stalemate, 0.";
  if (!isQuiet && frames.length && control("tried") >>> 31 === 0 && control("over")) return "Fifty moves without capture or pawn move, and not mated: a draw, 0.";
  const { entry } = node;
  if (entry && !(isQuiet && isHopeless(entry, control("hopeless")))) return `${control("full") ? "The node limit is reached: the search ends before" : "Tried next:"} ${entryText(entry)}.`;
  if (entry) return `The next capture, ${entry.name}, would not bring the score to alpha, nor would those after it: the node ends with ${scoreText(score("alpha"))}.`;
  return node.hasMore ? "All that were kept have been tried, but there were more." : `No move is left: the node ends with alpha, ${scoreText(score("alpha"))}.`;
}

function cuttingWords({ control, node }) {
  const tried = searchEntry(control("tried"), node.side);
  // Whether a move is neither a capture nor a promotion.
  const isKiller = !control("passing") && !control("quiet") && tried && (tried.move >> 14 & 3) === 0;
  return `Cutoff: ${control("passing") ? "even a pass" : tried.name} reaches beta, ${scoreText(node.beta)}. The opponent will not let it come to this, so no other move is looked at.`
    + (isKiller ? ` ${tried.name} becomes a killer: it is tried early at this ply from now on.` : "");
}

// Rule 14. Four bits mark the victims that are worth too little: pawn, knight or bishop, rook, queen.
function isHopeless({ stage, victim }, hopeless) {
  const bit = { 2: 1, 3: 1, 4: 2, 5: 3 }[victim] ?? 0;
  return stage === 2 && (hopeless >> bit & 1) === 1;
}

function leavingWords({ parent, score }) {
  const result = score("result");
  if (!parent) return `The root is left with ${scoreText(result)}: the search is done.`;
  const told = `The node is left with ${scoreText(result)}; to the side that made ${frameMove(parent)} that is ${scoreText(-result)}.`;
  if (result <= score("alpha_first")) return `${told} It reaches beta: a cutoff.`;
  if (parent.isPass) return `${told} Below beta: passing proves nothing, so the moves are tried.`;
  return result < score("beta") ? `${told} Above its alpha, which rises: the window closes.` : `${told} Not above its alpha: another move is better.`;
}
