/**
 * The README's pictures, taken from the product as it is by `npm run pictures`: people come in,
 * pay and play by the same calls as ever, and nothing on a screen is made up for the picture.
 */
/// <reference lib="dom" />
import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { type Guest, newGuest } from "../lib/people/account.ts";
import { signInFirstTime } from "../lib/people/desk.ts";
import { patientMs } from "../lib/patience.ts";
import { makePerson } from "../lib/people/people.ts";
import { askForDeposit } from "../lib/people/player.ts";
import { inBackoffice as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { bets, isShown, layBet, MAIN, playToItsEnd, ready } from "../ux/rounds.ts";
import { launchGame } from "../ux/launched-games.ts";

const folder = join(import.meta.dirname, "../../docs/pictures");
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const baseURL = `http://127.0.0.1:${process.env["E2E_PORT"]}`;
const QUALITY = 80;
const MOST_ROUNDS = 40;

async function keep(page: Page, name: string): Promise<void> {
  const png = await page.screenshot({ animations: "disabled" });
  await sharp(png)
    .webp({ quality: QUALITY })
    .toFile(join(folder, `${name}.webp`));
}

/** A browser of somebody who has been here before and is signed in. */
async function open(browser: Browser, viewport: typeof phone, guest?: Guest): Promise<Page> {
  const isPhone = viewport === phone;
  const context = await browser.newContext({ viewport, hasTouch: isPhone, isMobile: isPhone });
  const page = await context.newPage();
  if (guest !== undefined) {
    await page.goto("/robots.txt");
    await page.evaluate((token) => sessionStorage.setItem("tucano.token", token), guest.token);
  }
  return page;
}

/** What of the pictures in view has not come. */
const missingPictures = (page: Page) =>
  page.evaluate(() => {
    const isInView = ({ left, top, width }: DOMRect) =>
      width > 0 && left >= 0 && top >= 0 && left < innerWidth && top < innerHeight;
    return [...document.images]
      .filter((one) => !one.complete && isInView(one.getBoundingClientRect()))
      .map((one) => one.src);
  });

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await expect.poll(() => missingPictures(page)).toEqual([]);
}

const press = (page: Page, selector: string) =>
  page.locator(selector).filter({ visible: true }).first().click();

async function takePlace(page: Page, guest: Guest, code: string): Promise<void> {
  const address = await launchGame(baseURL, guest, code);
  await page.goto(address.replace("lang=en", "lang=pt"));
  await expect(page.locator("#loading")).toHaveCount(0, { timeout: patientMs(60_000) });
  await expect(page.locator(bets[code]?.[0] ?? MAIN).first()).toBeVisible();
}

async function newcomer(money: string): Promise<Guest> {
  const guest = await newGuest(baseURL, makePerson());
  await guest.account.deposit(money);
  return guest;
}

test.setTimeout(patientMs(400_000));

test("the lobby, with people who have won", async ({ browser }) => {
  for (const game of ["Onça Dourada", "Maré Alta", "Noite do Saci", "Cascata do Ouro"]) {
    await (await newcomer("100.00")).account.play(game, MOST_ROUNDS);
  }
  const guest = await newcomer("200.00");
  for (const [name, size] of [
    ["lobby", desktop],
    ["lobby-phone", phone],
  ] as const) {
    const page = await open(browser, size, guest);
    await page.goto("/");
    await expect(page.getByTestId("balance").first()).toBeVisible();
    await settle(page);
    await keep(page, name);
  }
});

test("a slot, as a round has won", async ({ browser }) => {
  const guest = await newcomer("200.00");
  const page = await open(browser, phone);
  await takePlace(page, guest, "cascata-do-ouro");
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const answered = page.waitForResponse(/\/play\/api\/spin/);
    await press(page, ready(MAIN));
    const { data } = (await (await answered).json()) as { data: { win: string } };
    await playToItsEnd(page, press);
    if (Number(data.win) > 0) break;
  }
  await keep(page, "slot");
});

test("a live table, with a bet on it", async ({ browser }) => {
  const guest = await newcomer("200.00");
  const page = await open(browser, desktop);
  await takePlace(page, guest, "roleta-ao-vivo");
  await layBet({ page, code: "roleta-ao-vivo", account: guest.account }, press);
  await keep(page, "live-table");
});

test("the flight, on its way with a bet aboard", async ({ browser }) => {
  const guest = await newcomer("200.00");
  const page = await open(browser, phone);
  await takePlace(page, guest, "voo-do-tucano");
  const out = ready('.main-key[data-mode="cash"]');
  await expect(async () => {
    if (!(await isShown(page, out))) {
      await layBet({ page, code: "voo-do-tucano", account: guest.account }, press);
    }
    await expect(page.locator(out).first()).toBeVisible({ timeout: patientMs(20_000) });
    await expect(page.locator(out).first()).toContainText(/[1-9],[3-9]/, { timeout: 15_000 });
  }).toPass({ timeout: patientMs(240_000) });
  await keep(page, "flight");
});

test("a deposit, to be paid in the bank's app", async ({ browser }) => {
  const page = await open(browser, phone, await newcomer("50.00"));
  await askForDeposit(page, 50);
  await settle(page);
  await keep(page, "deposit");
});

test("a withdrawal in the back office", async ({ browser }) => {
  const guest = await newcomer("50.00");
  await guest.account.playUntilFree("Onça Dourada", "40.00");
  await guest.account.withdraw("30.00", guest.person.withdrawalPassword);
  const page = await open(browser, desktop);
  await signInFirstTime(page);
  const row = page.getByRole("row").filter({ hasText: guest.person.account });
  await row.getByRole("link").first().click();
  await expect(page.getByText(say("The player's money"), { exact: true })).toBeVisible();
  await settle(page);
  await keep(page, "back-office");
});
