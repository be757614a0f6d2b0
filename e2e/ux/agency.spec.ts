/**
 * The invitation programme: whoever comes by a member's link belongs to that member's team, and
 * what they do is seen there; somebody who came without a link can be registered afterwards.
 */
import { type Browser, expect, type Page } from "@playwright/test";
import { expectAccessible } from "../lib/accessibility.ts";
import { patientMs } from "../lib/patience.ts";
import { openAccount } from "../lib/people/account.ts";
import { watch } from "../lib/guard.ts";
import { makePerson, type Person } from "../lib/people/people.ts";
import { askForDeposit, logIn, register } from "../lib/people/player.ts";
import { onPlayerSite as say, pattern } from "../lib/say.ts";
import { test } from "../lib/test.ts";

/** As the team sees an account: its first two letters and its last. */
const masked = ({ account }: Person): string => `${account.slice(0, 2)}***${account.slice(-1)}`;

/** Follows the link in a browser of their own, registers, pays R$ 50 in and waits for it. */
async function joinBy(link: string, browser: Browser, person: Person): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(link);
  await register(page, person);
  const code = await askForDeposit(page, 50);
  const paid = await page.request.post("/sandbox/pix/pay", { data: { pix_copy_paste: code } });
  expect(paid.ok(), "the bank pays").toBe(true);
  await expect(page.getByText(say("Deposit credited"))).toBeVisible();
  await context.close();
}

async function readLink(page: Page): Promise<string> {
  await page.goto("/agency-center/invite");
  const link = page.getByText(/invite_code=/);
  await expect(link).toBeVisible();
  const qr = page.getByRole("img", { name: say("QR code for your invitation") });
  await expect(qr).toBeVisible();
  await expectAccessible(page, "the invitation page");
  return ((await link.textContent()) ?? "").trim();
}

test("a friend who came by the link is seen in the team with what they paid in", async ({
  page,
  browser,
  baseURL,
}) => {
  const guard = watch(page, new URL(baseURL ?? "").host);
  const [inviter, friend] = [makePerson(), makePerson()];
  await openAccount(baseURL ?? "", inviter);
  await logIn(page, inviter);
  await page.goto("/agency-center/agent");
  await expect(page.getByText(say("No agent to display"))).toBeVisible();

  await joinBy(await readLink(page), browser, friend);

  // Figures of play and payments are some seconds behind the ledger.
  const member = page.getByRole("listitem").filter({ hasText: masked(friend) });
  await expect(async () => {
    await page.goto("/agency-center/agent");
    await expect(member).toContainText(/R\$\s50,00/, { timeout: 2_000 });
  }).toPass({ timeout: patientMs(45_000) });
  await expect(member).toContainText(say("Level 1 · direct"));
  await expectAccessible(page, "the team");

  await page.goto("/agency-center/invitation-record");
  const registration = page.getByRole("listitem").filter({ hasText: masked(friend) });
  await expect(registration).toContainText(/R\$\s50,00/);
  await expectAccessible(page, "the record of invitations");
  guard.assertClean();
});

test("the programme tells its rates, with an example of each, and what it has paid", async ({
  page,
  baseURL,
}) => {
  const inviter = makePerson();
  await openAccount(baseURL ?? "", inviter);
  await logIn(page, inviter);
  await page.goto("/agency-center/agency-mechanism");
  const scheme = (title: string) => page.getByRole("region", { name: say(title) });
  for (const title of ["Deposits", "Bets", "Settlement"]) {
    await expect(scheme(title).getByRole("table")).toHaveCount(2);
  }
  await expectAccessible(page, "the rates");
  await page.getByRole("link", { name: say("Commissions"), exact: true }).click();
  await expect(page.getByText(say("No commission in this period"))).toBeVisible();
  await expectAccessible(page, "the commissions");
});

test("somebody who came without a link is asked by phone, code and UID, and says yes", async ({
  page,
  browser,
  baseURL,
}) => {
  const [inviter, friend] = [makePerson(), makePerson()];
  await openAccount(baseURL ?? "", inviter);
  const { id } = await (await openAccount(baseURL ?? "", friend)).read();
  await logIn(page, inviter);
  await page.goto("/agency-center/register-subordinates");
  const submit = page.getByRole("button", { name: say("Add to team"), exact: true });
  await submit.click();
  await expect(page.getByText(say("Please fix the error in the form"))).toBeVisible();
  await expect(page.getByText(say("Please enter the correct mobile phone number"))).toBeVisible();
  await expectAccessible(page, "the form with its errors");

  await page.getByLabel(say("Invitee's registered mobile number")).fill(friend.phone);
  await page.getByRole("button", { name: pattern(say("Use mine: {0}")) }).click();
  await page.getByLabel(say("Invitee's UID")).fill(String(id));
  await submit.click();
  await expect(page.getByRole("status").filter({ hasText: masked(friend) })).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  await logIn(other, friend);
  await other.goto("/agency-center/invite");
  await expectAccessible(other, "the question whether to join a team");
  await other.getByRole("button", { name: say("Join the team") }).click();
  await expect(other.getByRole("heading", { name: say("Join a team?") })).toBeHidden();
  await context.close();

  await page.goto("/agency-center/agent");
  await expect(page.getByRole("listitem").filter({ hasText: masked(friend) })).toBeVisible();
});
