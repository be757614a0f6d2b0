/**
 * A game of others, imported with its front end: two people at the desk read what the import found
 * and publish it; a player opens it from the lobby and plays it to a win, leaves in the middle of
 * it and finds it again, and anybody may watch a book again.
 */
import { expect, type Page } from "@playwright/test";
import { approve } from "@tucano/contract/backoffice/access/approvals.ts";
import { giveFreeRounds } from "@tucano/contract/backoffice/members/free-rounds.ts";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { auditBooks } from "../lib/books.ts";
import { inDays } from "../lib/days.ts";
import { watch } from "../lib/guard.ts";
import { openAccount } from "../lib/people/account.ts";
import { agreeTo, askFor, callOffice, openSection } from "../lib/people/desk.ts";
import { takeTwoSeats, type TwoSeats } from "../lib/people/desk-colleague.ts";
import { makePerson } from "../lib/people/people.ts";
import { expectBalance, logIn, openGame } from "../lib/people/player.ts";
import { takePictures } from "../lib/pictures.ts";
import { importSample, refuseSample, SAMPLE } from "../lib/samples.ts";
import { inBackoffice, onPlayerSite } from "../lib/say.ts";
import { test } from "../lib/test.ts";

// A worker would keep the whole site behind every page; the journeys of the app are about that.
test.use({ serviceWorkers: "block" });

const { code: GAME, name: NAME } = SAMPLE;

// Players find what the desk has published.
test.describe.configure({ mode: "serial" });

let desk: TwoSeats;
test.beforeAll(async ({ browser, baseURL }) => {
  desk = await takeTwoSeats(browser, baseURL ?? "");
});

test("what an import found is read at the desk, and two people publish it", async () => {
  const reason = "A journey plays it";
  importSample();
  refuseSample();
  const { admin, colleague } = desk;
  await openSection(admin, "Imported games");
  await expect(admin.getByText("191/200")).toBeVisible();
  const why = inBackoffice("{mode}: it returns {rtp}, less than 90%.")
    .replace("{mode}", "bonus")
    .replace("{rtp}", "9,548%");
  await expect(admin.getByText(why)).toBeVisible();
  await admin.getByRole("button", { name: inBackoffice("Publish") }).click();
  const sheet = admin.getByRole("dialog");
  await sheet.getByLabel(inBackoffice("Name"), { exact: true }).fill(NAME);
  await sheet.getByLabel(inBackoffice("Whose game it is")).fill("Guest");
  await takePictures(admin, "office-publication-publish");
  await expectAccessible(admin, "publishing an imported game");
  await askFor(admin, sheet, reason);
  await agreeTo(colleague, reason);
  await admin.reload();
  await expect(admin.getByText(inBackoffice("Being played"))).toBeVisible();
  await takePictures(admin, "office-publications");
  await expectAccessible(admin, "imported games");
  desk.assertClean();
});

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

  await page.goto("/records");
  const row = page.getByRole("listitem").filter({ hasText: NAME }).first();
  await row.locator("summary").click();
  await row.getByRole("link", { name: onPlayerSite("Watch again") }).click();
  await expect(frame.getByText(/^You win R\$/)).toBeVisible();
  await takePictures(page, "imported-replay");
  const roundId = new URL(page.url()).searchParams.get("round") ?? "";
  await desk.admin.goto(`/backoffice/rounds?round=${roundId}`);
  await desk.admin.getByRole("button", { name: inBackoffice("Watch it in the game") }).click();
  await expect(desk.admin.frameLocator("iframe").getByText(/^You win R\$/)).toBeVisible();
  await takePictures(desk.admin, "office-imported-replay");

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

/** Two rounds at R$ 1,00, asked for by one and agreed to by another. */
async function giveTwoRounds(origin: string, memberId: number): Promise<void> {
  const { list } = await createApiClient(origin)(listGames, { keyword: NAME });
  const reason = "A wait that was too long";
  const { approval } = await callOffice(desk.admin, giveFreeRounds, {
    member_id: memberId,
    game_id: list[0]?.id ?? 0,
    stake: "1.00",
    rounds: 2,
    ends_at: inDays(1),
    reason,
  });
  const { approval_id } = approval;
  await callOffice(desk.colleague, approve, { approval_id, note: reason });
}

test("whoever was given rounds of it plays them for nothing, and no more than those", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const person = makePerson();
  const account = await openAccount(baseURL ?? "", person);
  await giveTwoRounds(baseURL ?? "", (await account.read()).id);
  await logIn(page, person);
  await openGame(page, NAME);
  await expect(page.getByText(/^2 /).first()).toBeVisible();
  await takePictures(page, "imported-free-rounds");
  await page.getByRole("button", { name: onPlayerSite("Play"), exact: true }).click();
  const frame = page.frameLocator("iframe");
  const play = frame.getByRole("button", { name: "Play" });
  let won = 0;
  for (let number = 1; number <= 2; number += 1) {
    await expect(play).toBeEnabled();
    won += (await roundOf(page, "play", () => play.click())).payout;
  }
  await expect(play).toBeEnabled();
  await takePictures(page, "imported-free-rounds-played");
  const refused = page.waitForResponse("**/rgs/wallet/play");
  await play.click();
  expect(await (await refused).json()).toMatchObject({ error: "ERR_GLE" });
  expect(Number((await account.read()).money) * 1_000_000).toBeCloseTo(won);
  await page.goto("/records");
  const free = page.getByText(onPlayerSite("Free round"), { exact: true });
  await expect(free).toHaveCount(2);
  await takePictures(page, "imported-free-rounds-records");
  auditBooks();
});
