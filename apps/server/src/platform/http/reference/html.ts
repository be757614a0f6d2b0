/** Text and examples as HTML that cannot run anything. */
const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escapeHtml = (value: unknown): string =>
  String(value).replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Text between backticks is code; addresses and codes may break at punctuation. */
export function prose(text: unknown): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");
}

/** A text and its colon (a name), any other text, a number, or a word of the language. */
const parts = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?/g;

function colour(match: string, text: string | undefined, colon: string | undefined): string {
  if (text === undefined) return `<span class="n">${match}</span>`;
  const kind = colon === undefined ? "s" : "k";
  return `<span class="${kind}">${escapeHtml(text)}</span>${colon ?? ""}`;
}

/** JSON with its names, texts and numbers told apart. */
export function jsonHtml(value: unknown): string {
  return (JSON.stringify(value, null, 2) ?? "").replaceAll(parts, colour);
}
