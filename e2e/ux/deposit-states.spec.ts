/**
 * Whatever becomes of a deposit, the player sees what happened to the money and what to do next;
 * no tap, lost answer or closed sheet charges twice, and no payment goes unnoticed.
 */
import { setLimit, takeTimeOut } from "@tucano/contract/player/account/compliance.ts";
import { listOnlinePaymentMethods, openDeposit } from "@tucano/contract/player/money/cashier.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../lib/accessibility.ts";
import { newGuest } from "../lib/people/account.ts";
import { bend, enterAsNewMember, payAtTheBank } from "../lib/people/cashier.ts";
import { patientMs } from "../lib/patience.ts";
import { makeCpf, makePerson } from "../lib/people/people.ts";
import { takePictures } from "../lib/pictures.ts";
import { askForDeposit, dialog, expectBalance, logIn, openGame } from "../lib/people/player.ts";
import { readQr } from "../lib/qr.ts";
import { onPlayerSite as say, pattern } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { expireDeposit } from "../lib/time.ts";

const statusCall = "**/api/recharge/status?*";

function orderOf(page: Page): string {
  return new URL(page.url()).searchParams.get("order") ?? "";
}

async function expectEnding(page: Page, title: string, name: string): Promise<void> {
  await expect(page.getByRole("heading", { name: say(title) })).toBeVisible();
  await takePictures(page, `deposit-${name}`);
  await expectAccessible(page, `deposit: ${name}`);
}

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

test("paid: three taps, one charge, the same code twice, and the balance by itself", async ({
  page,
  baseURL,
}) => {
  await enterAsNewMember(page, baseURL ?? "");
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/faq");
  await page
    .getByRole("navigation")
    .getByRole("link", { name: say("Deposit"), exact: true })
    .click();
  const sheet = dialog(page, "Deposit");
  await sheet.getByRole("button", { name: /^R\$\s200$/ }).click();
  await expect(sheet.getByText(say("This amount qualifies")).first()).toBeVisible();
  await takePictures(page, "deposit-amount");
  await expectAccessible(page, "deposit: amount");
  const opened: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/recharge/online")) opened.push(request.url());
  });
  await sheet.getByRole("button", { name: pattern(say("Deposit {shown}")) }).dblclick();
  const payment = dialog(page, "Payment");
  const code = ((await payment.getByTestId("pix-code").textContent()) ?? "").trim();
  expect(opened, "charges of a double tap").toHaveLength(1);

  await payment.getByRole("button", { name: say("Copy Pix code") }).click();
  await expect(payment.getByRole("button", { name: say("Code copied") })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  const picture = payment.getByRole("img", { name: say("QR code for the Pix payment") });
  expect(await readQr(page, picture), "what a phone reads from the QR code").toBe(code);
  await takePictures(page, "deposit-awaiting");
  await expectAccessible(page, "deposit: awaiting");

  await payAtTheBank(page, { code });
  // Two seconds after the bank's word, on a machine that is not busy with something else.
  await expect(payment.getByRole("heading", { name: say("Deposit credited") })).toBeVisible({
    timeout: patientMs(2_000),
  });
  const owed = pattern(say("Left to wager, cash and bonus together: {owed}"));
  await expect(payment.getByText(owed)).toBeVisible();
  await takePictures(page, "deposit-paid");
  await expectAccessible(page, "deposit: paid");
  await payment.getByRole("button", { name: say("Continue") }).click();
  await expectBalance(page, "200.00");
});

test("a closed sheet leaves a pill, and a game below it stays where it is", async ({
  page,
  baseURL,
}) => {
  await enterAsNewMember(page, baseURL ?? "");
  await openGame(page, "Onça Dourada");
  await page.getByRole("button", { name: say("Play"), exact: true }).click();
  const frame = page.locator("iframe");
  await frame.evaluate((element) => element.setAttribute("data-kept", "yes"));
  await page
    .getByRole("banner")
    .getByRole("button", { name: say("Deposit"), exact: true })
    .click();
  const sheet = dialog(page, "Deposit");
  await sheet.getByRole("button", { name: /^R\$\s50$/ }).click();
  await sheet.getByRole("button", { name: pattern(say("Deposit {shown}")) }).click();
  const code = ((await page.getByTestId("pix-code").textContent()) ?? "").trim();
  await dialog(page, "Payment")
    .getByRole("button", { name: say("Close") })
    .click();

  const pill = page.getByRole("button", { name: new RegExp(say("Pix waiting for payment")) });
  await expect(pill).toBeVisible();
  await takePictures(page, "deposit-pill");
  await payAtTheBank(page, { code });
  const paid = page.getByRole("button", { name: pattern(say("Deposit credited: {amount}")) });
  await paid.click();
  const payment = dialog(page, "Payment");
  await expect(payment.getByRole("heading", { name: say("Deposit credited") })).toBeVisible();
  await payment.getByRole("button", { name: say("Back to the game") }).click();
  await expect(frame).toHaveAttribute("data-kept", "yes");
  await expect(paid).toBeHidden();
});

