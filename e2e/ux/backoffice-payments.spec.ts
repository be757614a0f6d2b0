/**
 * The payments desk: what approves itself is drafted, tried and asked for; a fee is seen before it
 * holds; today is compared with the bank; and what waits or went astray has its place.
 */
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../lib/accessibility.ts";
import { today } from "../lib/days.ts";
import { openSection, signInToOffice } from "../lib/people/desk.ts";
import { watch } from "../lib/guard.ts";
import { takePictures } from "../lib/pictures.ts";
import { inBackoffice as say, pattern } from "../lib/say.ts";
import { test } from "../lib/test.ts";

async function draftRules(page: Page): Promise<void> {
  await openSection(page, "Automatic approval");
  // The rule that a house comes with.
  await expect(page.getByText("Documentos confirmados").first()).toBeVisible();
  await page.getByRole("button", { name: say("Add a rule") }).click();
  const name = page.getByLabel(pattern(say("Name of rule {position}")));
  await name.last().fill("Clientes antigos");
  await page.getByLabel(say("Up to (amount)")).last().fill("150,00");
  await page.getByRole("button", { name: say("Try it on the last 30 days") }).click();
  await expect(page.getByRole("heading", { name: say("What it would have done") })).toBeVisible();
  await takePictures(page, "office-rules");
  await expectAccessible(page, "the rules and their trial");
  await page.getByRole("button", { name: say("Ask for these rules to be switched on") }).click();
  const sheet = page.getByRole("dialog", { name: say("Switch the rules on") });
  await sheet.getByLabel(say("Reason")).fill("Menos espera à noite");
  await sheet.getByRole("button", { name: say("Ask for approval") }).click();
  const sent = say("Sent for approval. Somebody else has to agree.");
  await expect(page.getByText(sent)).toBeVisible();
}

async function seeFees(page: Page): Promise<void> {
  await openSection(page, "Methods and fees");
  await page
    .getByRole("button", { name: say("Change") })
    .last()
    .click();
  const sheet = page.getByRole("dialog", { name: say("Limits and fees") });
  await sheet.getByLabel(say("Fee (%)")).fill("1,5");
  await sheet.getByLabel(say("Fee (R$)")).fill("1,00");
  await sheet.getByRole("button", { name: say("Preview") }).click();
  await expect(sheet.getByText("R$ 2,50")).toBeVisible();
  await takePictures(page, "office-fees");
  await expectAccessible(page, "limits and fees");
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
}

async function compareToday(page: Page): Promise<void> {
  await openSection(page, "Reconciliation");
  await page.getByLabel(say("Day"), { exact: true }).fill(today());
  await page.getByRole("button", { name: say("Compare"), exact: true }).click();
  await expect(page.getByText(say("The day agrees with the bank."))).toBeVisible();
  await takePictures(page, "office-reconciliation");
  await expectAccessible(page, "the reconciliation");
  await page.getByRole("row").getByRole("link").first().click();
  await expect(page.getByText(say("Nothing differs on this day."))).toBeVisible();
}

async function lookAround(page: Page): Promise<void> {
  await openSection(page, "Incoming Pix");
  await expect(page.getByText(say("No payment is waiting here."))).toBeVisible();
  await expectAccessible(page, "incoming payments");
  await openSection(page, "Deposits");
  await expectAccessible(page, "the deposits");
  await openSection(page, "Withdrawals");
  await page.getByRole("radio", { name: say("Sent back by the bank") }).check({ force: true });
  await expect(page).toHaveURL(/status=returned/);
  await expectAccessible(page, "what the bank sent back");
}

test("the payments desk drafts rules, sees fees and compares the day", async ({
  page,
  baseURL,
}) => {
  const guard = watch(page, new URL(baseURL ?? "").host);
  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step("sign in", () => signInToOffice(page));
  await test.step("draft rules", () => draftRules(page));
  await test.step("see fees", () => seeFees(page));
  await test.step("compare today", () => compareToday(page));
  await test.step("look around", () => lookAround(page));
  guard.assertClean();
});
