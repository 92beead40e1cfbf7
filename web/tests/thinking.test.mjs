import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Game, close } from "./game.mjs";

after(close);

/** The games whose computers think in different ways: by throws, by tables, by deep looks, by lines. */
const GAMES = ["elta-stelpur", "nine-mens-morris", "sixpenny-madell", "alquerque-de-nueve-dice", "tablut", "connect-four", "four-in-a-cube"];

/** Notes how long each frame holds the page. */
function watch() {
  window.held = [];
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (call) =>
    ask((time) => {
      const begin = performance.now();
      call(time);
      window.held.push(performance.now() - begin);
    });
}

const sitDown = async (game, name, first, second) => {
  await game.ask(`setup ${name}`);
  await game.until(`${name} is set up`, (p) => p.screen === "setup");
  await game.ask(`seat 0 ${first}`);
  await game.ask(`seat 1 ${second}`);
  await game.ask("play");
};

test("the strongest computer answers in every kind of game and never holds the page", async () => {
  const game = await Game.open("#probe&quality=test&instant", { before: (page) => page.addInitScript(watch) });
  await game.until("the title is there", (p) => p.screen === "title" && p.table === "ready");
  for (const name of GAMES) {
    await sitDown(game, name, "computer:master", "computer:master");
    const ready = (p) => p.screen === "table" && p.game === name && p.table === "ready";
    await game.until(`${name} is on the table`, (p) => ready(p) && p.history > 0);
    await game.page.evaluate(() => (window.held.length = 0));
    await game.until(`${name}: two more steps`, (p) => p.history > 2 || p.outcome !== "");
    const held = (await game.page.evaluate(() => window.held)).toSorted((a, b) => a - b);
    const middle = held[Math.floor(held.length / 2)];
    console.log(`${name}: ${held.length} frames, ${middle.toFixed(1)} ms in the middle, ${held.at(-1).toFixed(1)} ms at most`);
    // What the machine does besides may hold up a frame now and then; thinking would hold up most of them.
    assert.ok(middle < 50, `${name} holds the page for ${middle} ms`);
    await game.ask("title");
    await game.until("the shelf is there", (p) => p.screen === "title");
  }
  game.noErrors();
  await game.close();
});

test("twenty new games while the computer thinks leave one game and no trouble", async () => {
  const game = await Game.open("#probe&quality=test&instant");
  await game.until("the title is there", (p) => p.screen === "title" && p.table === "ready");
  for (let i = 0; i < 20; i += 1) {
    const name = GAMES[i % GAMES.length];
    await sitDown(game, name, "computer:master", "human");
    await game.until(`${name} has begun`, (p) => p.screen === "table" && p.game === name);
    await game.ask("title");
    await game.until("the shelf is there", (p) => p.screen === "title");
  }
  await sitDown(game, "nine-holes", "human", "computer:master");
  await game.until("the last game has begun", (p) => p.screen === "table" && p.game === "nine-holes" && !p.busy);
  await game.insist("a man is entered", (p) => p.points.b2, (p) => p.history > 0);
  const probe = await game.until("the computer answers", (p) => p.history === 2 && !p.busy);
  assert.deepEqual([probe.trouble, probe.seats], ["", ["human", "computer:master"]]);
  game.noErrors();
  await game.close();
});
