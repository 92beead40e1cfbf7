import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Game, close } from "./game.mjs";

after(close);

/** How long the hand goes on, in milliseconds. */
const WHILE = 60_000;
const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Enter", "Enter", "Space", "Tab", "Shift+Tab", "Escape",
  "Home", "End", "PageDown", "a", "b", "d", "f", "h", "l", "r", "s", "u", "F1"];

/** Numbers that come out the same each time. */
function lots(seed) {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** A hand that presses anything: what is drawn, what is written beside it for those who do not see, points, keys. */
test("any hand", async () => {
  const game = await Game.open("#probe&quality=test&instant&seed=3");
  const below = lots(5);
  const pressed = new Map();
  const seen = new Set();
  const least = (names) => {
    const count = (name) => (pressed.get(name) ?? 0) * 1_000 + below(1_000);
    const name = names.map((name) => [count(name), name]).sort(([a], [b]) => a - b)[0]?.[1];
    if (name) pressed.set(name, (pressed.get(name) ?? 0) + 1);
    return name;
  };
  const end = Date.now() + WHILE;
  while (Date.now() < end) {
    const probe = await game.probe();
    seen.add(probe.screen);
    const lot = below(20);
    if (lot < 7) {
      let names = Object.keys(probe.buttons);
      const leads = names.filter((name) => /^(play|game-|new-game|to-title)/.test(name));
      if (leads.length > 0 && below(3) === 0) names = leads;
      const name = least(names);
      if (name) {
        const [x, y, width, height] = probe.buttons[name];
        await game.page.mouse.click(x + width / 2, y + height / 2);
      }
    } else if (lot < 10) {
      const places = Object.values(probe.points ?? {});
      if (places.length > 0) await game.page.mouse.click(...places[below(places.length)]);
    } else if (lot < 13) {
      const asks = (await game.mirror())?.actions.map((action) => action.ask) ?? [];
      const ask = least(asks.filter((ask) => typeof ask === "string"));
      if (ask) await game.ask(ask);
    } else {
      await game.page.keyboard.press(KEYS[below(KEYS.length)]);
    }
    await game.page.waitForTimeout([0, 20, 60, 300][below(4)]);
  }
  assert.ok(seen.has("table"), `the hand has come round: ${[...seen]}`);
  // Wherever that has led, there is a way back.
  await game.ask("title");
  await game.until("the title is there", (probe) => probe.screen === "title");
  game.noErrors();
  await game.close();
});
