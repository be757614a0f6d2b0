/**
 * Writes a page as a first visitor sees it: with its data, with what search engines are told of
 * it, and with the answers that the browser needs to take it over. Runs in the server's own thread
 * for pages (build/page-writer.ts), one thread for each language.
 */
import { type Query, QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { languageTag } from "@tucano/i18n/dates.ts";
import { DEFAULT_LANGUAGE, type Language, toLanguage } from "@tucano/i18n/languages.ts";
import { renderToString } from "react-dom/server";
import { activateLanguage, language } from "../platform/language.ts";
import { queryClient } from "../platform/api/query-client.ts";
import { allGamesQuery, type Game } from "../platform/games/games.ts";
import { contentPageQuery, languagesQuery, siteQuery } from "../platform/shell/site.ts";
import { createSiteRouter } from "../router.tsx";
import { Site } from "../site.tsx";
import { headOf } from "./heads.ts";
import { GAME_PAGE } from "./public-pages.ts";
import { siteMap } from "./site-map.ts";

export interface WrittenPage {
  /** As the document's language says it. */
  readonly tag: string;
  /** Title, description, the page in other languages, previews. */
  readonly head: string;
  /** Preloads: pictures of the first screen. */
  readonly links: string;
  readonly body: string;
  /** JSON for takeFirstAnswers. */
  readonly answers: string;
  /** What the address asks for is not here: the page says so. */
  readonly isMissing: boolean;
}

/** A list that asks for a list that asks for a list: no page of ours goes deeper. */
const MOST_ROUNDS = 6;
/** React's sign for a part whose code or data had not come yet. */
const UNFINISHED = "<!--$!-->";
const LINKS = /^(?:<link\b[^>]*>)+/;
const HEADING = /<h1\b[^>]*>([^<]*)<\/h1>/;

/** What is only asked for by members says so in its options. */
function isWaiting({ state, options }: Query): boolean {
  const isEnabled = !("enabled" in options) || options.enabled !== false;
  return isEnabled && state.data === undefined;
}

async function askWhatIsWaiting(client: QueryClient): Promise<boolean> {
  const waiting = client.getQueryCache().getAll().filter(isWaiting);
  await Promise.all(waiting.map((query) => query.fetch()));
  return waiting.length > 0;
}

async function drawWithData(client: QueryClient, path: string): Promise<string> {
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const html = renderToString(<Site client={client} router={router} />);
    const hasAsked = await askWhatIsWaiting(client);
    if (!hasAsked && !html.includes(UNFINISHED)) return html;
    // Code that the page has asked for arrives by the next round.
    await new Promise((resolve) => setTimeout(resolve));
  }
  throw new Error(`${path} did not come to an end.`);
}

function answersOf(client: QueryClient): string {
  const answers = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => [queryKey, state.data]);
  return JSON.stringify(answers).replaceAll("<", "\\u003c");
}

async function withClient<T>(act: (client: QueryClient) => Promise<T>): Promise<T> {
  await activateLanguage();
  const client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() });
  try {
    return await act(client);
  } finally {
    client.clear();
  }
}

/** The first one is the site's own. */
async function languagesOf(client: QueryClient): Promise<readonly Language[]> {
  const offered = await client.fetchQuery(languagesQuery);
  const codes = offered.map((one) => toLanguage(one.language_code));
  return [...new Set([DEFAULT_LANGUAGE, ...codes])];
}

function gameOf(client: QueryClient, address: URL): Game | undefined {
  if (address.pathname !== GAME_PAGE) return undefined;
  const games = client.getQueryData(allGamesQuery.queryKey);
  return games?.find(({ id }) => id === Number(address.searchParams.get("id")));
}

export function writePage(path: string, origin: string): Promise<WrittenPage> {
  const address = new URL(path, origin);
  return withClient(async (client) => {
    const html = await drawWithData(client, path);
    const answers = answersOf(client);
    const links = LINKS.exec(html)?.[0] ?? "";
    const siteName = client.getQueryData(siteQuery.queryKey)?.name ?? "Tucano";
    const game = gameOf(client, address);
    const heading = game?.name ?? unescaped(HEADING.exec(html)?.[1]);
    return {
      tag: languageTag(language),
      head: headOf({
        origin,
        path: address.pathname,
        siteName,
        title: heading === undefined ? siteName : `${heading} · ${siteName}`,
        languages: await languagesOf(client),
        game,
        questions: client.getQueryData(contentPageQuery("faq").queryKey),
      }),
      links,
      body: html.slice(links.length),
      answers,
      isMissing: address.pathname === GAME_PAGE && game === undefined,
    };
  });
}

/** A heading is text that React has escaped. */
function unescaped(text: string | undefined): string | undefined {
  const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };
  return text
    ?.replaceAll(/&(amp|lt|gt|quot);/g, (_all, name: string) => signs[name] ?? "")
    .replaceAll("&#x27;", "'");
}

export function writeSiteMap(origin: string): Promise<string> {
  return withClient(async (client) =>
    siteMap(origin, {
      languages: await languagesOf(client),
      games: await client.fetchQuery(allGamesQuery),
    }),
  );
}
