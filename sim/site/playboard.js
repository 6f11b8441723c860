"use strict";
// A board to play on: the user drags pieces to make legal moves. In edit mode the user can put any piece anywhere.

class PlayBoard extends Board {
  #edit;
  #mode = "play";
  #past = [];

  // view: the view that has the board; label: the board's accessible name; changed(position, move): called after a move
  // with its move word, and after an edit with null; isEditable: whether there is an edit mode.
  constructor(view, label, changed, isEditable = true) {
    const host = document.getElementById(`${view}-board`);
    super(host, label);
    this.changed = changed;
    this.hand = new Hand(this, {
      lifts: (square) => this.#lifts(square),
      targets: (square) => (this.isEdited ? null : this.#movesFrom(square).map((word) => word >> 6 & 63)),
      move: (from, to) => (this.isEdited ? this.#arrange(from, to) : this.#play(from, to)),
      touch: (square) => this.#touch(square),
      letter: (square, key) => this.#letter(square, key),
    });
    this.#tools(document.getElementById(`${view}-error`), isEditable);
  }

  get isEdited() {
    return this.#mode === "edit";
  }

  show(position, notes) {
    super.show(position, notes);
    this.legal = null;
    this.#showTools();
  }

  // The legal moves on the board; none if the pieces do not form a valid position.
  #moves() {
    if (this.legal) return this.legal;
    try {
      this.position.check();
      this.legal = legalMoves(this.position);
    } catch (error) {
      if (!(error instanceof FenError)) throw error;
      this.legal = [];
    }
    return this.legal;
  }

  #movesFrom(square) {
    return this.#moves().filter((word) => (word & 63) === square);
  }

