/**
 * Any game is found in two taps and at most four letters, typed as people type them: without
 * accents, from the beginning of any of its words.
 */
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { expect } from "@playwright/test";
import { dialog } from "../lib/people/player.ts";
import { onPlayerSite as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { minutes } from "./visit.ts";

const LETTERS = 4;
/** As many as a phone shows under the field without scrolling. */
const SEEN_AT_ONCE = 6;

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();

test("each game of the catalogue is found by four letters", async ({ page, baseURL }) => {
  test.setTimeout(minutes(4));
  const { list } = await createApiClient(baseURL ?? "")(listGames, { limit: 100 });
  expect(list.length, "games in the catalogue").toBeGreaterThanOrEqual(30);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/game");
  await page
    .getByRole("button", { name: say("Search games") })
    .last()
    .click();
  const sheet = dialog(page, "Search games");
  const field = sheet.getByRole("searchbox");
  await expect(field).toBeFocused();

  async function isFound(name: string, letters: string): Promise<boolean> {
    await field.fill(letters);
    const found = sheet.locator("[data-found]");
    await expect(found.first()).toBeVisible();
    const names = await found.allInnerTexts();
    return names.slice(0, SEEN_AT_ONCE).some((text) => text.includes(name));
  }

  const lost: string[] = [];
  for (const { name } of list) {
    const tries = [plain(name).slice(0, LETTERS), ...plain(name).split(" ")];
    const words = [...new Set(tries.map((word) => word.slice(0, LETTERS)))];
    let isHere = false;
    for (const letters of words) isHere ||= await isFound(name, letters);
    if (!isHere) lost.push(name);
  }
  expect(lost, "games that four letters do not find").toEqual([]);
});
