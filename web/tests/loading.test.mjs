import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Game, close, house } from "./game.mjs";

after(close);

test("the page fills its bar with what arrives, lifts the curtain and shows a table", async () => {
  const seen = [];
  const game = await Game.open("#probe&quality=test&instant", {
    play: false,
    before: async (page, context) => {
      // A slow line, on which the bar can be seen to move.
      const line = await context.newCDPSession(page);
      await line.send("Network.enable");
      const speed = 20e6;
      await line.send("Network.emulateNetworkConditions", {
        offline: false, latency: 20, downloadThroughput: speed, uploadThroughput: speed,
      });
      await page.exposeFunction("sawProgress", (now, words) => seen.push([now, words]));
      await page.addInitScript(() => {
        addEventListener("DOMContentLoaded", () => {
          const bar = document.getElementById("progress");
          // The empty page that comes before has none.
          if (!bar) return;
          const state = document.getElementById("state");
          new MutationObserver(() => window.sawProgress(Number(bar.getAttribute("aria-valuenow")), state.textContent)).observe(bar, {
            attributes: true,
          });
        });
      });
    },
  });
  await game.page.locator("#begin").waitFor();
  await game.picture("splash");
  await game.page.locator("#progress").waitFor({ state: "hidden" });
  const values = seen.map(([now]) => now);
  assert.ok(values.length > 4, `the bar moves: ${values}`);
  assert.ok(values.every((now, i) => i === 0 || now >= values[i - 1]), "and never back");
  assert.equal(values.at(-1), 100, "and is full at the end");
  assert.ok(values.every((now) => now <= 100));
  assert.ok(seen.some(([, words]) => /Fetching the game: [\d.]+ of [\d.]+ MB/.test(words)));
  assert.equal(await game.page.evaluate(() => document.activeElement.id), "begin", "one key begins");
  await game.begin();
  assert.equal(await game.page.evaluate(() => document.activeElement.id), "board", "then the game has the keyboard");
  const probe = await game.until("the title is there", (p) => p.screen === "title" && p.table === "ready");
  assert.ok(Object.keys(probe.buttons).length > 2);
  await game.picture("title");
  assert.ok((await game.colours()) > 500, "the canvas is no plain ground");
  assert.equal(await game.page.evaluate(() => window.boxwood.audio.state), "running", "the gesture has unlocked sound");
  const { asked } = await house();
  const lost = asked.filter((path) => path.endsWith(".meta"));
  assert.deepEqual(lost, [], "nobody asks for files that are not there");
  console.log(`loaded in ${Math.round(await game.page.evaluate(() => window.boxwood.took))} ms`);
  game.noErrors();
  await game.close();
});

/** What a browser is told in words that lacks what `without` takes away; the program is not fetched for it, or no further. */
async function refuses(without, words, picture) {
  const arrived = [];
  const before = (page) => {
    page.on("requestfinished", (request) => arrived.push(new URL(request.url()).pathname));
    return page.addInitScript(without);
  };
  const game = await Game.open("", { play: false, before });
  await game.page.getByText(words, { exact: false }).waitFor();
  await game.page.waitForTimeout(3_000);
  assert.ok(await game.page.getByText(words, { exact: false }).isVisible(), "and it stays told");
  assert.ok(await game.page.locator("#begin").isHidden());
  assert.ok(arrived.some((path) => path.endsWith(".js")));
  assert.ok(!arrived.some((path) => /\.(wasm|wasm\.gz|glb)$/.test(path)), "nothing more is fetched for nothing");
  await game.picture(picture);
  await game.close();
}

test("a browser without WebGL 2 is told so in words and fetches nothing more", async () => {
  const without = () => {
    const plain = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind === "webgl2" ? null : plain.call(this, kind, ...rest);
    };
  };
  await refuses(without, "WebGL 2", "no-webgl");
});

test("so is one that knows no programs with vectors", async () => {
  const without = () => {
    WebAssembly.validate = () => false;
  };
  await refuses(without, "WebAssembly", "no-wasm");
});

test("a link opens a game by its ruleset, and one that is not here is told", async () => {
  const game = await Game.open("#game=elta-stelpur&ruleset=tidudi&probe&quality=test&instant");
  await game.until("the game is open", (p) => p.screen === "setup");
  const chosen = (await game.mirror()).actions.filter((action) => action.pressed && action.ask.startsWith("ruleset"));
  assert.equal(chosen.length, 1);
  assert.match(chosen[0].words, /four corners/);
  await game.picture("setup");
  await game.page.goBack();
  await game.until("back leads to the title", (p) => p.screen === "title");
  await game.load("#game=go-bang&probe&quality=test");
  const probe = await game.until("it is told", (p) => p.trouble !== "");
  assert.equal(probe.trouble, "address-unknown");
  assert.match(await game.page.locator("#live").textContent(), /not here/);
  game.noErrors();
  await game.close();
});
