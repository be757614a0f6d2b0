/**
 * Two players at one sea: each sees the other's seat under a masked name and what they really shot,
 * and a free seat is free. Who plays alone is gone from the other's sea, and sees nobody.
 */
import { type Browser, expect, type Page } from "@playwright/test";
import { newGuest } from "../lib/people/account.ts";
import { patientMs } from "../lib/patience.ts";
import { inGame } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { launchGame } from "./launched-games.ts";
import { minutes } from "./visit.ts";

const CODE = "pescaria-da-mare";
const say = inGame(CODE);
const PICTURES = "test-results/sea";

async function sitDown(browser: Browser, origin: string): Promise<{ page: Page; mask: string }> {
  const guest = await newGuest(origin);
  await guest.account.deposit("50.00");
  const context = await browser.newContext({ viewport: { width: 375, height: 667 } });
  const page = await context.newPage();
  const address = await launchGame(origin, guest, CODE);
  await page.goto(address.replace(/\blang=\w+/, "lang=pt"));
  const shoot = page.getByRole("button", { name: say("shoot"), exact: true });
  await expect(shoot).toBeEnabled({ timeout: patientMs(60_000) });
  const { account } = guest.person;
  return { page, mask: `${account.slice(0, 2)}***${account.slice(-1)}` };
}

const seats = (page: Page) => page.locator(".sea-seat");

test("two members see each other's seat and shots, and one who plays alone is gone", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(minutes(4));
  const origin = baseURL ?? "";
  const ana = await sitDown(browser, origin);
  await expect(seats(ana.page).filter({ hasText: say("seatFree") })).toHaveCount(3);
  const bruno = await sitDown(browser, origin);
  const anasAtBrunos = seats(bruno.page).filter({ hasText: ana.mask });
  await expect(anasAtBrunos).toHaveCount(1, { timeout: patientMs(10_000) });
  await expect(seats(ana.page).filter({ hasText: bruno.mask })).toHaveCount(1);
  await expect(seats(bruno.page).filter({ hasText: say("seatFree") })).toHaveCount(2);
  await ana.page.bringToFront();
  const answered = ana.page.waitForResponse("**/play/api/spin*");
  await ana.page.getByRole("button", { name: say("shoot"), exact: true }).click();
  expect((await answered).status()).toBe(200);
  await expect(anasAtBrunos).toHaveAttribute("data-shots", "1", { timeout: patientMs(10_000) });
  await bruno.page.screenshot({ path: `${PICTURES}/two-at-one-sea-375.png` });
  await ana.page.getByRole("button", { name: say("playAlone") }).click();
  await expect(seats(ana.page).first()).toBeHidden();
  await expect(seats(bruno.page).filter({ hasText: say("seatFree") })).toHaveCount(3, {
    timeout: patientMs(10_000),
  });
});
