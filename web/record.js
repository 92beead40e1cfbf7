// The game as a text: to be copied, kept as a file, or exchanged for another.
import { ask, page } from "./@page.js@";

const byId = (id) => document.getElementById(id);
const dialog = byId("record");
const text = byId("record-text");
const say = (words) => (byId("record-state").textContent = words);

page.recorded = (record) => {
  text.value = record;
  say(record ? "" : "No game lies on the table.");
  dialog.showModal();
  text.focus();
  text.select();
};

byId("record-copy").addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(text.value);
    say("Copied.");
  } catch {
    text.focus();
    text.select();
    say("This browser does not let the page copy; the text is selected.");
  }
});

byId("record-file").addEventListener("click", () => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text.value], { type: "text/plain" }));
  link.download = "boxwood-game.txt";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
});

byId("record-load").addEventListener("click", () => {
  dialog.close();
  ask(`load ${text.value}`);
});
byId("record-close").addEventListener("click", () => dialog.close());
dialog.addEventListener("close", () => byId("board").focus({ preventScroll: true }));
