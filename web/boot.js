// Begins: looks whether the browser can do what the game needs, fetches the program and the first table with a progress
// that is true, and lets a person lift the curtain as soon as the program runs; the table may come after it.
import { page, ask } from "./@page.js@";
import { hush, say, tell, tenths } from "./@words.js@";
import { broke, watchForTroubles } from "./@trouble.js@";
import { capResolution, doubtPixels, followVisibility, keepBrowserKeys, unlockSound } from "./@shell.js@";
import { followHistory } from "./@history.js@";
import "./@mirror.js@";
import "./@record.js@";

const files = JSON.parse(document.getElementById("files").textContent);
const byId = (id) => document.getElementById(id);
const canvas = byId("board");
page.assets = files.assets;

/** The smallest program that computes with vectors: (func (result v128) i32.const 0 i8x16.splat i8x16.popcnt). */
const withVectors = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

/** Whether the browser runs such programs. */
const runs = () => typeof WebAssembly === "object" && WebAssembly.validate(withVectors);

/** Whether it draws. */
function draws() {
  // The context that the program will draw with, as it will ask for it: a second one would take a while to make.
  const gl = canvas.getContext("webgl2", { antialias: false });
  if (!gl) return false;
  page.largest = Math.min(gl.getParameter(gl.MAX_TEXTURE_SIZE), gl.getParameter(gl.MAX_RENDERBUFFER_SIZE));
  return true;
}

/** Tells what the browser lacks. */
function stop(lacks) {
  // What still comes is not told any more.
  progress.add = () => {};
  byId("splash").classList.add("missing");
  tell(byId("state"), lacks);
}

/** Whether anything can be kept here. */
function keeps() {
  try {
    localStorage.setItem("boxwood/1/probe", "1");
    localStorage.removeItem("boxwood/1/probe");
    return true;
  } catch (error) {
    // A store that is full is one: the game makes room in it.
    return /quota/i.test(String(error?.name));
  }
}

/** Bytes that have arrived, against those that must. */
const progress = {
  total: 0,
  done: 0,
  add(bytes) {
    this.done += bytes;
    const part = Math.min(1, this.done / this.total);
    byId("bar").style.width = `${(100 * part).toFixed(1)}%`;
    byId("progress").setAttribute("aria-valuenow", String(Math.floor(100 * part)));
    const [done, total] = [this.done, this.total].map((bytes) => tenths(bytes / 1e6));
    if (part < 1) tell(byId("state"), "web-fetching", { done, total });
    else tell(byId("state"), "web-setting-table");
  },
};

/** A response whose bytes are counted as they pass. */
async function counted(url, options) {
  const response = await fetch(url, options);
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  const count = new TransformStream({
    transform(chunk, out) {
      progress.add(chunk.byteLength);
      out.enqueue(chunk);
    },
  });
  return response.body.pipeThrough(count);
}

/** Whether these are the first bytes of a gzip file. Some servers unpack it on the way, and then they are not. */
const packed = (bytes) => bytes[0] === 0x1f && bytes[1] === 0x8b;

const unpacks = typeof DecompressionStream === "function" && files.wasm.packed;

/** The program, which is compiled while it arrives. */
async function program(signal) {
  let stream = await counted(unpacks ? files.wasm.packed : files.wasm.url, { priority: "high", signal });
  if (unpacks) {
    const [look, pass] = stream.tee();
    const reader = look.getReader();
    const { value } = await reader.read();
    reader.cancel();
    stream = value && packed(value) ? pass.pipeThrough(new DecompressionStream("gzip")) : pass;
  }
  return WebAssembly.compileStreaming(new Response(stream, { headers: { "Content-Type": "application/wasm" } }));
}

/** Fetches the files of the first table while the program comes and begins. The program gets them once a person can begin:
 *  unpacking them takes the only thread there is. What could not be had is asked for once more when it is wanted. */
function prefetch() {
  const coming = new Map();
  for (const [path] of files.first) {
    const url = new URL(path, document.baseURI).href;
    coming.set(url, counted(url, { priority: "low" }).then((body) => new Response(body).arrayBuffer()));
  }
  const all = Promise.allSettled(coming.values());
  const plain = window.fetch;
  window.fetch = function (what, ...rest) {
    const url = typeof what === "string" ? new URL(what, document.baseURI).href : "";
    const bytes = coming.get(url);
    if (!bytes) return plain.call(this, what, ...rest);
    coming.delete(url);
    const later = drawn.then(() => bytes);
    return later.then((bytes) => new Response(bytes), () => plain.call(this, what, ...rest));
  };
  return all;
}

/** Resolves when the game can be begun. */
const drawn = new Promise((resolve) => {
  page.ready = resolve;
});

function lift() {
  unlockSound();
  ask("listen");
  document.querySelector("main").inert = false;
  byId("splash").classList.add("lifted");
  setTimeout(() => byId("splash").remove(), 600);
  canvas.focus({ preventScroll: true });
}

async function begin() {
  if (!runs()) return stop("web-no-wasm");
  page.began = performance.now();
  progress.total = files.first.reduce((sum, [, size]) => sum + size, unpacks ? files.wasm.packedSize : files.wasm.size);
  // The program comes, and is compiled beside this thread, while the page looks round.
  const leave = new AbortController();
  const coming = Promise.all([import(files.glue), program(leave.signal)]);
  // Told where it is waited for.
  coming.catch(() => {});
  if (!draws()) {
    leave.abort();
    return stop("web-no-webgl");
  }
  page.keeps = keeps();
  if (!page.keeps) {
    tell(byId("note"), "web-keeps-nothing");
    byId("note").hidden = false;
  }
  watchForTroubles(canvas);
  capResolution();
  keepBrowserKeys();
  followVisibility();
  followHistory();
  const table = prefetch();
  const [[{ default: init }, module]] = await Promise.all([coming, doubtPixels(canvas)]);
  await init({ module_or_path: module });
  await drawn;
  page.took = performance.now() - page.began;
  table.then(() => {
    // The button stays where it is.
    byId("progress").style.visibility = "hidden";
    hush(byId("state"));
  });
  const button = byId("begin");
  if (page.address === "#table") tell(button, "web-go-on");
  button.hidden = false;
  button.focus();
  button.addEventListener("click", lift, { once: true });
  if ("serviceWorker" in navigator && window.isSecureContext) {
    // Without it the game only needs the network; that is no trouble worth telling.
    navigator.serviceWorker.register("sw.js").catch(() => {});
  }
}

begin().catch((error) => broke(say("web-broke-loading"), String(error?.stack ?? error)));
