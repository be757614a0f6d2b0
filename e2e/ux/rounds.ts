/** How a round is played at any game of the catalogue, whatever it is pressed with. */
/// <reference lib="dom" />
import { expect, type Page } from "@playwright/test";
import type { Account } from "../lib/people/account.ts";
import { patientMs } from "../lib/patience.ts";

const MOST_STEPS = 30;
/** A draw may have to be waited for, and the sales that come after it. */
export const TABLE_MS = 150_000;

export const MAIN = ".spin, .bar-main";
/** What a round of several steps offers beside the main button; advice and payouts are no step. */
const STEPS = ".stage button:not(.bj-hint, .vp-hint), .controls button:not(.bj-pays)";

/** What can be pressed now; `:enabled` knows nothing of `aria-disabled`. */
export const ready = (selector: string) =>
  selector
    .split(", ")
    .map((one) => `${one}:not(:disabled, [aria-disabled="true"])`)
    .join(", ");

export const isShown = (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .count()
    .then((count) => count > 0);

const isIdle = (page: Page) =>
  page.evaluate((main) => {
    const button = document.querySelector(main);
    return (
      button !== null &&
      !button.classList.contains("is-busy") &&
      !button.classList.contains("is-step") &&
      document.querySelector(".overlay button") === null
    );
  }, MAIN);

type Press = (page: Page, selector: string) => Promise<void>;

/** Until the round is over: steps on the board, or the cash-out once there is something to take. */
export async function playToItsEnd(page: Page, press: Press): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const main = page.locator(MAIN);
    await expect(main).not.toHaveClass(/is-busy/, { timeout: patientMs(60_000) });
    if (await isIdle(page)) return;
    const canStep = await isShown(page, ready(STEPS));
    const canEnd = await isShown(page, ready(".bar-main.is-step"));
    if (await isShown(page, ".overlay button")) await press(page, ".overlay button");
    else if (canStep && (step === 0 || !canEnd)) await press(page, ready(STEPS));
    else await press(page, ready(MAIN));
    await page.waitForLoadState("networkidle");
  }
  throw new Error(`The round was not over after ${MOST_STEPS} steps.`);
}

/** Sends a slip that may lie over everything else. */
const SEND = ".place-key";

/** How a bet is laid at each table, key by key; the last one may have to wait for the next sale. */
export const bets: Readonly<Record<string, readonly string[]>> = {
  "voo-do-tucano": ['.main-key[data-mode="bet"]'],
  "roleta-ao-vivo": [".spot", ".live-place"],
  "bacara-ao-vivo": [".spot", ".live-place"],
  "keno-minuto": [".draw-tools .tool", ".buy"],
  "seis-da-sorte": [".draw-tools .tool", ".buy"],
  "salao-de-bingo": [".buy"],
  "salao-75": [".buy"],
  "liga-tucano": [".odds-key", ".slip-bar", SEND],
};

interface Place {
  readonly page: Page;
  readonly code: string;
  readonly account: Account;
}

/** Until the stake was taken. */
export async function layBet({ page, code, account }: Place, press: Press): Promise<void> {
  const keys = bets[code];
  if (keys === undefined) throw new Error(`Nobody has said how to bet at ${code}.`);
  const { money: before } = await account.read();
  await expect(async () => {
    // Once the last key is there, what came before would only change the bet.
    const left = (await isShown(page, ready(SEND))) ? [SEND] : keys;
    for (const key of left) {
      // A slip that is open beside the matches has no bar; a bet that was taken no key.
      if (await isShown(page, ready(key))) await press(page, ready(key));
    }
    expect((await account.read()).money, "the stake was taken").not.toBe(before);
  }).toPass({ timeout: patientMs(TABLE_MS), intervals: [1_500] });
}
