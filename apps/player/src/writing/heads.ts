/** What search engines and previews of links are told of a page, in the language in use. */
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import type { ContentPage } from "@tucano/contract/player/site/content.ts";
import { languageTag } from "@tucano/i18n/dates.ts";
import { DEFAULT_LANGUAGE, type Language } from "@tucano/i18n/languages.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { language } from "../platform/language.ts";
import { kindName } from "../platform/games/game-kinds.ts";
import type { Game } from "../platform/games/games.ts";
import { formatPercent } from "../platform/text.ts";
import { GAME_PAGE, type PublicPage } from "./public-pages.ts";

const descriptions: Readonly<Record<PublicPage, MessageDescriptor>> = {
  "/": msg`Casino games for adults over 18, with Pix deposits and withdrawals, a published return for every game and rounds anyone can verify.`,
  "/game": msg`All games: slots, roulette, crash, cards, bingo and more. Filter by return to player, volatility and type.`,
  "/popular": msg`The games played most over the last seven days.`,
  "/new": msg`The newest games, each with its published return and its rules.`,
  "/ranking": msg`The games in order of how much they are really played.`,
  "/winners": msg`Wins we really paid, with game, stake and multiplier. Nothing here is invented.`,
  "/promotion/activity": msg`Every offer with its terms in plain sight: what you get, what it takes and when it ends.`,
  "/promotion/vip": msg`The VIP levels: what each brings and what it takes to reach it.`,
  "/fairness": msg`How each round is drawn, how to verify one yourself, and the measured returns of every game.`,
  "/responsible-gaming": msg`Limits, a time-out and self-exclusion that work at once, a self-test and where to find help.`,
  "/faq": msg`Answers about accounts, Pix deposits, withdrawals, bonuses, games and limits.`,
  "/terms": msg`The terms and conditions between players and the house.`,
  "/privacy": msg`Which personal data we keep, why, for how long, and what your rights are.`,
  "/download": msg`Install the site as an app: on Android, iPhone and the desktop, without a store.`,
};

/** Pictures of previews are 1200 × 630. */
const HOUSE_PICTURE = "/art/share.jpg";
const BANNER = /^\/art\/banners\/([\w-]+)\.avif$/;

/** Made of banners by the build (build/share-pictures.ts); of others' games there is none. */
function pictureOf(game: Game | undefined): string {
  const code = BANNER.exec(game?.image_wide ?? "")?.[1];
  return code === undefined ? HOUSE_PICTURE : `/art/share/${code}.jpg`;
}

export interface PageFacts {
  readonly origin: string;
  readonly path: string;
  /** Of the site. */
  readonly siteName: string;
  /** As a browser's tab says it. */
  readonly title: string;
  readonly languages: readonly Language[];
  readonly game: Game | undefined;
  readonly questions: ContentPage | null | undefined;
}

function gameDescription({ name, brand, rtp, game_type, min_bet, max_bet }: Game): string {
  const [kind, back] = [kindName(game_type), formatPercent(rtp)];
  const [least, most] = [formatMoney(min_bet), formatMoney(max_bet)];
  return t`${name} by ${brand} (${kind}): return to player ${back}, stakes from ${least} to ${most}. Rules and odds inside. Adults over 18 only.`;
}

export function descriptionOf({ path, game }: Pick<PageFacts, "path" | "game">): string {
  if (game !== undefined) return gameDescription(game);
  const found = Object.entries(descriptions).find(([address]) => address === path)?.[1];
  return i18n._(found ?? descriptions["/"]);
}

const addressOf = ({ path, game }: Pick<PageFacts, "path" | "game">): string =>
  game === undefined ? path : `${GAME_PAGE}?id=${game.id}`;

/** A language is meant wherever it is read; Portuguese is that of Brazil. */
export const hreflang: Readonly<Record<Language, string>> = {
  pt: "pt-BR",
  en: "en",
  cn: "zh-Hans",
  ch: "zh-Hant",
  vi: "vi",
  id: "id",
  th: "th",
  tr: "tr",
  msa: "ms",
};

/** The default language has the plain address. */
export function inLanguage(address: string, code: Language): string {
  if (code === DEFAULT_LANGUAGE) return address;
  return `${address}${address.includes("?") ? "&" : "?"}lang=${code}`;
}

/** Schema.org's words for what the page is about; a text without markup. */
function structuredData(facts: PageFacts): readonly object[] {
  const { origin, siteName, game, questions, path } = facts;
  const house = { "@type": "Organization", name: siteName, url: `${origin}/` };
  if (game !== undefined) {
    const address = `${origin}${addressOf(facts)}`;
    return [
      {
        "@type": "VideoGame",
        name: game.name,
        url: address,
        image: `${origin}${pictureOf(game)}`,
        description: descriptionOf(facts),
        genre: kindName(game.game_type),
        gamePlatform: "Web",
        applicationCategory: "GameApplication",
        inLanguage: languageTag(language),
        contentRating: "18+",
        author: { "@type": "Organization", name: game.brand },
        publisher: house,
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { name: siteName, item: `${origin}/` },
          { name: t`All games`, item: `${origin}/game` },
          { name: game.name, item: address },
        ].map((one, index) => ({ "@type": "ListItem", position: index + 1, ...one })),
      },
    ];
  }
  if (questions !== null && questions !== undefined) {
    const mainEntity = questions.sections.map(({ heading, paragraphs }) => ({
      "@type": "Question",
      name: heading,
      acceptedAnswer: { "@type": "Answer", text: paragraphs.join("\n") },
    }));
    return [{ "@type": "FAQPage", mainEntity }];
  }
  if (path !== "/") return [];
  const logo = `${origin}/icons/icon-512.png`;
  return [
    { ...house, logo },
    { "@type": "WebSite", name: siteName, url: `${origin}/`, inLanguage: languageTag(language) },
  ];
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? "");

const meta = (kind: "name" | "property", name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escape(content)}">`;

const link = (rel: string, href: string, more = ""): string =>
  `<link rel="${rel}"${more} href="${escape(href)}">`;

export function headOf(facts: PageFacts): string {
  const { origin, siteName, title, languages, game } = facts;
  const description = descriptionOf(facts);
  const address = `${origin}${addressOf(facts)}`;
  const own = inLanguage(address, language);
  const picture = `${origin}${pictureOf(game)}`;
  const others = languages.map((code) =>
    link("alternate", inLanguage(address, code), ` hreflang="${hreflang[code]}"`),
  );
  const data = structuredData(facts).map((about) => ({
    "@context": "https://schema.org",
    ...about,
  }));
  return [
    `<title>${escape(title)}</title>`,
    meta("name", "description", description),
    link("canonical", own),
    ...others,
    link("alternate", address, ' hreflang="x-default"'),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", siteName),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", own),
    meta("property", "og:locale", languageTag(language).replace("-", "_")),
    meta("property", "og:image", picture),
    meta("property", "og:image:width", "1200"),
    meta("property", "og:image:height", "630"),
    meta("property", "og:image:alt", game?.name ?? siteName),
    meta("name", "twitter:card", "summary_large_image"),
    ...data.map(
      (one) =>
        `<script type="application/ld+json">${JSON.stringify(one).replaceAll("<", "\\u003c")}</script>`,
    ),
  ].join("");
}
