// How soon the game can be played and what a frame at its table costs in a browser, against the least that Bevy draws in
// three dimensions: `scripts/bench-web.sh`. Chromium draws by software here, which is what takes the time.
import { join } from "node:path";
import { Game, close, house } from "./game.mjs";
import { serve } from "./server.mjs";

const SIZE = { width: 800, height: 600 };
const WARM = 3_000;
const COUNTED = 15_000;
const ROUNDS = 3;

/** Notes when each frame ends in which something was drawn. One call alone copies an empty picture to the page, which is the
 *  first frame of a bare scene: its plane and its cube come in the next. */
function watch() {
  window.drawn = [];
  let draws = 0;
  const gl = WebGL2RenderingContext.prototype;
  for (const name of ["drawElements", "drawArrays", "drawElementsInstanced", "drawArraysInstanced"]) {
    const plain = gl[name];
    gl[name] = function (...rest) {
      draws += 1;
      return plain.apply(this, rest);
    };
  }
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (call) =>
    ask((time) => {
      draws = 0;
      call(time);
      if (draws > 1) window.drawn.push(performance.now());
    });
}

/** Milliseconds from one frame to the next while frames follow each other. */
async function frame(page) {
  await page.waitForTimeout(WARM);
  const count = () => page.evaluate(() => window.drawn.length);
  const [before, begin] = [await count(), performance.now()];
  await page.waitForTimeout(COUNTED);
  return (performance.now() - begin) / ((await count()) - before);
}

async function bare(address) {
  const { browser } = await house();
  const context = await browser.newContext({ viewport: SIZE });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(address);
  await page.waitForFunction(() => window.drawn.length > 0, null, { timeout: 240_000 });
  const first = await page.evaluate(() => window.drawn[0]);
  const each = await frame(page);
  await context.close();
  return { first, each };
}

async function table() {
  const game = await Game.open("#game=elta-stelpur&first=human&second=human&seed=3&probe&quality=test&mute", {
    play: false,
    context: { viewport: SIZE },
    before: (page) => page.addInitScript(watch),
  });
  await game.page.locator("#begin").waitFor();
  const first = await game.page.evaluate(() => window.boxwood.began + window.boxwood.took);
  await game.begin();
  await game.until("the game has begun", (p) => p.screen === "table" && !p.busy);
  // A still board draws nothing: it is woken for each frame.
  await game.page.evaluate(() => {
    const wake = () => {
      window.boxwood.wake();
      setTimeout(wake, 0);
    };
    wake();
  });
  const each = await frame(game.page);
  await game.close();
  return { first, each };
}

const { server, address } = await serve(join(process.cwd(), "dist-bare"));
const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const runs = { bare: [], table: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  runs.bare.push(await bare(address));
  runs.table.push(await table());
}
server.close();
await close();
const of = (what, value) => middle(runs[what].map((run) => run[value]));
const line = (words, value) => {
  const ratio = of("table", value) / of("bare", value);
  console.log(`  ${words.padEnd(44)} ${of("bare", value).toFixed(0).padStart(6)} ${of("table", value).toFixed(0).padStart(6)} ${ratio.toFixed(2).padStart(6)}`);
  return ratio;
};
console.log(`In a browser that draws by software, ${SIZE.width}x${SIZE.height}, middle of ${ROUNDS} runs, milliseconds:`);
console.log(`  ${"".padEnd(44)} ${"bare".padStart(6)} ${"game".padStart(6)} ${"ratio".padStart(6)}`);
const ratios = [line("from the click to the first picture", "first"), line("a frame", "each")];
process.exit(ratios.every((ratio) => ratio <= 1.5) ? 0 : 1);
