/**
 * Nine languages on a phone and a desk: every text is there, none is cut off, and only the language
 * in use is loaded.
 */
import { expect, type Page, test } from "@playwright/test";
import { enter, settle } from "./visit.ts";

const languages = ["pt", "en", "cn", "ch", "vi", "id", "th", "tr", "msa"] as const;

const screens = [
  "/",
  "/game",
  "/recharge",
  "/withdraw",
  "/profile",
  "/promotion/activity",
  "/promotion/vip",
  "/promotion/cover",
  "/agency-center/invite",
  "/information-center/support",
  "/order-center",
  "/responsible-gaming/limits",
] as const;

/** Texts that do not fit where they stand. Names of games and of people may be cut. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, a, h1, h2, h3, dt, th, label, summary, p")]
      .filter((element) => {
        const style = getComputedStyle(element);
        const isCut = element.scrollWidth > element.clientWidth + 1;
        const isSeen = element.offsetParent !== null && style.visibility === "visible";
        return isSeen && isCut && style.overflowX === "hidden" && !element.closest("[data-name]");
      })
      .map((element) => element.innerText.trim().slice(0, 60))
      .filter((text) => text !== ""),
  );
}

for (const language of languages) {
  test(`${language}: nothing is missing and nothing is cut`, async ({ page, baseURL }) => {
    test.setTimeout(300_000);
    const catalogues = new Set<string>();
    page.on("request", (request) => {
      const name = /\/assets\/(pt|en|cn|ch|vi|id|th|tr|msa)-[\w-]+\.js/.exec(request.url())?.[1];
      if (name !== undefined) catalogues.add(name);
    });
    await enter(page, baseURL ?? "");
    await page.evaluate((code) => localStorage.setItem("tucano.lang", code), language);
    catalogues.clear();
    for (const path of screens) {
      await test.step(path, async () => {
        for (const width of [375, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(path);
          await settle(page);
          expect.soft(await cutTexts(page), `${path} at ${width} in ${language}`).toEqual([]);
        }
      });
    }
    expect([...catalogues]).toEqual([language]);
  });
}
