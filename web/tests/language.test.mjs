import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Game, close } from "./game.mjs";

after(close);

test("whoever's browser speaks French is spoken to in French, before the game is there and after", async () => {
  const game = await Game.open("#quality=test&instant", { context: { locale: "fr-CA" }, play: false });
  const french = "Jeux anciens sur tables de bois sculpté";
  assert.equal(await game.page.evaluate(() => document.documentElement.lang), "fr");
  assert.equal(await game.page.locator(".tagline").textContent(), french);
  await game.page.locator("#begin").waitFor();
  assert.equal(await game.page.locator("#begin").textContent(), "Jouer");
  assert.equal((await game.mirror()).turn, french);
  game.noErrors();
  await game.close();
});
