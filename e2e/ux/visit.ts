/** Opening a page the way somebody would, as a visitor or as a member, in either theme. */
import { expect, type Page } from "@playwright/test";
import { openAccount } from "../lib/account.ts";
import { makePerson } from "../lib/people.ts";
import { logIn } from "../lib/player.ts";

export type Theme = "dark" | "light";

/** Before the first page: the browser prefers this theme, and nothing moves. */
export async function choose(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript((name) => localStorage.setItem("tucano.theme", name), theme);
}

/** A new member with money, signed in on this page. */
export async function enter(page: Page, baseUrl: string): Promise<void> {
  const person = makePerson();
  const account = await openAccount(baseUrl, person);
  await account.deposit("150.00");
  await logIn(page, person);
}

/** The page's heading stands, and no placeholder is left. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible({ timeout: 20_000 });
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0, { timeout: 20_000 });
}

/** What sticks out of the window at the right. */
export function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName}.${element.getAttribute("class")?.slice(0, 60)}`)
      .slice(0, 5);
  });
}
