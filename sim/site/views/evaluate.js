"use strict";
// The view of the evaluator: it loads a board, two pieces per clock, and shows what each piece adds to the value.

const EVALUATE_STEPS = { board: 32, all: 96 };
// Clocks from a step to the clock in which its rows are in the sums.
const EVALUATE_DELAY = 5;
const EVALUATE_LOAD = 2;

const signedText = (value) => `${value < 0 ? "−" : "+"}${Math.abs(value)}`;

// Offers a load and clocks until its value is there. clock(): one clock; peek(path): an output. Returns the value for the side to move.
function loadBoard(image, drive, clock, peek) {
  image.slice(0, 8).forEach((rank, index) => drive(`request_rank_${index}`, rank));
  drive("request_black", image[8] & 1);
  drive("request_kind", EVALUATE_LOAD);
  drive("request_context", 0);
  drive("value_ready", 1);
  drive("request_valid", 1);
  const until = (path) => {
    for (let patience = 256; peek(path) !== 1; patience--) {
      if (patience === 0) throw new Error(`evaluate does not raise ${path}`);
      clock();
    }
  };
  until("request_ready");
  clock();
  drive("request_valid", 0);
  until("value_valid");
  const value = signed16(peek("value_centipawns"));
  clock();
  return value;
}

const EVALUATE = {
  view: "evaluate",
  fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  state: {},
  waves: ["request_valid", "request_ready", "control steps", "control scans_black", "men_resolver row_0", "men_resolver row_1", "hidden_pairs_0 low_change",
    "hidden_pairs_0 low_sum", "tally linear", "tally men", "output_sum out", "value_valid", "value_centipawns", "cycles"],
  signal: "value_centipawns",
  wire() {},
  choose() {},
  // Without a piece the circuit returns another value: the piece adds the difference.
  ask(view, run) {
    const image = view.position.image();
    const start = run.length;
    view.value = loadBoard(image, (path, value) => run.drive({ [path]: value }), () => run.clock(), (path) => run.peek(path));
    const other = (view.other ??= Circuit.of("evaluate"));
    const ask = (without) => loadBoard(without, (path, value) => other.drive(path, value), () => {
      other.row();
      other.edge();
    }, (path) => other.row()[other.signal(path).word]);
    const occupied = [...Array(64).keys()].filter((square) => view.position.squares[square] !== 0);
    const forWhite = (value) => (view.position.side === 1 ? -value : value);
    // The circuit needs a board with two pieces.
    view.adds = occupied.length < 3 ? [] : occupied.map((square) => {
      const without = [...image];
      without[square >> 3] = (without[square >> 3] & ~(15 << 4 * (square & 7))) >>> 0;
      return { square, adds: forWhite(view.value - ask(without)) };
    });
    return start;
  },
  // The step of a load in a clock, or null.
  stepOf: (value) => (value("control loading") && value("control scanning") ? value("control steps") : null),
  isStop(view, kind, clock) {
    const value = (path, at) => view.run.value(at, path);
    return kind === "side" && ["control scanning", "control scans_black", "value_valid"].some((path) => value(path, clock) > value(path, clock - 1));
  },
  words(view, cycle, value) {
    if (cycle < 1) return "The circuit is reset.";
    const step = this.stepOf(value);
    const side = value("control scans_black") ? "Black" : "White";
    const on = (square) => {
      const nibble = view.position.squares[square];
      return nibble ? `a ${pieceName(nibble)} on ${squareName(square)}` : `no piece on ${squareName(square)}`;
    };
    if (step !== null) {
      const what = step < EVALUATE_STEPS.board
        ? `The circuit looks up ${on(2 * step)} and ${on(2 * step + 1)}. It requests the two rows of 32 weights for these squares, as ${side} sees the board`
        : "The circuit requests two of the 128 rows that add up to the bias, a constant part of each sum";
      return `Step ${step + 1} of ${EVALUATE_STEPS.all} for ${side}. ${what}. ${EVALUATE_DELAY} clocks later the sums contain them.`;
    }
    if (value("value_valid")) return "The circuit offers the value for the side to move, which is the output divided by 32. After a move the circuit needs only the rows of the pieces that change. This takes four clocks.";
    if (value("request_valid")) return "A load is requested. If the circuit still handles a move, it first requests the rows of this move.";
    if (value("output_sum since") === 0) return "The last rows are on their way into the sums.";
    return "The circuit limits each sum to the range 0 to 127 and multiplies it by a weight of the last layer, sixteen sums per clock. The products, in four quarters, add up to the output.";
  },
  show(view, cycle, value) {
    const step = this.stepOf(value);
    const marks = step !== null && step < EVALUATE_STEPS.board ? { [2 * step]: ["at"], [2 * step + 1]: ["at"] } : {};
    const texts = view.adds.map(({ square, adds }) => ({ square, text: signedText(adds), kind: "adds" }));
    const notes = Object.fromEntries(view.adds.map(({ square, adds }) => [square, `adds ${signedText(adds)} for White`]));
    const sums = ["low", "high"].flatMap((half) => [...Array(16).keys()].map((pair) => signed16(value(`hidden_pairs_${pair} ${half}_sum`))));
    view.$("sums").replaceChildren(...[...Array(4).keys()].map((row) => {
      const line = document.createElement("tr");
      line.innerHTML = `<th scope="row">${8 * row} to ${8 * row + 7}</th>${sums.slice(8 * row, 8 * row + 8).map((sum) => `<td>${sum}</td>`).join("")}`;
      return line;
    }));
    view.$("tally").textContent = `Linear sum ${signed16(value("tally linear"))}, men ${value("tally men")}.`;
    const mover = sideName(view.position.side);
    return {
      marks,
      texts,
      notes,
      words: this.words(view, cycle, value),
      verdict: `${signedText(view.value)} centipawns for ${mover}, who is to move.${view.adds.length === 0 ? " With only two pieces on the board, the circuit cannot evaluate it without one of them." : ""}`,
    };
  },
};

register({
  name: "evaluate",
  title: "Evaluate",
  lead: `What is a position worth? A small neural network adds a row of 32 weights for each piece on its square, once as White sees the board and once as Black does. The number on each square shows
    what the piece there adds to the value: the circuit evaluates the board with the piece and without it. It is in centipawns (hundredths of a pawn), and positive if it is good for White. The numbers do not add up to the value.`,
  html: askHtml("evaluate", "", `<p id="evaluate-tally"></p>
    <table class="cases" tabindex="0"><caption>The 32 sums of the side that is being added, in this clock</caption><tbody id="evaluate-sums"></tbody></table>`, { side: "next side" }),
  parts: { fen: READ.text, clock: READ.number },
  make: function (changed) {
    return new AskView(EVALUATE, changed);
  },
  circuits: () => ["evaluate"],
});
