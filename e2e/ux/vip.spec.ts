/**
 * The VIP programme says exactly where a member stands, and the page of bets still owed agrees with
 * what the account owes: after a deposit, and when all of it has been bet.
 */
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../lib/accessibility.ts";
import { openAccount } from "../lib/people/account.ts";
import { watch } from "../lib/guard.ts";
import { patientMs } from "../lib/patience.ts";
import { makePerson } from "../lib/people/people.ts";
import { logIn } from "../lib/people/player.ts";
import { onPlayerSite as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";

const game = "Onça Dourada";

/** A condition of the next level, as it is read out. */
async function conditionOf(page: Page, name: string): Promise<string> {
  const bar = page.getByRole("progressbar", { name: say(name) });
  return ((await bar.getAttribute("aria-valuetext")) ?? "").replaceAll(/\s/g, " ");
}

test("both conditions of the next level and the whole ladder are shown in money", async ({
  page,
  baseURL,
}) => {
  const guard = watch(page, new URL(baseURL ?? "").host);
  const person = makePerson();
  const account = await openAccount(baseURL ?? "", person);
  await account.deposit("50.00");
  await logIn(page, person);
  // Figures are some seconds behind the ledger.
  await expect(async () => {
    await page.goto("/promotion/vip");
    const heading = page.getByRole("heading", { name: "VIP 0", exact: true });
    await expect(heading).toBeVisible({ timeout: patientMs(2_000) });
    expect(await conditionOf(page, "Total deposited")).toBe("R$ 50,00 de R$ 1.000,00");
  }).toPass({ timeout: patientMs(45_000) });
  expect(await conditionOf(page, "Total bets")).toBe("R$ 0,00 de R$ 5.000,00");

  const ladder = page.getByRole("region", { name: say("All levels") }).getByRole("table");
  await expect(ladder.getByRole("columnheader", { name: /VIP \d/ })).toHaveCount(7);
  const above = ladder.getByRole("columnheader", { name: say("Upgrade required") });
  await expect(above, "each level above the member's own").toHaveCount(6);
  await expect(ladder.getByRole("row", { name: say("Every week") })).toContainText("R$ 200");
  await expect(ladder.getByRole("row", { name: say("Free per day") })).toBeVisible();
  await expectAccessible(page, "the VIP page");

  const history = { name: say("History"), exact: true };
  await page.getByRole("main").getByRole("link", history).click();
  await expect(page.getByText(say("No records found"))).toBeVisible();
  await expectAccessible(page, "the VIP history");
  guard.assertClean();
});

test("what a deposit asks for is listed until it has been bet", async ({ page, baseURL }) => {
  const person = makePerson();
  const account = await openAccount(baseURL ?? "", person);
  await logIn(page, person);
  await page.goto("/promotion/cover");
  await expect(page.getByText(say("No wagering requirements yet"))).toBeVisible();

  await account.deposit("20.00");
  await page.reload();
  const owed = page.getByRole("region", { name: say("Left to wager") });
  await expect(owed).toContainText(/R\$\s20,00/);
  const requirement = page
    .getByRole("region", { name: say("Wagering requirements") })
    .getByRole("listitem");
  await expect(requirement).toContainText([say("Open")]);
  await expect(page.getByText("100%", { exact: true })).toBeVisible();
  await expect(page.getByText("20%", { exact: true })).toBeVisible();
  await expectAccessible(page, "the bets still owed");

  await account.playUntilFree(game, "0.00");
  await page.reload();
  await expect(
    page.getByText(say("You can withdraw your cash: nothing is left to wager.")),
  ).toBeVisible();
  await expect(requirement.last()).toContainText(say("Requirement met"));
});

test("rebates say how they are reckoned before there is one", async ({ page, baseURL }) => {
  const person = makePerson();
  await openAccount(baseURL ?? "", person);
  await logIn(page, person);
  await page.goto("/promotion/rebates");
  await expect(page.getByText(say("No rebates in this period"))).toBeVisible();
  const how = page.getByRole("region", { name: say("How it's calculated") });
  await expect(how.getByRole("table")).toContainText(/R\$\s3,59/);
  await expectAccessible(page, "the rebates");
});
