"use strict";
// The view of the counter, which has fourteen stages and takes one position per clock.

// The counter's stages, by clock: their names, and what each knows.
const COUNT_STAGES = [
  ["in", "The circuit takes the position, from the view of the side to move: its wiring turns the board for Black."],
  ["bits", "The bits of the pieces are sorted into sets, with one bit per square."],
  ["sets", "The sets of pieces are ready. The board marks the two sides in two colours."],
  ["rays", "Along 32 lines at once, the circuit finds the other side's rays and the rays from the king. The board marks those along ranks and files."],
  ["meanings", "From the rays the circuit finds attacks and checkers. If a ray of the king meets one of a slider, there is a pin or a check."],
  ["attacks", "The circuit knows all attacked squares (marked), the checkers, and the squares where a piece ends the check."],
  ["sources", "The circuit knows which pieces may move (marked) and which squares they may go to (dotted). It also handles castling and en passant."],
  ["moves", "Along each line again, the circuit finds the rays of the mover's sliders, and the moves of knights and pawns. The board marks what rooks and queens reach along ranks and files."],
  ["to squares", "The number of moves to each square, in four bits per square."],
  ["allowed", "The circuit drops the squares that no piece may go to."],
  ["ranks", "The circuit adds up the moves to each rank, one set after the other."],
  ["sums", "The sums of the eight ranks are ready. The board shows them at its edge."],
  ["pairs", "The circuit adds the ranks in pairs."],
  ["total", "The sum of all ranks."],
  ["out", "The circuit offers the answer, and the sink takes it. Answers come in the order of the positions, and a new position can enter in every clock."],
];

// What the board shows in each stage, by clock: kinds of marks, and the signals that hold their sets of squares (# is
// the rank). These registers hold the sets of a position for one clock.
const COUNT_SETS = {
  3: { from: ["pipeline rank_views_# own_set"], differs: ["pipeline rank_views_# their_set"] },
  6: { "past-found": ["pipeline threats rank_threats_# attacked_set"], checked: ["pipeline threats rank_threats_# checker_set"] },
  7: {
    from: ["slider_set_0", "slider_set_1", "slider_set_2", "slider_set_3", "knight_set", "king_set", "push_set", "east_set", "west_set"].map((set) => `pipeline rank_sources_# ${set}`),
    ahead: ["pipeline rank_sources_# allowed_set"],
  },
};
// Lines 0 to 7 are the ranks, lines 8 to 15 the files.
const COUNT_LINES = {
  4: { past: ["pipeline threats line_threats_# up", "pipeline threats line_threats_# down"], at: ["pipeline threats line_threats_# king_up", "pipeline threats line_threats_# king_down"] },
  5: { past: ["pipeline threats line_threats_# attacked_set"], "past-found": ["pipeline threats line_threats_# between_set"] },
  8: { ahead: ["pipeline moves line_moves_# up_set", "pipeline moves line_moves_# down_set"] },
};

// The squares of each kind of mark in a clock.
function countMarks(view, cycle, value) {
  const marks = {};
  const mark = (kind, square) => (marks[seenFrom(view.position.side, square)] ??= new Set()).add(kind);
  for (const [kind, signals] of Object.entries(COUNT_SETS[cycle] ?? {})) {
    for (const signal of signals) for (const square of squaresOf((rank) => value(signal.replace("#", rank)))) mark(kind, square);
  }
  for (const [kind, signals] of Object.entries(COUNT_LINES[cycle] ?? {})) {
    for (const signal of signals) {
      for (let square = 0; square < 64; square++) {
        const [file, rank] = [square & 7, square >> 3];
        const isIn = value(signal.replace("#", rank)) >> file & 1 || value(signal.replace("#", 8 + file)) >> rank & 1;
        if (isIn) mark(kind, square);
      }
    }
  }
  return marks;
}

const COUNT = {
  view: "count",
  fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  state: {},
  waves: ["position_valid", "position_ready", "position_tag", "answer_valid", "answer_ready", "answer_count", "answer_check", "answer_mate", "answer_stalemate", "cycles"],
  signal: "answer_count",
  wire(view) {
    view.$("stages").append(...COUNT_STAGES.map(([name], index) => {
      const stage = document.createElement("li");
      stage.innerHTML = `<button type="button"><b>${index + 1}</b> ${name}</button>`;
      stage.firstElementChild.addEventListener("click", () => view.go(view.clockOf(index + 1)));
      return stage;
    }));
  },
  choose() {},
  ask(view, run) {
    const image = view.position.image();
    image.slice(0, 8).forEach((rank, index) => run.drive({ [`position_rank_${index}`]: rank }));
    run.drive({ position_state: image[8], position_tag: 1, answer_ready: 1 });
    run.offer("position");
    const start = run.length - 1;
    const clock = awaited(run, "answer_valid", 32);
    view.answer = Object.fromEntries(["count", "check", "mate", "stalemate"].map((name) => [name, run.value(clock, `answer_${name}`)]));
    view.generator ??= Circuit.of("movegen-compact");
    const walked = generate(view.generator, view.position, { legal: true, captures: false }, () => true, 4096);
    view.walked = { moves: walked.moves.length, clocks: walked.run.length - walked.start };
    return start;
  },
  show(view, cycle, value) {
    const { count, check, mate, stalemate } = view.answer;
    const sets = countMarks(view, cycle, value);
    const marks = Object.fromEntries(Object.entries(sets).map(([square, kinds]) => [square, [...kinds]]));
    if (check) (marks[view.position.king(view.position.side)] ??= []).push("checked");
    // The sums of the ranks, at the edge of the board.
    const texts = cycle !== 12 ? [] : [...Array(8).keys()].map((rank) => ({ square: seenFrom(view.position.side, 8 * rank + 7), text: `+${value(`pipeline rank_counts_${rank} total`)}` }));
    [...view.$("stages").children].forEach((stage, index) => stage.firstElementChild.setAttribute("aria-current", index + 1 === cycle ? "step" : "false"));
    const state = mate ? ": mate" : stalemate ? ": stalemate" : check ? ", in check" : "";
    const { moves, clocks } = view.walked;
    return {
      marks,
      texts,
      words: cycle < 1 ? "The circuit is reset." : COUNT_STAGES[Math.min(cycle, COUNT_STAGES.length) - 1][1],
      verdict: `${count} legal ${count === 1 ? "move" : "moves"}${state}. The walk over posdata finds ${moves}, one after the other, in ${clocks} clocks.`,
    };
  },
};

register({
  name: "count",
  title: "Count moves",
  lead: "How many legal moves are there, and is it check, mate or stalemate? This unit does not walk. It works on all 64 squares at once, in fourteen stages, and takes one position per clock.",
  html: askHtml("count", "", `<ol id="count-stages" class="pipeline" aria-label="stages"></ol>`),
  parts: { fen: READ.text, clock: READ.number },
  make: function (changed) {
    return new AskView(COUNT, changed);
  },
  circuits: () => ["count"],
});
