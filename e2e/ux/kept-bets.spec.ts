/**
 * A bet laid with chips and kept is there on the next visit, at the fixed table and at the live
 * one, is laid by two taps, staked as it was shown, and forgotten when its owner says so.
 */
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../lib/accessibility.ts";
import type { PlayedRound } from "../lib/game.ts";
import { newGuest } from "../lib/people/account.ts";
import { test } from "../lib/test.ts";
import { launchGame } from "./launched-games.ts";

const SPOTS = ["17", "20"];

/** A game that is opened by itself speaks English. */
const keyOfKept = (page: Page) => page.getByRole("button", { name: "Saved bets", exact: true });
const lying = (page: Page) => page.locator(".spot > .chip");
const kept = (page: Page) => page.locator(".kept-bet");

async function comeAgain(page: Page): Promise<void> {
  await page.reload();
  await expect(lying(page)).toHaveCount(0);
  await keyOfKept(page).click();
}

for (const [game, spin] of [
  ["roleta-europeia", ".bar-main"],
  ["roleta-ao-vivo", null],
] as const) {
  test(`a bet kept at ${game} is laid again`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    const guest = await newGuest(baseURL ?? "");
    await guest.account.deposit("50.00");
    await page.goto(await launchGame(baseURL ?? "", guest, game));
    await expect(page.locator(".roulette-board:not(.is-locked)")).toBeVisible();
    for (const spot of SPOTS) await page.locator(`.spot.cell[aria-label^="${spot} "]`).click();
    await expect(lying(page)).toHaveCount(SPOTS.length);
    await keyOfKept(page).click();
    await expectAccessible(page, "the sheet of kept bets");
    await page.locator(".panel .stake-choice").click();
    await expect(kept(page)).toHaveCount(1);

    await comeAgain(page);
    const total = await kept(page).locator("b").innerText();
    await kept(page).click();
    await expect(lying(page)).toHaveCount(SPOTS.length);
    if (spin !== null) {
      const answered = page.waitForResponse("**/play/api/spin*");
      await page.locator(spin).click();
      const { data } = (await (await answered).json()) as { data: PlayedRound };
      expect(total, "the stake as it was shown").toContain(data.stake.replace(".", ","));
    }

    await comeAgain(page);
    await page.locator(".kept-bets .close").click();
    await expect(kept(page)).toHaveCount(0);
  });
}
