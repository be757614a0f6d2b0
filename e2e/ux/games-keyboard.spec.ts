/**
 * Whoever has no mouse plays every game of the catalogue: sound, rules, stake, the bet, each step,
 * cashing out and leaving, by Tab, Enter, arrows and Escape alone, and never loses the focus.
 */
/// <reference lib="dom" />
import { expect, type Page } from "@playwright/test";
import type { Account } from "../lib/people/account.ts";
import { patientMs } from "../lib/patience.ts";
import { test } from "../lib/test.ts";
import { bets, isShown, layBet, MAIN, playToItsEnd, ready, TABLE_MS } from "./rounds.ts";
import { launchEveryGame } from "./launched-games.ts";
import { minutes } from "./visit.ts";

/** A felt of roulette has a hundred and fifty places. */
const MOST_PRESSES = 260;

/** E2E_PAGES plays some of them again, as in E2E_PAGES='keno|bingo'. */
const WANTED = new RegExp(process.env["E2E_PAGES"] ?? "");

/** Where the focus is: on what was looked for, marked, and not below something else. */
function focusOn(selector: string): string {
  const focused = document.activeElement;
  if (focused === null || !focused.matches(selector)) return "elsewhere";
  if (!focused.matches(":focus-visible")) return "without a mark";
  const box = (focused.closest("label") ?? focused).getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (top === null) return "outside the window";
  const isSeen = (focused.closest("label") ?? focused).contains(top) || top.contains(focused);
  return isSeen ? "seen" : `below ${top.className}`;
}

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    if ((await page.evaluate(focusOn, selector)) !== "elsewhere") break;
    await page.keyboard.press("Tab");
  }
  const where = () => page.evaluate(focusOn, selector);
  await expect.poll(where, { message: `the focus on ${selector}` }).toBe("seen");
}

async function pressOn(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press("Enter");
}

/** A sheet opens with the focus in it, and gives it back where it was. */
async function openAndClose(page: Page, opener: string): Promise<void> {
  await pressOn(page, opener);
  await expect(page.locator("dialog[open]")).toBeVisible();
  const isInside = () =>
    page.evaluate(() => document.activeElement?.closest("dialog[open]") != null);
  await expect.poll(isInside, { message: "the focus is in the sheet" }).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  expect(await page.evaluate(focusOn, opener), "the focus is back").not.toBe("elsewhere");
}

async function turnSoundOff(page: Page, key: string): Promise<void> {
  const name = () => page.locator(key).getAttribute("aria-label");
  const before = await name();
  await pressOn(page, key);
  await expect.poll(name, { message: "what the key does next" }).not.toBe(before);
}

/** What is at stake: a key above, or another chip. */
async function changeStake(page: Page): Promise<void> {
  if (await isShown(page, ready(".plus"))) {
    const stake = page.locator(".readout.stake .readout-value");
    const before = await stake.textContent();
    await pressOn(page, ".plus");
    await expect(stake).not.toHaveText(before ?? "");
    await pressOn(page, ready(".minus"));
    await expect(stake).toHaveText(before ?? "");
    return openAndClose(page, ".readout.stake");
  }
  const chosen = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>(".rack-chips input")].findIndex(
        (chip) => chip.checked,
      ),
    );
  const before = await chosen();
  await tabTo(page, ".rack-chips input");
  await page.keyboard.press("ArrowRight");
  await expect.poll(chosen, { message: "the chip that is laid" }).not.toBe(before);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(chosen).toBe(before);
}

async function keepsFocus(page: Page): Promise<void> {
  const isLost = await page.evaluate(() => document.activeElement === document.body);
  expect(isLost, "the focus fell out of the page").toBe(false);
}

/** Whatever the step before has locked or taken away. */
async function stepOn(page: Page, selector: string): Promise<void> {
  await keepsFocus(page);
  await pressOn(page, selector);
}

async function playGame(page: Page): Promise<void> {
  await openAndClose(page, ".key.menu");
  await turnSoundOff(page, ".key.sound");
  await changeStake(page);
  if (!(await isShown(page, ready(MAIN)))) await pressOn(page, ready(".stage .spot"));
  await tabTo(page, ready(MAIN));
  const asked = page.waitForResponse(/\/play\/api\/(?:spin|rounds\/begin)/);
  await page.keyboard.press("Enter");
  expect((await asked).ok(), "the round was taken").toBe(true);
  await playToItsEnd(page, stepOn);
  await keepsFocus(page);
}

const centavosOf = async (account: Account) =>
  Number((await account.read()).money.replace(".", ""));

/** One key bets and cashes out; a flight that ends at once is followed by another. */
async function fly(page: Page, account: Account): Promise<void> {
  const modeIs = (mode: string) => `.main-key[data-mode="${mode}"]`;
  await expect(async () => {
    if (!(await isShown(page, `${modeIs("queued")}, ${modeIs("placed")}, ${modeIs("cash")}`))) {
      await pressOn(page, modeIs("bet"));
    }
    const cash = page.locator(ready(modeIs("cash")));
    await expect(cash).toBeVisible({ timeout: patientMs(20_000) });
    const staked = await centavosOf(account);
    expect(await page.evaluate(focusOn, modeIs("cash")), "the focus stayed").toBe("seen");
    await page.keyboard.press("Enter");
    const money = () => centavosOf(account);
    await expect.poll(money, { timeout: patientMs(2_000) }).toBeGreaterThan(staked);
  }).toPass({ timeout: patientMs(TABLE_MS) });
}

async function playTable(page: Page, code: string, account: Account): Promise<void> {
  await openAndClose(page, "header .key:nth-last-of-type(1)");
  await turnSoundOff(page, "header .key:nth-last-of-type(2)");
  await (code === "voo-do-tucano" ? fly(page, account) : layBet({ page, code, account }, pressOn));
  await pressOn(page, "header .key:nth-of-type(1)");
  await expect(page, "left").not.toHaveURL(/\/play\//);
}

test("every game is played by the keyboard alone", async ({ browser, baseURL }) => {
  test.setTimeout(minutes(40));
  const { account, all } = await launchEveryGame(baseURL ?? "");
  for (const { code, address } of all.filter((game) => WANTED.test(game.code))) {
    await test.step(code, async () => {
      const page = await browser.newPage({
        viewport: { width: 375, height: 812 },
        reducedMotion: "reduce",
      });
      await page.goto(address);
      await expect(page.locator("#loading")).toHaveCount(0, { timeout: patientMs(60_000) });
      const isTable = code in bets;
      await (isTable ? playTable(page, code, account) : playGame(page)).catch((error: unknown) => {
        expect.soft(String(error), code).toBe("");
      });
      await page.close();
    });
  }
});
