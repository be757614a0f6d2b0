/**
 * Nine languages on a phone and a desk, and one that exaggerates them: every text is there, none
 * is cut off, only the language in use is loaded, and another one is there within a second.
 */
import { expect, type Page } from "@playwright/test";
import { patientMs } from "../lib/patience.ts";
import { onPlayerSite as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { brokenWords, cutTexts } from "./fitting.ts";
import { everyAddress } from "./pages.ts";
import { hearServer, plainTexts, speakPseudo, wordsIn } from "./pseudo.ts";
import { choose, enter, minutes, overflowOf, settle } from "./visit.ts";

const languages = ["pt", "en", "cn", "ch", "vi", "id", "th", "tr", "msa"] as const;

const PHONE = 375;
const DESK = 1440;
const SWITCH_MAX_MS = 1_000;
const SCROLLED = 700;
const LANGUAGE = new RegExp(`^(?:Language|${say("Language")})$`);

const screens = [
  "/",
  "/game",
  "/searchGames",
  "/recharge",
  "/withdraw",
  "/withdrawal-card",
  "/profile",
  "/promotion/activity",
  "/promotion/activity/recharge",
  "/promotion/activity/lottery-wheel",
  "/promotion/vip",
  "/promotion/cover",
  "/promotion/free-rounds",
  "/promotion/jackpots",
  "/promotion/races",
  "/promotion/missions",
  "/promotion/shop",
  "/promotion/rebates",
  "/agency-center/invite",
  "/agency-center/agency-mechanism",
  "/information-center/support",
  "/information-center/settings",
  "/order-center",
  "/security-center",
  "/responsible-gaming/limits",
  "/responsible-gaming/time-out",
  "/responsible-gaming/week",
] as const;

/** Names of things, the same in every language. */
const NAMES = new Set(
  "Tucano PIX CPF CNPJ VIP RTP BRL UID WhatsApp Telegram Android iPhone".split(" "),
);

/** Days and months, which the browser writes by itself. */
const DATES = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/;

/** Pages that show what the browser, the machine or the design call themselves. */
const RAW = /^\/(?:gallery|test|test12|download)$/;

/** The catalogues that this page asks for. */
function hearCatalogues(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on("request", (request) => {
    const name = /\/assets\/(pt|en|cn|ch|vi|id|th|tr|msa)-[\w-]+\.js/.exec(request.url())?.[1];
    if (name !== undefined) asked.add(name);
  });
  return asked;
}

async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((code) => localStorage.setItem("tucano.lang", code), language);
}

async function cutOrBroken(page: Page): Promise<string[]> {
  const broken = await brokenWords(page);
  return [...(await cutTexts(page)), ...broken.map((word) => `broken within: ${word}`)];
}

/** What does not fit on this page, on a phone and on a desk. */
async function cutOn(page: Page, path: string, look = cutOrBroken): Promise<string[]> {
  await page.setViewportSize({ width: PHONE, height: 900 });
  await page.goto(path);
  await settle(page);
  const found: string[] = [];
  for (const width of [PHONE, DESK]) {
    await page.setViewportSize({ width, height: 900 });
    const outside = (await overflowOf(page)).map((element) => `sticks out: ${element}`);
    const cut = [...(await look(page)), ...outside];
    found.push(...cut.map((text) => `${path} at ${width}: ${text}`));
  }
  return found;
}

for (const language of languages) {
  test(`${language}: nothing is missing and nothing is cut`, async ({ page, baseURL }) => {
    test.setTimeout(minutes(10));
    const catalogues = hearCatalogues(page);
    await choose(page, "dark");
    await enter(page, baseURL ?? "");
    await speak(page, language);
    catalogues.clear();
    const found: string[] = [];
    for (const path of screens) {
      await test.step(path, async () => found.push(...(await cutOn(page, path))));
    }
    expect(found).toEqual([]);
    expect([...catalogues]).toEqual([language]);
  });
}

test.describe("exaggerated", () => {
  // What a worker brings cannot be exchanged by a test.
  test.use({ serviceWorkers: "block" });

  test("texts two fifths longer fit on every page, and each of them is translated", async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(minutes(20));
    const heard = hearServer(page);
    await choose(page, "dark");
    await enter(page, baseURL ?? "");
    await speakPseudo(page);
    await speak(page, "en");
    const found: string[] = [];
    const isKnown = (word: string) => NAMES.has(word) || DATES.test(word) || heard.has(word);
    for (const path of await everyAddress(baseURL ?? "")) {
      await test.step(path, async () => {
        // Longer by two fifths, a word may be longer than its line.
        found.push(...(await cutOn(page, path, cutTexts)));
        const texts = RAW.test(path) ? [] : await plainTexts(page);
        const bare = texts.filter((text) => !wordsIn(text).every(isKnown));
        found.push(...bare.map((text) => `${path}: not translated: ${text.slice(0, 80)}`));
      });
    }
    expect(found).toEqual([]);
  });
});

test("another language is there within a second, at the same place of the same page", async ({
  page,
  baseURL,
}) => {
  await choose(page, "dark");
  await enter(page, baseURL ?? "");
  await page.goto("/promotion/vip");
  await settle(page);
  const catalogues = hearCatalogues(page);
  const waited: number[] = [];
  for (const language of ["en", "pt", "en"]) {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), SCROLLED);
    await page.getByRole("banner").getByRole("button", { name: LANGUAGE }).click();
    const choice = page.getByRole("dialog").locator(`button[lang^="${language}"]`);
    await expect(choice).toBeVisible();
    const begun = Date.now();
    await choice.click();
    await page.locator(`html[lang^="${language}"] h1`).first().waitFor();
    waited.push(Date.now() - begun);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(SCROLLED);
    expect(new URL(page.url()).pathname).toBe("/promotion/vip");
  }
  expect([...catalogues]).toEqual(["en", "pt"]);
  expect(Math.min(...waited)).toBeLessThan(patientMs(SWITCH_MAX_MS));
});
