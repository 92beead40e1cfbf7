// What the page does round the canvas: sound, resolution, keys, what happens when it is out of sight.
import { page } from "./@page.js@";

/** Makes the sound's context: browsers allow it in a gesture only. Systems interrupt it; the next gesture resumes it. */
export function unlockSound() {
  if (page.audio) return;
  const Context = window.AudioContext ?? window.webkitAudioContext;
  if (!Context) return;
  page.audio = new Context({ latencyHint: "interactive" });
  const resume = () => {
    if (page.audio.state !== "running" && !document.hidden) page.audio.resume().catch(() => {});
  };
  for (const gesture of ["pointerdown", "keydown", "touchend"]) addEventListener(gesture, resume, { capture: true });
  resume();
}

/** Out of sight nothing is heard. */
export function followVisibility() {
  document.addEventListener("visibilitychange", () => {
    if (!page.audio) return;
    (document.hidden ? page.audio.suspend() : page.audio.resume()).catch(() => {});
  });
}

/** The picture is never larger than the card can draw, nor finer than a small screen shows. The window's library asks
 *  for the ratio of pixels and, where it can, for the canvas's own size in pixels; both must tell the same. */
export function capResolution() {
  const own = window.devicePixelRatio || 1;
  const most = matchMedia("(pointer: coarse)").matches ? 1.5 : 2;
  const longest = Math.max(screen.width, screen.height, innerWidth, innerHeight);
  const ratio = Math.min(own, most, Math.min(page.largest ?? 4096, 4096) / longest);
  page.ratio = ratio;
  if (ratio >= own) return;
  Object.defineProperty(window, "devicePixelRatio", { configurable: true, get: () => ratio });
  if (window.ResizeObserverEntry) delete ResizeObserverEntry.prototype.devicePixelContentBoxSize;
}

/** A browser that plays another device (its tools for developers do) may tell the canvas's size in pixels of the screen it
 *  really has. Then the size is reckoned from the ratio, as where the browser cannot tell it at all. */
export async function doubtPixels(canvas) {
  if (!window.ResizeObserverEntry || !("devicePixelContentBoxSize" in ResizeObserverEntry.prototype)) return;
  const entry = await new Promise((resolve) => {
    const observer = new ResizeObserver(([first]) => {
      observer.disconnect();
      resolve(first);
    });
    observer.observe(canvas, { box: "device-pixel-content-box" });
  });
  const [told] = entry.devicePixelContentBoxSize;
  const [box] = entry.contentBoxSize;
  if (Math.abs(told.inlineSize - box.inlineSize * window.devicePixelRatio) > 1) {
    delete ResizeObserverEntry.prototype.devicePixelContentBoxSize;
  }
}

/** Keys that are the browser's stay the browser's; Tab leads out of the canvas. */
export function keepBrowserKeys() {
  const browsers = new Set(["Tab", "F5", "F6", "F7", "F11", "F12"]);
  const pass = (event) => {
    if (browsers.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) event.stopImmediatePropagation();
  };
  addEventListener("keydown", pass, { capture: true });
  addEventListener("keyup", pass, { capture: true });
  document.addEventListener("contextmenu", (event) => {
    if (event.target.id === "board") event.preventDefault();
  });
}
