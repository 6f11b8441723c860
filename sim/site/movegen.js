"use strict";
// The move generator's view: the walk on the board, in words, in registers, as a stream and as a waveform.

// What the waveform shows at first, by build.
const MOVEGEN_WAVES = {
  compact: ["start_valid", "walk phase", "walk origin", "walk square", "walk nextpos", "walk nextdir", "walk allowed",
    "walk emits", "move_valid", "move_ready", "move_word", "move_last"],
  fast: ["start_valid", "lanes_0 square", "lanes_1 square", "lanes_2 square", "lanes_3 square", "lanes_0 out_valid",
    "lanes_1 out_valid", "lanes_2 out_valid", "lanes_3 out_valid", "king_moves out_valid", "move_valid", "move_ready", "move_word", "move_last"],
};
const EXAMPLES = {
  "start position": START,
  "Kiwipete: a bit of everything": "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  "pins in all directions": "b3r2k/8/b1N1P1b1/1P3P2/q2PK1Nr/8/2N1B1P1/1b2r2b w - - 0 1",
  "double check": "4r2k/8/8/8/7b/8/3P4/3QKB2 w - - 0 1",
  "en passant, and the king would be attacked": "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1",
  "promotions": "1n5k/P1P5/8/8/8/8/8/K7 w - - 0 1",
  "castling": "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
};
// A sink that stays closed is waited for this long.
const PATIENCE_CYCLES = 40;
const LANES = [0, 1, 2, 3];

class MovegenView {
  constructor(changed) {
    this.changed = changed;
    this.$ = (id) => document.getElementById(`movegen-${id}`);
    // The program's `view --fen` writes its positions into the page.
    const given = (document.documentElement.dataset.fens ?? "").split("|").filter((fen) => fen !== "");
    this.examples = { ...Object.fromEntries(given.map((fen, index) => [`position ${index + 1}`, fen])), ...EXAMPLES };
    this.state = { fen: given[0] ?? START, build: "compact", mode: "legal", clock: null, sink: [], waves: null };
    this.timer = null;
    this.recording = null;
    this.board = new Board(this.$("board"), "position and walk", (position) => this.set({ fen: position.fen(), clock: null, sink: [] }));
    this.wave = new Wave(this.$("wave"), this.$("wave-names"), (clock) => this.go(clock), (path) => {
      this.state.waves = this.waves().filter((shown) => shown !== path);
      this.show();
    });
    this.#wire();
  }

  waves() {
    return this.state.waves ?? MOVEGEN_WAVES[this.state.build];
  }

