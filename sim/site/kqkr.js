"use strict";
// Queen against rook: a position, and the bit of the on-chip memory that says whether it is won.

const KQKR_WAVES = ["query_valid", "query_ready", "query_king", "query_other", "query_queen", "query_rook", "symmetry_fold queen_folded",
  "symmetry_fold rook_folded", "pairs_read_word_0", "rom_read_word_0", "answer_valid", "answer_ready", "answer_won"];
const KQKR_MEN = [[6, "king"], [14, "other"], [5, "queen"], [12, "rook"]];

class KqkrView {
  constructor(changed) {
    this.changed = changed;
    this.$ = (id) => document.getElementById(`kqkr-${id}`);
    this.state = { men: [4, 60, 3, 56], clock: 1 };
    this.board = new Board(this.$("board"), "queen against rook", (position) => this.#edited(position));
    this.wave = new Wave(this.$("wave"), this.$("wave-names"), (clock) => this.go(clock));
    const on = (id, handler) => this.$(id).addEventListener("click", handler);
    on("back", () => this.go(this.clock - 1));
    on("forward", () => this.go(this.clock + 1));
    on("random", () => {
      const squares = [...Array(64).keys()].sort(() => Math.random() - 0.5);
      this.set({ men: squares.slice(0, 4), clock: null });
    });
  }

  #edited(position) {
    const men = KQKR_MEN.map(([nibble]) => position.squares.indexOf(nibble));
    const isWhole = men.every((square) => square >= 0) && position.squares.filter((nibble) => nibble).length === 4;
    this.$("error").textContent = isWhole ? "" : "There are exactly four men here: king and queen, king and rook. They can be moved, not taken.";
    this.set(isWhole ? { men, clock: null } : {}, isWhole);
  }

  set(parts, isFine = true) {
    Object.assign(this.state, parts);
    if (isFine) this.$("error").textContent = "";
    const run = new Run((this.circuit ??= Circuit.of("kqkr")));
    resetRun(run);
    KQKR_MEN.forEach(([, name], index) => run.drive({ [`query_${name}`]: this.state.men[index] }));
    run.drive({ answer_ready: 1 });
    run.offer("query");
    this.start = run.length - 1;
    for (let patience = 8; patience > 0; patience--) {
      run.clock();
      if (run.value(run.length - 1, "answer_valid") === 1) break;
    }
    this.run = run;
    this.isWon = run.value(run.length - 1, "answer_won") === 1;
    this.clock = Math.max(0, Math.min(this.start - 1 + (this.state.clock ?? run.length - this.start), run.length - 1));
    this.show();
  }

  go(clock) {
    this.clock = Math.max(0, Math.min(clock, this.run.length - 1));
    this.state.clock = this.clock - this.start + 1;
    this.show();
  }

  show() {
    const position = new Position();
    KQKR_MEN.forEach(([nibble], index) => (position.squares[this.state.men[index]] = nibble));
    this.board.show(position);
    this.board.mark({});
    this.board.lines([]);
    this.$("verdict").textContent = this.isWon ? "Won for the queen's side, which is to move." : "Not won: drawn, lost, or no legal position with the queen's side to move.";
    const cycle = this.clock - this.start + 1;
    const value = (path) => this.run.value(this.clock, path);
    this.$("when").textContent = cycle > 0 ? `Clock ${cycle}` : "Reset";
    const folded = `${squareName(value("symmetry_fold queen_folded"))} for the queen, ${squareName(value("symmetry_fold rook_folded"))} for the rook`;
    this.$("words").textContent = [
      "The circuit is reset.",
      `The query is taken. The board is turned and mirrored until the queen's king stands in the triangle a1, d1, d4; that gives ${folded}. Both kings are the address of the first memory.`,
      `The first memory answers: ${value("pairs_read_word_0") >> 9 & 1 ? `the kings do not touch, and are pair ${value("pairs_read_word_0") & 511} of 462` : "the kings touch or share a square: no legal position"}. Pair, queen and two bits of the rook's square are the address of the second.`,
      `The second memory answers with a word of 16 bits, ${value("rom_read_word_0").toString(2).padStart(16, "0")}: one for each of 16 squares of the rook. Its square chooses the bit.`,
      `The answer is offered, and taken: ${value("answer_won") ? "1, won" : "0, not won"}.`,
    ][Math.min(Math.max(cycle, 0), 4)];
    this.$("back").disabled = this.clock === 0;
    this.$("forward").disabled = this.clock === this.run.length - 1;
    this.wave.show(this.run, this.clock, (at) => at - this.start + 1, KQKR_WAVES);
    this.changed();
  }
}
