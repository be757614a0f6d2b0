/**
 * The built page around what the server writes into it for a first visit. Each place is found by
 * what the bundler says it has written there, exactly once: when its output changes, the build
 * fails, and no page is sent without its words, its looks or its code.
 */

/** What is said of the built page by the bundler, not read out of it. */
export interface BuiltPage {
  readonly html: string;
  readonly entry: string;
  /** What the entry imports before it runs. */
  readonly imports: readonly string[];
  readonly sheet: string;
  /** What of the style sheet the first pages use. */
  readonly firstSheet: string;
  /** All that was built: nothing of it may be asked for but by the places. */
  readonly scripts: readonly string[];
}

/** The text before each place, and after the last one. */
export interface PageFrame {
  readonly beforeTitle: string;
  readonly beforeCode: string;
  readonly beforeBody: string;
  readonly end: string;
}

function cut(html: string, text: string): readonly [before: string, after: string] {
  const [before, after, ...more] = html.split(text);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`The built page should say exactly once: ${text}`);
  }
  return [before, after];
}

const exchange = (html: string, text: string, instead: string): string =>
  cut(html, text).join(instead);

/** Removes what is between two markers, and the markers. */
export function leaveOut(html: string, from: string, to: string): string {
  const [before, rest] = cut(html, from);
  return before + cut(rest, to)[1];
}

export function pageFrame(page: BuiltPage): PageFrame {
  const { entry, imports, sheet, firstSheet, scripts } = page;
  // It paints what was chosen before. A first visitor has chosen nothing, and does not wait for it.
  let html = exchange(page.html, `<script src="/theme.js"></script>`, "");
  for (const file of imports) {
    html = exchange(html, `<link rel="modulepreload" crossorigin href="/${file}">`, "");
  }
  // The looks of first pages come first; the page's code asks for the whole when it needs it.
  const link = `<link rel="stylesheet" crossorigin href="/`;
  html = exchange(html, `${link}${sheet}">`, `${link}${firstSheet}" data-whole="/${sheet}">`);
  const [beforeTitle, afterTitle] = cut(html, "<title>Tucano</title>");
  const [beforeCode, afterCode] = cut(
    afterTitle,
    `<script type="module" crossorigin src="/${entry}"></script>`,
  );
  const [beforeBody, still] = cut(afterCode, `<div id="root">`);
  const frame = { beforeTitle, beforeCode, beforeBody, end: `</body>${cut(still, "</body>")[1]}` };
  const left = scripts.find((file) => Object.values(frame).some((text) => text.includes(file)));
  if (left !== undefined) throw new Error(`First pages would run ${left} before they are seen.`);
  return frame;
}
