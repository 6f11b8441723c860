"use strict";
// The repetition unit's view: a game, and how one counter decides whether its position has occurred before.

const GAMES = {
  "knights out and home": "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8",
  "two like knights change places": '[FEN "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1"]\nb1c3 e8d8 g1e2 d8e8 c3d1 e8d8 e2c3 d8e8 d1b2 e8d8 c3b1 d8e8 b2d1 e8d8 d1e3 d8e8 e3f1 e8d8 f1h2 d8e8 h2f3 e8d8 f3g1 d8e8',
  "a castling right lost": '[FEN "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"]\ne1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8',
  "perpetual check": '[FEN "6k1/5ppp/8/8/8/5q2/7P/Q6K w - - 0 1"]\nKg1 Qg4 Kh1 Qf3 Kg1 Qg4 Kh1 Qf3',
};
const REPETITION_WAVES = ["query_valid", "query_ready", "walk phase", "walk pairs", "walk distance", "walk displaced", "walk judged",
  "walk found", "walk stops", "answer_valid", "answer_ready", "answer_last", "answer_word"];
// By what the examined position has on the target and on the origin: the paper's four cases.
const CASES = ["3: goes on its way", "2: ends a journey", "1: begins a journey", "4: begins where a like one ended"];

class RepetitionView {
  constructor(changed) {
    this.changed = changed;
    this.$ = (id) => document.getElementById(`repetition-${id}`);
    this.state = { game: GAMES["knights out and home"], ply: null, clock: null };
    this.board = new Board(this.$("board"), "the position with moves taken back");
    this.wave = new Wave(this.$("wave"), this.$("wave-names"), (clock) => this.go(clock));
    this.timer = null;
    const on = (id, event, handler) => this.$(id).addEventListener(event, handler);
    for (const [name, game] of Object.entries(GAMES)) this.$("example").append(new Option(name, game));
    on("example", "change", (event) => event.target.value && this.set({ game: event.target.value, ply: null, clock: null }));
    on("form", "submit", (event) => {
      event.preventDefault();
      this.set({ game: this.$("game").value, ply: null, clock: null });
    });
    on("ply", "change", (event) => this.set({ ply: Number(event.target.value) || 0, clock: null }));
    on("first", "click", () => this.go(this.start));
    on("back", "click", () => this.go(this.clock - 1));
    on("forward", "click", () => this.go(this.clock + 1));
    on("last", "click", () => this.go(this.run.length - 1));
    on("play", "click", () => (this.timer ? this.pause() : this.play()));
  }

  set(parts) {
    this.pause();
    Object.assign(this.state, parts);
    this.$("game").value = this.state.game;
    this.$("example").value = Object.values(GAMES).includes(this.state.game) ? this.state.game : "";
    try {
      if (this.read !== this.state.game) {
        Object.assign(this, readGame(this.state.game));
        this.read = this.state.game;
        this.verdicts = this.positions.map((_, ply) => this.#ask("repetition", ply).answer);
      }
    } catch (error) {
      if (!(error instanceof GameError || error instanceof FenError)) throw error;
      this.$("error").textContent = `No game: ${error.message}.`;
      refuse("repetition", true);
      this.read = this.run = null;
      this.changed();
      return;
    }
    this.$("error").textContent = "";
    refuse("repetition", false);
    const last = this.moves.length;
    this.state.ply = Math.max(0, Math.min(this.state.ply ?? last, last));
    this.$("ply").max = last;
    this.$("ply").value = this.state.ply;
    this.#query();
    this.clock = Math.max(0, Math.min(this.start - 1 + (this.state.clock ?? 1), this.run.length - 1));
    this.#list();
    this.show();
  }

  // Gives a unit the start position and the moves up to a ply, and asks it.
  #ask(name, ply) {
    const run = new Run(Circuit.of(name));
    resetRun(run);
    this.positions[0].image().forEach((word, address) => {
      run.drive({ load_address: address, load_word: word });
      run.offer("load");
    });
    for (const { record, promotion } of this.moves.slice(0, ply)) {
      run.drive({ push_record: record, push_promotion: promotion });
      run.offer("push");
    }
    run.drive({ query_mode: 0, answer_ready: 1 });
    run.offer("query");
    const start = run.length - 1;
    let word = 0;
    for (let cycle = 2; cycle < 20000; cycle++) {
      run.clock();
      const clock = run.length - 1;
      if (run.value(clock, "answer_valid") !== 1) continue;
      word = run.value(clock, "answer_word");
      if (run.value(clock, "answer_last") === 1) break;
    }
    const answer = { isRepeated: (word >> 13 & 1) === 1, count: word >> 16 & 127, back: word >>> 23, isEarly: (word >> 15 & 1) === 1 };
    return { run, start, answer, clocks: run.length - start, steps: run.value(run.length - 1, "steps") };
  }

