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
  readonly beforeLanguage: string;
  readonly beforeHead: string;
  readonly beforeCode: string;
  readonly beforeSheet: string;
  readonly beforeBody: string;
  readonly end: string;
  /** The link to the looks: of the first pages alone, or of the whole site. */
  readonly sheets: { readonly first: string; readonly whole: string };
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

/** What is before and after two markers. */
function around(html: string, from: string, to: string): readonly [before: string, after: string] {
  const [before, rest] = cut(html, from);
  return [before, cut(rest, to)[1]];
}

/** Removes what is between two markers, and the markers. */
export const leaveOut = (html: string, from: string, to: string): string =>
  around(html, from, to).join("");

export function pageFrame(page: BuiltPage): PageFrame {
  const { entry, imports, sheet, firstSheet, scripts } = page;
  // It paints what was chosen before. A first visitor has chosen nothing, and does not wait for it.
  let html = exchange(page.html, `<script src="/theme.js"></script>`, "");
  for (const file of imports) {
    html = exchange(html, `<link rel="modulepreload" crossorigin href="/${file}">`, "");
  }
  const [beforeLanguage, afterLanguage] = cut(html, 'lang="pt-BR"');
  const [beforeHead, afterHead] = around(afterLanguage, "<!-- words -->", "<!-- /words -->");
  const [beforeCode, afterCode] = cut(
    afterHead,
    `<script type="module" crossorigin src="/${entry}"></script>`,
  );
  const link = `<link rel="stylesheet" crossorigin href="/`;
  const whole = `${link}${sheet}">`;
  const [beforeSheet, afterSheet] = cut(afterCode, whole);
  const [beforeBody, still] = cut(afterSheet, `<div id="root">`);
  const frame = {
    beforeLanguage,
    beforeHead,
    beforeCode,
    beforeSheet,
    beforeBody,
    end: `</body>${cut(still, "</body>")[1]}`,
    // The looks of first pages come first; the page's code asks for the whole when it needs it.
    sheets: { first: `${link}${firstSheet}" data-whole="/${sheet}">`, whole },
  };
  const left = scripts.find((file) => JSON.stringify(frame).includes(file));
  if (left !== undefined) throw new Error(`First pages would run ${left} before they are seen.`);
  return frame;
}
