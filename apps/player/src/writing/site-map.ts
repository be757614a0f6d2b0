/** The site map: each public page and each game, with its address in every language. */
import type { Language } from "@tucano/i18n/languages.ts";
import { hreflang, inLanguage } from "./heads.ts";
import { GAME_PAGE, publicPages } from "./public-pages.ts";

const escape = (address: string): string => address.replaceAll("&", "&amp;");

export function siteMap(
  origin: string,
  { languages, games }: { languages: readonly Language[]; games: readonly { id: number }[] },
): string {
  const addresses = [...publicPages, ...games.map(({ id }) => `${GAME_PAGE}?id=${id}`)].map(
    (path) => `${origin}${path}`,
  );
  const entries = addresses.flatMap((address) => {
    const links = languages.map(
      (code) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang[code]}" href="${escape(inLanguage(address, code))}"/>`,
    );
    return languages.map(
      (code) => `<url><loc>${escape(inLanguage(address, code))}</loc>${links.join("")}</url>`,
    );
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.join("\n")}\n</urlset>\n`
  );
}