test("an order that was opened at another device is found, and gone on with", async ({
  page,
  baseURL,
}) => {
  const person = makePerson();
  const { token } = await newGuest(baseURL ?? "", person);
  const call = createApiClient(baseURL ?? "");
  const [method] = await call(listOnlinePaymentMethods, {}, { token });
  const order = await call(openDeposit, { money: "50.00", payment_id: method?.id }, { token });
  await page.setViewportSize({ width: 375, height: 812 });
  await logIn(page, person);
  const waiting = say("Pix waiting for payment");
  await expect(page.getByRole("button", { name: new RegExp(waiting) })).toBeVisible();
  await page.goto("/recharge");
  const note = page.getByRole("status").filter({ hasText: new RegExp(`${waiting}:`) });
  await expect(note).toContainText("50,00");
  await takePictures(page, "deposit-elsewhere");
  await note.getByRole("button", { name: say("Continue") }).click();
  await expect(page).toHaveURL(new RegExp(`order=${order.order_no}`));
  await expect(page.getByTestId("pix-code")).toHaveText(order.pix_copy_paste ?? "");
});

test("limits that the law asks for come first, on a screen of their own", async ({
  page,
  baseURL,
}) => {
  await enterAsNewMember(page, baseURL ?? "");
  await page.goto("/recharge");
  // A member of these walks has no reason to be refused: this is the answer of a market that asks.
  await page.route("**/api/recharge/online?*", (route) =>
    route.fulfill({
      status: 409,
      json: {
        code: 409,
        status: "fail",
        message: say("Set your limits first"),
        data: null,
        error: "compliance.limits_required",
        request_id: "00000000-0000-4000-8000-000000000000",
      },
    }),
  );
  await page.getByLabel(say("Another amount")).fill("30");
  await page.getByRole("button", { name: pattern(say("Deposit {shown}")) }).click();
  await expectEnding(page, "Set your limits first", "limits-missing");
  await page.getByRole("link", { name: say("Set my limits") }).click();
  await expect(page).toHaveURL(/\/responsible-gaming\/limits$/);
});

test("a lost answer and its repetition are one charge", async ({ page, baseURL }) => {
  await enterAsNewMember(page, baseURL ?? "");
  await page.goto("/recharge");
  const orders = new Set<string>();
  let isLost = false;
  await page.route("**/api/recharge/online?*", async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { order_no: string } };
    orders.add(data.order_no);
    if (isLost) return route.fulfill({ response });
    isLost = true;
    return route.abort();
  });
  await page.getByLabel(say("Another amount")).fill("30");
  const button = page.getByRole("button", { name: pattern(say("Deposit {shown}")) });
  await button.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await takePictures(page, "deposit-lost");
  await button.click();
  await expect(page).toHaveURL(/recharge-payment\?order=/);
  expect([...orders]).toEqual([orderOf(page)]);
});

test("offline: a payment is still followed when the network is back", async ({
  page,
  context,
  baseURL,
}) => {
  await enterAsNewMember(page, baseURL ?? "");
  const code = await askForDeposit(page, 40);
  await context.setOffline(true);
  const notice = say("No connection. If you pay now it still counts, and this page will catch up.");
  await expect(page.getByText(notice)).toBeVisible();
  await takePictures(page, "deposit-offline");
  await context.setOffline(false);
  await payAtTheBank(page, { code });
  await expect(page.getByRole("heading", { name: say("Deposit credited") })).toBeVisible();
});

test("expired, and paid after it: the money is credited, and it is said", async ({
  page,
  baseURL,
}) => {
  await enterAsNewMember(page, baseURL ?? "");
  const code = await askForDeposit(page, 60);
  await expireDeposit(orderOf(page));
  await expectEnding(page, "The code has expired", "expired");
  await payAtTheBank(page, { code });
  await expectEnding(page, "Deposit credited", "paid-late");
  await expect(page.getByRole("main").getByRole("status").nth(1)).toBeVisible();
  await expectBalance(page, "60.00");
});

