"use strict";
// A view of a circuit that works on a position: with a board to play on or edit, a FEN, and examples.

const EXAMPLES = {
  "start position": START,
  "a queen's walk": "6k1/5ppp/1p6/8/3Q1P2/8/6PP/6K1 w - - 0 1",
  "Kiwipete: a bit of everything": "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  "pins in all directions": "b3r2k/8/b1N1P1b1/1P3P2/q2PK1Nr/8/2N1B1P1/1b2r2b w - - 0 1",
  "double check": "4r2k/8/8/8/7b/8/3P4/3QKB2 w - - 0 1",
  "en passant, and the king would be attacked": "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1",
  "promotions": "1n5k/P1P5/8/8/8/8/8/K7 w - - 0 1",
  "castling": "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
};

class PositionView extends SteppedView {
  // examples: the positions that it offers, by name.
  constructor(name, changed, examples = EXAMPLES) {
    super(name, changed);
    // The program's `view --fen` writes its positions into the page.
    const given = (document.documentElement.dataset.fens ?? "").split("|").filter((fen) => fen !== "");
    this.examples = { ...Object.fromEntries(given.map((fen, index) => [`position ${index + 1}`, fen])), ...examples };
    this.given = given[0] ?? null;
    this.board = new PlayBoard(name, "position", (position, move) => this.played(position, move));
    for (const [title, fen] of Object.entries(this.examples)) this.$("example").append(new Option(title, fen));
    const load = () => this.load(this.$("fen").value.trim());
    this.on("example", "change", ({ target }) => target.value && this.load(target.value));
    this.on("fen", "change", load);
    this.on("form", "submit", (event) => {
      event.preventDefault();
      load();
    });
  }

  // Takes a new position, wherever it comes from.
  load(fen) {
    this.set({ fen, clock: null });
  }

  // Takes a position from the board. move is the move word that the user played, or null after an edit.
  played(position) {
    this.load(position.fen());
  }

  // Reads the position of the state. If it is invalid, reports the error at the board and disables everything that
  // shows a run.
  readPosition(Kind = Position) {
    const fen = this.$("fen");
    fen.value = this.state.fen;
    let said = "";
    try {
      this.position = Kind.fromFen(this.state.fen);
      // Fill in the rest if the FEN has only the board.
      if (!this.state.fen.includes(" ")) fen.value = this.state.fen = this.position.fen();
    } catch (error) {
      if (!(error instanceof FenError)) throw error;
      said = `No position: ${error.message}.`;
    }
    this.$("error").textContent = said;
    const shown = said === "" ? this.position.fen() : null;
    this.$("example").value = Object.values(this.examples).includes(shown) ? shown : "";
    refuse(this.name, said !== "");
    if (said === "") {
      fen.removeAttribute("aria-invalid");
      return true;
    }
    fen.setAttribute("aria-invalid", "true");
    this.run = null;
    this.pause();
    // Shows an edited board even if the circuit cannot load it.
    try {
      this.board.show(AnyPosition.fromFen(this.state.fen));
      this.board.mark({});
      this.board.lines([]);
    } catch (error) {
      if (!(error instanceof FenError)) throw error;
    }
    this.changed();
    return false;
  }
}
