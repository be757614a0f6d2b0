/**
 * Jackpots as delivered are closed; two people of the house open them, and from then on players see
 * what is in them, by which chance they are won, and what the games return with them. At the
 * highest chance that numbers allow somebody wins one by a stake in cash: the game says so, the
 * ledger has its amount, and the round's proof draws it again.
 */
import { randomInt } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { listNumbers, setNumber } from "@tucano/contract/backoffice/site/market.ts";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { readJackpots, readOwnJackpot } from "@tucano/contract/player/rewards/jackpots.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { auditBooks } from "../lib/books.ts";
import { gameOf, revealSeed, startPlaying } from "../lib/game.ts";
import { patientMs } from "../lib/patience.ts";
import { enterAsNewMember } from "../lib/people/cashier.ts";
import { agreeTo, askFor, callOffice, openSection } from "../lib/people/desk.ts";
import { takeTwoSeats, type TwoSeats } from "../lib/people/desk-colleague.ts";
import { takePictures } from "../lib/pictures.ts";
import { inBackoffice as say, inGames, onPlayerSite } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { minutes } from "./visit.ts";

const GAME = "Onça Dourada";
/** In centavos: the highest chance there is. R$ 100.00 win each of four pools once in ten. */
const LEAST_ODDS = 100_000;
/** By then somebody has won but for one time in a million. */
const ROUNDS_MAX = 33;

/** The jackpots as they stand, with other odds and no seeds; answers how to put them back. */
async function setOdds(
  { origin, admin, colleague }: TwoSeats,
  oddsCentavos: number,
): Promise<() => Promise<void>> {
  const call = createApiClient(origin);
  const { list } = await callOffice(admin, listNumbers, {});
  const before = list.find(({ key }) => key === "jackpots")?.value ?? {};
  const set = async (value: Readonly<Record<string, unknown>>, reason: string) => {
    await callOffice(admin, setNumber, { key: "jackpots", effective_from: null, value, reason });
    await agreeTo(colleague, reason);
  };
  const pool = { oddsCentavos, rate: 5, seedCentavos: 0, seedsPerDayCentavos: 0 };
  const pools = { mini: pool, major: pool, grand: pool, personal: pool };
  await set({ ...before, ...pools }, `Jackpots por algumas horas ${randomInt(10_000, 99_999)}`);
  await expect
    .poll(async () => (await call(readJackpots, {})).personal.odds, { timeout: minutes(1) })
    .toBe("1000.00");
  return () => set(before, `Jackpots como antes ${randomInt(10_000, 99_999)}`);
}

/** Rounds of the highest stake until one wins a jackpot; answers the round's number. */
async function playUntilWon(page: Page): Promise<string> {
  const game = gameOf(page);
  const key = (name: Parameters<typeof inGames>[0]) =>
    game.getByRole("button", { name: inGames(name), exact: true });
  while (await key("stakeHigher").isEnabled()) await key("stakeHigher").click();
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const answered = page.waitForResponse("**/play/api/spin*");
    await key("spin").click();
    const { data } = (await (await answered).json()) as {
      data: { round_id: string; jackpots?: unknown };
    };
    if (data.jackpots !== undefined) return data.round_id;
    await expect(key("spin")).toBeEnabled({ timeout: patientMs(120_000) });
  }
  throw new Error(`None of ${ROUNDS_MAX} rounds won a jackpot.`);
}