test("another amount than asked for is credited as paid", async ({ page, baseURL }) => {
  await enterAsNewMember(page, baseURL ?? "");
  const code = await askForDeposit(page, 60);
  await payAtTheBank(page, { code, amount: "45.50" });
  await expectEnding(page, "Deposit credited", "paid-less");
  await expect(page.getByText(say("You paid"), { exact: true })).toBeVisible();
  await expectBalance(page, "45.50");
});

test("somebody else's payment goes back in full", async ({ page, baseURL }) => {
  await enterAsNewMember(page, baseURL ?? "");
  const code = await askForDeposit(page, 70);
  await payAtTheBank(page, { code, cpf: makeCpf() });
  await expectEnding(page, "Payment refunded", "refunded");
  await expectBalance(page, "0.00");
  await page.getByRole("button", { name: say("New deposit") }).click();
  await expect(page).toHaveURL(/\/recharge$/);
});

test("a cancelled deposit says so and cannot be paid", async ({ page, baseURL }) => {
  await enterAsNewMember(page, baseURL ?? "");
  const code = await askForDeposit(page, 20);
  await page.getByRole("button", { name: say("Cancel this deposit") }).click();
  await expectEnding(page, "Deposit cancelled", "cancelled");
  expect((await payAtTheBank(page, { code })).status()).toBe(409);
});

test("a charge that failed offers another try", async ({ page, baseURL }) => {
  await enterAsNewMember(page, baseURL ?? "");
  await askForDeposit(page, 20);
  await bend(page, statusCall, { status: "failed", seconds_left: 0, pix_copy_paste: null });
  await expectEnding(page, "The deposit didn't go through", "failed");
  await expect(page.getByRole("button", { name: say("New deposit") })).toBeVisible();
});

test("a payment that is not credited within a minute names the order and the help", async ({
  page,
  baseURL,
}) => {
  await enterAsNewMember(page, baseURL ?? "");
  await askForDeposit(page, 20);
  const orderNo = orderOf(page);
  const paidAt = new Date(Date.now() - 70_000).toISOString();
  await bend(page, statusCall, { status: "paid", paid_at: paidAt, paid_money: "20.00" });
  const words = say("We've found your payment and are checking it. You can leave this page.");
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText(orderNo).first()).toBeVisible();
  await expect(page.getByRole("link", { name: say("Talk to support") })).toBeVisible();
  await takePictures(page, "deposit-reconciling");
});

test("a limit is told before anything is typed, and closes the form when used up", async ({
  page,
  baseURL,
}) => {
  const guest = await enterAsNewMember(page, baseURL ?? "");
  const limit = { measure: "deposit", period: "day", amount: "35.00" } as const;
  await createApiClient(baseURL ?? "")(setLimit, limit, { token: guest.token });
  await page.goto("/recharge");
  const left = pattern(say("Your daily limit of {amount} leaves {left}."));
  await expect(page.getByText(left)).toBeVisible();
  await page.getByLabel(say("Another amount")).fill("35,01");
  await page.getByRole("button", { name: say("Deposit"), exact: true }).click();
  await expect(page.getByText(pattern(say("Your own limit allows up to {max}.")))).toBeVisible();
  await takePictures(page, "deposit-limit-left");
  await guest.account.deposit("30.00");
  await page.goto("/recharge");
  await expectEnding(page, "You have reached your deposit limit", "blocked-limit");
});

test("a break closes deposits and says until when", async ({ page, baseURL }) => {
  const guest = await enterAsNewMember(page, baseURL ?? "");
  await createApiClient(baseURL ?? "")(takeTimeOut, { days: 7 }, { token: guest.token });
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await logIn(page, guest.person);
  await page.goto("/recharge");
  await expectEnding(page, "You are on a time-out", "blocked-break");
  await bend(page, "**/api/responsible-gaming/status?*", {
    running: { kind: "exclusion", started_at: new Date().toISOString(), until: null },
  });
  await page.reload();
  await expectEnding(page, "You are self-excluded", "blocked-exclusion");
});

test("an unconfirmed registration is told what is missing", async ({ page, baseURL }) => {
  await enterAsNewMember(page, baseURL ?? "");
  await bend(page, "**/api/responsible-gaming/status?*", { may_play: false });
  await page.goto("/recharge");
  await expectEnding(page, "Your registration needs to be verified first", "blocked-registration");
});
