"use strict";
// Light or dark theme: as in the system, until the user chooses one here. The page remembers the choice.

function wireTheme(changed) {
  const button = document.getElementById("theme");
  const dress = (name) => {
    document.documentElement.dataset.theme = name;
    button.textContent = name === "dark" ? "Light colours" : "Dark colours";
  };
  const system = window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const chosen = kept.get("theme", system);
  dress(["light", "dark"].includes(chosen) ? chosen : system);
  button.addEventListener("click", () => {
    const name = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
    dress(name);
    kept.set("theme", name);
    changed();
  });
}
