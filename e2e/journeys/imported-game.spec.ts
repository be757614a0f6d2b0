/**
 * A game of others, imported with its front end: a player opens it from the lobby and plays it to a
 * win, leaves in the middle of it and finds it again, and anybody may watch a book again.
 */
import { expect, test, type Page } from "@playwright/test";
import { watch } from "../lib/guard.ts";
import { openAccount } from "../lib/people/account.ts";
import { makePerson } from "../lib/people/people.ts";
import { expectBalance, logIn, openGame } from "../lib/people/player.ts";
import { offerSample, SAMPLE } from "../lib/samples.ts";
import { onPlayerSite } from "../lib/say.ts";

// A worker would keep the whole site behind every page; the journeys of the app are about that.
test.use({ serviceWorkers: "block" });

const { code: GAME, name: NAME } = SAMPLE;

test.beforeAll(() => offerSample("A journey plays it"));

interface Round {
  readonly active: boolean;
  readonly payout: number;
}

async function roundOf(page: Page, path: string, act: () => Promise<unknown>): Promise<Round> {
  const answered = page.waitForResponse(`**/rgs/wallet/${path}`);
  await act();
  return ((await (await answered).json()) as { round: Round }).round;
}

test("a win in an imported game, left in the middle, found again, watched again", async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const person = makePerson();
  const account = await openAccount(baseURL ?? "", person);
  await account.deposit("50.00");
  await logIn(page, person);
  await openGame(page, NAME);
  await expect(page.getByText("191/200")).toBeHidden();
  await page.getByText(onPlayerSite("Figures of each way to play")).click();
  await expect(page.getByText("191/200")).toBeVisible();
  await page.screenshot({ path: test.info().outputPath("facts.png"), fullPage: true });
  await page.getByRole("button", { name: onPlayerSite("Play"), exact: true }).click();
  const frame = page.frameLocator("iframe");
  const play = frame.getByRole("button", { name: "Play" });
  await expect(play).toBeEnabled();
  await page.screenshot({ path: test.info().outputPath("open.png") });
  let round: Round;
  do {
    await expect(play).toBeEnabled();
    round = await roundOf(page, "play", () => play.click());
  } while (!round.active);

  const found = await roundOf(page, "authenticate", () => page.reload());
  expect(found).toMatchObject({ active: true, payout: round.payout });
  await expect(frame.getByText(/^You win R\$/)).toBeVisible();
  await page.screenshot({ path: test.info().outputPath("won.png") });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.screenshot({ path: test.info().outputPath("wide.png") });

  // Another round is free to begin, and the ledger holds what the game showed.
  await expect(play).toBeEnabled();
  const { money } = await account.read();
  const src = new URL((await page.locator("iframe").getAttribute("src")) ?? "");
  await page.goto("/");
  await expectBalance(page, money);

  // Without a session, and nothing but the game's own files and the house's call.
  const other = await context.newPage();
  const guard = watch(other, src.host);
  const book = { replay: "true", game: GAME, version: "1", mode: "base", event: "999" };
  const wish = { ...book, rgs_url: src.searchParams.get("rgs_url") ?? "", lang: "pt" };
  await other.goto(`${src.origin}${src.pathname}?${new URLSearchParams(wish).toString()}`);
  await expect(other.getByText(/^You win R\$\s100,00/)).toBeVisible();
  await other.screenshot({ path: test.info().outputPath("replay.png") });
  const house = new URL(baseURL ?? "").origin;
  expect(guard.take().filter((one) => !one.startsWith(`called ${house}/rgs/`))).toEqual([]);
});

test("a visitor tries it with play money, and a player draws a round of it again", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openGame(page, NAME);
  await page.getByRole("button", { name: onPlayerSite("Try with play money") }).click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText(/^R\$\s?1[.,]000[.,]00$/)).toBeVisible();
  const play = frame.getByRole("button", { name: "Play" });
  await expect(play).toBeEnabled();
  await roundOf(page, "play", () => play.click());

  const person = makePerson();
  const account = await openAccount(baseURL ?? "", person);
  await account.deposit("50.00");
  await logIn(page, person);
  // The browser knows the game by now, so that it opens at once.
  await openGame(page, NAME);
  let round: Round;
  do {
    await expect(play).toBeEnabled();
    round = await roundOf(page, "play", () => play.click());
  } while (round.active);
  await page.goto("/fairness");
  await page.getByRole("link", { name: NAME }).first().click();
  await page
    .getByRole("button", { name: onPlayerSite("Reveal it and begin with a new one") })
    .click();
  await expect(page.getByText(onPlayerSite("The round is correct."))).toBeVisible();
  await page.screenshot({ path: test.info().outputPath("proof.png"), fullPage: true });
});
