// Protects: what search engines and previews of links are told is true. Each public page and game
// says in each language what it is, where it is and which picture it has; nothing else is found.
import { type APIRequestContext, expect } from "@playwright/test";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { patientMs } from "../lib/patience.ts";
import { test } from "../lib/test.ts";
import { publicPages } from "./pages.ts";

test.use({ storageState: { cookies: [], origins: [] } });

/** Reads as a crawler does: no cookie, no script, anything is welcome. */
async function read(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { headers: { accept: "*/*" } });
  const html = await answer.text();
  return { status: answer.status(), html, robots: answer.headers()["x-robots-tag"] };
}

/** The server writes a page when it is asked for, and the very first may come too late. */
async function readWritten(request: APIRequestContext, address: string): Promise<string> {
  const ask = async () => (await read(request, address)).html;
  await expect.poll(ask, { timeout: patientMs(30_000) }).toContain("first-answers");
  return ask();
}

const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, text = ""]) => text.replaceAll("&amp;", "&"));

const headOf = (html: string) => ({
  title: all(html, /<title>([^<]*)/g),
  description: all(html, /<meta name="description" content="([^"]*)/g),
  canonical: all(html, /<link rel="canonical" href="([^"]*)/g),
  alternates: all(html, /<link rel="alternate" hreflang="[^"]*" href="([^"]*)/g),
  picture: all(html, /<meta property="og:image" content="([^"]*)/g),
  data: all(html, /<script type="application\/ld\+json">([^<]*)/g),
});

test("each public page has a title and a description of its own", async ({ request }) => {
  const seen = new Map<string, string>();
  for (const path of publicPages) {
    const { title, description, canonical } = headOf(await readWritten(request, path));
    expect([title.length, description.length, canonical.length], path).toEqual([1, 1, 1]);
    expect(new URL(canonical[0] ?? "").pathname).toBe(path);
    for (const text of [...title, ...description]) {
      expect(seen.get(text), `${path}: ${text}`).toBeUndefined();
      seen.set(text, path);
    }
  }
});

test("a game says what it is, in each language, and each of them names the others", async ({
  request,
  baseURL,
}) => {
  const { list } = await createApiClient(baseURL ?? "")(listGames, { limit: 100 });
  const game = list.find(({ game_type }) => game_type === "slots");
  const head = headOf(await readWritten(request, `/gameInfo?id=${game?.id}`));
  expect(head.title[0]).toContain(game?.name);
  const [about] = head.data.map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(about).toMatchObject({ "@type": "VideoGame", name: game?.name, contentRating: "18+" });
  const picture = await request.get(head.picture[0] ?? "");
  expect(picture.headers()["content-type"]).toBe("image/jpeg");
  // Nine languages, and the one for everybody else.
  expect(head.alternates).toHaveLength(10);
  const descriptions = new Set<string | undefined>();
  for (const address of new Set(head.alternates)) {
    const html = await readWritten(request, address);
    const other = headOf(html);
    expect(other.alternates).toEqual(head.alternates);
    expect(other.canonical).toEqual([address]);
    descriptions.add(other.description[0]);
  }
  expect(descriptions.size).toBe(9);
});

test("the site map names what is there, and robots find it", async ({ request, baseURL }) => {
  const robots = await (await request.get("/robots.txt")).text();
  const [map = ""] = all(robots, /^Sitemap: (\S+)$/gm);
  const ask = async () => (await request.get(map)).status();
  await expect.poll(ask, { timeout: patientMs(30_000) }).toBe(200);
  const places = all(await (await request.get(map)).text(), /<loc>([^<]*)/g);
  const { list } = await createApiClient(baseURL ?? "")(listGames, { limit: 100 });
  expect(places).toHaveLength((publicPages.length + list.length) * 9);
  for (const place of places.filter((_one, at) => at % 41 === 0)) {
    const { status, robots: mark } = await read(request, place);
    expect([status, mark], place).toEqual([200, undefined]);
  }
});

for (const [path, status] of [
  ["/no-such-page", 404],
  ["/gameInfo?id=999999999", 404],
  ["/profile", 200],
  ["/records", 200],
  ["/test12", 200],
  ["/gallery", 200],
  ["/backoffice", 200],
] as const) {
  test(`${path} answers ${status} and is found by nobody`, async ({ request }) => {
    if (path.startsWith("/gameInfo")) await readWritten(request, path);
    const page = await read(request, path);
    expect([page.status, page.robots]).toEqual([status, "noindex"]);
  });
}

test("old readers find an icon", async ({ request }) => {
  expect((await request.get("/favicon.ico")).status()).toBe(200);
});

test("who comes by a link in a language goes on in it", async ({ page }) => {
  await page.goto("/faq?lang=en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Questions and answers");
  await page.waitForFunction(() => localStorage.getItem("tucano.lang") === "en");
  await page.goto("/terms");
  await expect(page.locator("html")).toHaveAttribute("lang", /^en/);
});
