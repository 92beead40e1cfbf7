// The game in words, beside the canvas: a grid of buttons for the board, buttons for what can be done, what happened.
// Whoever cannot see the canvas plays here; so do the tests.
import { ask, page } from "./@page.js@";
import { say } from "./@words.js@";

const byId = (id) => document.getElementById(id);
const grid = byId("grid");

/** Lets the elements of a parent follow a list, keeping those that stay, so that the focus is not lost. */
function follow(parent, items, key, make, update) {
  const old = new Map([...parent.children].map((child) => [child.dataset.key, child]));
  const now = items.map((item) => {
    const name = String(key(item));
    const child = old.get(name) ?? make(item);
    child.dataset.key = name;
    old.delete(name);
    update(child, item);
    return child;
  });
  for (const gone of old.values()) gone.remove();
  now.forEach((child, i) => {
    if (parent.children[i] !== child) parent.insertBefore(child, parent.children[i] ?? null);
  });
}

const element = (tag, role) => () => {
  const made = document.createElement(tag);
  if (role) made.setAttribute("role", role);
  return made;
};

function setText(child, words) {
  if (child.textContent !== words) child.textContent = words;
}

function setAttribute(child, name, value) {
  if (child.getAttribute(name) !== value) child.setAttribute(name, value);
}

function makeCell(cell) {
  const button = document.createElement("button");
  button.setAttribute("role", "gridcell");
  button.tabIndex = -1;
  button.dataset.point = cell.point;
  button.textContent = cell.name;
  button.addEventListener("click", () => ask(`press ${cell.point}`));
  button.addEventListener("focus", () => {
    stand(button);
    if (button.matches(":focus-visible")) ask(`cursor ${cell.point}`);
  });
  button.addEventListener("blur", (event) => {
    if (!grid.contains(event.relatedTarget)) ask("cursor");
  });
  return button;
}

function updateCell(button, cell) {
  setAttribute(button, "aria-label", cell.words);
  setAttribute(button, "aria-selected", String(cell.chosen));
  const classes = [cell.man, cell.can ? "can" : ""].join(" ").trim();
  if (button.className !== classes) button.className = classes;
}

/** One cell at a time is in the order of Tab; the arrows go on from there. */
function stand(button) {
  for (const cell of grid.querySelectorAll("[role=gridcell]")) cell.tabIndex = cell === button ? 0 : -1;
}

grid.addEventListener("keydown", (event) => {
  const ways = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
  const rows = [...grid.children].map((row) => [...row.children]);
  const row = rows.findIndex((cells) => cells.includes(event.target));
  if (row < 0) return;
  const column = rows[row].indexOf(event.target);
  let to = null;
  if (ways[event.key]) {
    const [down, right] = ways[event.key];
    const next = rows[row + down];
    to = next?.[Math.min(next.length - 1, column + right)];
  } else if (event.key === "Home") {
    to = rows[row][0];
  } else if (event.key === "End") {
    to = rows[row].at(-1);
  } else if (event.key === "Escape") {
    ask("let-go");
  } else {
    return;
  }
  event.preventDefault();
  to?.focus();
});

function updateAction(button, action) {
  setText(button, action.words);
  if ("pressed" in action) setAttribute(button, "aria-pressed", String(action.pressed));
}

function makeAction(action) {
  const button = document.createElement("button");
  button.dataset.ask = action.ask;
  button.addEventListener("click", () => ask(action.ask));
  return button;
}

/** The focus does not fall out of the mirror when the button it was on goes away. */
function keepFocus(had) {
  if (!had || byId("mirror").contains(document.activeElement)) return;
  const cell = grid.hidden ? null : (grid.querySelector("[tabindex='0']") ?? grid.querySelector("[role=gridcell]"));
  (cell ?? byId("heading")).focus();
}

page.show = (text) => {
  const mirror = JSON.parse(text);
  page.mirrored = mirror;
  const had = byId("mirror").contains(document.activeElement);
  setText(byId("heading"), mirror.heading);
  setText(byId("turn"), mirror.turn);
  follow(grid, mirror.rows, (row) => row[0].point, element("div", "row"), (child, row) => {
    follow(child, row, (cell) => cell.point, makeCell, updateCell);
  });
  grid.hidden = mirror.rows.length === 0;
  if (!grid.hidden && !grid.querySelector("[tabindex='0']")) stand(grid.querySelector("[role=gridcell]"));
  follow(byId("actions"), mirror.actions, (action) => action.ask, makeAction, updateAction);
  const lines = (list, items) => follow(list, items.map((words, i) => [i, words]), ([i]) => i, element("li"), (child, [, words]) => setText(child, words));
  lines(byId("facts"), mirror.facts);
  lines(byId("told"), mirror.told);
  const parts = mirror.reading.flatMap(([title, words], i) => [[`t${i}`, "h2", title], [`w${i}`, "p", words]]);
  follow(byId("reading"), parts, ([key]) => key, ([, tag]) => document.createElement(tag), (child, [, , words]) => setText(child, words));
  byId("board").setAttribute("aria-label", say("web-drawn-of", { game: mirror.heading }));
  keepFocus(had);
};

/** What is new, for whoever listens. Each sentence is an element of its own, so that the same words are said again. */
page.say = (words) => {
  const live = byId("live");
  const line = document.createElement("p");
  line.textContent = words;
  live.append(line);
  while (live.children.length > 6) live.firstElementChild.remove();
};
