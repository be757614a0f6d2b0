/**
 * The whole way of one coin: a newcomer registers, deposits, plays, withdraws and is paid; at each
 * step the screen and the player's account agree, and at the end the books are clean.
 */
import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "../lib/accessibility.ts";
import { type Account, accountOf } from "../lib/account.ts";
import { auditBooks } from "../lib/books.ts";
import { approve, openWithdrawal, signInFirstTime } from "../lib/desk.ts";
import { chooseLowestStake, revealSeed, spin, waitUntilReady } from "../lib/game.ts";
import { watch } from "../lib/guard.ts";
import { makePerson } from "../lib/people.ts";
import { takePictures } from "../lib/pictures.ts";
import { askForDeposit, expectBalance, openGame, register, requestWithdrawal } from "../lib/player.ts";
import { readQr } from "../lib/qr.ts";
import { onPlayerSite as say, pattern } from "../lib/say.ts";

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
  const picture = page.getByRole("img", { name: say("QR code of the PIX payment") });
  expect(await readQr(page, picture), "what a phone reads from the QR code").toBe(code);
  const paid = await page.request.post("/sandbox/pix/pay", { data: { pix_copy_paste: code } });
  expect(paid.ok(), "the bank pays").toBe(true);
  await expect(page.getByText(say("Deposit credited"))).toBeVisible();
  await expectBalance(page, "50.00");
  await expectAgreement(page, account);
}

/** Rounds played by hand, watched to the end; answers the last one's id. */
async function playByHand(page: Page, rounds: number): Promise<string> {
  await openGame(page, game);
  await waitUntilReady(page);
  await chooseLowestStake(page);
  let roundId = "";
  for (let round = 0; round < rounds; round += 1) {
    const played = await spin(page);
    roundId = played.round_id;
    await expectBalance(page, played.balance);
  }
  await takePictures(page, "game");
  await revealSeed(page);
  return roundId;
}

async function verifyInRecords(page: Page, roundId: string): Promise<void> {
  await page.goto("/records");
  const row = page.getByRole("listitem").filter({ hasText: roundId });
  await row.locator("summary").click();
  await takePictures(page, "game-records");
  await expectAccessible(page, "the game records");
  await row.getByRole("link", { name: say("Verify this round") }).click();
  await expect(page.getByText(say("The round is genuine."))).toBeVisible();
  await takePictures(page, "round-verified");
}

test("a newcomer deposits, plays, withdraws and is paid", async ({ page, browser, baseURL }) => {
  test.setTimeout(240_000);
  const origin = baseURL ?? "";
  const guard = watch(page, new URL(origin).host);
  const person = makePerson();

  await page.goto("/");
  const account = accountOf(origin, await register(page, person));
  await expectAgreement(page, account);
  await depositByPix(page, account);

  await page.goto("/withdraw");
  const refusal = "Each deposit is played once before it may be withdrawn. You are {owed} of bets away. Slots count in full.";
  await expect(page.getByText(pattern(say(refusal)))).toBeVisible();

  const roundId = await playByHand(page, 3);
  await verifyInRecords(page, roundId);
  await account.playUntilFree(game, withdrawn);

  await page.goto("/withdraw");
  await expectAgreement(page, account);
  const before = await account.read();
  await takePictures(page, "withdraw");
  await expectAccessible(page, "the withdrawal page");
  const orderNo = await requestWithdrawal(page, 20, person);
  const locked = await account.read();
  expect(locked.locked_money).toBe(withdrawn);
  expect(locked.total_money).toBe(before.total_money);
  await expectAgreement(page, account);

  const office = await browser.newContext({ locale: "pt-BR", timezoneId: "America/Sao_Paulo" });
  const desk = await office.newPage();
  const deskGuard = watch(desk, new URL(origin).host);
  await signInFirstTime(desk);
  await takePictures(desk, "backoffice-queue");
  await expectAccessible(desk, "the withdrawal queue");
  await openWithdrawal(desk, orderNo, person.account);
  await takePictures(desk, "backoffice-withdrawal");
  await expectAccessible(desk, "one withdrawal");
  await approve(desk);
  deskGuard.assertClean();
  await office.close();

  await expect(async () => {
    await page.goto("/withdrawalRecord");
    await expect(page.getByText(say("The money was sent to you."))).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await takePictures(page, "withdrawal-records");
  const after = await account.read();
  expect(after.locked_money).toBe("0.00");
  await expectAgreement(page, account);
  guard.assertClean();
  await auditBooks();
});
