/**
 * Every page in the states that nobody designs for: while it loads, with nothing in it, when the
 * server fails, without a network, for a stranger. Each says what is the matter and what to do
 * next, and is photographed.
 */
import { join } from "node:path";
import { expect, type Page, type Route } from "@playwright/test";
import { onPlayerSite as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { everyAddress } from "./pages.ts";
import { choose, enter, enterNew, minutes, settle, wordsOf } from "./visit.ts";

const folder = join(import.meta.dirname, "../../test-results/states");

/** What the shell itself asks for is answered; what belongs to the page is not. */
const OF_THE_SHELL =
  /\/api\/(?:auth|language|dynamicwebs|profilepictures|socialmedialinks|security\/overview)/;

async function onPageCalls(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route("**/api/**", (route) =>
    OF_THE_SHELL.test(route.request().url()) ? route.continue() : answer(route),
  );
}

const broken = JSON.stringify({
  code: 500,
  status: "fail",
  message: "Algo deu errado do nosso lado. Tente de novo.",
  data: null,
  error: "common.internal",
  request_id: "00000000-0000-4000-8000-000000000000",
});

async function takeBoth(page: Page, name: string): Promise<void> {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: width === 375 ? 812 : 900 });
    const file = `${name.replaceAll(/[/?=]/g, "_")}-${width}.jpg`;
    await page.screenshot({ path: join(folder, file), type: "jpeg", quality: 60 });
  }
  // The next page opens on a phone: what scrolls itself into sight does so at its own width.
  await page.setViewportSize({ width: 375, height: 812 });
}

/** Something to press or follow in the page itself, besides the shell and the way back. */
async function findNextStep(page: Page): Promise<string[]> {
  const main = page.getByRole("main").or(page.getByRole("dialog")).last();
  const back = main.getByRole("button", { name: say("Back"), exact: true });
  const ways = main.getByRole("button").or(main.getByRole("link")).or(main.locator("summary"));
  return (await ways.count()) > (await back.count()) ? [] : ["no way on"];
}

/** Texts, forms and what the device says: pages that are whole before anything has been asked. */
const STANDS_WITHOUT_ANSWERS = new RegExp(
  [
    "^/agency-center/register",
    "^/(?:download|fairness|faq|gallery|login|no-such|privacy|register|set-password|terms|test)",
    "^/(?:profile|responsible-gaming|responsible-gaming/self-test|security-center)$",
    "^/security-center/(?:authenticator|bind-email|change-password|social|verify-password)$",
  ].join("|"),
);

/** A call that fails is made again twice. Another part of the page may ask the same once more. */
const ASKED_MOST = 6;

function tooOften(paths: readonly string[]): string[] {
  return Object.entries(Object.groupBy(paths, (path) => path))
    .filter(([, calls = []]) => calls.length > ASKED_MOST)
    .map(([path, calls = []]) => `asked ${calls.length} times for ${path}`);
}

// Each comes with a browser of its own, and walks for minutes.
test.describe.configure({ mode: "parallel" });

type Look = (path: string) => Promise<string[]>;

/** All pages, whatever is found on one of them. */
async function lookAtAll(baseURL: string | undefined, state: string, look: Look): Promise<void> {
  const findings: string[] = [];
  for (const path of await everyAddress(baseURL ?? "")) {
    await test.step(`${state} ${path}`, async () => {
      const found = await look(path).catch((error: unknown) => [wordsOf(error)]);
      findings.push(...found.map((one) => `${path}: ${one}`));
    });
  }
  expect(findings).toEqual([]);
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 }).first();

test("when the server fails, every page says so and can be tried again", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(minutes(15));
  await choose(page, "dark");
  await enter(page, baseURL ?? "");
  let asked: string[] = [];
  await onPageCalls(page, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 500, contentType: "application/json", body: broken });
  });
  await lookAtAll(baseURL, "error", async (path) => {
    asked = [];
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(heading(page)).toBeVisible();
    await settle(page);
    const again = page.getByRole("button", { name: say("Try again"), exact: true }).first();
    if (!STANDS_WITHOUT_ANSWERS.test(path)) await expect(again).toBeVisible();
    // By then whatever asks for ever has done so.
    const isAskedTooOften = tooOften(asked);
    await takeBoth(page, `error${path}`);
    return [...isAskedTooOften, ...(await findNextStep(page))];
  });
});

test("while answers are awaited, every page stands in its shape", async ({ page, baseURL }) => {
  test.setTimeout(minutes(15));
  await choose(page, "dark");
  await enter(page, baseURL ?? "");
  const held: Route[] = [];
  await onPageCalls(page, async (route) => void held.push(route));
  await lookAtAll(baseURL, "loading", async (path) => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(page.locator("main, #root > *").first()).toBeVisible();
    // Nothing is shown for the first moment: what waits longer has a shape.
    await page.waitForFunction(() => performance.now() > 1_500);
    await takeBoth(page, `loading${path}`);
    const text = await page.getByRole("main").first().innerText();
    const shapes = await page.locator(".animate-shimmer, .animate-spin, canvas").count();
    return text.trim() === "" && shapes === 0 ? ["neither words nor a shape"] : [];
  });
  await Promise.all(held.map((route) => route.abort().catch(() => undefined)));
});

test("without a network every page that was opened before says so", async ({
  page,
  baseURL,
  context,
}) => {
  test.setTimeout(minutes(15));
  await choose(page, "dark");
  await enter(page, baseURL ?? "");
  await lookAtAll(baseURL, "offline", async (path) => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await settle(page);
    await context.setOffline(true);
    try {
      await expect(page.getByRole("status").first()).toBeAttached();
      await takeBoth(page, `offline${path}`);
      // A game that was still being fetched finds out when its files do not come.
      await expect.poll(() => findNextStep(page)).toEqual([]);
      return [];
    } finally {
      await context.setOffline(false);
    }
  });
});

test("signed out, every page opens and says what signing in would show", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(minutes(15));
  await choose(page, "light");
  await lookAtAll(baseURL, "visitor", async (path) => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await settle(page);
    await takeBoth(page, `visitor${path}`);
    return findNextStep(page);
  });
});

test("a new member, who has nothing yet, is told what each page is for", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(minutes(15));
  await choose(page, "dark");
  await enterNew(page, baseURL ?? "");
  await lookAtAll(baseURL, "empty", async (path) => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await settle(page);
    await takeBoth(page, `empty${path}`);
    return findNextStep(page);
  });
});
