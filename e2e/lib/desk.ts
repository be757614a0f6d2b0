/** What an operator does in the back office. */
import { expect, type Page } from "@playwright/test";
import { generate } from "otplib";
import { operator } from "./operator.ts";
import { inBackoffice as say, pattern } from "./say.ts";

/** The first sign-in: password, then the authenticator app that is taught on the spot. */
export async function signInFirstTime(page: Page): Promise<void> {
  await page.goto("/backoffice/");
  await page.getByLabel(say("E-mail")).fill(operator.email);
  await page.getByLabel(say("Password")).fill(operator.password);
  await page.getByRole("button", { name: say("Continue") }).click();
  const secret = (await page.getByTestId("totp-secret").textContent()) ?? "";
  const code = await generate({ secret: secret.trim() });
  await page.getByLabel(say("Code from your authenticator app")).fill(code);
  await page.getByRole("button", { name: say("Sign in") }).click();
  await page.getByRole("link", { name: say("Withdrawals"), exact: true }).click();
  await expect(page.getByRole("heading", { name: say("Withdrawals") })).toBeVisible();
}

/** Opens an order from the queue and looks at the member's picture. */
export async function openWithdrawal(page: Page, orderNo: string, account: string): Promise<void> {
  await page.getByRole("link", { name: orderNo }).click();
  await expect(page.getByText(account).first()).toBeVisible();
  for (const part of ["The player's money", "Latest deposits", "Risk"]) {
    await expect(page.getByText(say(part), { exact: true }).first()).toBeVisible();
  }
}

export async function approve(page: Page): Promise<void> {
  await page.getByRole("button", { name: say("Approve"), exact: true }).click();
  const sheet = page.getByRole("dialog", { name: say("Approve withdrawal") });
  await sheet.getByRole("button", { name: pattern(say("Approve and pay {receives}")) }).click();
  await expect(page.getByText(say("Approved. The payout has started."))).toBeVisible();
}
