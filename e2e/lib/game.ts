/** What a player does inside a game's frame. */
import { expect, type FrameLocator, type Page } from "@playwright/test";
import { patientMs } from "./patience.ts";
import { inGames as say, onPlayerSite } from "./say.ts";

export interface PlayedRound {
  readonly round_id: string;
  readonly stake: string;
  readonly win: string;
  readonly balance: string;
}

export function gameOf(page: Page): FrameLocator {
  return page.frameLocator("iframe");
}

/**
 * On the first visit: from the game's facts to its reels, drawn and ready for a stake. Later visits
 * go there by themselves.
 */
export async function startPlaying(page: Page): Promise<void> {
  await page.getByRole("button", { name: onPlayerSite("Play"), exact: true }).click();
  const spin = gameOf(page).getByRole("button", { name: say("spin"), exact: true });
  await expect(spin).toBeEnabled({ timeout: patientMs(30_000) });
}

/** Shorter animations, where the market allows them. */
export async function hurry(page: Page): Promise<void> {
  const faster = gameOf(page).getByRole("button", { name: say("turboOn"), exact: true });
  if (await faster.isVisible()) await faster.click();
}

/** One round, watched to its end, free spins and all. */
export async function spin(page: Page): Promise<PlayedRound> {
  const game = gameOf(page);
  const answered = page.waitForResponse("**/play/api/spin*");
  await game.getByRole("button", { name: say("spin"), exact: true }).click();
  const { data } = (await (await answered).json()) as { data: PlayedRound };
  await expect(game.getByRole("button", { name: say("spin"), exact: true })).toBeEnabled({
    timeout: patientMs(120_000),
  });
  return data;
}

/** Reveals the server seed in use, so that past rounds can be recomputed. */
export async function revealSeed(page: Page): Promise<void> {
  const game = gameOf(page);
  await game.getByRole("button", { name: say("menu"), exact: true }).click();
  await game.getByRole("tab", { name: say("tabFair") }).click();
  await game.getByRole("button", { name: say("rotate") }).click();
  await expect(game.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible();
  await game
    .getByRole("button", { name: say("close"), exact: true })
    .first()
    .click();
}
