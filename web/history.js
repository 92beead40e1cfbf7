// The browser's back button: from the table to the title, and from there out of the page. The address tells a reload
// where to go on.
import { ask, page } from "./@page.js@";

let here = "title";
/** Whether the entry of the history that is shown is one that was pushed for a game. */
const deep = () => history.state?.deep === true;
/** A reload at the table: the game passes the title on its way there. */
let returning = false;

export function followHistory() {
  // What the address asked for is done once; reloading shall not do it again.
  returning = page.address === "#table" && deep();
  if (!returning) history.replaceState({ deep: false }, "", location.pathname + location.search);
  addEventListener("popstate", () => {
    if (page.mirrored && page.mirrored.overlay !== "none") {
      // Back puts away what lies over the screen.
      history.pushState({ deep: true }, "", here === "title" ? "" : `#${here}`);
      ask("close");
    } else if (!deep() && here !== "title") {
      ask("title");
    } else if (deep() && here === "title") {
      ask("continue");
    }
  });
}

/** The game shows another screen. */
page.entered = (screen) => {
  here = screen;
  if (returning && screen === "title") return;
  returning = false;
  if (screen === "title") {
    if (deep()) history.back();
  } else if (deep()) {
    history.replaceState({ deep: true }, "", `#${screen}`);
  } else {
    history.pushState({ deep: true }, "", `#${screen}`);
  }
};
