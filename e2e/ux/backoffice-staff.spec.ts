/**
 * Who works here is decided by two, and works no longer from the moment somebody says so: roles,
 * second factors, sessions and accounts act at once, and the log knows all of it.
 */
import { randomInt } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../lib/accessibility.ts";
import { takeTwoSeats, type TwoSeats } from "../lib/people/desk-colleague.ts";
import {
  agreeTo,
  askFor,
  enterCode,
  giveReason,
  nextStep,
  openSection,
  openBrowser,
} from "../lib/people/desk.ts";
import { linkSentTo } from "../lib/mail.ts";
import { takePictures } from "../lib/pictures.ts";
import { inBackoffice as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { minutes } from "./visit.ts";

const password = "arara azul na janela";
const newPassword = "onça pintada no quintal";

interface Desk extends TwoSeats {
  readonly clerk: Page;
  readonly email: string;
}

const inSections = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: say("Sections") })
    .getByRole("link", { name: say(name), exact: true });

/** A role that decides for others: the link goes out when a second person agrees. */
async function invite({ admin, colleague, clerk, email }: Desk): Promise<string> {
  const reason = `Nova no caixa ${email}`;
  await openSection(admin, "Staff");
  await admin.getByRole("button", { name: say("Invite"), exact: true }).click();
  const sheet = admin.getByRole("dialog", { name: say("Invite") });
  await sheet.getByLabel(say("E-mail")).fill(email);
  await sheet.getByLabel(say("Name")).fill("Lia Campos");
  await sheet.getByLabel(say("Role")).selectOption("payments");
  await takePictures(admin, "office-invite");
  await expectAccessible(admin, "an invitation");
  await askFor(admin, sheet, reason, "Send the link");
  // No mail leaves here: who asked is told so, and does not get the link.
  const link = admin.getByRole("dialog", { name: say("One-time link") });
  await expect(link).toContainText("npm run staff");
  await expect(link).not.toContainText("/invitation#");
  await takePictures(admin, "office-invited");
  await expectAccessible(admin, "an invitation without mail");
  await link.getByRole("button", { name: say("Close") }).click();
  await expect(linkSentTo(email)).rejects.toThrow();
  await agreeTo(colleague, reason);
  await clerk.goto(await linkSentTo(email));
  await clerk.getByLabel(say("New password")).fill(password);
  await clerk.getByRole("button", { name: say("Continue") }).click();
  const secret = (await clerk.getByTestId("totp-secret").innerText()).trim();
  await takePictures(clerk, "office-enrolment");
  await expectAccessible(clerk, "teaching the authenticator");
  await enterCode(clerk, secret);
  return secret;
}

async function ownAccount({ clerk }: Desk): Promise<void> {
  await expect(inSections(clerk, "Withdrawals")).toBeVisible();
  await expect(inSections(clerk, "Staff")).toHaveCount(0);
  await clerk.goto("/backoffice/account");
  await clerk.getByLabel(say("Present password")).fill(password);
  await clerk.getByLabel(say("New password")).fill(newPassword);
  await clerk.getByRole("button", { name: say("Change the password") }).click();
  const done = say("The password is changed; other sessions have ended.");
  await expect(clerk.getByText(done)).toBeVisible();
  await takePictures(clerk, "office-account");
  await expectAccessible(clerk, "one's own account");
}

async function signIn(page: Page, email: string, words: string): Promise<void> {
  await page.goto("/backoffice/sign-in");
  await page.getByLabel(say("E-mail")).fill(email);
  await page.getByLabel(say("Password")).fill(words);
  await page.getByRole("button", { name: say("Continue") }).click();
}

/** Ended by somebody else, it is over at the next call; the old password is good no more. */
async function endSession({ admin, clerk, email }: Desk, secret: string): Promise<void> {
  await openSection(admin, "Sessions");
  await takePictures(admin, "office-sessions");
  await expectAccessible(admin, "the sessions");
  const row = admin.getByRole("row").filter({ hasText: email });
  await row.getByRole("button", { name: say("End") }).click();
  const sheet = admin.getByRole("dialog", { name: say("End the session") });
  await giveReason(sheet, "Computador esquecido aberto", "End the session");
  await expect(row).toHaveCount(0);
  await clerk.goto("/backoffice/withdrawals");
  await expect(clerk).toHaveURL(/sign-in/);
  await signIn(clerk, email, password);
  await expect(clerk.getByRole("alert")).toBeVisible();
  await signIn(clerk, email, newPassword);
  await clerk.getByLabel(say("Code from your authenticator app")).waitFor();
  await nextStep(Math.floor(Date.now() / 30_000));
  await enterCode(clerk, secret);
}

