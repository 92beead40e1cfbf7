// The page's own words (assets/locales/*/web.ftl), in the language that the game speaks. Until the game has said which:
// the one that the address asks for, the one that was spoken here last, or the browser's.
import { page } from "./@page.js@";

const languages = JSON.parse(document.getElementById("words").textContent);
const KEPT = "boxwood/1/language";

const known = (tag) => {
  const first = String(tag ?? "").toLowerCase().split("-")[0];
  return Object.hasOwn(languages, first) ? first : null;
};
/** The browser's language: the game's too, as long as nobody has chosen another. */
page.language = [...navigator.languages, navigator.language].map(known).find(Boolean) ?? "en";

function kept() {
  try {
    return known(localStorage.getItem(KEPT));
  } catch {
    return null;
  }
}

let spoken = known(new URLSearchParams(page.address.slice(1)).get("language")) ?? kept() ?? page.language;

/** A text with its places filled. */
export function say(key, places = {}) {
  return languages[spoken][key].replaceAll(/\{ \$(\w+) \}/g, (_, name) => places[name]);
}

/** A number with one figure after the point. */
export const tenths = (number) =>
  number.toLocaleString(spoken, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What every element says, and how it is said again in another language. */
const told = new Map();

/** Has an element say something, now and in whatever language is spoken later. */
export function tell(element, key, places) {
  told.set(element, () => (element.textContent = say(key, places)));
  told.get(element)();
}

/** Has an element say nothing. */
export function hush(element) {
  told.delete(element);
  element.textContent = "";
}

for (const element of document.querySelectorAll("[data-say]")) tell(element, element.dataset.say);
for (const element of document.querySelectorAll("[data-label]")) {
  told.set(element.getAttributeNode("aria-label"), () => element.setAttribute("aria-label", say(element.dataset.label)));
}

function again() {
  document.documentElement.lang = spoken;
  for (const speak of told.values()) speak();
}

again();

/** The game speaks this language. */
page.speak = (language) => {
  try {
    if (language === page.language) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, language);
  } catch {
    // The browser keeps nothing; then its own language is spoken the next time until the game is there.
  }
  if (language === spoken || !known(language)) return;
  spoken = language;
  again();
};