  #wire() {
    const on = (id, event, handler) => this.$(id).addEventListener(event, handler);
    for (const [name, fen] of Object.entries(this.examples)) this.$("example").append(new Option(name, fen));
    on("example", "change", (event) => event.target.value && this.set({ fen: event.target.value, clock: null, sink: [] }));
    on("form", "submit", (event) => {
      event.preventDefault();
      this.set({ fen: this.$("fen").value.trim(), clock: null, sink: [] });
    });
    on("fen", "change", () => this.set({ fen: this.$("fen").value.trim(), clock: null, sink: [] }));
    on("build", "change", (event) => this.set({ build: event.target.value, clock: null, waves: null }));
    on("mode", "change", (event) => this.set({ mode: event.target.value, clock: null }));
    on("first", "click", () => this.go(this.start));
    on("back", "click", () => this.go(this.clock - 1));
    on("forward", "click", () => this.go(this.clock + 1));
    on("last", "click", () => this.go(this.run.length - 1));
    on("play", "click", () => (this.timer ? this.pause() : this.play()));
    on("clock", "input", (event) => this.go(Number(event.target.value)));
    on("number", "change", (event) => this.go(this.start - 1 + Number(event.target.value)));
    on("sink", "click", () => this.toggleSink());
    on("add", "change", (event) => {
      const path = event.target.value.replaceAll(".", " ");
      if (!this.run?.circuit.byName.has(path)) return;
      this.state.waves = [...new Set([...this.waves(), path])];
      event.target.value = "";
      this.show();
    });
    on("open", "change", async (event) => {
      const [file] = event.target.files;
      if (file) this.record(await file.text(), file.name);
      event.target.value = "";
    });
    on("live", "click", () => {
      this.recording = null;
      this.set({});
    });
    on("vcd", "click", () => download("fpgambit.vcd", this.run.vcd()));
  }

  // Takes parts of a state, from the page's address or from a control; what is wrong is said and changes nothing else.
  set(parts, isRecorded = false) {
    this.pause();
    const changes = ["fen", "build", "mode", "sink"].some((part) => part in parts && String(parts[part]) !== String(this.state[part]));
    if (changes && !isRecorded) this.recording = null;
    Object.assign(this.state, parts);
    const { fen, build, mode } = this.state;
    this.$("recorded").textContent = this.recording ? `Recorded: ${this.recorded}. What is changed runs in the page again.` : "";
    this.$("live").hidden = !this.recording;
    this.$("report").hidden = !(this.recording && this.report);
    this.$("report").lastElementChild.textContent = this.report ?? "";
    this.$("fen").value = fen;
    this.$("build").value = build;
    this.$("mode").value = mode;
    this.$("example").value = Object.values(this.examples).includes(fen) ? fen : "";
    try {
      // A recording may well be of a board that is no position.
      this.position = (this.recording ? LenientPosition : Position).fromFen(fen);
    } catch (error) {
      if (!(error instanceof FenError)) throw error;
      this.#refuse(error.message);
      return;
    }
    this.$("error").textContent = "";
    this.$("fen").removeAttribute("aria-invalid");
    refuse("movegen", false);
    this.#generate();
    this.clock = Math.max(0, Math.min(this.state.clock === null ? this.start : this.start - 1 + this.state.clock, this.run.length - 1));
    this.#lists();
    this.show();
  }

  // Shows a recorded run instead of the page's own circuit, until something about the run is changed.
  // With the report of a failure it is shown what is missing and what is too much.
  record(vcd, name, report = null) {
    try {
      const recording = new Recording(vcd);
      const { position, mode } = recording.generation();
      Object.assign(this, { recording, recorded: name, report });
      this.set({ fen: position.fen(), build: recording.build, mode, clock: null, sink: [], waves: null }, true);
    } catch (error) {
      if (!(error instanceof RecordingError)) throw error;
      this.$("error").textContent = `No recording, \`${name}\`: ${error.message}.`;
    }
  }

  #refuse(message) {
    this.$("error").textContent = `No position: ${message}.`;
    this.$("fen").setAttribute("aria-invalid", "true");
    refuse("movegen", true);
    this.run = null;
    // A board arranged by hand is shown even when the circuit cannot take it.
    try {
      const bare = LenientPosition.fromFen(this.state.fen);
      this.board.show(bare);
      this.board.mark({});
      this.board.lines([]);
    } catch (error) {
      if (!(error instanceof FenError)) throw error;
    }
    this.changed();
  }

  #generate() {
    if (this.recording) {
      const { run, start, moves, isDone } = this.recording.generation();
      Object.assign(this, { run, start, moves, isDone, isReady: () => true });
      return;
    }
    const { build, mode, sink } = this.state;
    const circuit = Circuit.of(`movegen-${build}`);
    const ready = (cycle) => sink.filter((toggled) => toggled <= cycle).length % 2 === 0;
    const lastToggle = Math.max(0, ...sink);
    const isClosed = sink.length % 2 === 1;
    const limit = isClosed ? lastToggle + PATIENCE_CYCLES : 65535;
    const modes = { legal: [true, false], captures: [true, true], pseudo: [false, false], "pseudo-captures": [false, true] };
    const [legal, captures] = modes[mode] ?? modes.legal;
    const result = generate(circuit, this.position, { legal, captures }, ready, limit);
    Object.assign(this, result);
    this.isReady = ready;
  }

  // The cycle of a clock of the run, that of the start being 1.
  cycle(clock) {
    return clock - this.start + 1;
  }

  go(clock) {
    if (!this.run || Number.isNaN(clock)) return;
    this.clock = Math.max(0, Math.min(clock, this.run.length - 1));
    this.state.clock = this.cycle(this.clock);
    this.show();
  }

  play() {
    if (this.clock >= this.run.length - 1) this.go(this.start);
    this.timer = setInterval(() => {
      this.go(this.clock + 1);
      if (this.clock >= this.run.length - 1) this.pause();
    }, 1000 / Number(this.$("speed").value));
    this.$("play").textContent = "Pause";
  }

  pause() {
    clearInterval(this.timer);
    this.timer = null;
    this.$("play").textContent = "Run";
  }

  // The sink opens or closes at the clock that is looked at.
  toggleSink() {
    const cycle = Math.max(2, this.cycle(this.clock));
    const { sink } = this.state;
    const toggles = sink.includes(cycle) ? sink.filter((other) => other !== cycle) : [...sink, cycle].sort((a, b) => a - b);
    this.set({ sink: toggles, clock: this.cycle(this.clock) });
  }

  #lists() {
    this.$("clock").max = this.run.length - 1;
    // The first lines of these names are those of the position shown.
    const reported = (name) => (this.recording && this.report?.match(new RegExp(`^${name} +(.*)$`, "m"))?.[1].match(/\S+(?=:)/g)) || [];
    const extra = reported("extra");
    const missing = reported("missing").map((uci) => {
      const item = document.createElement("li");
      item.className = "wrong";
      item.textContent = `${uci} is missing`;
      return item;
    });
    this.$("moves").replaceChildren(...this.moves.map(({ word, cycle }) => {
      const isExtra = extra.includes(moveUci(word));
      const button = document.createElement("button");
      button.innerHTML = `<b>${moveUci(word)}</b> <span>${moveKind(word)}</span> <span class="cycle">${cycle}</span>${isExtra ? " is too much" : ""}`;
      button.title = `taken in clock ${cycle}`;
      button.setAttribute("aria-label", `${moveUci(word)}, ${moveKind(word)}, clock ${cycle}${isExtra ? ", too much" : ""}`);
      button.addEventListener("click", () => this.go(this.start - 1 + cycle));
      const item = document.createElement("li");
      if (isExtra) item.className = "wrong";
      item.append(button);
      return item;
    }), ...missing);
    const cycles = this.run.value(this.run.length - 1, "cycles");
    const many = this.moves.length === 1 ? "1 move" : `${this.moves.length} moves`;
    this.$("total").textContent = this.isDone ? `${many} in ${this.cycle(this.run.length - 1)} clocks; the number is the clock in which a move is taken` : `${many}, and then ${this.recording ? "the recording ends" : "the sink is closed: the circuit waits"} (${cycles} clocks)`;
    this.$("signals").replaceChildren(...this.run.circuit.signals.map(({ path }) => new Option(path.replaceAll(" ", "."))));
  }

  show() {
    const { run, clock, start } = this;
    if (!run) return;
    const cycle = this.cycle(clock);
    this.$("clock").value = clock;
    this.$("clock").setAttribute("aria-valuetext", cycle > 0 ? `clock ${cycle}` : "loading");
    if (document.activeElement !== this.$("number")) this.$("number").value = cycle;
    this.$("number").max = this.cycle(run.length - 1);
    this.$("back").disabled = clock === 0;
    this.$("forward").disabled = clock === run.length - 1;
    this.$("key").hidden = this.state.build !== "compact";
    const text = this.state.build === "compact" ? this.#showCompact() : this.#showFast();
    this.$("when").textContent = cycle > 0 ? `Clock ${cycle}` : clock === 0 ? "Reset" : `Loading, ${clock} of ${start - 1}`;
    this.$("words").textContent = text;
    this.#showStream(cycle);
    this.wave.show(run, clock, (at) => this.cycle(at), this.waves());
    this.changed();
  }

  #showCompact() {
    const { state, text } = explain(this.run, this.clock, this.position);
    const value = (path) => this.run.value(this.clock, path);
    const marks = {};
    const mark = (square, kind) => (marks[square] ??= []).push(kind);
    const notes = {};
    const lines = [];
    if (state.isWalking || state.phase === "castling") {
      mark(state.from, "from");
      notes[state.from] = "the piece that walks";
    }
    if (state.isWalking && state.phase !== "starting") {
      mark(state.at, "at");
      notes[state.at] = "looked at";
      lines.push({ from: state.from, to: state.at, kind: state.emits ? "found" : "ray" });
    }
    if (state.isWalking && !state.ends) {
      const table = Posdata.of("default");
      const isPawn = state.kind === 1 || state.kind === 7;
      const next = state.phase === "starting" ? state.from : state.onward;
      const ahead = isPawn ? (state.pushing ? [] : [value("walk push")]) : table.rest(state.kind, state.from, next);
      if (next !== state.from) mark(next, "ahead");
      for (const square of ahead) if (square !== state.from) mark(square, "ahead");
    }
    // What this piece has visited before.
    for (let before = this.clock - 1; before > 0; before--) {
      const past = walkState(this.run, before);
      if (past.from !== state.from || past.phase === "starting" || !state.isWalking) break;
      if (past.phase === "visiting") mark(past.at, past.emits ? "past-found" : "past");
    }
    if (state.phase === "scanning" || state.phase === "probing") {
      const rank = value("scan here");
      for (let file = 0; file < 8; file++) mark(8 * rank + file, "scanned");
    }
    if (this.cycle(this.clock) > 17) for (const square of pins(this.run, this.clock)) mark(square, "pinned");
    if (value("checks_and_pins_checked") && this.cycle(this.clock) > 17) mark(value("checks_and_pins_square"), "checked");
    this.board.show(this.position, notes);
    this.board.mark(marks);
    this.board.lines(lines);
    const registers = [["phase", state.phase]];
    if (state.isWalking) {
      const kind = WALKERS[state.kind];
      registers.push(["piece", `${kind} ${squareName(state.from)}`], ["square", squareName(state.at)],
        ["posdata read", `[${kind}, ${squareName(state.from)}, ${squareName(state.at)}]: nextpos ${squareName(state.nextpos)}, nextdir ${squareName(state.nextdir)}`]);
    }
    registers.push(["check", value("checks_and_pins_checked") ? (value("checks_and_pins_double_check") ? "double" : "yes") : "no"],
      ["squares visited", value("visited")], ["clocks counted", value("cycles")]);
    this.#registers(registers);
    return text;
  }

  #showFast() {
    const value = (path) => this.run.value(this.clock, path);
    const marks = {};
    const mark = (square, kind) => (marks[square] ??= []).push(kind);
    const lines = [];
    const sentences = [];
    const registers = [];
    if (value("load_valid")) sentences.push(loadWords(value("load_address"), value("load_word")));
    if (value("start_valid")) sentences.push("Start: four lanes will walk, a piece each.");
    for (const lane of LANES) {
      const of = (name) => value(`lanes_${lane} ${name}`);
      const kind = WALKERS[of("kind")];
      const [from, at] = [of("origin"), of("square")];
      let text = "rests";
      if (of("busy")) {
        mark(from, `lane-${lane}`);
        mark(at, `lane-${lane}`);
        if (from !== at) lines.push({ from, to: at, kind: `lane lane-${lane}` });
        const there = of("occupied") ? (of("enemy") ? "an enemy" : "its own piece") : "empty";
        text = of("starting") ? `the ${kind} on ${squareName(from)} begins`
          : of("visits") ? `${kind} ${squareName(from)} looks at ${squareName(at)}: ${there}; ${of("ends") ? "the walk is over" : `${of("turns") ? "nextdir" : "nextpos"} = ${squareName(of("next_at"))}`}`
            : of("out_room") ? `${kind} ${squareName(from)} is done` : `${kind} ${squareName(from)} waits: its queue is full`;
      }
      if (of("visited")) {
        const move = squareName(of("from")) + squareName(of("to"));
        if (of("out_valid")) text += `; found ${moveUci(of("out_word"))}`;
        else if (of("reached")) text += `; refused ${move}: ${of("checked") && !of("answers") ? "does not answer the check" : of("double_check") ? "double check" : of("takes_en_passant") ? "en passant, the king would be attacked" : "pinned"}`;
      }
      registers.push([`lane ${lane + 1}`, text, `lane-${lane}`]);
    }
    if (value("king_moves out_valid")) sentences.push(`The king's part found ${moveUci(value("king_moves out_word"))}.`);
    const found = LANES.filter((lane) => value(`lanes_${lane} out_valid`));
    if (this.cycle(this.clock) > 1) {
      sentences.push(found.length === 0 ? "No lane finds a move in this clock." : `${found.length === 1 ? "A lane finds a move" : `${found.length} lanes find a move each`}: ${found.map((lane) => moveUci(value(`lanes_${lane} out_word`))).join(", ")}.`);
    }
    this.board.show(this.position);
    this.board.mark(marks);
    this.board.lines(lines);
    this.#registers([...registers, ["squares visited", value("visited")], ["clocks counted", value("cycles")]]);
    return sentences.join(" ");
  }

  #registers(pairs) {
    this.$("registers").replaceChildren(...pairs.flatMap(([name, value, kind]) => {
      const [term, told] = ["dt", "dd"].map((tag) => document.createElement(tag));
      term.textContent = name;
      told.textContent = value;
      if (kind) term.className = `tag ${kind}`;
      return [term, told];
    }));
  }

  #showStream(cycle) {
    const value = (path) => this.run.value(this.clock, path);
    const isOpen = cycle < 2 ? this.isReady(2) : value("move_ready") === 1;
    const sink = this.$("sink");
    sink.setAttribute("aria-pressed", String(!isOpen));
    sink.textContent = isOpen ? "Moves are taken – click to stall the stream from here" : "Stalled: no move is taken – click to go on from here";
    const isOffered = value("move_valid") === 1;
    this.$("offer").textContent = !isOffered ? "no move is offered"
      : `${value("move_word") ? moveUci(value("move_word")) : "no move"}${value("move_last") ? ", the last," : ""} ${value("move_ready") ? "is taken" : "waits"}`;
    // What a report misses stands behind the moves.
    [...this.$("moves").children].slice(0, this.moves.length).forEach((item, index) => {
      item.classList.toggle("left", this.moves[index].cycle <= cycle);
      item.classList.toggle("now", this.moves[index].cycle === cycle);
      if (this.moves[index].cycle === cycle) {
        const list = this.$("moves");
        list.scrollTop = item.offsetTop - list.offsetTop - list.clientHeight / 2;
      }
    });
  }
}

// Reads pieces without asking any rule, to show a board that is not yet a position.
class LenientPosition extends Position {
  check() {}
}
