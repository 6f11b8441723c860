"use strict";
// Two circuits race on one position, clock by clock. The view shows what each has found so far, and how much time its
// clocks take.

// The device whose clocks the view compares.
const RACE_DEVICE = "ecp5-85f";

// A generator in the race: the moves that it has found, and the square that it visits.
const generatorRacer = (circuit, title, looks) => ({
  circuit,
  title,
  begin({ position }) {
    const { run, start, moves } = generate(Circuit.of(circuit), position, { legal: true, captures: false }, () => true, 65535);
    return { run, start, last: run.length - start, moves, looks };
  },
  show({ run, start, moves, last }, cycle, { position }) {
    const marks = {};
    for (const square of looks(run, start - 1 + Math.min(cycle, last))) marks[square] = ["at"];
    const found = moves.filter((move) => move.cycle <= cycle);
    for (const { word } of found) (marks[word >> 6 & 63] ??= []).push("past-found");
    return { board: position, marks, said: `${found.length} of ${moves.length} moves`, share: found.length / Math.max(1, moves.length) };
  },
});

// A repetition unit in the race: how many plies of the game it has taken back.
const repetitionRacer = (circuit, title, distanceAt) => ({
  circuit,
  title,
  begin({ positions, moves }) {
    const { run, start, answer, clocks } = askRepetition(circuit, positions[0], moves);
    return { run, start, last: clocks, answer };
  },
  show({ run, start, last, answer }, cycle, { positions }) {
    const clock = start - 1 + Math.min(cycle, last);
    let back = 0;
    for (let at = start; at <= clock; at++) back = Math.max(back, Math.min(distanceAt(run, at), positions.length - 1));
    const examined = positions[positions.length - 1];
    const board = positions[positions.length - 1 - back];
    const marks = {};
    board.squares.forEach((nibble, square) => {
      if (nibble !== examined.squares[square]) marks[square] = ["differs"];
    });
    const said = cycle < last ? `${back} plies taken back` : answer.isRepeated ? `repeated, ${answer.back} plies ago` : "new: not repeated";
    return { board, marks, said, share: Math.min(cycle, last) / last };
  },
});

const walkLooks = (run, clock) => (walkState(run, clock).isWalking ? [run.value(clock, "walk square")] : []);
const laneLooks = (run, clock) => [0, 1, 2, 3].filter((lane) => run.value(clock, `lanes_${lane} busy`)).map((lane) => run.value(clock, `lanes_${lane} square`));

const RACERS = {
  compact: generatorRacer("movegen-compact", "The walk, one square per clock", walkLooks),
  fast: generatorRacer("movegen-fast", "Four walks side by side", laneLooks),
  count: {
    circuit: "count",
    title: "All 64 squares at once",
    begin({ position }) {
      const run = new Run(Circuit.of("count"));
      resetRun(run);
      const start = COUNT.ask({ position }, run);
      return { run, start, last: run.length - start, count: run.value(run.length - 1, "answer_count") };
    },
    show({ run, start, last, count }, cycle, { position }) {
      const value = (path) => run.value(start - 1 + Math.min(cycle, last), path);
      const marks = Object.fromEntries(Object.entries(countMarks({ position }, cycle, value)).map(([square, kinds]) => [square, [...kinds]]));
      return { board: position, marks, said: cycle < last ? `stage ${Math.min(cycle, last)} of ${last}` : `${count} moves counted`, share: Math.min(cycle, last) / last };
    },
  },
  counter: repetitionRacer("repetition", "One counter, two plies per clock", (run, clock) => (run.value(clock, "walk phase") === 1 ? run.value(clock, "walk distance") : 0)),
  chains: repetitionRacer("chains", "AXON's chains, a list to search", (run, clock) => run.value(clock, "chain_updater distance")),
};

// The pairs that race. The repetition units race on the end of a game.
const RACES = {
  builds: { title: "compact against fast", racers: ["compact", "fast"] },
  squares: { title: "the walk against all squares at once", racers: ["compact", "count"] },
  lanes: { title: "four walks against all squares at once", racers: ["fast", "count"] },
  repetition: { title: "one counter against chains", racers: ["counter", "chains"], isGame: true },
};

const RACE_HTML = `
  <div class="columns">
    <section aria-label="position">
      <div class="line"><label>Race <select id="race-pair">${Object.entries(RACES).map(([name, { title }]) => `<option value="${name}">${title}</option>`).join("")}</select></label>
        <label hidden>Game <select id="race-game"></select></label></div>
      <div id="race-position">${PARTS.board("race")}${PARTS.fen("race")}</div>
    </section>
    <section aria-label="race" class="whole">
      ${PARTS.transport("race")}
      <p id="race-verdict" class="verdict" aria-live="polite"></p>
      <div class="racers">${[0, 1].map((lane) => `<article class="racer" aria-labelledby="race-title-${lane}">
        <h2 id="race-title-${lane}"></h2>
        <div id="race-board-${lane}"></div>
        <p id="race-said-${lane}" class="said"></p>
        <progress id="race-share-${lane}" max="1" aria-labelledby="race-title-${lane}"></progress>
        <p id="race-figures-${lane}" class="hint"></p>
      </article>`).join("")}</div>
      <p class="hint"><dfn>LUT</dfn>: a look-up table, the basic cell of an FPGA. The number of LUTs is the area of a circuit. The clock frequency, in MHz, is the one after place and route on the ${RACE_DEVICE}.</p>
    </section>
  </div>`;

