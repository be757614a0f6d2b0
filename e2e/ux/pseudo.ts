/**
 * A language nobody speaks: English with accents on every letter and two fifths longer, as the
 * longest of real languages are. Whatever stands on a screen without accents was never given to
 * translators, or came from the server.
 */
import type { Page } from "@playwright/test";

const ACCENTED = "áƀçđéƒğĥíĵķĺɱñóƥɋŕšŧúṽŵẋýž";
const LONGER_BY = 0.4;
const LONGEST_WORD = 8;
const TAG = /(<\/?\d+\/?>)/;

const accent = (letter: string) => {
  const lower = ACCENTED[letter.toLowerCase().charCodeAt(0) - 97] ?? letter;
  return letter === letter.toLowerCase() ? lower : lower.toUpperCase();
};

const accented = (text: string) =>
  text
    .split(TAG)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(/[A-Za-z]/g, accent)))
    .join("");

/** More of the same: short texts become longer words, long ones get more words. */
function padding(length: number): string {
  const missing = Math.ceil(length * LONGER_BY);
  const words = [];
  for (let left = missing; left > 0; left -= LONGEST_WORD) {
    words.push("ö".repeat(Math.min(left, LONGEST_WORD)));
  }
  return missing > LONGEST_WORD ? ` ${words.join(" ")}` : words.join("");
}

/** A compiled text: a list of words, places and choices. Lingui's own shape. */
type Part =
  | string
  | readonly [name: string, format?: string, choices?: string | Record<string, unknown>];

const lettersOf = (text: string) => text.replaceAll(/<\/?\d+\/?>|[^A-Za-z]/g, "").length;

function exaggerate(parts: readonly Part[]): Part[] {
  const changed = parts.map((part): Part => {
    if (typeof part === "string") return accented(part);
    const [name, format, choices] = part;
    if (format === undefined || typeof choices !== "object") return part;
    const said = Object.entries(choices).map(([which, text]) => [
      which,
      Array.isArray(text) ? exaggerate(text as Part[]) : text,
    ]);
    return [name, format, Object.fromEntries(said)];
  });
  const letters = parts.map((part) => (typeof part === "string" ? lettersOf(part) : 0));
  const length = letters.reduce((sum, one) => sum + one, 0);
  return length === 0 ? changed : [...changed, padding(length)];
}

/** What a module of texts has between its brackets, as it was written there. */
const WRITTEN = /JSON\.parse\((`(?:[^`\\]|\\.)*`)\)/s;

/** Every request for English texts is answered with the exaggerated ones; the rest stays. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.route(/\/assets\/en-[\w-]+\.js$/, async (route) => {
    const text = await (await route.fetch()).text();
    const written = WRITTEN.exec(text)?.[1];
    if (written === undefined) throw new Error(`${route.request().url()} has no texts.`);
    const module = `data:text/javascript,${encodeURIComponent(`export default ${written}`)}`;
    const { default: json } = (await import(module)) as { default: string };
    const messages = Object.entries(JSON.parse(json) as Record<string, Part[]>);
    const pseudo = Object.fromEntries(messages.map(([id, parts]) => [id, exaggerate(parts)]));
    const said = JSON.stringify(JSON.stringify(pseudo));
    await route.fulfill({
      contentType: "text/javascript",
      body: text.replace(written, () => said),
    });
  });
}

/** Words that the server has sent: names, numbers of orders, texts of its own. */
export function hearServer(page: Page): ReadonlySet<string> {
  const heard = new Set<string>();
  const hear = (value: unknown): void => {
    if (typeof value === "string") for (const word of wordsIn(value)) heard.add(word);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(hear);
  };
  page.on("response", async (response) => {
    if (!/\/(?:api|play)\//.test(response.url())) return;
    hear(await response.json().catch(() => null));
  });
  return heard;
}

export const wordsIn = (text: string): readonly string[] => text.match(/[A-Za-z]{3,}/g) ?? [];

/** What is said without accents, to the eye or to a screen reader. */
export function plainTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const heard = ["aria-label", "placeholder", "title", "alt"];
    const texts = [...document.body.querySelectorAll("*")].flatMap((element) =>
      element.closest("[lang], script, style, iframe, [data-name]") === null ||
      element.closest("[lang]") === document.documentElement
        ? [
            ...heard.map((name) => element.getAttribute(name) ?? ""),
            ...[...element.childNodes].map((node) =>
              node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "") : "",
            ),
          ]
        : [],
    );
    return [...new Set(texts.map((text) => text.trim()))].filter((text) =>
      /[A-Za-z]{3}/.test(text),
    );
  });
}
