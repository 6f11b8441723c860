"use strict";
// The files behind the circuits: their WebAssembly, their Verilog, the table of figures. `fpgambit view` writes them into
// the page. A checkout that is served over HTTP is asked for them, so that the page can be worked on without a build.

// Where a file lies in a checkout, seen from the page's folder.
function placeOf(name) {
  return name === "figures.json" ? "../../hw/figures/table.json" : name;
}

// All of a circuit's Verilog: the files that its list names.
function listed(circuit) {
  const folder = `../../hw/verilog/${circuit}`;
  const decoded = (place) => new TextDecoder().decode(Uint8Array.from(requested(place), (letter) => letter.charCodeAt(0) & 255));
  const names = decoded(`${folder}/fpgambit_${circuit.replace("-compact", "").replace("-", "_")}.f`).trim().split("\n");
  return names.map((name) => decoded(`${folder}/${name}`)).join("");
}

const held = (name) => document.querySelector(`script[data-file="${name}"]`)?.textContent;

// A byte a letter, whatever the file is.
function requested(name) {
  const request = new XMLHttpRequest();
  request.open("GET", placeOf(name), false);
  request.overrideMimeType("text/plain; charset=x-user-defined");
  request.send();
  return request.responseText;
}

function fileBytes(name) {
  const text = held(name);
  return Uint8Array.from(text === undefined ? requested(name) : atob(text.trim()), (letter) => letter.charCodeAt(0) & 255);
}

function fileText(name) {
  const circuit = /^verilog\/(.+)\.v$/.exec(name)?.[1];
  return held(name) ?? (circuit ? listed(circuit) : new TextDecoder().decode(fileBytes(name)));
}