  #lifts(square) {
    const nibble = this.position.squares[square];
    if (this.isEdited) return nibble !== 0 && this.brush === null;
    return nibble !== 0 && (nibble >> 3) === this.position.side;
  }

  #say(text) {
    this.said.textContent = text;
  }

  #play(from, to) {
    const meant = this.#movesFrom(from).filter((word) => (word >> 6 & 63) === to);
    if (meant.length === 0) {
      if (to >= 0) this.#say(`${pieceName(this.position.squares[from])} ${squareName(from)} to ${squareName(to)} is not legal here.`);
    } else if (meant.length === 1) {
      this.#made(meant[0]);
    } else {
      this.#promote(meant, to);
    }
  }

  #made(word) {
    const after = this.position.copy();
    after.play(word, false);
    this.#change(after, word);
    this.#say(`${moveUci(word)} played; ${sideName(after.side)} is to move.`);
  }

  #change(after, word) {
    this.#past.push(this.position.fen());
    this.changed(after, word);
  }

  // The user chooses the promotion piece at the target square.
  #promote(words, to) {
    const menu = document.createElement("div");
    menu.className = "promotion";
    menu.setAttribute("role", "group");
    menu.setAttribute("aria-label", "promote to");
    const [column, row] = this.placeOf(to);
    menu.style.left = `${12.5 * Math.min(column, 4)}%`;
    menu.style.top = `${12.5 * row}%`;
    const close = () => {
      menu.remove();
      this.focus(to, true);
    };
    for (const word of [...words].sort((one, two) => two - one)) {
      const button = document.createElement("button");
      const kind = (word >> 12 & 3) + 2;
      button.type = "button";
      button.setAttribute("aria-label", PIECE_NAMES[kind]);
      button.append(drawPiece(kind | (this.position.side ? BLACK : 0)));
      button.addEventListener("click", () => {
        close();
        this.#made(word);
      });
      menu.append(button);
    }
    for (const name of ["pointerdown", "keydown"]) {
      menu.addEventListener(name, (event) => {
        event.stopPropagation();
        if (event.key === "Escape") close();
      });
    }
    this.host.append(menu);
    menu.firstElementChild.focus();
  }

  #arrange(from, to) {
    this.#put([[from, 0], ...(to >= 0 ? [[to, this.position.squares[from]]] : [])]);
  }

  #put(changes) {
    const position = this.position.copy();
    for (const [square, nibble] of changes) position.squares[square] = nibble;
    position.mend();
    this.#change(position, null);
  }

  #touch(square) {
    if (this.isEdited && this.brush !== null) {
      this.#put([[square, this.position.squares[square] === this.brush ? 0 : this.brush]]);
    } else if (!this.isEdited && this.position.squares[square]) {
      this.#say(`It is ${sideName(this.position.side)}'s move.`);
    }
  }

  #letter(square, key) {
    if (!this.isEdited) return false;
    if (key === "Delete" || key === "Backspace") this.#put([[square, 0]]);
    else if (/^[pnbrqkPNBRQK]$/.test(key)) this.#put([[square, LETTERS.indexOf(key)]]);
    else return false;
    return true;
  }

  // The controls below the board: edit, flip, take back. Edit mode adds the palette and the other properties of a
  // position.
  #tools(above, isEditable) {
    const tools = document.createElement("div");
    tools.className = "board-tools";
    tools.innerHTML = `<div class="line">
        <button type="button" data-tool="edit" aria-pressed="false">Edit position</button>
        <button type="button" data-tool="flip" aria-pressed="false">Flip board</button>
        <button type="button" data-tool="undo">Take back</button>
        <span class="turn"></span>
      </div>
      <p class="hint" role="status"></p>
      <div class="palette" hidden>
        <div class="brushes" role="group" aria-label="piece to put">${[0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14].map((nibble) =>
    `<button type="button" data-brush="${nibble}" aria-pressed="false"></button>`).join("")}</div>
        <div class="line">
          <label>To move <select data-tool="side"><option value="0">White</option><option value="1">Black</option></select></label>
          <fieldset><legend>Castling</legend>${CASTLINGS.map(({ letter }, bit) =>
    `<label><input type="checkbox" data-right="${bit}"> ${["White O-O", "White O-O-O", "Black O-O", "Black O-O-O"][bit]}<span class="unseen"> ${letter}</span></label>`).join(" ")}</fieldset>
        </div>
        <div class="line"><button type="button" data-tool="clear">Clear board</button> <button type="button" data-tool="start">Start position</button></div>
      </div>`;
    above.after(tools);
    this.tools = tools;
    this.said = tools.querySelector("[role=status]");
    this.brush = null;
    const tool = (name) => tools.querySelector(`[data-tool="${name}"]`);
    this.#edit = tool("edit");
    this.#edit.addEventListener("click", () => this.#enter(this.isEdited ? "play" : "edit"));
    tool("flip").addEventListener("click", () => {
      this.turn(!this.isTurned);
      tool("flip").setAttribute("aria-pressed", String(this.isTurned));
    });
    tool("undo").addEventListener("click", () => {
      const fen = this.#past.pop();
      if (fen) this.changed(AnyPosition.fromFen(fen), null);
    });
    const set = (change) => {
      const position = this.position.copy();
      change(position);
      this.#change(position, null);
    };
    tool("side").addEventListener("change", (event) => set((position) => {
      position.side = Number(event.target.value);
      position.enPassant = -1;
    }));
    tool("clear").addEventListener("click", () => set((position) => Object.assign(position, new Position())));
    tool("start").addEventListener("click", () => set((position) => Object.assign(position, Position.fromFen(START))));
    for (const box of tools.querySelectorAll("[data-right]")) {
      box.addEventListener("change", () => set((position) => (position.castling ^= 1 << box.dataset.right)));
    }
    for (const button of tools.querySelectorAll("[data-brush]")) {
      const brush = Number(button.dataset.brush);
      // A colour without a piece is the hand, a piece without a colour the eraser.
      const isHand = brush === BLACK;
      button.setAttribute("aria-label", isHand ? "move pieces" : brush ? pieceName(brush) : "take away");
      button.title = button.getAttribute("aria-label");
      if (isHand || !brush) button.textContent = isHand ? "✥" : "✕";
      else button.append(drawPiece(brush));
      button.addEventListener("click", () => this.#choose(isHand ? null : brush));
    }
    for (const name of ["edit", "undo"]) tool(name).hidden = !isEditable;
    this.#enter("play");
  }

  #choose(brush) {
    this.brush = brush;
    this.hand?.pick(-1);
    for (const button of this.tools.querySelectorAll("[data-brush]")) {
      button.setAttribute("aria-pressed", String(Number(button.dataset.brush) === (brush ?? BLACK)));
    }
  }

  #enter(mode) {
    this.#mode = mode;
    this.#choose(null);
    this.#edit.setAttribute("aria-pressed", String(this.isEdited));
    this.#edit.textContent = this.isEdited ? "Done editing" : "Edit position";
    this.tools.querySelector(".palette").hidden = !this.isEdited;
    this.#say(this.isEdited ? "Drag pieces anywhere; drag them off the board to remove them. Or choose a piece below and click squares. By keyboard: P or p puts a pawn, Delete removes a piece."
      : "Drag a piece to play a legal move. By keyboard: move with the arrow keys, press Enter to pick up and to put down.");
  }

  #showTools() {
    if (!this.tools) return;
    const { side } = this.position;
    const tool = (name) => this.tools.querySelector(`[data-tool="${name}"]`);
    this.tools.querySelector(".turn").textContent = `${sideName(side)} to move`;
    this.tools.querySelector(".turn").dataset.side = side;
    tool("side").value = side;
    tool("undo").disabled = this.#past.length === 0;
    for (const box of this.tools.querySelectorAll("[data-right]")) {
      const bit = Number(box.dataset.right);
      box.checked = (this.position.castling >> bit & 1) === 1;
      box.disabled = !this.position.mayCastle(CASTLINGS[bit]);
    }
  }
}
