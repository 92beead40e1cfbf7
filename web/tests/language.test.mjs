import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Game, close } from "./game.mjs";

after(close);

test("whoever's browser speaks French is spoken to in French, before the game is there and after", async () => {
  const game = await Game.open("#quality=test&instant", { context: { locale: "fr-CA" }, play: false });
  const language = () => game.page.evaluate(() => document.documentElement.lang);
  const french = "Jeux anciens sur tables de bois sculpté";
  assert.equal(await language(), "fr");
  assert.equal(await game.page.locator(".tagline").textContent(), french);
  await game.page.locator("#begin").waitFor();
  assert.equal(await game.page.locator("#begin").textContent(), "Jouer");
  assert.equal((await game.mirror()).turn, french);
  // Whoever chooses another language hears it at once, and again the next time.
  await game.ask("language en");
  await game.page.waitForFunction(() => document.documentElement.lang === "en");
  const english = "Historic games on carved wooden boards";
  await game.page.waitForFunction((words) => window.boxwood.mirrored.turn === words, english);
  assert.equal(await game.page.locator("#begin").textContent(), "Play");
  await game.load("#quality=test&instant", false);
  assert.equal(await game.page.locator(".tagline").textContent(), english);
  await game.page.locator("#begin").waitFor();
  assert.equal(await language(), "en");
  assert.equal((await game.mirror()).turn, english);
  game.noErrors();
  await game.close();
});
