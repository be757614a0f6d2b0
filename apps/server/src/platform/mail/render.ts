/** The plainest HTML that reads well everywhere: no pictures, no links, nothing from outside. */
const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

const STYLE = "font:16px/1.5 Arial,sans-serif;color:#1d2433;max-width:34em;margin:2em auto";

/** Paragraphs are parted by an empty line. */
export function toHtml(text: string, lang: string): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((one) => `<p>${escapeHtml(one.trim()).replaceAll("\n", "<br>")}</p>`)
    .join("");
  return (
    `<!doctype html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8"></head>` +
    `<body style="${STYLE}">${paragraphs}</body></html>`
  );
}
