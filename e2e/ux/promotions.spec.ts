/**
 * What the house gives, from the offer to the claim: a newcomer deposits, claims, turns the wheel
 * and comes on the first of seven days; what each asks for stands on the screen before and after.
 */
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../lib/accessibility.ts";
import { type Account, openAccount } from "../lib/people/account.ts";
import { bend } from "../lib/people/cashier.ts";
import { watch } from "../lib/guard.ts";
import { patientMs } from "../lib/patience.ts";
import { makePerson } from "../lib/people/people.ts";
import { takePictures } from "../lib/pictures.ts";
import { logIn } from "../lib/people/player.ts";
import { onPlayerSite as say, pattern } from "../lib/say.ts";
import { test } from "../lib/test.ts";

/** The claim's button, which names the amount. */
const claimButton = (page: Page, shown: string) =>
  page.getByRole("button", { name: say("Claim {amount}").replace("{amount}", shown) });

/** Deposits are counted some seconds after they were credited. */
async function openWhenClaimable(page: Page, path: string, shown: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(claimButton(page, shown)).toBeVisible({ timeout: patientMs(3_000) });
  }).toPass({ timeout: patientMs(45_000) });
}

async function expectClaimed(page: Page): Promise<void> {
  await expect(page.getByText(say("Reward claimed successfully!"))).toBeVisible();
}

async function claimFirstRecharge(page: Page, account: Account): Promise<void> {
  await openWhenClaimable(page, "/promotion/activity/recharge", "R$ 200,00");
  await expect(page.getByText(/R\$.6\.000,00/)).toBeVisible();
  await takePictures(page, "promotion-recharge");
  await expectAccessible(page, "the first deposit's activity");
  await claimButton(page, "R$ 200,00").click();
  await expectClaimed(page);
  expect((await account.read()).bonus_money).toBe("200.00");
  await expect(claimButton(page, "R$ 200,00")).toBeHidden();
}

/** Four spins of ten bring nothing: whatever was drawn, this is what the page is told. */
const won = { kind: "spins", name: "Mais um giro", quantity: "1", turnover_owed: "0.00" };

async function turnDailyWheel(page: Page): Promise<void> {
  await page.goto("/promotion/activity/daily-wheel");
  await takePictures(page, "promotion-daily-wheel");
  await expectAccessible(page, "the daily wheel");
  await bend(page, "**/api/dailywheel/claim*", { prize: { code: "won", icon: null, ...won } });
  await page.getByRole("button", { name: say("Spin"), exact: true }).click();
  const result = page.getByRole("region", { name: say("Wheel") }).getByRole("status");
  await expect(result.getByText(won.name)).toBeVisible();
  await expect(result.getByText(say("Reward claimed successfully!"))).toBeVisible();
}

async function recomputeSpin(page: Page): Promise<void> {
  await page.getByText(say("Verify the wheel")).click();
  await expect(page.getByText(say("Seed not revealed yet"))).toBeVisible();
  await page.getByRole("button", { name: say("Change seeds and reveal the old one") }).click();
  await expect(page.getByText(say("Recalculated: correct"))).toBeVisible();
}

test("a newcomer claims the first deposit, a spin and the first of seven days", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(patientMs(300_000));
  const origin = baseURL ?? "";
  const guard = watch(page, new URL(origin).host);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const person = makePerson();
  const account = await openAccount(origin, person);
  await account.deposit("200.00");
  await logIn(page, person);

  await test.step("claim the first deposit's bonus", () => claimFirstRecharge(page, account));
  await test.step("turn the daily wheel, and recompute it", async () => {
    await turnDailyWheel(page);
    await recomputeSpin(page);
  });
  await test.step("claim the first of seven days", async () => {
    await page.goto("/promotion/activity/seven-days");
    await takePictures(page, "promotion-seven-days");
    await claimButton(page, "R$ 1,00").click();
    await expectClaimed(page);
    const today = say("Today's reward is yours. The next one comes tomorrow.");
    await expect(page.getByText(today)).toBeVisible();
  });
  await test.step("see what was claimed, and what is still to be staked", async () => {
    await page.goto("/promotion/activity?tab=claimed");
    await expect(page.getByRole("article")).toHaveCount(2);
    await takePictures(page, "promotion-activity");
    await expectAccessible(page, "the activities");
    const owed = page.getByRole("region", { name: say("Left to wager") });
    await expect(owed.getByRole("progressbar").first()).toBeVisible();
    await owed.getByRole("link", { name: say("See each requirement") }).click();
    await expect(page).toHaveURL(/\/promotion\/cover$/);
    await expect(page.getByText(/R\$.6\.000,00/).first()).toBeVisible();
  });
  guard.assertClean();
});

test("a visitor reads what an offer gives and asks for before signing in", async ({
  page,
  baseURL,
}) => {
  const guard = watch(page, new URL(baseURL ?? "").host);
  await page.goto("/promotion/activity");
  const offer = page.getByRole("article").first();
  for (const fact of ["What you get", "What it takes", "Until when", "Games"]) {
    await expect(offer.getByRole("term").filter({ hasText: say(fact) })).toBeVisible();
  }
  await offer.getByText(say("Full terms")).click();
  await expect(offer.getByRole("list").getByRole("listitem").first()).toBeVisible();
  await offer.getByRole("link").click();
  await expect(page).toHaveURL(/\/promotion\/activity\/recharge$/);
  await expect(page.getByText(say("Currently not logged in, please log in first"))).toBeVisible();
  const rules = page.getByRole("complementary", { name: say("Rules") });
  await expect(
    rules.getByText(pattern(say("A bonus you haven't wagered within {days} is forfeited."))),
  ).toBeVisible();
  guard.assertClean();
});