  #query() {
    const { ply } = this.state;
    Object.assign(this, this.#ask("repetition", ply));
    this.reversible = this.run.value(this.start, "reversible");
    this.side = this.#ask("chains", ply);
    // The moves taken back, newest first, as the circuit saw them.
    this.undone = [];
    for (let clock = this.start + 1; clock < this.run.length; clock++) {
      const value = (name) => this.run.value(clock, `walk ${name}`);
      if (value("phase") !== 1) continue;
      const distance = value("distance");
      if (distance + 2 > this.reversible - (this.reversible & 1) || value("stops")) continue;
      for (const [age, which] of [[1, "new"], [2, "old"]]) {
        const move = this.moves[ply - distance - age];
        this.undone.push({ clock, move, onTo: value(`${which}_to_hit`) === 1, onFrom: value(`${which}_from_hit`) === 1 });
      }
    }
  }

  #list() {
    this.$("moves").replaceChildren(...this.positions.map((_, ply) => {
      const button = document.createElement("button");
      const { count, isRepeated } = this.verdicts[ply];
      button.textContent = (ply === 0 ? "start" : `${ply}. ${this.moves[ply - 1].name}`) + (isRepeated ? ` ×${count}` : "");
      button.className = `${ply === this.state.ply ? "now" : ""} ${isRepeated ? "twice" : ""}`;
      if (isRepeated) button.setAttribute("aria-label", `${button.textContent}: the position stands for the ${count}th time`);
      button.addEventListener("click", () => this.set({ ply, clock: null }));
      const item = document.createElement("li");
      item.append(button);
      return item;
    }));
    let counter = 0;
    this.$("cases").replaceChildren(...this.undone.map(({ move, onTo, onFrom, clock }) => {
      counter += (onTo ? 1 : 0) - (onFrom ? 1 : 0);
      const named = CASES[(onTo ? 2 : 0) + (onFrom ? 1 : 0)];
      const row = document.createElement("tr");
      row.dataset.clock = clock;
      for (const text of [move.name, onTo ? "yes" : "no", onFrom ? "yes" : "no", named, String(counter)]) {
        const cell = document.createElement("td");
        cell.textContent = text;
        row.append(cell);
      }
      return row;
    }));
    const { count, isRepeated, back, isEarly } = this.answer;
    this.$("verdict").textContent = isRepeated ? `Repeated: it stands for the ${count === 2 ? "2nd" : count === 3 ? "3rd" : `${count}th`} time, the last ${back} plies ago${count >= 3 ? " – a draw can be claimed" : ""}.`
      : `New: it has not occurred before${isEarly ? " (given up early: the pieces cannot all come home in the plies left)" : ""}.`;
    this.$("chains").textContent = `One counter: ${this.clocks} clocks, ${this.steps} pairs of plies. Beside it AXON's chains, asked the same: `
      + `${this.side.answer.isRepeated ? `repeated, ${this.side.answer.back} plies ago` : "new"}, ${this.side.clocks} clocks, ${this.side.steps} single plies.`;
  }

  go(clock) {
    if (!this.run) return;
    this.clock = Math.max(0, Math.min(clock, this.run.length - 1));
    this.state.clock = this.clock - this.start + 1;
    this.show();
  }

  play() {
    if (this.clock >= this.run.length - 1) this.go(this.start);
    this.timer = setInterval(() => {
      this.go(this.clock + 1);
      if (this.clock >= this.run.length - 1) this.pause();
    }, 800);
    this.$("play").textContent = "Pause";
  }

  pause() {
    clearInterval(this.timer);
    this.timer = null;
    this.$("play").textContent = "Run";
  }

  show() {
    const { run, clock, start } = this;
    if (!run) return;
    const cycle = clock - start + 1;
    const value = (name) => run.value(clock, `walk ${name}`);
    const { ply } = this.state;
    const isWalking = cycle > 1 && value("phase") === 1;
    const distance = isWalking ? Math.min(value("distance"), ply) : 0;
    const examined = this.positions[ply];
    const marks = {};
    let shown = examined;
    let caption = `The position after ply ${ply}, which is examined.`;
    if (isWalking) {
      shown = this.positions[ply - distance];
      for (let square = 0; square < 64; square++) if (shown.squares[square] !== examined.squares[square]) marks[square] = ["differs"];
      caption = distance ? `${distance} plies taken back; squares that differ from the examined position are marked.` : caption;
    }
    const now = this.undone.filter((undone) => undone.clock === clock);
    this.board.show(shown);
    this.board.mark(marks);
    this.board.lines(now.map(({ move }) => ({ from: move.word >> 6 & 63, to: move.word & 63, kind: "undone" })));
    this.$("caption").textContent = caption;
    this.$("counter").textContent = isWalking ? value("displaced") : "–";
    this.$("when").textContent = cycle > 0 ? `Clock ${cycle} of the query` : clock === 0 ? "Reset" : "The position is loaded, the moves are pushed";
    this.$("words").textContent = this.#words(cycle, distance, now);
    for (const row of this.$("cases").children) {
      row.className = Number(row.dataset.clock) === clock ? "now" : Number(row.dataset.clock) > clock ? "later" : "";
    }
    this.$("back").disabled = clock === 0;
    this.$("forward").disabled = clock === run.length - 1;
    this.wave.show(run, clock, (at) => at - start + 1, REPETITION_WAVES);
    this.changed();
  }

  #words(cycle, distance, now) {
    const value = (path) => this.run.value(this.clock, path);
    if (cycle < 1) {
      if (value("load_valid")) return loadWords(value("load_address"), value("load_word"));
      if (value("push_valid")) return `A move is pushed: ${squareName(value("push_record") & 63)}${squareName(value("push_record") >> 8 & 63)}. ${value("push_record") >> 16 & 15 ? "It is irreversible: no query takes it back." : "It can be taken back."}`;
      return "The last move is being played on the unit's board.";
    }
    if (cycle === 1) {
      return this.reversible < 4 ? `The query begins. Only ${this.reversible} reversible plies are kept, and below four nothing can repeat.`
        : `The query begins: ${this.reversible} reversible plies may be taken back. The newest two stand ready.`;
    }
    if (value("walk phase") === 2) return "Nothing to walk through: the answer is no.";
    if (value("walk phase") === 3) return value("answer_valid") ? "The answer leaves." : "The answer is on its way.";
    if (value("walk phase") !== 1) return "";
    const parts = [];
    const displaced = value("walk displaced");
    if (value("walk judged")) {
      parts.push(displaced === 0 ? `${distance} plies back no piece is displaced: the same position.`
        : `${distance} plies back ${displaced === 1 ? "one piece is" : `${displaced} pieces are`} displaced.`);
    }
    if (value("walk stops")) {
      parts.push(value("walk last_pair") ? "No reversible move is left: this is the answer." : value("walk hopeless") ? "More are displaced than plies are left to bring them home: no earlier position can be the same." : "The nearest was all that was asked for.");
    }
    if (now.length) parts.push(`Taken back in this clock: ${now.map(({ move }) => move.name).join(" and ")}.`);
    return parts.join(" ");
  }
}