test("two people open the jackpots, and players see them as they are", async ({
  browser,
  page,
  baseURL,
}) => {
  test.setTimeout(minutes(5));
  const origin = baseURL ?? "";
  const call = createApiClient(origin);
  await enterAsNewMember(page, origin);
  const desk = await takeTwoSeats(browser, origin);
  const { admin, colleague } = desk;

  await test.step("closed, as they come", async () => {
    await page.goto("/promotion/jackpots");
    await expect(page.getByText(onPlayerSite("No jackpots right now"))).toBeVisible();
    await takePictures(page, "jackpots-closed");
  });

  await test.step("opened by two", async () => {
    const reason = `Jackpots a partir de hoje ${randomInt(10_000, 99_999)}`;
    await openSection(admin, "Market");
    await admin.getByLabel(say("Group of numbers")).selectOption("jackpots");
    await admin.getByRole("button", { name: say("Set anew") }).click();
    const sheet = admin.getByRole("dialog");
    await sheet.getByRole("checkbox", { name: say("Open"), exact: true }).check();
    await takePictures(admin, "office-jackpots-numbers");
    await askFor(admin, sheet, reason);
    await agreeTo(colleague, reason);
    await expect
      .poll(async () => (await call(readJackpots, {})).is_open, { timeout: minutes(1) })
      .toBe(true);
  });

  await test.step("the player's page", async () => {
    await page.reload();
    await expect(page.getByText(onPlayerSite("How they work"))).toBeVisible();
    await expect(page.getByText("Grand", { exact: true })).toBeVisible();
    await takePictures(page, "jackpots");
    await expectAccessible(page, "the jackpots");
  });

  await test.step("what a game returns with them", async () => {
    const { list } = await call(listGames, { keyword: GAME });
    await page.goto(`/gameInfo?id=${list[0]?.id}`);
    await expect(page.getByText(/96[.,]37/).first()).toBeVisible();
    await takePictures(page, "jackpots-facts");
  });

  await test.step("and the desk", async () => {
    await openSection(admin, "Jackpots");
    await expect(admin.getByRole("row")).toHaveCount(5);
    await takePictures(admin, "office-jackpots");
    await expectAccessible(admin, "jackpots at the desk");
  });
  auditBooks();
  desk.assertClean();
});

test("a stake in cash wins one, which is told, paid and proved", async ({
  browser,
  page,
  baseURL,
}) => {
  test.setTimeout(minutes(12));
  const origin = baseURL ?? "";
  const call = createApiClient(origin);
  const { account, token } = await enterAsNewMember(page, origin);
  await account.deposit("5000.00");
  const desk = await takeTwoSeats(browser, origin);
  const putBack = await setOdds(desk, LEAST_ODDS);
  let round = "";

  await test.step("the game says so", async () => {
    const { list } = await call(listGames, { keyword: GAME });
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(`/gameInfo?id=${list[0]?.id}`);
    await startPlaying(page);
    round = await playUntilWon(page);
    await expect(gameOf(page).getByText(inGames("jackpotWon")).first()).toBeVisible({
      timeout: patientMs(120_000),
    });
    await takePictures(page, "jackpot-won");
    await expect(
      gameOf(page).getByRole("button", { name: inGames("spin"), exact: true }),
    ).toBeEnabled({ timeout: patientMs(120_000) });
    await revealSeed(page);
  });

  await test.step("it is paid, and stands in the ledger", async () => {
    const paid = async () => (await call(readOwnJackpot, {}, { token })).wins[0]?.amount;
    await expect.poll(paid, { timeout: minutes(1) }).toMatch(/[1-9]/);
    await page.goto("/transactions");
    await expect(page.getByText(onPlayerSite("Jackpot won")).first()).toBeVisible();
    await takePictures(page, "jackpot-paid");
    await page.goto("/promotion/jackpots");
    await expect(page.getByText(GAME).first()).toBeVisible();
    await takePictures(page, "jackpot-among-winners");
  });

  await test.step("and the round draws it again", async () => {
    await page.goto(`/fairness?round=${round}`);
    await expect(page.getByText(/R\$\s.*Mini.*Major.*Grand/)).toBeVisible({
      timeout: patientMs(30_000),
    });
    await takePictures(page, "jackpot-proof");
    await expectAccessible(page, "the proof of a jackpot");
  });
  await putBack();
  auditBooks();
  desk.assertClean();
});
