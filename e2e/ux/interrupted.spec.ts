/**
 * A round that is interrupted is found again and ends as it was decided: the stake is paid once,
 * the win arrives once, and the player is shown the same round.
 */
import { expect, type Page } from "@playwright/test";
import { patientMs } from "../lib/patience.ts";
import { type Account, openAccount } from "../lib/people/account.ts";
import { gameOf, hurry, startPlaying, type PlayedRound } from "../lib/game.ts";
import { makePerson } from "../lib/people/people.ts";
import { expectBalance, logIn, openGame } from "../lib/people/player.ts";
import { inGames as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";

const game = "Maré Alta";

async function sitDown(page: Page, origin: string): Promise<Account> {
  await page.setViewportSize({ width: 375, height: 812 });
  const person = makePerson();
  const account = await openAccount(origin, person);
  await account.deposit("50.00");
  await logIn(page, person);
  await openGame(page, game);
  await startPlaying(page);
  await hurry(page);
  return account;
}

// What a page asks for under a worker's control cannot be cut off by a test.
test.use({ serviceWorkers: "block" });

const spinButton = (page: Page) =>
  gameOf(page).getByRole("button", { name: say("spin"), exact: true });

test("the line breaks while the reels turn", async ({ page, baseURL }) => {
  const account = await sitDown(page, baseURL ?? "");
  const answers: PlayedRound[] = [];
  // The server plays the round, and its first two answers are lost on the way.
  await page.route("**/play/api/spin*", async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: PlayedRound };
    answers.push(data);
    await (answers.length <= 2 ? route.abort("connectionreset") : route.fulfill({ response }));
  });
  await spinButton(page).click();
  await expect.poll(() => answers.length, { timeout: patientMs(60_000) }).toBeGreaterThanOrEqual(3);
  await expect(spinButton(page)).toBeEnabled({ timeout: patientMs(60_000) });
  expect(new Set(answers.map(({ round_id }) => round_id)).size, "rounds played").toBe(1);
  const state = await account.read();
  expect(state.money).toBe(answers.at(-1)?.balance);
  await expectBalance(page, state.money);
});

test("the tab is closed while the reels turn", async ({ page, baseURL, context }) => {
  const account = await sitDown(page, baseURL ?? "");
  const address = page.url();
  let decided: PlayedRound | null = null;
  await page.route("**/play/api/spin*", async (route) => {
    const response = await route.fetch();
    decided = ((await response.json()) as { data: PlayedRound }).data;
    await route.abort("connectionreset");
  });
  await spinButton(page).click();
  await expect.poll(() => decided !== null, { timeout: patientMs(30_000) }).toBe(true);
  await page.close();
  const settled = await account.read();

  const again = await context.newPage();
  await again.setViewportSize({ width: 375, height: 812 });
  const reopened = again.waitForResponse("**/play/api/open*");
  await again.goto(address);
  const { data } = (await (await reopened).json()) as {
    data: { unfinished_round: PlayedRound | null };
  };
  expect(data.unfinished_round).toMatchObject(decided ?? {});
  await expect(spinButton(again)).toBeEnabled({ timeout: patientMs(120_000) });
  expect((await account.read()).money).toBe(settled.money);
  await expectBalance(again, settled.money);
});
