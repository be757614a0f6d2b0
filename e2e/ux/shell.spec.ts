/** What stands around every page: the keys of the keyboard and the menu of a wide screen. */
import { expect } from "@playwright/test";
import { expectAccessible } from "../lib/accessibility.ts";
import { onPlayerSite as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";

/** What accompanies a page arrives after it, on a busy machine a good while after. */
const ARRIVES_MS = 40_000;

test("keys do what the help says, and nothing while somebody types", async ({ page }) => {
  await page.goto("/faq");
  const help = page.getByRole("dialog", { name: say("Keyboard shortcuts") });
  await expect
    .poll(
      async () => {
        await page.keyboard.press("?");
        return await help.isVisible();
      },
      { timeout: ARRIVES_MS },
    )
    .toBe(true);
  await expectAccessible(page, "keyboard shortcuts");
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.keyboard.press("g");
  await page.keyboard.press("c");
  await expect(page).toHaveURL(/\/game$/);
  await page.goto("/searchGames");
  await page.getByRole("searchbox").fill("b?gc");
  await page.getByRole("searchbox").press("?");
  await expect(help).toBeHidden();
  await expect(page).toHaveURL(/searchGames/);
});

test("the shortcuts can be turned off", async ({ page }) => {
  await page.goto("/faq");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: say("Keyboard shortcuts") }).click();
  const help = page.getByRole("dialog", { name: say("Keyboard shortcuts") });
  await help.getByLabel(say("Use single-key shortcuts")).uncheck();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.keyboard.press("?");
  await page.keyboard.press("g");
  await page.keyboard.press("c");
  await expect(page).toHaveURL(/\/faq$/);
});

test("the menu of a wide screen can be narrowed, and stays so", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/faq");
  const main = page.getByRole("navigation", { name: say("Main") }).first();
  await main.getByRole("button", { name: say("Collapse menu") }).click();
  await expect(main).toHaveCSS("width", "72px");
  await page.reload();
  await expect(main).toHaveCSS("width", "72px");
  await expect(main.getByRole("link", { name: say("Promotions"), exact: true })).toBeVisible();
});
