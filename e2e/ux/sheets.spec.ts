/**
 * A sheet over a page: nothing else is reached by keys or taps while it is open, Escape closes the
 * topmost only, and whoever opened it goes on where they were; also where something fills the
 * screen.
 */
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { enterAsNewMember } from "../lib/people/cashier.ts";
import { dialog } from "../lib/people/player.ts";
import { onPlayerSite as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { settle } from "./visit.ts";

const page375 = { width: 375, height: 812 };
const button = (page: Page, name: string): Locator =>
  page.getByRole("button", { name: say(name), exact: true }).first();

/** What Tab reaches that is neither in the sheet nor the browser's own. */
async function reachedOutside(page: Page): Promise<string[]> {
  const outside = new Set<string>();
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const active = document.activeElement;
      const isAway = active === null || active === document.body;
      return isAway || active.closest("dialog[open]") !== null ? "" : active.outerHTML.slice(0, 80);
    });
    if (name !== "") outside.add(name);
  }
  return [...outside];
}

const isSeenInMiddle = (sheet: Locator): Promise<boolean> =>
  sheet.evaluate((element) => {
    const { left, width, top, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(seen);
  });

/** The menu over the first page, on a phone. */
async function openMenu(page: Page): Promise<Locator> {
  await page.setViewportSize(page375);
  await page.goto("/");
  await settle(page);
  await button(page, "Menu").click();
  const menu = dialog(page, "Menu");
  await expect(menu).toBeVisible();
  return menu;
}

test("a sheet holds the keys and the page, and gives both back", async ({ page }) => {
  const menu = await openMenu(page);
  await expect(page.locator("#root")).toHaveAttribute("inert", "");
  expect(await reachedOutside(page)).toEqual([]);
  await page.mouse.move(187, 60);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(button(page, "Menu")).toBeFocused();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test("a press beside a sheet closes it, one inside does not", async ({ page }) => {
  const menu = await openMenu(page);
  await menu.getByRole("heading", { name: say("Menu") }).click();
  await expect(menu).toBeVisible();
  await page.mouse.click(187, 20);
  await expect(menu).toHaveCount(0);
});

test("a sheet that follows another gives the focus back to what opened the first", async ({
  page,
}) => {
  await page.setViewportSize(page375);
  await page.goto("/");
  await settle(page);
  const opener = button(page, "Log in");
  await opener.click();
  await dialog(page, "Log in")
    .getByRole("button", { name: say("No account yet? Register") })
    .click();
  const second = dialog(page, "Create account");
  await expect(second).toBeVisible();
  await expect(dialog(page, "Log in")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(second).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("a sheet is seen over a game that fills the screen", async ({ page, baseURL }) => {
  await enterAsNewMember(page, baseURL ?? "");
  const { list } = await createApiClient(baseURL ?? "")(listGames, { keyword: "Maré Alta" });
  await page.goto(`/gameInfo?id=${list[0]?.id}`);
  await button(page, "Play").click();
  await button(page, "Game menu").click();
  const menu = page.getByRole("dialog", { name: "Maré Alta" });
  await menu.getByRole("button", { name: say("Full screen") }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe("HTML");
  await button(page, "Game menu").click();
  await expect(menu).toBeVisible();
  await expect.poll(() => isSeenInMiddle(menu)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
});
