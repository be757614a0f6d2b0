/**
 * The whole way of one coin: a newcomer registers, deposits, plays, withdraws and is paid; at each
 * step the screen and the player's account agree, and at the end the books are clean.
 */
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../lib/accessibility.ts";
import { patientMs } from "../lib/patience.ts";
import { type Account, accountOf } from "../lib/people/account.ts";
import { auditBooks } from "../lib/books.ts";
import { approve, openWithdrawal, signInFirstTime } from "../lib/people/desk.ts";
import { hurry, revealSeed, spin, startPlaying } from "../lib/game.ts";
import { watch } from "../lib/guard.ts";
import { makePerson, type Person } from "../lib/people/people.ts";
import { takePictures } from "../lib/pictures.ts";
import {
  askForDeposit,
  expectBalance,
  openGame,
  register,
  requestWithdrawal,
} from "../lib/people/player.ts";
import { readQr } from "../lib/qr.ts";
import { onPlayerSite as say, pattern } from "../lib/say.ts";
import { test } from "../lib/test.ts";

const game = "Onça Dourada";
const withdrawn = "20.00";

/** The header shows what the account holds, and the account's pockets make up its total. */
async function expectAgreement(page: Page, account: Account): Promise<void> {
  const state = await account.read();
  await expectBalance(page, state.money);
  const centavos = (wire: string): number => Number(wire.replace(".", ""));
  const parts = [state.money, state.bonus_money, state.fs_money, state.locked_money];
  const sum = parts.reduce((total, part) => total + centavos(part), 0);
  expect(sum).toBe(centavos(state.total_money));
}

async function depositByPix(page: Page, account: Account): Promise<void> {
  const code = await askForDeposit(page, 50);
  await takePictures(page, "recharge-payment");
  await expectAccessible(page, "the payment page");
  const picture = page.getByRole("img", { name: say("QR code for the Pix payment") });
  expect(await readQr(page, picture), "what a phone reads from the QR code").toBe(code);
  const paid = await page.request.post("/sandbox/pix/pay", { data: { pix_copy_paste: code } });
  expect(paid.ok(), "the bank pays").toBe(true);
  await expect(page.getByText(say("Deposit credited"))).toBeVisible();
  await expectBalance(page, "50.00");
  await expectAgreement(page, account);
}

/** A round played by hand, watched to its end; answers its id. */
async function playByHand(page: Page): Promise<string> {
  await openGame(page, game);
  await takePictures(page, "game-facts");
  // As most people play; and a small canvas is kind to a machine without a graphics card.
  await page.setViewportSize({ width: 375, height: 812 });
  await startPlaying(page);
  await hurry(page);
  const played = await spin(page);
  await expectBalance(page, played.balance);
  await takePictures(page, "game");
  await revealSeed(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  return played.round_id;
}

async function verifyInRecords(page: Page, roundId: string): Promise<void> {
  await page.goto("/records");
  const row = page.getByRole("listitem").filter({ hasText: roundId });
  await row.locator("summary").click();
  await takePictures(page, "game-records");
  await expectAccessible(page, "the game records");
  await row.getByRole("link", { name: say("Verify this round") }).click();
  await expect(page.getByText(say("The round is correct."))).toBeVisible();
  await takePictures(page, "round-verified");
}

async function meetRefusal(page: Page): Promise<void> {
  await page.goto("/withdraw");
  const refusal = pattern(say("{owed} left to wager"));
  await expect(page.getByRole("heading", { name: refusal })).toBeVisible();
}

/** Answers the order's number. */
async function withdraw(page: Page, account: Account, person: Person): Promise<string> {
  await page.goto("/withdraw");
  await expectAgreement(page, account);
  const before = await account.read();
  await takePictures(page, "withdraw");
  await expectAccessible(page, "the withdrawal page");
  const orderNo = await requestWithdrawal(page, 20, person);
  const after = await account.read();
  expect(after.locked_money).toBe(withdrawn);
  expect(after.total_money).toBe(before.total_money);
  await expectAgreement(page, account);
  return orderNo;
}

async function approveAtTheDesk(
  desk: Page,
  host: string,
  orderNo: string,
  accountName: string,
): Promise<void> {
  const guard = watch(desk, host);
  await signInFirstTime(desk);
  await takePictures(desk, "backoffice-queue");
  await expectAccessible(desk, "the withdrawal queue");
  await openWithdrawal(desk, orderNo, accountName);
  await takePictures(desk, "backoffice-withdrawal");
  await expectAccessible(desk, "one withdrawal");
  await approve(desk);
  guard.assertClean();
}

async function seePaid(page: Page, account: Account): Promise<void> {
  await expect(async () => {
    await page.goto("/withdrawalRecord");
    const sentence = page.getByText(say("The money was sent to you."));
    await expect(sentence).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: patientMs(30_000) });
  await takePictures(page, "withdrawal-records");
  expect((await account.read()).locked_money).toBe("0.00");
  await expectAgreement(page, account);
}

test("a newcomer deposits, plays, withdraws and is paid", async ({ page, browser, baseURL }) => {
  test.setTimeout(patientMs(300_000));
  const origin = baseURL ?? "";
  const host = new URL(origin).host;
  const guard = watch(page, host);
  const person = makePerson();

  const account = await test.step("register", async () => {
    await page.goto("/");
    const registered = accountOf(origin, await register(page, person));
    await expectAgreement(page, registered);
    return registered;
  });
  await test.step("deposit R$ 50", () => depositByPix(page, account));
  await test.step("learn what must be played first", () => meetRefusal(page));
  const roundId = await test.step("play", () => playByHand(page));
  await test.step("verify the round", () => verifyInRecords(page, roundId));
  await test.step("play on", () => account.playUntilFree(game, withdrawn));
  const orderNo = await test.step("ask for R$ 20", () => withdraw(page, account, person));
  await test.step("approve", async () => {
    const office = await browser.newContext({ locale: "pt-BR", timezoneId: "America/Sao_Paulo" });
    await approveAtTheDesk(await office.newPage(), host, orderNo, person.account);
    await office.close();
  });
  await test.step("be paid", () => seePaid(page, account));
  guard.assertClean();
  await test.step("audit the books", auditBooks);
});
