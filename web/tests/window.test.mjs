import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Game, close, dist, house } from "./game.mjs";

after(close);

const rest = (probe) => !probe.busy;
const begun = (probe) => probe.screen === "table" && rest(probe);
const address = "#game=elta-stelpur&first=human&second=human&seed=687&probe&quality=test&instant";

test("the canvas follows the window, upright and lying", async () => {
  const game = await Game.open(address);
  await game.until("the game has begun", begun);
  for (const [width, height] of [[390, 700], [740, 360], [320, 480], [900, 600], [3840, 2160]]) {
    await game.page.setViewportSize({ width, height });
    const probe = await game.until(`${width}x${height}`, (p) => p.window[0] === width && p.window[1] === height && rest(p));
    for (const [name, [x, y]] of Object.entries(probe.points)) {
      assert.ok(x > 0 && x < width && y > 0 && y < height, `point ${name} is to be seen at ${width}x${height}`);
    }
    const canvas = await game.page.evaluate(() => {
      const box = document.getElementById("board").getBoundingClientRect();
      return [box.width, box.height];
    });
    assert.deepEqual(canvas, [width, height]);
    await game.picture(`window-${width}x${height}`);
  }
  game.noErrors();
  await game.close();
});

test("a fine screen is drawn no finer than it can show, and fingers land where they point", async () => {
  const game = await Game.open(address, {
    context: { viewport: { width: 390, height: 700 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true },
    play: false,
  });
  await game.page.locator("#begin").tap();
  let probe = await game.until("the game has begun", begun);
  assert.equal(probe.scale, 1.5);
  assert.deepEqual(probe.window, [390, 700]);
  const pixels = await game.page.evaluate(() => [document.getElementById("board").width, document.getElementById("board").height]);
  assert.deepEqual(pixels, [585, 1050]);
  const [x, y, width, height] = probe.buttons.throw;
  await game.page.touchscreen.tap(x + width / 2, y + height / 2);
  probe = await game.until("a finger throws", (p) => p.history > 0 && rest(p));
  await game.picture("telephone");
  game.noErrors();
  await game.close();
});

test("screens of other fineness are drawn as fine, and clicks land where they point", async () => {
  for (const scale of [1, 1.25, 2]) {
    const game = await Game.open(address, { context: { viewport: { width: 480, height: 320 }, deviceScaleFactor: scale } });
    let probe = await game.until("the game has begun", begun);
    assert.equal(probe.scale, scale);
    assert.deepEqual(probe.window, [480, 320]);
    const pixels = await game.page.evaluate(() => [document.getElementById("board").width, document.getElementById("board").height]);
    assert.deepEqual(pixels, [480 * scale, 320 * scale]);
    const [x, y, width, height] = probe.buttons.throw;
    await game.click([x + width / 2, y + height / 2]);
    probe = await game.until("a click throws", (p) => p.history > 0 && rest(p));
    game.noErrors();
    await game.close();
  }
});

test("a graphics card that goes away is told, and the game is there after a reload", async () => {
  const game = await Game.open(address);
  await game.until("the game has begun", begun);
  await game.ask("throw");
  await game.until("thrown", (p) => p.history > 0);
  await game.page.evaluate(() => {
    document.getElementById("board").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext();
  });
  await game.page.getByText("Your game is saved", { exact: false }).waitFor();
  await game.picture("context-lost");
  await game.page.locator("#reload").click();
  await game.page.locator("#begin").waitFor();
  assert.equal(await game.page.locator("#begin").textContent(), "Go on");
  await game.begin();
  await game.page.waitForFunction(() => window.boxwood.mirrored?.screen === "table");
  await game.close();
});

test("an error of the program is told with what it said", async () => {
  const game = await Game.open("", { play: false });
  await game.page.locator("#begin").waitFor();
  await game.page.evaluate(() => console.error("panicked at src/somewhere.rs:1:1:\nsomething"));
  await game.page.locator("#trouble").waitFor();
  assert.match(await game.page.locator("#trouble-details").textContent(), /somewhere\.rs/);
  await game.picture("panic");
  await game.close();
});

test("the browser's keys stay its own, and Tab leads out of the canvas", async () => {
  const game = await Game.open(address);
  await game.until("the game has begun", begun);
  const { page } = game;
  await page.locator("#board").focus();
  const taken = await page.evaluate(() =>
    ["F5", "F11", "Tab", "ArrowUp"].map((key) => {
      const event = new KeyboardEvent("keydown", { key, code: key, bubbles: true, cancelable: true });
      document.getElementById("board").dispatchEvent(event);
      return event.defaultPrevented;
    }),
  );
  assert.deepEqual(taken, [false, false, false, true]);
  await page.keyboard.press("Shift+Tab");
  assert.ok(await page.evaluate(() => document.getElementById("mirror").contains(document.activeElement)));
  await game.close();
});

test("once loaded, the game begins without a network", async () => {
  const game = await Game.open("#probe&quality=test&instant", { context: { serviceWorkers: "allow" } });
  const { page } = game;
  await game.until("the title is there", (p) => p.screen === "title" && p.table === "ready");
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active.state !== "activated") await new Promise((done) => active.addEventListener("statechange", done));
  });
  await game.context.setOffline(true);
  await page.goto("about:blank");
  await page.goto(game.address + "#probe&quality=test&instant");
  await game.begin();
  await game.until("the title is there", (p) => p.screen === "title" && p.table === "ready");
  await game.close();
  assert.ok((await house()).address && dist);
});
