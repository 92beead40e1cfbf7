import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Game, choose, close, parts } from "./game.mjs";

after(close);

const rest = (probe) => !probe.busy;
/** Both players are at this screen; with these dice and the tests' way to play the games are short. */
const address = (seed) => `#game=elta-stelpur&first=human&second=human&seed=${seed}&probe&quality=test&instant`;

/** Plays to the end: `act` does one thing, and the game must answer with a step. */
async function playOut(game, act) {
  let probe = await game.until("the game has begun", (p) => p.screen === "table" && rest(p));
  let steps = 0;
  while (probe.outcome === "") {
    const before = probe;
    if (before.legal.length === 1 && before.legal[0] === "pass") {
      probe = await game.until("the house passes", (p) => p.revision > before.revision && rest(p));
      continue;
    }
    await act(before, await game.mirror());
    probe = await game.until(`step ${before.history + 1} is played`, (p) => p.revision > before.revision && rest(p));
    steps += 1;
    if (steps === 6) await game.picture("under-way");
    assert.ok(steps < 80, "the game ends");
  }
  return probe;
}

test("a whole game by pointer", async () => {
  const game = await Game.open(address(1013));
  const end = await playOut(game, async (probe, mirror) => {
    if (probe.to_act === "dice") {
      const [x, y, width, height] = probe.buttons.throw;
      await game.click([x + width / 2, y + height / 2]);
      return;
    }
    const { from, to } = parts(choose(probe, mirror));
    await game.click(probe.points[from]);
    await game.until(`${from} is chosen`, (p) => p.selected === from);
    await game.click(probe.points[to]);
  });
  assert.match(end.outcome, /win|first|second/);
  const shown = await game.until("the end is told", (p) => p.buttons.again);
  assert.ok(shown.buttons.title);
  await game.picture("end");
  const kept = await game.page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("/saves/")));
  assert.deepEqual(kept, ["boxwood/1/saves/finished/elta-stelpur-0001"], "the game is kept among the finished");
  game.noErrors();
  await game.close();
});

test("a whole game by keyboard, in words alone", async () => {
  const game = await Game.open(address(1200));
  const { page } = game;
  const end = await playOut(game, async (probe, mirror) => {
    if (probe.to_act === "dice") {
      await page.locator('#actions [data-ask="throw"]').focus();
      await page.keyboard.press("Enter");
      return;
    }
    const { from, to } = parts(choose(probe, mirror));
    for (const name of [from, to]) {
      await walkTo(page, name);
      await page.keyboard.press("Enter");
      if (name === from) await game.until(`${from} is chosen`, (p) => p.selected === from);
    }
  });
  assert.notEqual(end.outcome, "");
  const live = await page.locator("#live").textContent();
  assert.match(live, /has won/);
  await page.locator("#heading").focus();
  await game.picture("in-words");
  game.noErrors();
  await game.close();
});

/** From the cell where the keyboard stands to another, by arrows. */
async function walkTo(page, name) {
  await page.locator('#grid [tabindex="0"]').focus();
  const place = () =>
    page.evaluate((name) => {
      const rows = [...document.querySelectorAll("#grid [role=row]")].map((row) => [...row.children]);
      const find = (wanted) => rows.flatMap((row, r) => row.map((cell, c) => [cell, r, c])).find(([cell]) => wanted(cell))?.slice(1);
      return [find((cell) => cell === document.activeElement), find((cell) => cell.textContent === name)];
    }, name);
  for (let pressed = 0; pressed < 40; pressed += 1) {
    const [[row, column], [toRow, toColumn]] = await place();
    if (row !== toRow) await page.keyboard.press(row < toRow ? "ArrowDown" : "ArrowUp");
    else if (column !== toColumn) await page.keyboard.press(column < toColumn ? "ArrowRight" : "ArrowLeft");
    else return;
  }
  throw new Error(`no way to ${name}`);
}

test("what happens is said aloud, and refusals too", async () => {
  const game = await Game.open(address(687));
  const { page } = game;
  let probe = await game.until("the game has begun", (p) => p.screen === "table" && rest(p));
  const live = page.locator("#live");
  assert.match(await live.textContent(), /to throw/);
  await game.ask("throw");
  probe = await game.until("thrown", (p) => p.history > 0 && rest(p));
  await page.waitForFunction(() => /throws/.test(document.getElementById("live").textContent));
  if (probe.to_act !== "dice") {
    const man = (await game.mirror()).rows.flat().find((cell) => cell.can);
    const empty = (await game.mirror()).rows.flat().find((cell) => !cell.can && / empty/.test(cell.words));
    await game.ask(`press ${man.point}`);
    await game.until("chosen", (p) => p.selected === man.name);
    await game.ask(`press ${empty.point}`);
    const refused = await game.until("refused", (p) => p.refusal !== "");
    await page.waitForFunction((why) => document.getElementById("live").textContent.includes(why), refused.refusal);
  }
  game.noErrors();
  await game.close();
});

test("the computer thinks in slices and answers; a still board draws nothing", async () => {
  const game = await Game.open("#game=elta-stelpur&first=human&second=computer:master&seed=12&probe&quality=test&instant", {
    before: (page) =>
      page.addInitScript(() => {
        window.frames_ = [];
        const plain = window.requestAnimationFrame;
        window.requestAnimationFrame = (call) => plain((time) => {
          const begin = performance.now();
          call(time);
          window.frames_.push(performance.now() - begin);
        });
      }),
  });
  let probe = await game.until("the game has begun", (p) => p.screen === "table" && rest(p));
  let answered = 0;
  for (let i = 0; i < 40 && answered < 4 && probe.outcome === ""; i += 1) {
    const before = probe;
    const mine = before.seat_on_turn === "human";
    if (mine && before.to_act === "dice") await game.ask("throw");
    else if (mine && before.legal[0] !== "pass") {
      const { from, to } = parts(choose(before, await game.mirror()));
      const point = (name) => `press ${Number(name) - 1}`;
      await game.ask(point(from));
      await game.ask(point(to));
    } else if (!mine) answered += 1;
    probe = await game.until("somebody plays", (p) => p.revision > before.revision && rest(p));
  }
  assert.ok(answered >= 4, "the computer has played");
  // To a moment when a person is to act; then nothing may be drawn.
  probe = await game.until("a person is to act", (p) => p.seat_on_turn === "human" && rest(p) && p.legal[0] !== "pass");
  const count = () => game.page.evaluate(() => window.frames_.length);
  // What is under way comes to rest: until nothing has been drawn for three seconds.
  let before = -1;
  for (let now = await count(), tries = 0; now !== before && tries < 30; now = await count(), tries += 1) {
    before = now;
    await game.page.waitForTimeout(3000);
  }
  await game.page.waitForTimeout(10_000);
  assert.equal((await count()) - before, 0, "frames in ten seconds before a still board");
  game.noErrors();
  await game.close();
});
