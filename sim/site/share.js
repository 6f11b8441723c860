"use strict";
// The footer and the button "Copy link": a link to the present state, the Verilog of the circuit, its figures, and
// where to read more.

// The figures of a circuit: its rows of the table, one for each device.
function figuresOf(circuit) {
  figuresOf.rows ??= JSON.parse(fileText("figures.json")).rows;
  const [unit, build = "compact"] = circuit.split("-");
  return figuresOf.rows.filter((row) => row.unit === unit && row.build === build && !row.cores);
}

// Formats a number with this many decimals and with separators between thousands.
const decimals = (value, count) => value.toLocaleString("en", { minimumFractionDigits: count, maximumFractionDigits: count });

class Footer {
  constructor(page) {
    this.page = page;
    document.getElementById("copy").addEventListener("click", () => this.#copy());
  }

  // The clipboard is not available without permission, or in some browsers if the page comes from disk. Then the page
  // shows the link, so that the user can copy it by hand.
  async #copy() {
    const said = document.getElementById("copied");
    const link = `${location.href.split("#")[0]}#${this.page.written}`;
    try {
      await navigator.clipboard.writeText(link);
      said.textContent = "Link copied.";
    } catch {
      said.innerHTML = `<label>Copy this: <input readonly class="fen"></label>`;
      const field = said.querySelector("input");
      field.value = link;
      field.select();
    }
  }

  show({ title, circuits }, state) {
    const names = circuits(state);
    const key = `${title} ${names}`;
    if (this.shown === key) return;
    this.shown = key;
    document.getElementById("copied").textContent = "";
    document.getElementById("figures").replaceChildren(...names.map((name) => {
      const item = document.createElement("li");
      const figures = figuresOf(name).map(({ target, lut, fmax_mhz }) => `${decimals(lut, 0)} LUT at ${decimals(fmax_mhz, 1)} MHz on ${target}`);
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = `Verilog of ${name}`;
      button.addEventListener("click", () => download(`${name}.v`, fileText(`verilog/${name}.v`)));
      item.append(button, ` ${figures.join("; ")}${figures.length ? "." : ""}`);
      return item;
    }));
  }
}
