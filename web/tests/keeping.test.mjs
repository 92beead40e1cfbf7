import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { Game, choose, close, parts } from "./game.mjs";

after(close);

const rest = (probe) => !probe.busy;
const begun = (probe) => probe.screen === "table" && rest(probe);

test("a reload in the middle of a throw goes on with the same dice", async () => {
  const game = await Game.open("#game=elta-stelpur&first=human&second=human&probe&quality=test");
  let probe = await game.until("the game has begun", begun);
  while (probe.legal.length < 2) {
    const before = probe;
    await game.ask("throw");
    probe = await game.until("thrown", (p) => p.revision > before.revision && p.to_act !== "nobody");
  }
  // Reloaded while the dice may still roll on the screen.
  const url = await game.page.evaluate(() => location.hash);
  assert.equal(url, "#table", "the address says where to go on");
  const { position, history, seed } = probe;
  await game.page.reload();
  await game.begin();
  // The address no longer asks for the probe; the mirror tells enough.
  await game.page.waitForFunction(() => window.boxwood.mirrored?.screen === "table");
  const record = await recordOf(game);
  assert.ok(record.includes(BigInt(seed).toString(16)), "the dice are the same");
  await game.load("#probe&quality=test&instant");
  await game.until("the title is there", (p) => p.screen === "title" && p.table === "ready");
  await game.ask("continue");
  probe = await game.until("the game goes on", begun);
  assert.equal(probe.position, position);
  assert.equal(probe.history, history);
  game.noErrors();
  await game.close();
});

/** The record, as the dialog shows it. */
async function recordOf(game) {
  await game.ask("record");
  const text = game.page.locator("#record-text");
  await text.waitFor();
  const record = await text.inputValue();
  await game.page.locator("#record-close").click();
  return record;
}

test("settings are kept", async () => {
  const game = await Game.open("#probe&quality=test&instant");
  await game.until("the title is there", (p) => p.screen === "title" && p.table === "ready");
  await game.ask("motion reduced");
  await game.page.waitForFunction(() => /reduced_motion: ?true/.test(localStorage.getItem("boxwood/1/settings.ron") ?? ""));
  await game.load("#probe&quality=test&instant");
  await game.page.waitForFunction(() => window.boxwood.mirrored.actions.some((action) => action.ask === "motion full"));
  game.noErrors();
  await game.close();
});

test("who wishes for less motion in the system has it here from the first", async () => {
  const game = await Game.open("#probe&quality=test", { context: { reducedMotion: "reduce" } });
  await game.page.waitForFunction(() => window.boxwood.mirrored.actions.some((action) => action.ask === "motion full"));
  await game.close();
});

test("a browser that keeps nothing says so once, and the game goes on", async () => {
  const game = await Game.open("#game=elta-stelpur&first=human&second=human&seed=687&probe&quality=test&instant", {
    play: false,
    before: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("The operation is insecure.", "SecurityError");
          },
        });
      }),
  });
  await game.page.getByText("keeps nothing", { exact: false }).waitFor();
  await game.begin();
  let probe = await game.until("the game has begun", begun);
  await game.ask("throw");
  probe = await game.until("it is told", (p) => p.trouble === "save-failed");
  await game.picture("nothing-kept");
  await game.ask("dismiss");
  probe = await game.until("it is put away", (p) => p.trouble === "" && rest(p));
  for (let i = 0; i < 3; i += 1) {
    const before = probe;
    if (before.to_act === "dice") await game.ask("throw");
    else if (before.legal[0] !== "pass") {
      const { from, to } = parts(choose(before, await game.mirror()));
      await game.ask(`press ${Number(from) - 1}`);
      await game.ask(`press ${Number(to) - 1}`);
    }
    probe = await game.until("the game goes on", (p) => p.revision > before.revision && rest(p));
    assert.equal(probe.trouble, "", "once is enough");
  }
  await game.close();
});

test("a store that is full lets go of the oldest of the finished games, not of the one that is played", async () => {
  const game = await Game.open("#game=elta-stelpur&first=human&second=human&seed=687&probe&quality=test&instant", {
    play: false,
    before: (page) =>
      page.addInitScript(() => {
        if (location.protocol === "about:") return;
        try {
          for (let i = 1; i < 100; i += 1) {
            const name = `finished/elta-stelpur-${String(i).padStart(4, "0")}`;
            localStorage.setItem(`boxwood/1/written/${name}`, String(i));
            localStorage.setItem(`boxwood/1/saves/${name}`, "x".repeat(300_000));
          }
        } catch {
          // Now it is full; down to the last letter.
          for (let n = 65_536; n >= 1; n /= 2) {
            for (let fits = true; fits; ) {
              try {
                localStorage.setItem(`filler-${n}-${localStorage.length}`, "x".repeat(n));
              } catch {
                fits = false;
              }
            }
          }
        }
      }),
  });
  const finished = () => game.page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("saves/finished/")).sort());
  await game.begin();
  await game.until("the game has begun", begun);
  await game.ask("throw");
  const probe = await game.until("thrown", (p) => p.history > 0 && rest(p));
  assert.equal(probe.trouble, "");
  const kept = await finished();
  const named = kept.map((_, i) => `boxwood/1/saves/finished/elta-stelpur-${String(i + 2).padStart(4, "0")}`);
  assert.ok(kept.length > 9, `${kept.length} games are kept`);
  assert.deepEqual(kept, named, "only the oldest is gone");
  assert.ok(await game.page.evaluate(() => localStorage.getItem("boxwood/1/saves/current")));
  await game.close();
});

test("a record made elsewhere stands here step by step as it stood there", async () => {
  const folder = new URL("../../tests/records/", import.meta.url);
  const record = readFileSync(new URL("elta-stelpur.txt", folder), "utf8");
  const positions = readFileSync(new URL("elta-stelpur.positions", folder), "utf8").trim().split("\n");
  const game = await Game.open("#probe&quality=test&instant");
  await game.until("the title is there", (p) => p.screen === "title" && p.table === "ready");
  await game.ask("record");
  await game.page.locator("#record-text").fill(record);
  await game.picture("record");
  await game.page.locator("#record-load").click();
  let probe = await game.until("it lies on the table", (p) => p.screen === "table" && p.history === positions.length - 1 && rest(p));
  let seen = 0;
  for (;;) {
    assert.equal(probe.position, positions[probe.history], `after ${probe.history} steps`);
    seen += 1;
    if (!probe.can_undo) break;
    const before = probe;
    await game.ask("undo");
    probe = await game.until("one step is taken back", (p) => p.revision > before.revision && p.history < before.history && rest(p));
  }
  assert.ok(seen > 8, `${seen} positions were compared`);
  game.noErrors();
  await game.close();
});

test("a text that is no record is told, and nothing is lost", async () => {
  const game = await Game.open("#probe&quality=test&instant");
  await game.until("the title is there", (p) => p.screen === "title" && p.table === "ready");
  await game.ask("load certainly no record");
  const probe = await game.until("it is told", (p) => p.trouble !== "");
  assert.equal(probe.trouble, "record-broken");
  await game.close();
});
