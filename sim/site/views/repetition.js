"use strict";
// The view of the repetition unit: a game, and how one counter decides whether its position has occurred before.

const REPETITION_HTML = `
  <div class="columns three">
    <section aria-label="game">
      ${PARTS.board("repetition")}
      <p id="repetition-caption" class="hint"></p>
      <form id="repetition-form">
        <label for="repetition-game">Games: PGN, or moves such as <code>g1f3 g8f6 f3g1 f6g8</code></label>
        <textarea id="repetition-game" rows="4" spellcheck="false" aria-describedby="repetition-error"></textarea>
        <div class="line"><button>Load</button><label>Example <select id="repetition-example"><option value="">your game</option></select></label>
          <label hidden>Game <select id="repetition-which"></select></label></div>
        <p class="hint"><dfn>Ply</dfn>: a move of one side. Play a move on the board to continue the game from there.</p>
      </form>
    </section>
    <section aria-label="what happens" class="whole">
      <div class="controls" role="group" aria-label="ply">
        <label>after ply <input id="repetition-ply" type="number" step="1" min="0"></label>
        <span id="repetition-verdict" class="verdict" aria-live="polite"></span>
      </div>
      ${PARTS.transport("repetition", { stops: { move: "next plies taken back", decision: "next decision" } })}
      ${PARTS.words("repetition")}
      <p class="counter">displaced pieces: <output id="repetition-counter"></output></p>
      <p id="repetition-displaced" class="hint"></p>
      <table class="cases" tabindex="0"><caption>Moves taken back</caption><thead><tr><th>undone</th><th title="does the examined position have this piece on the target square of the move?">on target</th><th title="does it have this piece on the origin square?">on origin</th><th>case</th><th>counter</th></tr></thead><tbody id="repetition-cases"></tbody></table>
      <p id="repetition-chains" class="beside"></p>
      <ol id="repetition-moves" class="game" tabindex="0" aria-label="plies"></ol>
    </section>
    <section aria-label="Verilog" class="whole">${PARTS.verilog("repetition")}</section>
  </div>
  ${PARTS.waveform("repetition")}`;

const GAMES = {
  "knights out and home": "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8",
  "two like knights change places": '[FEN "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1"]\nb1c3 e8d8 g1e2 d8e8 c3d1 e8d8 e2c3 d8e8 d1b2 e8d8 c3b1 d8e8 b2d1 e8d8 d1e3 d8e8 e3f1 e8d8 f1h2 d8e8 h2f3 e8d8 f3g1 d8e8',
  "a castling right lost": '[FEN "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"]\ne1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8',
  "perpetual check": '[FEN "6k1/5ppp/8/8/8/5q2/7P/Q6K w - - 0 1"]\nKg1 Qg4 Kh1 Qf3 Kg1 Qg4 Kh1 Qf3',
};
const REPETITION_WAVES = ["query_valid", "query_ready", "walk phase", "walk pairs", "walk distance", "walk displaced", "walk judged",
  "walk found", "walk stops", "answer_valid", "answer_ready", "answer_last", "answer_word"];
// The four cases of the paper, by what the examined position has on the target and on the origin.
const CASES = ["3: moves, stays displaced", "2: comes home", "1: leaves home", "4: moves from home to home"];

const ordinal = (count) => `${count}${["th", "st", "nd", "rd"][count % 100 > 10 && count % 100 < 14 ? 0 : count % 10] ?? "th"}`;

class RepetitionView extends SteppedView {
  constructor(changed) {
    super("repetition", changed);
    this.state = { game: GAMES["knights out and home"], which: 1, ply: null, clock: null };
    this.board = new PlayBoard("repetition", "the position with moves taken back", (_, move) => this.#goOn(move), false);
    this.wave = new Wave(this.$("wave"), this.$("wave-names"), (clock) => this.go(clock));
    this.links = new Links(this.main, this.$("verilog"));
    this.wire();
    for (const [name, game] of Object.entries(GAMES)) this.$("example").append(new Option(name, game));
    const load = (game) => this.set({ game, which: 1, ply: null, clock: null });
    this.on("example", "change", ({ target }) => target.value && load(target.value));
    this.on("which", "change", ({ target }) => this.set({ which: Number(target.value), ply: null, clock: null }));
    this.on("form", "submit", (event) => {
      event.preventDefault();
      load(this.$("game").value);
    });
    this.on("ply", "change", ({ target }) => this.set({ ply: Math.round(Number(target.value)) || 0, clock: null }));
  }

  // A move on the board continues the game from the position shown.
  #goOn(move) {
    const ply = this.shown;
    const [first] = this.positions;
    const names = [...this.moves.slice(0, ply).map(({ name }) => name), moveUci(move)];
    const tag = first.fen() === START ? "" : `[FEN "${first.fen()}"]\n`;
    this.set({ game: tag + names.join(" "), which: 1, ply: null, clock: null });
  }

