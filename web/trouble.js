// When something breaks: in words, with what the program said, and a way to begin anew. The game is saved after each
// step, so that nothing is lost.
import { page } from "./@page.js@";
import { say } from "./@words.js@";

let told = false;
let panic = "";

/** Tells that something broke. The first trouble is the one that counts: what follows follows from it. */
export function broke(words, details) {
  if (told) return;
  told = true;
  const byId = (id) => document.getElementById(id);
  const kept = say(page.keeps ? "web-broke-saved" : "web-broke-lost");
  byId("trouble-words").textContent = `${words} ${kept}`;
  byId("trouble-details").textContent = details;
  byId("reload").addEventListener("click", () => location.reload());
  byId("trouble").addEventListener("cancel", (event) => event.preventDefault());
  byId("trouble").showModal();
  page.trouble = words;
}

page.broke = (details) => broke(say("web-broke-drawing"), details);

/** Listens for panics, errors and a graphics card that goes away. */
export function watchForTroubles(canvas) {
  const plain = console.error;
  console.error = (...words) => {
    plain.apply(console, words);
    const text = words.map(String).join(" ");
    if (!panic && text.includes("panicked at")) {
      panic = text;
      broke(say("web-broke-stopped"), panic);
    }
  };
  addEventListener("error", (event) => {
    if (event.message) broke(say("web-broke-stopped"), panic || `${event.message}\n${event.error?.stack ?? ""}`);
  });
  addEventListener("unhandledrejection", (event) => {
    broke(say("web-broke-stopped"), panic || String(event.reason?.stack ?? event.reason));
  });
  canvas.addEventListener("webglcontextlost", (event) => {
    event.preventDefault();
    broke(say("web-broke-card"), "webglcontextlost");
  });
}
