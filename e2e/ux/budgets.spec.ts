// What a first visit costs over the line, and that what the server wrote is what the browser draws.
import { expect, type Page } from "@playwright/test";
import { publicPages } from "./pages.ts";
import { patientMs } from "../lib/patience.ts";
import { test } from "../lib/test.ts";

const KB = 1_000;
const limits = { script: 135 * KB, style: 12 * KB, document: 10.5 * KB, everything: 300 * KB };
/** Of the heights in view that moved. */
const MOST_SHIFT = 0.01;

/** Those with a part of the style sheet (apps/player/build/first-pages.ts). */
const quick = [
  "/",
  "/game",
  "/searchGames",
  "/winners",
  "/promotion/activity",
  "/promotion/vip",
  "/faq",
  "/terms",
  "/privacy",
  "/responsible-gaming",
];

/** All that the server writes whole. */
const written = [...new Set([...quick, ...publicPages, "/gameInfo?id=1"])];

// Somebody who has never been here.
test.use({ storageState: { cookies: [], origins: [] } });

type Kind = keyof typeof limits;
const kindOf: Readonly<Record<string, Kind>> = {
  Script: "script",
  Stylesheet: "style",
  Document: "document",
};

async function countBytes(page: Page): Promise<Record<Kind, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const kinds = new Map<string, string>();
  const bytes = { script: 0, style: 0, document: 0, everything: 0 };
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kindOf[kinds.get(requestId) ?? ""];
    bytes.everything += encodedDataLength;
    if (kind !== undefined) bytes[kind] += encodedDataLength;
  });
  return bytes;
}

/** The server writes a page when it is asked for, and the very first may come too late. */
async function haveWritten(page: Page, path: string): Promise<void> {
  const ask = async () =>
    (await page.request.get(path, { headers: { accept: "text/html" } })).text();
  await expect.poll(ask, { timeout: patientMs(30_000) }).toContain("first-answers");
}

/** Every element's place and looks, where it comes to rest. */
function looksOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const one of document.getAnimations()) {
      if (one instanceof CSSTransition) one.finish();
    }
    return [...document.querySelectorAll("body *")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, backgroundImage, borderRadius, fontSize, fontWeight } =
        getComputedStyle(element);
      const place = [x, y, width, height].map(Math.round).join(" ");
      const looks = [color, backgroundColor, backgroundImage, borderRadius, fontSize, fontWeight];
      return `${element.tagName}.${element.getAttribute("class")}: ${place} ${looks.join(" ")}`;
    });
  });
}

/** Leaving the first page would bring them: whatever this page shows, it has already. */
async function takeWholeStyles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const part = document.querySelector<HTMLLinkElement>("link[data-whole]");
    if (part === null) throw new Error("The page has come with the whole style sheet.");
    const whole = document.createElement("link");
    await new Promise((resolve, reject) => {
      whole.addEventListener("load", resolve);
      whole.addEventListener("error", reject);
      Object.assign(whole, { rel: "stylesheet", crossOrigin: "", href: part.dataset["whole"] });
      part.after(whole);
    });
    part.remove();
  });
}

/** React writes its own mark on what it has taken over. */
async function waitUntilTakenOver(page: Page): Promise<void> {
  const isTaken = () =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react"));
  await page.waitForFunction(isTaken, undefined, { timeout: patientMs(30_000) });
}

test("a first visit of the lobby keeps its budgets", async ({ page }) => {
  await haveWritten(page, "/");
  const bytes = await countBytes(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/", { waitUntil: "load" });
  await waitUntilTakenOver(page);
  // What accompanies the page comes later, when it is idle: it is no part of the first view.
  const first = { ...bytes };
  test.info().annotations.push({ type: "bytes", description: JSON.stringify(first) });
  console.log(`  first view: ${JSON.stringify(first)}`);
  for (const kind of ["script", "style", "document", "everything"] as const) {
    expect.soft(first[kind], kind).toBeLessThanOrEqual(limits[kind]);
  }
});

for (const path of quick) {
  test(`${path} lacks no looks in what is sent of the style sheet`, async ({ page }) => {
    await haveWritten(page, path);
    // As it was written: what comes later by itself would be no difference of looks.
    await page.route("**/first-visit.js", (route) => route.abort());
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: "load" });
      const part = await looksOf(page);
      await takeWholeStyles(page);
      expect(await looksOf(page)).toEqual(part);
    }
  });
}

for (const [width, height] of [
  [375, 812],
  [1440, 900],
] as const) {
  for (const path of written) {
    test(`${path} at ${width} is taken over as it was written, and stays where it is`, async ({
      page,
    }) => {
      await haveWritten(page, path);
      await page.addInitScript(() => {
        const seen = { shift: 0 };
        Object.assign(globalThis, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { hadRecentInput, value } = entry as LayoutShift;
            if (!hadRecentInput) seen.shift += value;
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.setViewportSize({ width, height });
      await page.goto(path, { waitUntil: "load" });
      await waitUntilTakenOver(page);
      await page.waitForTimeout(1_000);
      const seen = await page.evaluate(() => ({
        replaced: performance.getEntriesByName("tucano.page-replaced").length,
        shift: (globalThis as unknown as { seen: { shift: number } }).seen.shift,
      }));
      expect(seen.replaced, "drawn anew").toBe(0);
      expect(seen.shift, "moved").toBeLessThanOrEqual(MOST_SHIFT);
    });
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly value: number;
}

test("a tap that comes before the code is not lost", async ({ page }) => {
  await haveWritten(page, "/faq");
  let letThrough = (): void => undefined;
  const isTapped = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/assets/index-*.js", async (route) => {
    await isTapped;
    await route.continue();
  });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/faq", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Menu" }).click();
  letThrough();
  await expect(page.getByRole("dialog")).toBeVisible();
  // What is no part of a first page is not shown before all of the style sheet is there.
  await expect(page.locator("link[data-whole]")).toHaveCount(0);
});

test("whoever chose another language or look sees no other first", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("tucano.lang", "en"));
  await page.goto("/faq");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Questions and answers");
  // From now on the browser says that it has been here, and the server writes nothing for it.
  const answer = await page.request.get("/faq", { headers: { accept: "text/html" } });
  expect(await answer.text()).not.toContain("first-answers");
});
