/** What an operator does in the back office. */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";
import { generate } from "otplib";
import { operator } from "./operator.ts";
import { inBackoffice as say, pattern } from "./say.ts";

const STEP_MS = 30_000;

/** What the journeys know of the first account's authenticator, whichever of them taught it. */
interface Authenticator {
  readonly secret: string;
  /** The last step whose code was used: each is good once. */
  readonly step: number;
}

const folder = () => process.env["E2E_DATA_DIR"] ?? "";
const fileOf = () => join(folder(), "e2e-operator.json");

/** Of journeys that run side by side one at a time signs in as the first account. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = join(folder(), "e2e-operator.turn");
  for (;;) {
    try {
      mkdirSync(turn);
      break;
    } catch {
      await pause(250);
    }
  }
  try {
    return await work();
  } finally {
    rmdirSync(turn);
  }
}

const stepNow = () => Math.floor(Date.now() / STEP_MS);

/** Password, then the authenticator app, which the first journey teaches on the spot. */
export async function signInToOffice(page: Page): Promise<void> {
  await page.goto("/backoffice/");
  await page.getByLabel(say("E-mail")).fill(operator.email);
  await page.getByLabel(say("Password")).fill(operator.password);
  await inTurn(async () => {
    const known = existsSync(fileOf())
      ? (JSON.parse(readFileSync(fileOf(), "utf8")) as Authenticator)
      : null;
    while (known !== null && stepNow() <= known.step) await pause(500);
    await page.getByRole("button", { name: say("Continue") }).click();
    await page.getByLabel(say("Code from your authenticator app")).waitFor();
    const secret = known?.secret ?? (await page.getByTestId("totp-secret").innerText()).trim();
    const step = stepNow();
    await enterCode(page, secret);
    writeFileSync(fileOf(), JSON.stringify({ secret, step } satisfies Authenticator));
  });
}

export async function enterCode(page: Page, secret: string): Promise<void> {
  const code = await generate({ secret });
  await page.getByLabel(say("Code from your authenticator app")).fill(code);
  await page.getByRole("button", { name: say("Sign in"), exact: true }).click();
  await expect(page.getByRole("navigation", { name: say("Sections") })).toBeVisible();
}

export async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name: say(name), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: say(name), exact: true })).toBeVisible();
}

export async function signInFirstTime(page: Page): Promise<void> {
  await signInToOffice(page);
  await openSection(page, "Withdrawals");
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