class RaceView extends PositionView {
  constructor(changed) {
    super("race", changed);
    this.state = { pair: "builds", game: 0, fen: this.given ?? EXAMPLES["Kiwipete: a bit of everything"], clock: null };
    this.boards = [0, 1].map((lane) => new Board(this.$(`board-${lane}`), `the squares of racer ${lane + 1}`, true));
    this.wire();
    Object.keys(GAMES).forEach((name, index) => this.$("game").append(new Option(name, index)));
    this.on("pair", "change", ({ target }) => this.set({ pair: target.value, clock: null }));
    this.on("game", "change", ({ target }) => this.set({ game: Number(target.value), clock: null }));
  }

  get begin() {
    return 0;
  }

  get at() {
    return this.clock;
  }

  get end() {
    return this.runs ? Math.max(...this.runs.map(({ last }) => last)) : -1;
  }

  numberOf(clock) {
    return clock;
  }

  clockOf(number) {
    return number;
  }

  set(parts) {
    this.pause();
    Object.assign(this.state, parts);
    const { pair, game } = this.state;
    const { racers, isGame } = RACES[pair];
    this.$("pair").value = pair;
    this.$("game").value = game;
    this.$("game").parentElement.hidden = !isGame;
    this.$("position").hidden = Boolean(isGame);
    this.runs = null;
    if (isGame) refuse("race", false);
    else if (!this.readPosition()) return;
    this.racers = racers.map((name) => RACERS[name]);
    this.task = isGame ? playGame(splitGames(Object.values(GAMES)[game])[0]) : { position: this.position };
    this.runs = this.racers.map((racer) => racer.begin(this.task));
    this.racers.forEach(({ title, circuit }, lane) => {
      const { lut, fmax_mhz } = figuresOf(circuit).find(({ target }) => target === RACE_DEVICE);
      this.runs[lane].us = this.runs[lane].last / fmax_mhz;
      this.$(`title-${lane}`).textContent = title;
      this.$(`figures-${lane}`).textContent = `${circuit}: ${decimals(lut, 0)} LUTs, ${decimals(fmax_mhz, 1)} MHz. ${this.runs[lane].last} clocks take ${decimals(this.runs[lane].us, 2)} µs.`;
    });
    this.clock = Math.max(0, Math.min(this.state.clock ?? this.begin, this.end));
    this.show();
  }

  show() {
    if (!this.runs) return;
    this.board.show(this.position ?? new Position());
    this.board.mark({});
    this.racers.forEach((racer, lane) => {
      const { board, marks, said, share } = racer.show(this.runs[lane], this.clock, this.task);
      this.boards[lane].show(board);
      this.boards[lane].mark(marks);
      const { last } = this.runs[lane];
      const isDone = this.clock >= last;
      this.$(`said-${lane}`).textContent = `Clock ${Math.min(this.clock, last)}: ${said}${isDone ? `, done in ${last} clocks` : ""}.`;
      this.$(`said-${lane}`).classList.toggle("done", isDone);
      this.$(`share-${lane}`).value = share;
    });
    this.$("verdict").textContent = this.#verdict();
    this.showControls();
    this.changed();
  }

  // Which circuit wins by clocks, and which by time. The clocks of two circuits differ in length.
  #verdict() {
    const [one, two] = this.runs.map(({ last, us }, lane) => ({ last, us, title: this.racers[lane].title.toLowerCase() }));
    if (this.clock < this.end) return "Which circuit is faster?";
    const byClocks = one.last === two.last ? "Both take the same number of clocks" : `In clocks, ${(one.last < two.last ? one : two).title} is faster, by a factor of ${decimals(Math.max(one.last, two.last) / Math.min(one.last, two.last), 1)}`;
    return `${byClocks}; in time, ${(one.us < two.us ? one : two).title} is faster, by a factor of ${decimals(Math.max(one.us, two.us) / Math.min(one.us, two.us), 1)}.`;
  }
}

register({
  name: "race",
  title: "Race",
  lead: "Two circuits work on the same position, clock by clock. The walk visits one square per clock, four walks share the work, and the counter handles all 64 squares at once. A fast circuit needs more area. Below each circuit you see its area and its clock frequency.",
  html: RACE_HTML,
  parts: { pair: READ.oneOf(...Object.keys(RACES)), game: READ.below(Object.keys(GAMES).length), fen: READ.text, clock: READ.number },
  make: RaceView,
  circuits: ({ pair }) => RACES[pair].racers.map((name) => RACERS[name].circuit),
});
