// The object through which game and page talk. The game calls its functions (src/page/bridge.rs) and takes from `asked`
// what the page wants; every module here adds what is its own.
export const page = (window.boxwood = {
  /** The folder of models, pictures and sounds. */
  assets: "assets",
  /** What the address asks for after #, as it was when the page was opened. */
  address: location.hash,
  reducedMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
  /** What the game has not heard yet. */
  asked: [],
  /** Wakes the game; it puts it here itself. */
  wake: null,
  /** The AudioContext, from the first gesture on. */
  audio: null,
  /** What is on the screen, for tests (#probe). */
  probe: null,
  probed(text) {
    this.probe = text;
  },
});

/** Asks the game for something (src/page/asked.rs). */
export function ask(what) {
  page.asked.push(what);
  page.wake?.();
}
