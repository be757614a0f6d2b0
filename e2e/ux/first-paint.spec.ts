/**
 * The first thing that is painted is already in the theme that was chosen, and says where one is:
 * before any code of the page has come.
 */
import { expect, type Page } from "@playwright/test";
import { test } from "../lib/test.ts";
import { choose, type Theme } from "./visit.ts";

/** How light the page's ground is, from 0 to 255. */
function groundOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    if (context === null) throw new Error("This browser has no 2D canvas.");
    context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1).data[1] ?? 0;
  });
}

async function openWithoutCode(page: Page): Promise<void> {
  await page.route("**/assets/*.js", () => undefined);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("banner").or(page.locator(".still-header")).first()).toBeVisible();
}

test.use({ serviceWorkers: "block" });

for (const theme of ["dark", "light"] satisfies Theme[]) {
  test(`${theme}, before any code`, async ({ page }) => {
    await choose(page, theme);
    await openWithoutCode(page);
    const ground = await groundOf(page);
    if (theme === "light") expect(ground).toBeGreaterThan(200);
    else expect(ground).toBeLessThan(60);
  });
}

for (const prefers of ["dark", "light"] satisfies Theme[]) {
  test(`as the device has it, ${prefers}, before any code`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: prefers });
    await page.addInitScript(() => localStorage.setItem("tucano.theme", "system"));
    await openWithoutCode(page);
    expect((await groundOf(page)) > 128).toBe(prefers === "light");
  });
}
