import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Game, close } from "./game.mjs";

after(close);

test("whoever's browser speaks French is spoken to in French, before the game is there and after", async () => {
  const game = await Game.open("#quality=test&instant", { context: { locale: "fr-CA" }, play: false });
  const language = () => game.page.evaluate(() => document.documentElement.lang);
  assert.equal(await language(), "fr");
  assert.equal(await game.page.locator(".tagline").textContent(), "Jeux anciens sur tables de bois sculpté");
  await game.page.locator("#begin").waitFor();
  assert.equal(await game.page.locator("#begin").textContent(), "Jouer");
  assert.equal((await game.mirror()).turn, "Jeux anciens sur tables de bois sculpté");
  // Another language that is asked for is remembered, by the page and by the game.
  for (const address of ["#quality=test&instant&language=en", "#quality=test&instant"]) {
    await game.load(address, false);
    assert.equal(await language(), "en");
    await game.page.locator("#begin").waitFor();
    assert.equal(await language(), "en");
    assert.equal((await game.mirror()).turn, "Historic games on carved wooden boards");
  }
  game.noErrors();
  await game.close();
});
