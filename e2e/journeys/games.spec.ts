/**
 * Games with a choice and games of several steps, played with real money: what the table shows,
 * what the account holds and what the history tells agree, and an open round survives a reload.
 */
import { expect, type FrameLocator, type Page } from "@playwright/test";
import { patientMs } from "../lib/patience.ts";
import { type Account, openAccount } from "../lib/people/account.ts";
import { gameOf, type PlayedRound } from "../lib/game.ts";
import { watch } from "../lib/guard.ts";
import { makePerson } from "../lib/people/people.ts";
import { expectBalance, logIn, openGame } from "../lib/people/player.ts";
import { inGame, inGames as say, onPlayerSite, pattern } from "../lib/say.ts";
import { test } from "../lib/test.ts";

// A worker would keep the whole site behind every page; the journeys of the app are about that.
test.use({ serviceWorkers: "block" });

interface Step extends PlayedRound {
  readonly status: "open" | "settled" | "void";
}

async function arrive(page: Page, origin: string): Promise<Account> {
  await page.setViewportSize({ width: 375, height: 812 });
  const person = makePerson();
  const account = await openAccount(origin, person);
  await account.deposit("50.00");
  await logIn(page, person);
  return account;
}

async function sitDown(page: Page, name: string): Promise<FrameLocator> {
  await openGame(page, name);
  await page.getByRole("button", { name: onPlayerSite("Play"), exact: true }).click();
  return gameOf(page);
}

/** What the server answered to what `act` made the page ask for. */
async function answerOf(page: Page, path: string, act: () => Promise<void>): Promise<Step> {
  const answered = page.waitForResponse(`**/play/api/${path}*`);
  await act();
  return ((await (await answered).json()) as { data: Step }).data;
}

async function expectAgreement(page: Page, account: Account, wire: string): Promise<void> {
  await expectBalance(page, wire);
  expect((await account.read()).money).toBe(wire);
}

/** The newest rounds of this game as its own panel lists them. */
async function expectHistory(table: FrameLocator, rounds: number): Promise<void> {
  await table.getByRole("button", { name: say("menu"), exact: true }).click();
  await table.getByRole("tab", { name: say("tabHistory") }).click();
  await expect(table.getByRole("button", { name: say("verify"), exact: true })).toHaveCount(rounds);
}

test("a chip on red at the roulette", async ({ page, baseURL }) => {
  const guard = watch(page, new URL(baseURL ?? "").host);
  const account = await arrive(page, baseURL ?? "");
  const words = inGame("roleta-europeia");
  const table = await sitDown(page, "Roleta Europeia");
  const turn = table.getByRole("button", { name: words("spin"), exact: true });
  await expect(turn, "nothing to play without a chip").toHaveAttribute("aria-disabled", "true");
  await table.getByRole("button", { name: new RegExp(`^${words("red")}`) }).click();
  await expect(turn).toHaveAttribute("aria-disabled", "false");
  const round = await answerOf(page, "spin", () => turn.click());
  expect(round.win).toBe(round.win === "0.00" ? "0.00" : (Number(round.stake) * 2).toFixed(2));
  await expect(turn).toHaveAttribute("aria-disabled", "false", { timeout: patientMs(20_000) });
  await expectAgreement(page, account, round.balance);
  await expectHistory(table, 1);
  guard.assertClean();
});

test("a field of mines, reloaded in the middle", async ({ page, baseURL }) => {
  const guard = watch(page, new URL(baseURL ?? "").host);
  const account = await arrive(page, baseURL ?? "");
  const words = inGame("garimpo");
  const field = await sitDown(page, "Garimpo");
  const button = (name: string | RegExp) => field.getByRole("button", { name, exact: true });
  const cell = button(pattern(words("cell"))).nth(12);
  let rounds = 0;
  let open: Step;
  do {
    // Now and then the very first place hides a mine: then another round is begun.
    open = await answerOf(page, "rounds/begin", () => button(say("play")).click());
    rounds += 1;
    open = await answerOf(page, "rounds/act", () => cell.click());
  } while (open.status !== "open");

  const reopened = page.waitForResponse("**/play/api/open*");
  await page.reload();
  const { data } = (await (await reopened).json()) as { data: { open_round: Step | null } };
  expect(data.open_round?.round_id).toBe(open.round_id);
  await expect(field.getByText(say("openRound"))).toBeVisible();
  await expect(cell).toHaveAttribute("data-is", "gem");
  const end = await answerOf(page, "rounds/act", () => button(pattern(say("cashOut"))).click());
  expect(end).toMatchObject({ round_id: open.round_id, status: "settled" });
  expect(Number(end.win)).toBeGreaterThan(Number(end.stake));
  await expect(button(say("play"))).toHaveAttribute("aria-disabled", "false");
  await expectAgreement(page, account, end.balance);
  await expectHistory(field, rounds);
  guard.assertClean();
});
