/**
 * A withdrawal is never a riddle: what may leave, what may not and why, what it costs and when it
 * arrives stand on the page, and each refusal names its reason and the next step.
 */
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../lib/accessibility.ts";
import { patientMs } from "../lib/patience.ts";
import type { Guest } from "../lib/people/account.ts";
import { bend, enterAsNewMember } from "../lib/people/cashier.ts";
import { takePictures } from "../lib/pictures.ts";
import { dialog, requestWithdrawal } from "../lib/people/player.ts";
import { onPlayerSite as say, pattern } from "../lib/say.ts";
import { test } from "../lib/test.ts";

const optionsCall = "**/api/drawing/options?*";
const ordersCall = "**/api/drawing/list?*";

/** Money that has been played through: it may leave. */
async function enterWithFreeMoney(page: Page, baseURL: string): Promise<Guest> {
  const guest = await enterAsNewMember(page, baseURL);
  await guest.account.deposit("100.00");
  await guest.account.playUntilFree("Onça Dourada", "60.00");
  await page.goto("/withdraw");
  return guest;
}

async function goToConfirmation(page: Page, amount: string): Promise<void> {
  await page.getByLabel(say("Amount"), { exact: true }).fill(amount);
  await page.getByRole("button", { name: pattern(say("Continue with {shown}")) }).click();
  await expect(page.getByRole("heading", { name: say("Check and confirm") })).toBeVisible();
}

async function typePassword(page: Page, digits: string): Promise<void> {
  await page.getByLabel(say("Withdrawal password"), { exact: true }).fill(digits);
  await page.getByRole("button", { name: pattern(say("Withdraw {0}")) }).click();
}

test("what is owed first is told with its reason and where to see it", async ({
  page,
  baseURL,
}) => {
  const { account } = await enterAsNewMember(page, baseURL ?? "");
  await page.goto("/withdraw");
  await expect(page.getByText(say("There is nothing to withdraw right now."))).toBeVisible();
  await takePictures(page, "withdraw-empty");
  await account.deposit("50.00");
  await page.reload();
  const missing = page.getByRole("heading", { name: pattern(say("{owed} left to wager")) });
  await expect(missing).toBeVisible();
  const link = page.getByRole("link", { name: say("See what's missing") });
  await expect(link).toHaveAttribute("href", "/promotion/cover");
  await takePictures(page, "withdraw-owed");
  await expectAccessible(page, "withdrawal: turnover owed");
});

test("the confirmation repeats everything, a wrong password costs nothing, and a timeline follows", async ({
  page,
  baseURL,
}) => {
  const { person, account } = await enterWithFreeMoney(page, baseURL ?? "");
  await takePictures(page, "withdraw-draft");
  await expectAccessible(page, "withdrawal: draft");
  await goToConfirmation(page, "20");
  for (const name of ["Amount", "Fee", "Early withdrawal fee", "You receive", "Pay to"]) {
    await expect(page.getByText(say(name), { exact: true })).toBeVisible();
  }
  await takePictures(page, "withdraw-confirm");
  await expectAccessible(page, "withdrawal: confirmation");
  await typePassword(page, "000000");
  await expect(page.getByLabel(say("Withdrawal password"), { exact: true })).toHaveValue("");
  await takePictures(page, "withdraw-wrong-password");
  expect((await account.read()).locked_money).toBe("0.00");
  await page.getByRole("button", { name: say("Edit") }).click();
  await requestWithdrawal(page, 20, person);
  await expect(page.getByText(say("In your bank account"))).toBeVisible();
  await expect(page.getByText(pattern(say("By {eta}")))).toBeVisible();
  await takePictures(page, "withdraw-submitted");
  await expectAccessible(page, "withdrawal: submitted");
  await page.goto("/withdraw");
  await expect(page.getByRole("heading", { name: say("Your latest withdrawals") })).toBeVisible();
  await expect(page.getByText(say("In pending withdrawals"), { exact: true })).toBeVisible();
  await takePictures(page, "withdraw-pending");
});

test("too many wrong passwords close the form and lead to a new one", async ({ page, baseURL }) => {
  await enterWithFreeMoney(page, baseURL ?? "");
  await goToConfirmation(page, "20");
  const way = page.getByRole("link", { name: say("Change the withdrawal password") });
  await expect(async () => {
    await typePassword(page, "000000");
    await expect(way).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: patientMs(40_000) });
  await expect(page.getByLabel(say("Withdrawal password"), { exact: true })).toBeHidden();
  await takePictures(page, "withdraw-locked");
  await expectAccessible(page, "withdrawal: password locked");
});

