/**
 * Writes a page as a first visitor sees it: with its data, and with the answers that the browser
 * needs to take it over. Runs in the server's own thread for pages (build/page-writer.ts).
 */
import { type Query, QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { activateLanguage } from "./platform/language.ts";
import { queryClient } from "./platform/api/query-client.ts";
import { siteQuery } from "./platform/shell/site.ts";
import { createSiteRouter } from "./router.tsx";
import { Site } from "./site.tsx";

export interface WrittenPage {
  readonly title: string;
  /** Preloads: pictures of the first screen. */
  readonly links: string;
  readonly body: string;
  /** JSON for takeFirstAnswers. */
  readonly answers: string;
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

export async function writePage(path: string): Promise<WrittenPage> {
  await activateLanguage();
  const client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() });
  try {
    const html = await drawWithData(client, path);
    const links = LINKS.exec(html)?.[0] ?? "";
    const name = client.getQueryData(siteQuery.queryKey)?.name ?? "Tucano";
    const heading = HEADING.exec(html)?.[1];
    return {
      title: path === "/" || heading === undefined ? name : `${heading} · ${name}`,
      links,
      body: html.slice(links.length),
      answers: answersOf(client),
    };
  } finally {
    client.clear();
  }
}
