/**
 * Whoever leaves a page and comes back, by Back, by reloading or after half a minute in another
 * tab, finds the same place and the same filters; whatever opens over a page has an address too.
 */
import { expect, type Page } from "@playwright/test";
import { onPlayerSite as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { choose, enter, minutes, settle } from "./visit.ts";

const TOLERANCE_PX = 4;
const HALF_A_MINUTE_MS = 30_000;

const scrollOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** On a busy machine what lies below may be drawn only now: until then the page ends above it. */
async function standAt(page: Page, top: number): Promise<void> {
  const goThere = async () => {
    await page.evaluate((y) => scrollTo(0, y), top);
    return await scrollOf(page);
  };
  await expect.poll(goThere).toBe(top);
}

/** So far down, or at the end of a page that is shorter: a chart is as long as was played. */
async function standAtMost(page: Page, most: number): Promise<number> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const top = Math.min(most, end);
  await standAt(page, top);
  return top;
}

async function expectPlace(page: Page, top: number): Promise<void> {
  await expect
    .poll(async () => Math.abs((await scrollOf(page)) - top), { message: "away from the place" })
    .toBeLessThanOrEqual(TOLERANCE_PX);
}

test.beforeEach(async ({ page }) => {
  await choose(page, "dark");
  await page.setViewportSize({ width: 375, height: 812 });
});

for (const path of ["/", "/game?sort=rtp", "/popular", "/ranking", "/terms"]) {
  test(`${path}: Back and reloading keep the place`, async ({ page }) => {
    await page.goto(path);
    await settle(page);
    const top = await standAtMost(page, 700);
    const address = page.url();
    await page.reload();
    await settle(page);
    await expectPlace(page, top);
    // Somewhere else and back, as by a tap in the bar below.
    await page
      .getByRole("navigation", { name: say("Main") })
      .getByRole("link", { name: say("Promotions") })
      .click();
    await expect(page).toHaveURL(/promotion\/activity/);
    // Whoever goes back has seen the page: an address changes a frame before it.
    await expect.poll(() => scrollOf(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expectPlace(page, top);
  });
}

/** What lies far below is drawn after the rest of a page, which is as tall as it was left. */
for (const [path, top] of [
  ["/", 2_400],
  ["/game", 1_500],
  ["/promotion/activity", 1_900],
] as const) {
  test(`${path}: Back keeps a place far down`, async ({ page }) => {
    await page.goto(path);
    await settle(page);
    await standAt(page, top);
    const bar = page.getByRole("navigation", { name: say("Main") });
    await bar.getByRole("link", { name: say("Profile") }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await expect.poll(() => scrollOf(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expectPlace(page, top);
    await settle(page);
    await expectPlace(page, top);
  });
}

test("half a minute in another tab changes nothing", async ({ page, context, baseURL }) => {
  test.setTimeout(minutes(3));
  await page.clock.install();
  await enter(page, baseURL ?? "");
  await page.goto("/game?type=slots");
  await settle(page);
  await standAt(page, 300);
  const other = await context.newPage();
  await other.goto("/robots.txt");
  await page.clock.runFor(HALF_A_MINUTE_MS);
  await other.close();
  await page.bringToFront();
  await expectPlace(page, 300);
  await expect(page).toHaveURL(/type=slots/);
});

/** What opens over a page, and the address that opens it by itself. */
const doors = [
  { path: "/login", opens: "Log in" },
  { path: "/recharge", opens: "Deposit" },
  { path: "/searchGames?q=onca", opens: "Search games" },
  { path: "/information-center/notification", opens: "Messages" },
  { path: "/responsible-gaming/limits", opens: "Limits" },
] as const;

test("every sheet can be sent as a link", async ({ page }) => {
  for (const { path, opens } of doors) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: say(opens) }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: say(opens) }).first()).toBeVisible();
  }
});

test("filters of records stand in the address", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "");
  await page.goto("/transactions");
  await settle(page);
  await page.getByRole("radio", { name: say("3 days") }).check({ force: true });
  await expect(page).toHaveURL(/range=last3days/);
  await page.reload();
  await expect(page.getByRole("radio", { name: say("3 days") })).toBeChecked();
});
