"use strict";
// The files behind the circuits: WebAssembly, Verilog, and the table of figures. `fpgambit view` writes them into the
// page. If the page comes from a checkout over HTTP, it loads them from there, so that you can work on the page without
// a build.

// The path of a file in a checkout, relative to the page's folder.
function placeOf(name) {
  return name === "figures.json" ? "../../hw/figures/table.json" : name;
}

// All Verilog of a circuit: the files in its file list.
function listed(circuit) {
  const folder = `../../hw/verilog/${circuit}`;
  const decoded = (place) => new TextDecoder().decode(Uint8Array.from(requested(place), (letter) => letter.charCodeAt(0) & 255));
  const names = decoded(`${folder}/fpgambit_${circuit.replace("-compact", "").replace("-", "_")}.f`).trim().split("\n");
  return names.map((name) => decoded(`${folder}/${name}`)).join("");
}

const heldIn = (name) => document.querySelector(`script[data-file="${name}"]`);
const held = (name) => heldIn(name)?.textContent;

// Bytes that were packed eight by eight: a byte with a bit for each that is not 0, lowest first, and then those.
function unpacked(packed, length) {
  const bytes = new Uint8Array(length);
  let from = 0;
  for (let at = 0; at < length; at += 8) {
    const there = packed[from++];
    for (let bit = 0; bit < 8; bit++) if (there >> bit & 1) bytes[at + bit] = packed[from++];
  }
  return bytes;
}

// Reads any file as one character per byte.
function requested(name) {
  const request = new XMLHttpRequest();
  request.open("GET", placeOf(name), false);
  request.overrideMimeType("text/plain; charset=x-user-defined");
  request.send();
  return request.responseText;
}

function fileBytes(name) {
  const text = held(name);
  const bytes = Uint8Array.from(text === undefined ? requested(name) : atob(text.trim()), (letter) => letter.charCodeAt(0) & 255);
  // A file with many zeros is packed, and the element has its original length.
  const length = heldIn(name)?.dataset.unpacked;
  return length === undefined ? bytes : unpacked(bytes, Number(length));
}

function fileText(name) {
  const circuit = /^verilog\/(.+)\.v$/.exec(name)?.[1];
  return held(name) ?? (circuit ? listed(circuit) : new TextDecoder().decode(fileBytes(name)));
}
