// A browser with the game in it, and hands and eyes for it.
import assert from "node:assert/strict";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { serve } from "./server.mjs";

const root = new URL("../..", import.meta.url).pathname;
export const dist = join(root, process.env.BOXWOOD_DIST ?? "dist-test");
/** Where pictures of what was seen go. */
export const pictures = process.env.BOXWOOD_PICTURES ?? join(root, "target", "web-pictures");
/** A software renderer on a busy machine draws a picture a second or less. */
export const PATIENCE = Number(process.env.BOXWOOD_PATIENCE ?? 240_000);

const program = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);

let shared;
/** The browser and the server, begun once. */
export async function house() {
  if (!shared) {
    assert.ok(existsSync(join(dist, "index.html")), `${dist} is not built: scripts/web.sh test`);
    const server = await serve(dist);
    const browser = await chromium.launch({
      executablePath: program,
      args: ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist",
        "--autoplay-policy=document-user-activation-required"],
    });
    shared = { ...server, browser };
  }
  return shared;
}

export async function close() {
  if (!shared) return;
  await shared.browser.close();
  shared.server.close();
  shared = undefined;
}

/** Begins the game in a new, empty browser profile. */
export class Game {
  static async open(hash = "", { context: options = {}, before, play = true } = {}) {
    const { browser, address } = await house();
    const usual = { viewport: { width: 640, height: 400 }, locale: "en-GB", serviceWorkers: "block" };
    const context = await browser.newContext({ ...usual, ...options });
    const page = await context.newPage();
    const game = new Game(context, page, address);
    if (before) await before(page, context);
    await game.load(hash, play);
    return game;
  }

  constructor(context, page, address) {
    this.context = context;
    this.page = page;
    this.address = address;
    this.errors = [];
    this.warnings = [];
    page.on("console", (message) => {
      if (message.type() === "error") this.errors.push(message.text());
      if (message.type() === "warning") this.warnings.push(message.text());
    });
    page.on("pageerror", (error) => this.errors.push(String(error)));
    page.setDefaultTimeout(PATIENCE);
  }

  async load(hash, play = true) {
    // Another address of the same page would load nothing.
    await this.page.goto("about:blank");
    await this.page.goto(this.address + hash);
    if (!play) return;
    await this.begin();
    // One can begin before the table is set.
    if (/\bprobe\b/.test(hash)) await this.until("the table is set", (p) => p.table === "ready");
  }

  async begin() {
    await this.page.locator("#begin").click();
    await this.page.locator("#splash").waitFor({ state: "detached" });
  }

  /** What the game says is on the screen. */
  async probe() {
    const text = await this.page.evaluate(() => window.boxwood.probe);
    return text ? JSON.parse(text) : null;
  }

  mirror() {
    return this.page.evaluate(() => window.boxwood.mirrored);
  }

  /** Waits until the probe is as it should be, and gives it. */
  async until(what, wanted) {
    const end = Date.now() + PATIENCE;
    let probe = null;
    while (Date.now() < end) {
      probe = await this.probe();
      if (probe && wanted(probe)) return probe;
      await this.page.waitForTimeout(60);
    }
    throw new Error(`waited in vain until ${what}; at the end: ${JSON.stringify(probe)}`);
  }

  ask(what) {
    return this.page.evaluate((what) => {
      window.boxwood.asked.push(what);
      window.boxwood.wake();
    }, what);
  }

  /** A click where a person would click. Only after the pointer has come to rest does it press. */
  async click([x, y]) {
    await this.page.mouse.move(x, y);
    await this.page.waitForTimeout(120);
    await this.page.mouse.down();
    await this.page.waitForTimeout(60);
    await this.page.mouse.up();
  }

  /** Clicks where `spot` says until the probe is as it should be. What is clicked may move in the picture that comes next,
   *  and a person would then click again. */
  async insist(what, spot, wanted) {
    for (let tries = 0; tries < 5; tries += 1) {
      await this.click(spot(await this.probe()));
      const end = Date.now() + 8_000 * (tries + 1);
      while (Date.now() < end) {
        const probe = await this.probe();
        if (wanted(probe)) return probe;
        await this.page.waitForTimeout(60);
      }
    }
    throw new Error(`clicked in vain until ${what}; at the end: ${JSON.stringify(await this.probe())}`);
  }

  async picture(name) {
    mkdirSync(pictures, { recursive: true });
    const path = join(pictures, `${name}.png`);
    const bytes = await this.page.screenshot({ path, timeout: PATIENCE });
    return bytes;
  }

  /** How many colours a part of the picture has: a canvas that draws nothing has one. */
  async colours() {
    const bytes = await this.page.screenshot({ timeout: PATIENCE });
    return this.page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = image.width;
      canvas.height = image.height;
      const pen = canvas.getContext("2d");
      pen.drawImage(image, 0, 0);
      const pixels = new Uint32Array(pen.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
      return new Set(pixels).size;
    }, bytes.toString("base64"));
  }

  noErrors() {
    assert.deepEqual(this.errors, [], "the console shows no error");
  }

  async close() {
    await this.context.close();
  }
}

/** The step that the tests play: whoever can take takes, else the middle one. */
export function choose(probe, mirror) {
  const men = new Set(mirror.rows.flat().filter((cell) => !cell.words.includes(": empty")).map((cell) => cell.name));
  const takes = probe.legal.find((step) => men.has(parts(step)?.to));
  return takes ?? probe.legal[Math.floor(probe.legal.length / 2)];
}

/** From where to where a move goes. */
export function parts(step) {
  const move = /^(\w+)-(\w+)/.exec(step);
  return move && { from: move[1], to: move[2] };
}
