/**
 * A member's money is accounted for: what was paid stands as an order with its totals, with what it
 * asks for, and in a file that a spreadsheet opens.
 */
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../lib/accessibility.ts";
import { patientMs } from "../lib/patience.ts";
import { openAccount } from "../lib/people/account.ts";
import { watch } from "../lib/guard.ts";
import { makePerson } from "../lib/people/people.ts";
import { takePictures } from "../lib/pictures.ts";
import { logIn } from "../lib/people/player.ts";
import { onPlayerSite as say, pattern } from "../lib/say.ts";
import { test } from "../lib/test.ts";

/** The sum under a name, as it stands in the page's totals. */
function sum(page: Page, name: string) {
  return page.getByText(say(name), { exact: true }).locator("xpath=following-sibling::dd").first();
}

/** Answers the order's number. */
async function findOrder(page: Page): Promise<string> {
  await page.goto("/order-center");
  await expect(sum(page, "Deposited")).toHaveText(/R\$\s50,00/);
  await expect(sum(page, "Withdrawn")).toHaveText(/R\$\s0,00/);
  const order = page.getByRole("listitem").filter({ hasText: /50,00/ });
  await order.locator("summary").click();
  await takePictures(page, "order-center");
  await expectAccessible(page, "the order centre");
  return (await order.getByText(/^D[0-9A-Z]{10,}$/).textContent()) ?? "";
}

async function filterByAddress(page: Page): Promise<void> {
  const types = page.getByRole("navigation", { name: say("Order type") });
  await types.getByRole("link", { name: say("Withdrawals"), exact: true }).click();
  await expect(page).toHaveURL(/type=withdrawal/);
  await expect(page.getByText(say("No records found"))).toBeVisible();
  await expect(sum(page, "Deposited")).toHaveText(/R\$\s50,00/);
  await page.reload();
  await expect(page.getByText(say("No records found"))).toBeVisible();
}

async function seeWhatBelongsTogether(page: Page): Promise<void> {
  await page.getByRole("link", { name: say("How they're linked") }).click();
  await expect(sum(page, "Left to wager before a withdrawal")).toHaveText(/R\$\s50,00/);
  const owed = pattern(say("{remaining} of {required} left to wager."));
  await expect(page.getByText(owed).first()).toBeVisible();
  await takePictures(page, "order-association");
  await expectAccessible(page, "what belongs together");
}

async function downloadOrders(page: Page, orderNo: string): Promise<void> {
  await page.goto("/order-center");
  await page.getByRole("link", { name: say("Export") }).click();
  await expect(page).toHaveURL(/kind=orders/);
  const paper = page.getByRole("article");
  await expect(paper).toContainText(orderNo);
  await takePictures(page, "statement");
  await expectAccessible(page, "a statement");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: say("Download CSV") }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/-orders-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await download.path(), "utf8");
  expect(csv.startsWith("\uFEFF")).toBe(true);
  const line = csv.split("\r\n").find((one) => one.includes(orderNo)) ?? "";
  expect(line.split(";")).toHaveLength(7);
  expect(line).toMatch(/;50,00$/);
}

test("a deposit stands as an order, with its totals and in the file", async ({ page, baseURL }) => {
  // The same deposit is told everywhere with the same amount, and no filter changes the totals.
  const origin = baseURL ?? "";
  const guard = watch(page, new URL(origin).host);
  const person = makePerson();
  const account = await openAccount(origin, person);
  await account.deposit("50.00");
  await logIn(page, person);
  const orderNo = await test.step("find the order", () => findOrder(page));
  await test.step("filter by the address", () => filterByAddress(page));
  await test.step("see what belongs together", () => seeWhatBelongsTogether(page));
  await test.step("download the orders", () => downloadOrders(page, orderNo));
  guard.assertClean();
});

test("every movement of money is listed, and another period is another address", async ({
  page,
  baseURL,
}) => {
  // A link to a period shows that period to whoever opens it, and nonsense in it shows the usual
  // one.
  const origin = baseURL ?? "";
  const person = makePerson();
  const account = await openAccount(origin, person);
  await account.deposit("80.00");
  await logIn(page, person);
  await expect(async () => {
    await page.goto("/transactions");
    const movement = page.getByRole("listitem").filter({ hasText: say("Deposit received") });
    await expect(movement).toContainText(/\+R\$\s80,00/, { timeout: patientMs(8_000) });
  }).toPass({ timeout: patientMs(60_000) });
  await takePictures(page, "transactions");
  await expectAccessible(page, "the transactions");
  await page.goto("/transactions?from=2025-01-01&to=2025-01-31");
  await expect(page.getByText(say("No records found"))).toBeVisible();
  await expect(page.getByLabel(say("Until"), { exact: true })).toHaveValue("2025-01-31");
  await page.goto("/transactions?from=2025-02-30&to=yesterday");
  await expect(page.getByText(say("Deposit received"))).toBeVisible();
});
