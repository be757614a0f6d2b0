/**
 * Rounds that the house pays for, from the desk to the last one played: asked for by one, agreed to
 * by another, told to the player, played in the game for nothing, and in the books.
 */
import { randomInt } from "node:crypto";
import { expect } from "@playwright/test";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { auditBooks } from "../lib/books.ts";
import { localMoment } from "../lib/days.ts";
import { gameOf, hurry, spin, startPlaying } from "../lib/game.ts";
import { enterAsNewMember } from "../lib/people/cashier.ts";
import { agreeTo, askFor, openSection } from "../lib/people/desk.ts";
import { takeTwoSeats } from "../lib/people/desk-colleague.ts";
import { takePictures } from "../lib/pictures.ts";
import { inBackoffice, inGames, onPlayerSite } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { minutes } from "./visit.ts";

const GAME = "Onça Dourada";
const ROUNDS = 2;

test("free rounds are given by two, played for nothing and counted", async ({
  browser,
  page,
  baseURL,
}) => {
  test.setTimeout(minutes(5));
  const origin = baseURL ?? "";
  const guest = await enterAsNewMember(page, origin);
  const memberId = (await guest.account.read()).id;
  const { list } = await createApiClient(origin)(listGames, { keyword: GAME });
  const desk = await takeTwoSeats(browser, origin);
  const { admin } = desk;

  await test.step("asked for by one, agreed to by another", async () => {
    const reason = `Espera longa ${randomInt(10_000, 99_999)}`;
    await openSection(admin, "Free rounds");
    await takePictures(admin, "office-free-rounds-none");
    await admin.getByRole("button", { name: inBackoffice("Give free rounds") }).click();
    const sheet = admin.getByRole("dialog", { name: inBackoffice("Give free rounds") });
    await sheet.getByLabel(inBackoffice("Player's number")).fill(`${memberId}`);
    await sheet.getByLabel(inBackoffice("Game"), { exact: true }).selectOption({ label: GAME });
    await sheet.getByLabel(inBackoffice("Stake of each round")).fill("1,00");
    await sheet.getByLabel(inBackoffice("Free rounds"), { exact: true }).fill(`${ROUNDS}`);
    await sheet.getByLabel(inBackoffice("Ends (São Paulo)")).fill(localMoment(2));
    await takePictures(admin, "office-free-rounds-give");
    await expectAccessible(admin, "giving free rounds");
    await askFor(admin, sheet, reason);
    await agreeTo(desk.colleague, reason);
    await admin.reload();
    const row = admin.getByRole("row").filter({ hasText: `${memberId}` });
    await expect(row).toContainText(`0 / ${ROUNDS}`);
    await takePictures(admin, "office-free-rounds");
    await expectAccessible(admin, "free rounds at the desk");
  });

  await test.step("the player sees them", async () => {
    await page.goto("/promotion/free-rounds");
    await expect(page.getByText(GAME).first()).toBeVisible();
    await takePictures(page, "free-rounds");
    await expectAccessible(page, "the player's free rounds");
  });

  await test.step("how many there are stands at the game's tile, and before it", async () => {
    await page.goto(`/game?keyword=${encodeURIComponent(GAME)}`);
    const tile = page.getByRole("article").filter({ hasText: GAME }).first();
    await expect(tile.getByText(new RegExp(`^${ROUNDS} `))).toBeVisible();
    await takePictures(page, "free-rounds-tile");
    await page.goto(`/gameInfo?id=${list[0]?.id}`);
    const choose = onPlayerSite("You choose in the game when to play them.");
    await expect(page.getByText(choose)).toBeVisible();
    await takePictures(page, "free-rounds-intro");
    await expectAccessible(page, "a game with free rounds");
  });

  await test.step("and plays them for nothing", async () => {
    await startPlaying(page);
    await hurry(page);
    await gameOf(page)
      .getByRole("button", { name: inGames("freeUse") })
      .click();
    await expect(gameOf(page).getByText(/1 (de|of) 2/)).toBeVisible();
    let won = 0;
    for (let number = 1; number <= ROUNDS; number += 1) {
      const { stake, win, balance } = await spin(page);
      won += Number(win);
      expect(stake).toBe("1.00");
      expect(Number(balance)).toBeCloseTo(won, 2);
    }
    await expect(gameOf(page).getByText(inGames("freeDone"))).toBeVisible();
  });

  await test.step("which stand in the records as free", async () => {
    await page.goto("/records");
    await expect(page.getByText(onPlayerSite("Free round"), { exact: true }).first()).toBeVisible();
    await takePictures(page, "records-free-rounds");
    await page.goto("/promotion/free-rounds");
    await expect(page.getByText(onPlayerSite("All played"), { exact: true })).toBeVisible();
    await takePictures(page, "free-rounds-played");
  });
  auditBooks();
  desk.assertClean();
});