const blocks = [
  { code: "cashier.daily_limit_reached", title: "Today's limit is used up", name: "day" },
  {
    code: "cashier.account_blocked",
    title: "Your account needs to be verified first",
    name: "account",
  },
  { code: "cashier.demo_account", title: "This is a demonstration account", name: "demo" },
] as const;

test("each thing that stands in the way has its reason and a next step", async ({
  page,
  baseURL,
}) => {
  await enterAsNewMember(page, baseURL ?? "");
  for (const { code, title, name } of blocks) {
    await bend(page, optionsCall, { can_withdraw: false, blocked_by: code, available: "80.00" });
    await page.goto("/withdraw");
    const card = page.locator("section").filter({ hasText: say(title) });
    await expect(card.getByRole("link").first()).toBeVisible();
    await takePictures(page, `withdraw-blocked-${name}`);
    await page.unroute(optionsCall);
  }
});

test("a rejected order says why and where the money is", async ({ page, baseURL }) => {
  const { person } = await enterWithFreeMoney(page, baseURL ?? "");
  await requestWithdrawal(page, 20, person);
  await page.route(ordersCall, async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: { list: Record<string, unknown>[] } };
    const reason = "A chave não pôde ser confirmada.";
    const list = envelope.data.list.map((one) => ({
      ...one,
      status: "rejected",
      reason,
      eta_at: null,
    }));
    await route.fulfill({ response, json: { ...envelope, data: { ...envelope.data, list } } });
  });
  await page.goto("/withdraw");
  await expect(page.getByText("A chave não pôde ser confirmada.")).toBeVisible();
  const back = say("The amount is back in your balance. You can request it again.");
  await expect(page.getByText(back)).toBeVisible();
  await takePictures(page, "withdraw-rejected");
  await expectAccessible(page, "withdrawal: rejected");
});

test("a bank is found by its name, and what was saved is forgotten only with the password", async ({
  page,
  baseURL,
}) => {
  const { person } = await enterAsNewMember(page, baseURL ?? "");
  await page.goto("/withdrawal-card");
  await page.getByRole("button", { name: say("Add a Pix key or account") }).click();
  const sheet = dialog(page, "New key or account");
  await sheet.getByText(say("Bank account"), { exact: true }).click();
  await sheet.getByLabel(say("Search your bank")).fill("itau");
  await takePictures(page, "withdrawal-card-bank");
  await expectAccessible(page, "adding a bank account");
  await sheet.getByRole("radio", { name: /Itaú/ }).click();
  await sheet.getByLabel(say("Branch")).fill("0001");
  await sheet.getByLabel(say("Account number")).fill("123456-7");
  await sheet.getByLabel(say("Account holder"), { exact: true }).fill(person.realname);
  const holder = sheet.getByLabel(say("CPF of the account holder"));
  await expect(holder, "the member's own").toHaveValue(/\d/);
  await expect(holder).not.toBeEditable();
  await sheet.getByLabel(say("Withdrawal password"), { exact: true }).fill("492716");
  await sheet.getByRole("button", { name: say("Save"), exact: true }).click();
  const saved = page.getByRole("listitem").filter({ hasText: say("Bank account") });
  await expect(saved).toBeVisible();
  await takePictures(page, "withdrawal-card");
  await expectAccessible(page, "keys and accounts");
  await saved.getByRole("button").click();
  const question = dialog(page, "Remove this key or account?");
  const digits = question.getByLabel(say("Withdrawal password"), { exact: true });
  await digits.fill("000000");
  await question.getByRole("button", { name: say("Remove"), exact: true }).click();
  await expect(digits).toHaveValue("");
  await digits.fill(person.withdrawalPassword);
  await question.getByRole("button", { name: say("Remove"), exact: true }).click();
  await expect(page.getByText(say("Nothing saved yet."))).toBeVisible();
});

test("the quick page shows the login to visitors and both ways of money to members", async ({
  page,
  baseURL,
}) => {
  await page.goto("/cztx");
  await expect(dialog(page, "Log in")).toBeVisible();
  await takePictures(page, "quick-signed-out");
  await enterAsNewMember(page, baseURL ?? "");
  await page.goto("/cztx");
  await expect(page.getByLabel(say("Another amount"))).toBeVisible();
  await takePictures(page, "quick-deposit");
  await expectAccessible(page, "the quick page");
  await page.getByText(say("Withdraw"), { exact: true }).click();
  await expect(page).toHaveURL(/tab=withdraw/);
  await expect(page.getByText(say("There is nothing to withdraw right now."))).toBeVisible();
});
