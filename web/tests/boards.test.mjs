import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { Game, close } from "./game.mjs";
import { distance } from "./picture.mjs";

after(close);

const rest = (probe) => !probe.busy;
const tests = new URL("../../tests/", import.meta.url);

/** The games of tests/records/games.txt. */
const games = readFileSync(new URL("records/games.txt", tests), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => {
    const [head, steps] = line.split(": ");
    const [name, outcome, why] = head.split(" ");
    return { name, outcome, why, steps: steps.split(" ") };
  });

test("a whole game on each shape of board, by pointer, from the shelf to the end and back", async () => {
  const game = await Game.open("#probe&quality=test&instant");
  await game.until("the title is there", (p) => p.screen === "title" && p.table === "ready");
  for (const { name, outcome, why, steps } of games) {
    await game.ask(`setup ${name}`);
    await game.until(`${name} is set up`, (p) => p.screen === "setup" && p.table === "ready");
    for (const side of [0, 1]) await game.ask(`seat ${side} human`);
    await game.ask("play");
    await game.until(`${name} is on the table`, (p) => p.screen === "table" && p.game === name && p.history === 0 && rest(p));
    for (const [number, step] of steps.entries()) {
      await play(game, step);
      if (number === Math.floor(steps.length / 2)) await game.picture(`board-${name}`);
    }
    const end = await game.until("the end is told", (p) => p.buttons.again && rest(p));
    assert.deepEqual([end.outcome, end.why, end.history, end.trouble], [outcome, why, steps.length, ""], name);
    await game.ask("title");
    await game.until("the shelf is there", (p) => p.screen === "title");
  }
  const kept = await game.page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("/saves/finished/")));
  assert.deepEqual(kept.sort(), games.map(({ name }) => `boxwood/1/saves/finished/${name}-0001`).sort());
  game.noErrors();
  await game.close();
});

/** One step by clicks: of a man and of where he goes, of a place to enter, of a man to be taken. */
async function play(game, step) {
  const before = await game.until(`${step} is allowed`, (p) => rest(p) && p.legal.includes(step));
  const points = step.replace(/^x/, "").split("-");
  const played = (probe) => probe.revision > before.revision;
  if (points.length === 2) {
    await game.insist(`${points[0]} is chosen`, (p) => p.points[points[0]], (p) => p.selected === points[0] || played(p));
  }
  await game.insist(`${step} is played`, (p) => p.points[points.at(-1)], played);
}

/** The table looks as on the desktop, whose renderer rounds otherwise. */
test("records lie on the table as they lie on the desktop's", async () => {
  const game = await Game.open("#probe&quality=test&instant&mute");
  await game.until("the title is there", (p) => p.screen === "title" && p.table === "ready");
  await game.page.mouse.move(1, 1);
  const far = [];
  // Dice lie where the throws before have left them: the one record with dice comes first, as on the desktop.
  for (const name of ["middle", "nine_mens", "three_mens", "tablut", "rack", "cube"]) {
    const record = readFileSync(new URL(`records/${name}.boxwood`, tests), "utf8");
    const golden = readFileSync(new URL(`goldens/${name}.png`, tests));
    // Where a PNG file says how large it is.
    const [width, height] = [golden.readUInt32BE(16), golden.readUInt32BE(20)];
    await game.page.setViewportSize({ width, height });
    await game.ask("title");
    await game.until("the title is there", (p) => p.screen === "title");
    await game.ask(`load ${record}`);
    const fits = (p) => p.window[0] === width && p.window[1] === height;
    const laid = (p) => p.screen === "table" && p.table === "ready" && rest(p) && fits(p);
    const shown = await game.until(`${name} is on the table`, laid);
    assert.ok(record.includes(shown.game), `${name}: ${shown.game} is on the table`);
    const apart = await still(game, name, golden);
    console.log(`${name}: ${apart.mean.toFixed(2)} mean, ${apart.worst.toFixed(1)} worst at ${apart.where}`);
    if (apart.mean > 0.5 || apart.worst > 6) far.push(name);
  }
  assert.deepEqual(far, [], "these look otherwise than on the desktop: see the pictures");
  game.noErrors();
  await game.close();
});

/** The distance of a picture that changes no more. */
async function still(game, name, golden) {
  let last = await game.picture(`record-${name}`);
  for (let tries = 0; tries < 20; tries += 1) {
    await game.page.waitForTimeout(500);
    const now = await game.picture(`record-${name}`);
    if (now.equals(last)) return distance(game.page, now, golden);
    last = now;
  }
  throw new Error(`${name} does not come to rest`);
}
