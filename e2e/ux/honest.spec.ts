/**
 * What a player needs to know of a game and of oneself is at most one tap away: what it pays back,
 * its rules, what this visit came to, how long it has lasted. No box is ticked in advance: the
 * looks at every page see to the others.
 */
import { expect } from "@playwright/test";
import { enterAsNewMember } from "../lib/people/cashier.ts";
import { gameOf, spin, startPlaying } from "../lib/game.ts";
import { dialog, expectBalance, openGame } from "../lib/people/player.ts";
import { inGames, onPlayerSite as say, pattern } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { minutes, settle } from "./visit.ts";

test("in a game: the time and the result always, everything else by one tap", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(minutes(3));
  await page.setViewportSize({ width: 375, height: 812 });
  const { account } = await enterAsNewMember(page, baseURL ?? "");
  await account.deposit("50.00");
  await openGame(page, "Maré Alta");
  for (const fact of ["Return to player (RTP)", "Volatility", "Bets", "Rules in short"]) {
    await expect(page.getByText(say(fact), { exact: true }).first()).toBeVisible();
  }
  await startPlaying(page);
  await expect(page.getByRole("timer", { name: say("Time in this game") })).toBeVisible();
  await expect(page.getByTitle(say("Net result of this visit"))).toBeVisible();
  await page.getByRole("button", { name: say("Game menu") }).click();
  const menu = page.getByRole("dialog", { name: "Maré Alta" });
  for (const fact of ["Return to player (RTP)", "Rules in short"]) {
    await expect(menu.getByText(say(fact), { exact: true })).toBeAttached();
  }
  await expect(menu.getByText(/R\$\s0,00/).first()).toBeVisible();
  await page.keyboard.press("Escape");
  // Said twice they would disagree for moments: only the page's bar has what the game shows.
  await expect(gameOf(page).getByText(inGames("balance"), { exact: true })).toBeHidden();
  await expectBalance(page, (await spin(page)).balance);
});

test("on any page: one tap on the balance tells the time and the result", async ({
  page,
  baseURL,
}) => {
  const { account } = await enterAsNewMember(page, baseURL ?? "");
  await account.deposit("50.00");
  await account.play("Maré Alta", 3);
  await page.goto("/faq");
  await settle(page);
  await page
    .getByRole("button", { name: pattern(say("Balance {text}. Open balance")) })
    .first()
    .click();
  const today = dialog(page, "Balance").getByRole("region", { name: say("Time and result") });
  for (const name of ["This visit", "Played today", "Result today"]) {
    await expect(today.getByText(say(name), { exact: true })).toBeVisible();
  }
  await expect(today.getByText(/^[+-]?R\$\s[\d.]+,\d{2}$/)).toBeVisible();
});

test("the registration ticks no box in advance", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("button", { name: say("Register"), exact: true })
    .first()
    .click();
  await expect(dialog(page, "Create account")).toBeVisible();
  await expect(page.locator("input[type=checkbox]:checked")).toHaveCount(0);
});
