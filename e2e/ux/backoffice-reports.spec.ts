/**
 * Figures can be trusted and taken along: the dashboard is the first page of who may see it, a
 * report leads from a day to the players behind its number, one that may be old says so, and a file
 * comes to who asked for it.
 */
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../lib/accessibility.ts";
import { patientMs } from "../lib/patience.ts";
import { signInToOffice } from "../lib/people/desk.ts";
import { takePictures } from "../lib/pictures.ts";
import { inBackoffice as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";

test.use({ locale: "pt-BR", timezoneId: "America/Sao_Paulo" });

/** Up to the moment. */
const [AS_OF = ""] = say("As of <0/>: what happened since may be missing.").split(" <0/>");

async function open(page: Page, name: string): Promise<void> {
  await page
    .getByRole("navigation", { name: say("Sections") })
    .getByRole("link", { name: say(name), exact: true })
    .click();
  await expect(page.getByRole("heading", { name: say(name), level: 1 })).toBeVisible();
}

test("figures, from the dashboard to a file", async ({ page }) => {
  await signInToOffice(page);
  await test.step("the dashboard is the first page", async () => {
    await page.goto("/backoffice/");
    await expect(page.getByRole("heading", { name: say("Dashboard"), level: 1 })).toBeVisible();
    await expect(page.getByText(say("Active players"), { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("region", { name: say("What needs attention") })).toBeVisible();
    await takePictures(page, "office-dashboard");
    await expectAccessible(page, "the dashboard");
  });
  await test.step("reports keep their filters in the address", async () => {
    await open(page, "Reports");
    await page.getByRole("radio", { name: say("Game"), exact: true }).check({ force: true });
    await expect(page).toHaveURL(/by=game/);
    await page.reload();
    await expect(page.getByRole("radio", { name: say("Game"), exact: true })).toBeChecked();
    await takePictures(page, "office-reports");
    await expectAccessible(page, "reports");
  });
  await test.step("cohorts", async () => {
    await open(page, "Cohorts");
    await takePictures(page, "office-cohorts");
    await expectAccessible(page, "cohorts");
  });
  await test.step("what was read on a standby says as of when", async () => {
    await expect(page.getByText(AS_OF)).toHaveCount(0);
    await page.route("**/backoffice/api/**", async (route) => {
      const response = await route.fetch();
      const asOf = { "tucano-as-of": "2026-11-27T15:04:05.000Z" };
      await route.fulfill({ response, headers: { ...response.headers(), ...asOf } });
    });
    await page.reload();
    await expect(page.getByText(AS_OF)).toContainText("12:04:05");
    await takePictures(page, "office-as-of");
    await expectAccessible(page, "figures of a standby");
    await page.unroute("**/backoffice/api/**");
  });
  await test.step("a file is made and fetched", async () => {
    await open(page, "Reports");
    await page.getByRole("button", { name: say("Make a file") }).click();
    await page.getByRole("button", { name: `${say("The whole report")}, CSV` }).click();
    await expect(page.getByRole("heading", { name: say("Files"), level: 1 })).toBeVisible();
    const fetchButton = page.getByRole("button", { name: say("Fetch"), exact: true }).first();
    await expect(fetchButton).toBeVisible({ timeout: patientMs(30_000) });
    const [download] = await Promise.all([page.waitForEvent("download"), fetchButton.click()]);
    expect(download.suggestedFilename()).toMatch(/^Relatório por Dia-.*\.csv$/);
    const [head = "", ...rows] = (await readFile(await download.path(), "utf8")).split("\r\n");
    expect(head).toContain(`${say("Day")};${say("Plays")};${say("Turnover")}`);
    expect(rows.at(-2)).toMatch(new RegExp(`^${say("Total")};\\d+;\\d+,\\d\\d;`));
    await expectAccessible(page, "files");
  });
});
