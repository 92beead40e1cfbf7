// The game as a text: to be copied, kept as a file, or exchanged for another.
import { ask, page } from "./@page.js@";
import { hush, tell } from "./@words.js@";

const byId = (id) => document.getElementById(id);
const dialog = byId("record");
const text = byId("record-text");
const state = byId("record-state");

page.recorded = (record) => {
  text.value = record;
  if (record) hush(state);
  else tell(state, "web-record-none");
  dialog.showModal();
  text.focus();
  text.select();
};

byId("record-copy").addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(text.value);
    tell(state, "web-record-copied");
  } catch {
    text.focus();
    text.select();
    tell(state, "web-record-selected");
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
