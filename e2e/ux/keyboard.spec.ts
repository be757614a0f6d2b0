/**
 * Everything that matters is done by the keyboard alone: paying in, a round, a withdrawal, a limit.
 * What has the focus is marked and never hidden; a page at twice its size keeps working.
 */
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { expect, type Page } from "@playwright/test";
import { patientMs } from "../lib/patience.ts";
import { enterAsNewMember, payAtTheBank } from "../lib/people/cashier.ts";
import { gameOf, type PlayedRound } from "../lib/game.ts";
import { pressOn, tabTo } from "../lib/keyboard.ts";
import { takePictures } from "../lib/pictures.ts";
import { dialog } from "../lib/people/player.ts";
import { inGames, onPlayerSite as say, pattern } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { minutes, overflowOf, settle } from "./visit.ts";

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
});

/** From the page's own link to the code in the clipboard. */
async function depositByKeys(page: Page): Promise<string> {
  await pressOn(page, page.getByRole("link", { name: say("Deposit"), exact: true }).first());
  const sheet = dialog(page, "Deposit");
  await pressOn(page, sheet.getByRole("button", { name: /^R\$\s50$/ }));
  await pressOn(page, sheet.getByRole("button", { name: pattern(say("Deposit {shown}")) }));
  const payment = dialog(page, "Payment");
  await pressOn(page, payment.getByRole("button", { name: say("Copy Pix code") }));
  const code = ((await payment.getByTestId("pix-code").textContent()) ?? "").trim();
  await expect(payment.getByRole("button", { name: say("Code copied") })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  return code;
}

test("a deposit by the keyboard alone", async ({ page, baseURL }) => {
  await enterAsNewMember(page, baseURL ?? "");
  await page.goto("/faq");
  await settle(page);
  const code = await depositByKeys(page);
  await payAtTheBank(page, { code });
  const payment = dialog(page, "Payment");
  await expect(payment.getByRole("heading", { name: say("Deposit credited") })).toBeVisible();
  await pressOn(page, payment.getByRole("button", { name: say("Continue") }));
  await expect(payment).toBeHidden();
});

test("a round by the keyboard alone", async ({ page, baseURL }) => {
  test.setTimeout(minutes(3));
  const { account } = await enterAsNewMember(page, baseURL ?? "");
  await account.deposit("50.00");
  const { list } = await createApiClient(baseURL ?? "")(listGames, { keyword: "Maré Alta" });
  await page.goto(`/gameInfo?id=${list[0]?.id}`);
  await pressOn(page, page.getByRole("button", { name: say("Play"), exact: true }));
  const spin = gameOf(page).getByRole("button", { name: inGames("spin"), exact: true });
  await expect(spin).toBeEnabled({ timeout: patientMs(60_000) });
  const answered = page.waitForResponse("**/play/api/spin*");
  await pressOn(page, spin);
  const { data } = (await (await answered).json()) as { data: PlayedRound };
  expect((await account.read()).money).toBe(data.balance);
});

test("a withdrawal by the keyboard alone", async ({ page, baseURL }) => {
  test.setTimeout(minutes(3));
  const { account, person } = await enterAsNewMember(page, baseURL ?? "");
  await account.deposit("50.00");
  await account.playUntilFree("Onça Dourada", "30.00");
  await page.goto("/withdraw");
  await settle(page);
  await tabTo(page, page.getByLabel(say("Amount"), { exact: true }));
  await page.keyboard.type("20");
  await pressOn(page, page.getByRole("button", { name: pattern(say("Continue with {shown}")) }));
  await tabTo(page, page.getByLabel(say("Withdrawal password"), { exact: true }));
  await page.keyboard.type(person.withdrawalPassword);
  await pressOn(page, page.getByRole("button", { name: pattern(say("Withdraw {0}")) }));
  await expect(page.getByRole("heading", { name: say("Withdrawal submitted") })).toBeVisible();
});

test("a limit by the keyboard alone", async ({ page, baseURL }) => {
  await enterAsNewMember(page, baseURL ?? "");
  await page.goto("/responsible-gaming/limits");
  await settle(page);
  const name = `${say("Deposits")} · ${say("A day").toLowerCase()}`;
  const set = say("Set a limit: {name}").replace("{name}", name);
  await pressOn(page, page.getByRole("button", { name: set, exact: true }));
  const sheet = page.getByRole("dialog", { name });
  await tabTo(page, sheet.getByLabel(say("Limit"), { exact: true }));
  await page.keyboard.type("50");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("meter", { name })).toBeVisible();
});

test("at twice its size, on a desk, the way to a deposit stays open", async ({ page, baseURL }) => {
  await enterAsNewMember(page, baseURL ?? "");
  // What a window of 1280 by 720 shows at 200 %.
  await page.setViewportSize({ width: 640, height: 360 });
  for (const path of ["/", "/game", "/recharge", "/withdraw", "/profile", "/promotion/vip"]) {
    await page.goto(path);
    await settle(page);
    expect.soft(await overflowOf(page), path).toEqual([]);
  }
  await page.goto("/faq");
  await settle(page);
  await depositByKeys(page);
  await takePictures(page, "deposit-at-200-percent");
});