async function act({ admin, email }: Desk, name: string) {
  await openSection(admin, "Staff");
  await admin.getByLabel(say("Find by e-mail or name")).fill(email);
  const row = admin.getByRole("row").filter({ hasText: email });
  await row.getByRole("button", { name: say("Acts") }).click();
  await row.getByRole("button", { name: say(name) }).click();
  return admin.getByRole("dialog", { name: say(name) });
}

async function changeRole(desk: Desk): Promise<void> {
  const { admin, colleague, clerk, email } = desk;
  const reason = `Vai para o atendimento ${email}`;
  const sheet = await act(desk, "Change the role");
  await sheet.getByLabel(say("Role")).selectOption("support");
  await askFor(admin, sheet, reason, "Change the role");
  await clerk.reload();
  await expect(inSections(clerk, "Methods and fees"), "nothing changes yet").toBeVisible();
  await agreeTo(colleague, reason);
  await clerk.goto("/backoffice/payment-methods");
  await expect(
    clerk
      .getByRole("alert")
      .or(clerk.getByLabel(say("E-mail")))
      .first(),
  ).toBeVisible();
  await expect(inSections(clerk, "Methods and fees")).toHaveCount(0);
}

async function loseFactor(desk: Desk): Promise<void> {
  const { admin, clerk, email } = desk;
  const sheet = await act(desk, "Take the second factor away");
  await giveReason(sheet, "Celular roubado", "Take the second factor away");
  await expect(admin.getByText(say("Done."), { exact: true })).toBeVisible();
  await signIn(clerk, email, newPassword);
  const secret = await clerk.getByTestId("totp-secret").innerText();
  await enterCode(clerk, secret.trim());
}

async function closeAccount(desk: Desk): Promise<void> {
  const { admin, clerk, email } = desk;
  const sheet = await act(desk, "Close the account");
  await giveReason(sheet, "Saiu da empresa", "Close the account");
  const row = admin.getByRole("row").filter({ hasText: email });
  await expect(row).toContainText(say("Closed"));
  await takePictures(admin, "office-staff-closed");
  await expectAccessible(admin, "the staff");
  await signIn(clerk, email, newPassword);
  await expect(clerk.getByRole("alert")).toBeVisible();
}

async function makeRole({ admin, colleague }: Desk): Promise<void> {
  const number = randomInt(10_000, 99_999);
  const reason = `Plantão de fim de semana ${number}`;
  await openSection(admin, "Roles");
  await takePictures(admin, "office-roles");
  await expectAccessible(admin, "the roles");
  await admin.getByRole("button", { name: say("New role") }).click();
  const sheet = admin.getByRole("dialog", { name: say("New role") });
  await sheet.getByLabel(say("Code"), { exact: true }).fill(`plantao-${number}`);
  await sheet.getByLabel(say("Name"), { exact: true }).fill(`Plantão ${number}`);
  await sheet.getByRole("checkbox").first().check();
  await takePictures(admin, "office-role");
  await expectAccessible(admin, "a role");
  await askFor(admin, sheet, reason);
  await agreeTo(colleague, reason);
  await admin.reload();
  await expect(admin.getByRole("heading", { name: `Plantão ${number}` })).toBeVisible();
}

async function readLog({ admin, email }: Desk): Promise<void> {
  await openSection(admin, "Audit log");
  for (const reason of ["Celular roubado", "Saiu da empresa", "Computador esquecido aberto"]) {
    await expect(admin.getByRole("row").filter({ hasText: reason }).first()).toBeVisible();
  }
  await admin.getByRole("searchbox", { name: say("Who"), exact: true }).fill(email);
  await expect(admin.getByRole("row").filter({ hasText: "Celular roubado" })).toHaveCount(0);
  await takePictures(admin, "office-log");
  await expectAccessible(admin, "the audit log of one person");
  await admin.getByRole("button", { name: say("Check the books") }).click();
  const proof = say("Everything adds up: balances, rounds, chains and the audit log.");
  await expect(admin.getByText(proof)).toBeVisible({ timeout: minutes(1) });
  await expectAccessible(admin, "the books");
}

test("who works here is decided by two, and acts at once", async ({ browser, baseURL }) => {
  test.setTimeout(minutes(7));
  const origin = baseURL ?? "";
  const clerk = await openBrowser(browser, origin);
  const email = `lia${randomInt(1_000_000)}@tucano.example`;
  const desk = { ...(await takeTwoSeats(browser, origin)), clerk: clerk.page, email };
  const secret = await test.step("invited by two", () => invite(desk));
  await test.step("her own account", () => ownAccount(desk));
  await test.step("a session is ended", () => endSession(desk, secret));
  await test.step("another role, by two", () => changeRole(desk));
  await test.step("the second factor is lost", () => loseFactor(desk));
  await test.step("the account is closed", () => closeAccount(desk));
  await test.step("a new role, by two", () => makeRole(desk));
  await test.step("the log and the books", () => readLog(desk));
  desk.assertClean();
  clerk.guard.assertClean();
});
