/** What a player does on the player site, step by step, found by role and label. */
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import type { Person } from "./people.ts";
import { onPlayerSite as say, pattern } from "../say.ts";

const asTyped = (isoDate: string): string => isoDate.split("-").toReversed().join("");

/** "R$ 1.234,56" as a wire amount, "1234.56". */
export function toWire(shown: string): string {
  return shown.replaceAll(/[^\d,]/g, "").replace(",", ".");
}

export function dialog(page: Page, title: string): Locator {
  return page.getByRole("dialog", { name: say(title) });
}

/** Registers through both steps and answers the member's access token. */
export async function register(page: Page, person: Person): Promise<string> {
  await page
    .getByRole("button", { name: say("Register"), exact: true })
    .first()
    .click();
  const sheet = dialog(page, "Create account");
  await sheet.getByLabel(say("Full name")).fill(person.realname);
  await sheet.getByLabel("CPF", { exact: true }).fill(person.cpf);
  await sheet.getByLabel(say("Birth date")).pressSequentially(asTyped(person.birthDate));
  await sheet.getByLabel(say("Mobile phone")).fill(person.phone);
  await sheet.getByRole("button", { name: say("Continue"), exact: true }).click();

  await sheet.getByLabel(say("Username")).fill(person.account);
  await sheet.getByLabel(say("Password"), { exact: true }).fill(person.password);
  await sheet.getByLabel(say("Repeat password"), { exact: true }).fill(person.password);
  const digits = sheet.getByLabel(say("Withdrawal password"), { exact: true });
  await digits.fill(person.withdrawalPassword);
  const otherWay = say("I can't read the image: verify another way");
  await sheet.getByRole("button", { name: otherWay }).click();
  await expect(sheet.getByText(say("Verified by your browser"))).toBeVisible({ timeout: 60_000 });
  await sheet.getByLabel(say("I am over 18 years old.")).check();

  const answered = page.waitForResponse("**/api/auth/register2*");
  await sheet.getByRole("button", { name: say("Create account"), exact: true }).click();
  const { data } = (await (await answered).json()) as { data: { access_token: string } };
  await expect(
    page.getByText(say("Your registration has been successfully completed")),
  ).toBeVisible();
  // What comes next is offered at once, and may wait.
  await dialog(page, "Deposit")
    .getByRole("button", { name: say("Close"), exact: true })
    .click();
  return data.access_token;
}

export async function logIn(page: Page, person: Person): Promise<void> {
  await page.goto("/login");
  const sheet = dialog(page, "Log in");
  await sheet.getByLabel(say("Username, phone or e-mail")).fill(person.account);
  await sheet.getByLabel(say("Password"), { exact: true }).fill(person.password);
  await sheet.getByRole("button", { name: say("Log in"), exact: true }).click();
  await expect(page.getByTestId("balance").first()).toBeVisible();
}

/** The balance in the header, as a wire amount. */
export async function shownBalance(page: Page): Promise<string> {
  const shown = await page.getByTestId("balance").first().textContent();
  return toWire(shown ?? "");
}

export async function expectBalance(page: Page, wire: string): Promise<void> {
  await expect.poll(() => shownBalance(page), { message: "the balance in the header" }).toBe(wire);
}

/** Opens a deposit and answers the code that would be pasted into a bank's app. */
export async function askForDeposit(page: Page, reais: number): Promise<string> {
  await page.goto("/recharge");
  await page.getByLabel(say("Another amount")).fill(String(reais));
  await page.getByRole("button", { name: pattern(say("Deposit {shown}")) }).click();
  await expect(
    page.getByText(say("Your Pix code is ready. Pay it in your bank's app")),
  ).toBeVisible();
  await expect(page).toHaveURL(/recharge-payment\?order=/);
  const code = page.getByTestId("pix-code");
  await expect(code).toBeVisible();
  return ((await code.textContent()) ?? "").trim();
}

/** Searches as a player would and opens the game that is found. */
export async function openGame(page: Page, name: string): Promise<void> {
  await page.goto("/searchGames");
  await page.getByRole("searchbox").fill(name.slice(0, 4));
  await page
    .getByRole("link", { name: new RegExp(name) })
    .first()
    .click();
  await expect(page).toHaveURL(/gameInfo\?id=\d+/);
}

/** Asks for a withdrawal to the member's own CPF and answers the order's number. */
export async function requestWithdrawal(
  page: Page,
  reais: number,
  person: Person,
): Promise<string> {
  await page.getByLabel(say("Amount"), { exact: true }).fill(String(reais));
  await page.getByRole("button", { name: pattern(say("Continue with {shown}")) }).click();
  await page
    .getByLabel(say("Withdrawal password"), { exact: true })
    .fill(person.withdrawalPassword);
  const answered = page.waitForResponse("**/api/drawing?*");
  await page.getByRole("button", { name: pattern(say("Withdraw {0}")) }).click();
  const { data } = (await (await answered).json()) as { data: { order_no: string } };
  await expect(page.getByRole("heading", { name: say("Withdrawal submitted") })).toBeVisible();
  return data.order_no;
}

/** A page of somebody's phone, which nobody knows yet. */
export async function otherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    userAgent:
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) " +
      "Chrome/140.0.0.0 Mobile Safari/537.36",
  });
  return await context.newPage();
}
