/**
 * Jackpots as delivered are closed; two people of the house open them, and from then on players see
 * what is in them, by which chance they are won, and what the games return with them.
 */
import { randomInt } from "node:crypto";
import { expect, test } from "@playwright/test";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { readJackpots } from "@tucano/contract/player/rewards/jackpots.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { auditBooks } from "../lib/books.ts";
import { enterAsNewMember } from "../lib/people/cashier.ts";
import { agreeTo, askFor, openSection } from "../lib/people/desk.ts";
import { takeTwoSeats } from "../lib/people/desk-colleague.ts";
import { takePictures } from "../lib/pictures.ts";
import { inBackoffice as say, onPlayerSite } from "../lib/say.ts";
import { minutes } from "./visit.ts";

const GAME = "Onça Dourada";

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
    await page.emulateMedia({ colorScheme: "dark" });
    await takePictures(page, "jackpots-dark");
    await expectAccessible(page, "the jackpots");
    await page.emulateMedia({ colorScheme: null });
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
