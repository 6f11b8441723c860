"use strict";
// The view of the move generator: the walk on the board, in words, in registers, as a stream and as a waveform.

const MOVEGEN_HTML = `
  <div class="columns three">
    <section aria-label="position">
      ${PARTS.board("movegen")}
      <p id="movegen-key" class="hint key"><span class="from">the piece that walks</span> <span class="at">visited in this clock</span> <span class="past">visited before</span>
        <span class="past-found">a move found there</span> <span class="ahead">still to come</span> <span class="pinned">pinned</span></p>
      ${PARTS.fen("movegen", `<div class="line">
          <label>Build <select id="movegen-build"><option value="compact">compact: one walk</option><option value="fast">fast: four lanes</option></select></label>
          <label>Moves <select id="movegen-mode"><option value="legal">legal</option><option value="captures">legal captures</option><option value="pseudo">pseudo-legal</option><option value="pseudo-captures">pseudo-legal captures</option></select></label>
        </div>
        <p class="hint"><dfn>Pseudo-legal</dfn>: the move follows the piece's rules, but may leave its own king in check. <dfn>Lane</dfn>: one of four walks side by side.</p>`)}
    </section>
    <section aria-label="what happens" class="whole">
      ${PARTS.transport("movegen", { stops: { move: "next move", decision: "next decision" } })}
      <details id="movegen-report" open hidden><summary>The report of <code>verify</code></summary><pre tabindex="0"></pre></details>
      ${PARTS.words("movegen")}
      <dl id="movegen-registers" class="registers" aria-label="registers"></dl>
    </section>
    <section aria-label="found" class="whole">
      ${PARTS.verilog("movegen")}
      <div class="stream">
        <h2>Moves <span id="movegen-total"></span></h2>
        <div class="line"><button id="movegen-sink" type="button" aria-pressed="false"></button><span id="movegen-offer"></span></div>
        <p class="hint"><dfn>Sink</dfn>: the circuit that takes the moves. <dfn>Stall</dfn>: the sink takes no move, and the walk has to wait.</p>
        <ol id="movegen-moves" tabindex="0" aria-label="moves"></ol>
      </div>
    </section>
  </div>
  ${PARTS.waveform("movegen", `<div class="line">
      <label>add a signal <input id="movegen-add" list="movegen-signals" placeholder="walk.phase" spellcheck="false" autocomplete="off" aria-describedby="movegen-add-error"></label><datalist id="movegen-signals"></datalist>
      <button id="movegen-vcd" type="button">Download as VCD</button>
      <label class="file">Open a recording (VCD) <input id="movegen-open" type="file" accept=".vcd"></label>
      <span id="movegen-recorded"></span><button id="movegen-live" type="button" hidden>Back to the running circuit</button>
    </div>
    <p id="movegen-add-error" class="problem" role="alert"></p>`)}`;

// The signals that the waveform shows at first, by build.
const MOVEGEN_WAVES = {
  compact: ["start_valid", "walk phase", "walk origin", "walk square", "walk nextpos", "walk nextdir", "walk allowed",
    "walk emits", "move_valid", "move_ready", "move_word", "move_last"],
  fast: ["start_valid", "lanes_0 square", "lanes_1 square", "lanes_2 square", "lanes_3 square", "lanes_0 out_valid",
    "lanes_1 out_valid", "lanes_2 out_valid", "lanes_3 out_valid", "king_moves out_valid", "move_valid", "move_ready", "move_word", "move_last"],
};
// How many clocks to wait for a sink that stays closed.
const PATIENCE_CYCLES = 40;
const LANES = [0, 1, 2, 3];

class MovegenView extends PositionView {
  constructor(changed) {
    super("movegen", changed);
    this.state = { fen: this.given ?? START, build: "compact", mode: "legal", clock: null, sink: [], waves: null };
    this.recording = null;
    this.wave = new Wave(this.$("wave"), this.$("wave-names"), (clock) => this.go(clock), (path) => {
      this.state.waves = this.waves().filter((shown) => shown !== path);
      this.show();
    });
    this.links = new Links(this.main, this.$("verilog"));
    this.wire();
    this.#wire();
  }

  waves() {
    return this.state.waves ?? MOVEGEN_WAVES[this.state.build];
  }

  #wire() {
    const on = (id, event, handler) => this.on(id, event, handler);
    on("build", "change", (event) => this.set({ build: event.target.value, clock: null, waves: null }));
    on("mode", "change", (event) => this.set({ mode: event.target.value, clock: null }));
    on("sink", "click", () => this.toggleSink());
    on("add", "change", (event) => {
      const text = event.target.value.trim();
      const path = text.replaceAll(".", " ");
      const isKnown = text === "" || this.run?.circuit.byName.has(path);
      this.$("add-error").textContent = isKnown ? "" : `No signal \`${text.slice(0, 60)}\`: expected a signal from the list, such as walk.phase.`;
      if (!isKnown || text === "") return;
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

  load(fen) {
    this.set({ fen, clock: null, sink: [] });
  }

  // Takes parts of a state, from the page's address or from a control. If a part is wrong, reports it and changes
  // nothing else.
  set(parts, isRecorded = false) {
    this.pause();
    const changes = ["fen", "build", "mode", "sink"].some((part) => part in parts && String(parts[part]) !== String(this.state[part]));
    if (changes && !isRecorded) this.recording = null;
    Object.assign(this.state, parts);
    const { build, mode } = this.state;
    this.$("recorded").textContent = this.recording ? `Recorded: ${this.recorded}. If you change the run, the page's own circuit runs again.` : "";
    this.$("live").hidden = !this.recording;
    this.$("report").hidden = !(this.recording && this.report);
    this.$("report").lastElementChild.textContent = this.report ?? "";
    this.$("build").value = build;
    this.$("mode").value = mode;
    // A recording may have a board that is not a valid position.
    if (!this.readPosition(this.recording ? AnyPosition : Position)) return;
    this.#generate();
    this.clock = Math.max(0, Math.min(this.state.clock === null ? this.start : this.clockOf(this.state.clock), this.end));
    this.#lists();
    this.show();
  }

  // Shows a recorded run instead of the page's own circuit, until the user changes something about the run. With the
  // report of a difference it also shows the missing and the extra moves.
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

  // A move: the sink takes one. A decision: the walk does not simply continue, because there is a piece on the square
  // or the legality check rejects the move.
  isStop(kind, clock) {
    if (kind === "move") return this.moves.some(({ cycle }) => cycle === this.numberOf(clock));
    const value = (path) => this.run.value(clock, path);
    if (this.state.build === "fast") return LANES.some((lane) => value(`lanes_${lane} visits`) && value(`lanes_${lane} occupied`));
    const { phase, there, visits } = walkState(this.run, clock);
    if (phase === "judging") return true;
    return phase === "visiting" && visits && (there !== 0 || (value("walk reaches") && value("walk legal_only") && !value("walk allowed")));
  }

  // Opens or closes the sink at the present clock.
  toggleSink() {
    const cycle = Math.max(2, this.numberOf(this.clock));
    const { sink } = this.state;
    const toggles = sink.includes(cycle) ? sink.filter((other) => other !== cycle) : [...sink, cycle].sort((a, b) => a - b);
    this.set({ sink: toggles, clock: this.numberOf(this.clock) });
  }

  #lists() {
    // The first lines with these names belong to the position shown.
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
      button.innerHTML = `<b>${moveUci(word)}</b> <span>${moveKind(word)}</span> <span class="cycle"><span class="unseen">clock </span>${cycle}</span>${isExtra ? " is extra" : ""}`;
      button.title = `taken in clock ${cycle}`;
      button.addEventListener("click", () => this.go(this.start - 1 + cycle));
      const item = document.createElement("li");
      item.dataset.links = `move:${moveUci(word)} square:${squareName(word & 63)} square:${squareName(word >> 6 & 63)}`;
      if (isExtra) item.className = "wrong";
      item.append(button);
      return item;
    }), ...missing);
    const cycles = this.run.value(this.run.length - 1, "cycles");
    const many = this.moves.length === 1 ? "1 move" : `${this.moves.length} moves`;
    this.$("total").textContent = this.isDone ? `${many} in ${this.numberOf(this.run.length - 1)} clocks; the number beside a move is the clock in which the sink takes it` : `${many}, and then ${this.recording ? "the recording ends" : "the circuit waits for the sink"} (${cycles} clocks)`;
    this.$("signals").replaceChildren(...this.run.circuit.signals.map(({ path }) => new Option(path.replaceAll(" ", "."))));
  }

  show() {
    const { run, clock, start } = this;
    if (!run) return;
    const cycle = this.numberOf(clock);
    this.showControls();
    this.$("key").hidden = this.state.build !== "compact";
    const text = this.state.build === "compact" ? this.#showCompact() : this.#showFast();
    this.$("when").textContent = cycle > 0 ? `Clock ${cycle}` : clock === 0 ? "Reset" : `Loading, ${clock} of ${start - 1}`;
    this.$("words").textContent = text;
    this.#showStream(cycle);
    this.wave.show(run, clock, (at) => this.numberOf(at), this.waves());
    this.links.of(run.circuit.name, this.state.build === "compact" ? "walk.onward" : "lanes_0.next_at");
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
      notes[state.at] = "visited";
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
    // The squares that this piece has visited before.
    for (let before = this.clock - 1; before > 0; before--) {
      const past = walkState(this.run, before);
      if (past.from !== state.from || past.phase === "starting" || !state.isWalking) break;
      if (past.phase === "visiting") mark(past.at, past.emits ? "past-found" : "past");
    }
    if (state.phase === "scanning" || state.phase === "probing") {
      const rank = value("scan here");
      for (let file = 0; file < 8; file++) mark(8 * rank + file, "scanned");
    }
    if (this.numberOf(this.clock) > 17) for (const square of pins(this.run, this.clock)) mark(square, "pinned");
    if (value("checks_and_pins_checked") && this.numberOf(this.clock) > 17) mark(value("checks_and_pins_square"), "checked");
    this.board.show(this.position, notes);
    this.board.mark(marks);
    this.board.lines(lines);
    const link = (path) => signalLinks(this.run, this.clock, this.run.circuit.signal(path));
    const registers = [["phase", state.phase, null, link("walk phase")]];
    if (state.isWalking) {
      const kind = WALKERS[state.kind];
      registers.push(["piece", `${kind} ${squareName(state.from)}`, null, link("walk origin")], ["square", squareName(state.at), null, link("walk square")],
        ["nextpos", squareName(state.nextpos), null, link("walk nextpos")], ["nextdir", squareName(state.nextdir), null, link("walk nextdir")],
        ["goes to", squareName(state.onward), null, link("walk onward")]);
    }
    registers.push(["check", value("checks_and_pins_checked") ? (value("checks_and_pins_double_check") ? "double" : "yes") : "no", null, link("checks_and_pins checked")],
      ["squares visited", value("visited"), null, link("visited")], ["clocks counted", value("cycles"), null, link("cycles")]);
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
    if (value("start_valid")) sentences.push("Start: four lanes walk, each with one piece.");
    for (const lane of LANES) {
      const of = (name) => value(`lanes_${lane} ${name}`);
      const kind = WALKERS[of("kind")];
      const [from, at] = [of("origin"), of("square")];
      let text = "idle";
      if (of("busy")) {
        mark(from, `lane-${lane}`);
        mark(at, `lane-${lane}`);
        if (from !== at) lines.push({ from, to: at, kind: `lane lane-${lane}` });
        const there = of("occupied") ? (of("enemy") ? "an enemy" : "its own piece") : "empty";
        text = of("starting") ? `the ${kind} on ${squareName(from)} begins`
          : of("visits") ? `${kind} ${squareName(from)} visits ${squareName(at)}: ${there}; ${of("ends") ? "the walk is over" : `${of("turns") ? "nextdir" : "nextpos"} = ${squareName(of("next_at"))}`}`
            : of("out_room") ? `${kind} ${squareName(from)} is done` : `${kind} ${squareName(from)} waits: its queue is full`;
      }
      if (of("visited")) {
        const move = squareName(of("from")) + squareName(of("to"));
        if (of("out_valid")) text += `; found ${moveUci(of("out_word"))}`;
        else if (of("reached")) text += `; refused ${move}: ${of("checked") && !of("answers") ? "does not answer the check" : of("double_check") ? "double check" : of("takes_en_passant") ? "en passant, the king would be attacked" : "pinned"}`;
      }
      registers.push([`lane ${lane + 1}`, text, `lane-${lane}`, signalLinks(this.run, this.clock, this.run.circuit.signal(`lanes_${lane} square`))]);
    }
    if (value("king_moves out_valid")) sentences.push(`The block for king moves found ${moveUci(value("king_moves out_word"))}.`);
    const found = LANES.filter((lane) => value(`lanes_${lane} out_valid`));
    if (this.numberOf(this.clock) > 1) {
      sentences.push(found.length === 0 ? "No lane finds a move in this clock." : `${found.length === 1 ? "A lane finds a move" : `${found.length} lanes find a move each`}: ${found.map((lane) => moveUci(value(`lanes_${lane} out_word`))).join(", ")}.`);
    }
    this.board.show(this.position);
    this.board.mark(marks);
    this.board.lines(lines);
    this.#registers([...registers, ["squares visited", value("visited")], ["clocks counted", value("cycles")]]);
    return sentences.join(" ");
  }

  // Rows of [name, value, class, links].
  #registers(rows) {
    this.$("registers").replaceChildren(...rows.map(([name, value, kind, links]) => {
      const row = document.createElement("div");
      const [term, definition] = ["dt", "dd"].map((tag) => document.createElement(tag));
      term.textContent = name;
      definition.textContent = value;
      if (kind) term.className = `tag ${kind}`;
      if (links) row.dataset.links = links;
      row.tabIndex = links ? 0 : -1;
      row.append(term, definition);
      return row;
    }));
  }

  #showStream(cycle) {
    const value = (path) => this.run.value(this.clock, path);
    const isOpen = cycle < 2 ? this.isReady(2) : value("move_ready") === 1;
    const sink = this.$("sink");
    sink.setAttribute("aria-pressed", String(!isOpen));
    sink.textContent = isOpen ? "The sink takes moves – click to stall it from here on" : "The sink is stalled – click to let it continue from here";
    const isOffered = value("move_valid") === 1;
    this.$("offer").textContent = !isOffered ? "the circuit offers no move"
      : `${value("move_word") ? moveUci(value("move_word")) : "no move"}${value("move_last") ? ", the last," : ""} ${value("move_ready") ? "is taken" : "waits"}`;
    // The moves that a report lists as missing follow the others.
    [...this.$("moves").children].slice(0, this.moves.length).forEach((item, index) => {
      item.classList.toggle("left", this.moves[index].cycle <= cycle);
      item.classList.toggle("now", this.moves[index].cycle === cycle);
      if (this.moves[index].cycle === cycle) {
        const list = this.$("moves");
        list.scrollTop = item.offsetTop - list.clientHeight / 2;
      }
    });
  }
}

register({
  name: "movegen",
  title: "Move generator",
  lead: `A piece walks along the rays of the board, one square per clock (Sandstroem, 1989). The table <em>posdata</em> contains the way. From an empty square
    the walk goes to <code>nextpos</code>, the next square. From an occupied one it goes to <code>nextdir</code>, the first square of the next ray.`,
  html: MOVEGEN_HTML,
  parts: { fen: READ.text, build: READ.oneOf("compact", "fast"), mode: READ.oneOf("legal", "captures", "pseudo", "pseudo-captures"), clock: READ.number, sink: READ.numbers },
  make: MovegenView,
  circuits: ({ build }) => [`movegen-${build}`],
});
