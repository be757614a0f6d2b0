/**
 * The site as an app: it opens without a network and says so, a newer release takes its place
 * without taking anything from anybody, and what accompanies the pages keeps out of the way.
 */
import { expect, type Page } from "@playwright/test";
import { announce } from "@tucano/contract/backoffice/site/content-messages.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { callOffice, openBrowser, signInToOffice } from "../lib/people/desk.ts";
import { type Releases, startReleases } from "../lib/releases.ts";
import { inDays } from "../lib/days.ts";
import { onPlayerSite as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";

/** What accompanies a page arrives after it, on a busy machine a good while after. */
const ARRIVES_MS = 40_000;

/** The worker of this page has control and all that a first page needs. */
async function expectWorker(page: Page): Promise<void> {
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === "activated",
    undefined,
    { timeout: ARRIVES_MS },
  );
}

const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => "isMarked" in globalThis);

/** What happens when somebody comes back to the tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

test("without a network the shell opens and says so", async ({ page, context }) => {
  await page.goto("/");
  await expectWorker(page);
  await context.setOffline(true);
  await page.goto("/game", { waitUntil: "commit" });
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByText(say("You are offline. What you see may be old."))).toBeVisible();
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("banner")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(say("You are offline. What you see may be old."))).toBeHidden();
});

test("no answer of the server is kept", async ({ page }) => {
  await page.goto("/");
  await expectWorker(page);
  await page.goto("/game");
  await expect(page.getByRole("heading").first()).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain("/app.html");
  expect(kept.filter((path) => /^\/(?:api|play|sandbox|healthz)/.test(path))).toEqual([]);
});

test.describe("a newer release", () => {
  let releases: Releases;

  test.beforeEach(async ({ baseURL }) => {
    releases = await startReleases(baseURL ?? "");
  });
  test.afterEach(() => releases.close());

  test("the first worker reloads nothing; a newer one exchanges a calm page", async ({ page }) => {
    await page.goto(`${releases.url}/faq`);
    await mark(page);
    await expectWorker(page);
    expect(await isMarked(page)).toBe(true);
    releases.deploy();
    await comeBack(page);
    await expect.poll(() => isMarked(page).catch(() => true), { timeout: ARRIVES_MS }).toBe(false);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("a payment is never reloaded: a note leaves it to the player", async ({ page }) => {
    await page.goto(`${releases.url}/recharge-payment`);
    await expectWorker(page);
    await mark(page);
    releases.deploy();
    await comeBack(page);
    const button = page.getByRole("button", { name: say("Update now") });
    await expect(button).toBeVisible({ timeout: ARRIVES_MS });
    expect(await isMarked(page)).toBe(true);
    await button.click();
    await expect.poll(() => isMarked(page).catch(() => true), { timeout: ARRIVES_MS }).toBe(false);
  });
});

const announcement = {
  site: null,
  texts: { pt: { title: "Manutenção", text: "Quarta, das 4h às 4h15." } },
  link: null,
  is_pinned: false,
  starts_at: inDays(-1),
  ends_at: inDays(1),
};

test.describe("the reminder", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("comes at the second view, and not again when told so", async ({
    page,
    browser,
    baseURL,
  }) => {
    const office = await openBrowser(browser, baseURL ?? "");
    await signInToOffice(office.page);
    await callOffice(office.page, announce, { announcement, reason: "A noite da manutenção" });
    await office.page.context().close();
    const reminder = page.getByRole("dialog", { name: say("What's new") });
    await page.goto("/faq");
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("tucano.reminder-views")), {
        timeout: ARRIVES_MS,
      })
      .toBe("1");
    await page.goto("/");
    await expect(reminder.getByText(announcement.texts.pt.title)).toBeVisible({
      timeout: ARRIVES_MS,
    });
    await expectAccessible(page, "the reminder");
    await reminder.getByLabel(say("Don't show again today")).check();
    await reminder.getByRole("button", { name: say("Got it") }).click();
    await expect(reminder).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("tucano.reminder-off"))).not.toBeNull();
  });
});