  // Reads the games in the text and plays the selected one. Returns whether that worked.
  #read() {
    const { game, which } = this.state;
    if (this.read === `${which} ${game}`) return true;
    try {
      this.games = splitGames(game);
      this.state.which = Math.max(1, Math.min(which ?? 1, this.games.length));
      Object.assign(this, playGame(this.games[this.state.which - 1]));
      this.read = `${this.state.which} ${game}`;
      this.verdicts = askEveryPly(this.positions[0], this.moves);
      this.$("error").textContent = "";
    } catch (error) {
      if (!(error instanceof GameError || error instanceof FenError)) throw error;
      this.$("error").textContent = `No game: ${error.message}.`;
      this.read = this.run = null;
      this.moves = this.positions = [];
    }
    this.$("which").replaceChildren(...this.games.map((one, index) => new Option(gameTitle(one, index), index + 1)));
    this.$("which").value = this.state.which;
    this.$("which").parentElement.hidden = this.games.length < 2;
    return this.read !== null;
  }

  set(parts) {
    this.pause();
    Object.assign(this.state, parts);
    this.$("game").value = this.state.game;
    this.$("example").value = Object.values(GAMES).includes(this.state.game) ? this.state.game : "";
    const isGame = this.#read();
    refuse("repetition", !isGame);
    if (!isGame) {
      this.changed();
      return;
    }
    const last = this.moves.length;
    this.state.ply = Math.max(0, Math.min(this.state.ply ?? last, last));
    this.$("ply").max = last;
    this.$("ply").value = this.state.ply;
    this.#query();
    this.clock = Math.max(0, Math.min(this.clockOf(this.state.clock ?? 1), this.end));
    this.#list();
    this.show();
  }

  // A decision: the circuit compares the counter with 0. A move: it takes back two plies.
  isStop(kind, clock) {
    if (kind === "move") return this.undone.some((undone) => undone.clock === clock);
    const value = (name) => this.run.value(clock, `walk ${name}`);
    return value("phase") === 1 && value("judged") === 1;
  }

  #query() {
    const { ply } = this.state;
    const [first, moves] = [this.positions[0], this.moves.slice(0, ply)];
    Object.assign(this, askRepetition("repetition", first, moves));
    this.reversible = this.run.value(this.start, "reversible");
    this.side = askRepetition("chains", first, moves);
    // The moves that the circuit has taken back, newest first, as it saw them.
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
      if (isRepeated) button.setAttribute("aria-label", `${button.textContent}: the position occurs for the ${ordinal(count)} time`);
      button.addEventListener("click", () => this.set({ ply, clock: null }));
      const item = document.createElement("li");
      if (ply > 0) item.dataset.links = `move:${this.moves[ply - 1].name} square:${squareName(this.moves[ply - 1].word & 63)} square:${squareName(this.moves[ply - 1].word >> 6 & 63)}`;
      item.append(button);
      return item;
    }));
    const list = this.$("moves");
    const now = list.querySelector(".now");
    if (now) list.scrollTop = now.offsetTop - list.clientHeight / 2;
    let counter = 0;
    this.$("cases").replaceChildren(...this.undone.map(({ move, onTo, onFrom, clock }) => {
      counter += (onTo ? 1 : 0) - (onFrom ? 1 : 0);
      const named = CASES[(onTo ? 2 : 0) + (onFrom ? 1 : 0)];
      const row = document.createElement("tr");
      row.dataset.clock = clock;
      row.dataset.links = `move:${move.name} square:${squareName(move.word & 63)} square:${squareName(move.word >> 6 & 63)}`;
      for (const text of [move.name, onTo ? "yes" : "no", onFrom ? "yes" : "no", named, String(counter)]) {
        const cell = document.createElement("td");
        cell.textContent = text;
        row.append(cell);
      }
      return row;
    }));
    const { count, isRepeated, back, isEarly } = this.answer;
    this.$("verdict").textContent = isRepeated ? `Repeated: the position occurs for the ${ordinal(count)} time; the previous time was ${back} plies ago${count >= 3 ? " – the player may claim a draw" : ""}.`
      : `New: the position has not occurred before${isEarly ? " (the walk stopped early, because the pieces cannot all come home in the remaining plies)" : ""}.`;
    this.$("chains").textContent = `One counter: ${this.clocks} clocks, ${this.steps} pairs of plies. AXON's chains on the same query: `
      + `${this.side.answer.isRepeated ? `repeated, ${this.side.answer.back} plies ago` : "new"}, ${this.side.clocks} clocks, ${this.side.steps} single plies.`;
  }

  show() {
    const { run, clock, start } = this;
    if (!run) return;
    const cycle = this.numberOf(clock);
    const value = (name) => run.value(clock, `walk ${name}`);
    const { ply } = this.state;
    const isWalking = cycle > 1 && value("phase") === 1;
    const distance = isWalking ? Math.min(value("distance"), ply) : 0;
    const examined = this.positions[ply];
    const marks = {};
    this.shown = ply - distance;
    let shown = examined;
    let caption = `The examined position, after ply ${ply}.`;
    if (isWalking) {
      shown = this.positions[this.shown];
      for (let square = 0; square < 64; square++) if (shown.squares[square] !== examined.squares[square]) marks[square] = ["differs"];
      caption = distance ? `The position ${distance} plies back; the marked squares differ from the examined position.` : caption;
    }
    const now = this.undone.filter((undone) => undone.clock === clock);
    this.board.show(shown);
    this.board.mark(marks);
    this.board.lines(now.map(({ move }) => ({ from: move.word >> 6 & 63, to: move.word & 63, kind: "undone" })));
    this.$("caption").textContent = caption;
    this.$("counter").textContent = isWalking ? value("displaced") : "–";
    this.$("when").textContent = cycle > 0 ? `Clock ${cycle} of the query` : clock === 0 ? "Reset" : "Before the query";
    this.$("words").textContent = this.#words(cycle, distance, now);
    for (const row of this.$("cases").children) {
      row.className = Number(row.dataset.clock) === clock ? "now" : Number(row.dataset.clock) > clock ? "later" : "";
    }
    this.$("displaced").textContent = isWalking && value("displaced") ? this.#displaced(shown, examined) : "";
    this.showControls();
    this.wave.show(run, clock, (at) => this.numberOf(at), REPETITION_WAVES);
    this.links.of("repetition", "walk.displaced");
    this.changed();
  }

  // The pieces on squares where the examined position has something else.
  #displaced(shown, examined) {
    const places = [...Array(64).keys()].filter((square) => shown.squares[square] && shown.squares[square] !== examined.squares[square]);
    return `Displaced: ${places.map((square) => `${pieceName(shown.squares[square])} ${squareName(square)}`).join(", ")}.`;
  }

  #words(cycle, distance, now) {
    const value = (path) => this.run.value(this.clock, path);
    if (cycle < 1) {
      if (value("load_valid")) return loadWords(value("load_address"), value("load_word"));
      if (value("push_valid")) return `The circuit takes a move of the game: ${squareName(value("push_record") & 63)}${squareName(value("push_record") >> 8 & 63)}. ${value("push_record") >> 16 & 15 ? "It is irreversible, so no query takes it back." : "A query can take it back."}`;
      return "The circuit plays the last move on its board.";
    }
    if (cycle === 1) {
      return this.reversible < 4 ? `The query begins. The circuit has only ${this.reversible} reversible plies, and with fewer than four nothing can repeat.`
        : `The query begins. The circuit can take back ${this.reversible} reversible plies. It has already read the last two.`;
    }
    if (value("walk phase") === 2) return "There is nothing to take back, so the answer is no.";
    if (value("walk phase") === 3) return value("answer_valid") ? "The answer leaves the circuit." : "The answer is on its way.";
    if (value("walk phase") !== 1) return "";
    const parts = [];
    const displaced = value("walk displaced");
    if (value("walk judged")) {
      parts.push(displaced === 0 ? `${distance} plies back no piece is displaced, so it is the same position.`
        : `${distance} plies back ${displaced === 1 ? "one piece is" : `${displaced} pieces are`} displaced.`);
    }
    if (value("walk stops")) {
      parts.push(value("walk last_pair") ? "No reversible move is left, so this is the answer." : value("walk hopeless") ? "More pieces are displaced than the remaining plies can bring home, so no earlier position can be the same." : "The query asked only for the nearest repetition.");
    }
    if (now.length) parts.push(`Taken back in this clock: ${now.map(({ move }) => move.name).join(" and ")}.`);
    return parts.join(" ");
  }
}

register({
  name: "repetition",
  title: "Repetition",
  lead: `Has the position occurred before? The circuit takes the moves of the game back, two plies per clock. One counter holds the number of displaced pieces: on
    their squares the examined position has a different piece, or none. If the counter is 0, the position has occurred before. No hash table is needed.`,
  html: REPETITION_HTML,
  parts: { game: READ.text, which: READ.number, ply: READ.number, clock: READ.number },
  make: RepetitionView,
  circuits: () => ["repetition", "chains"],
});
