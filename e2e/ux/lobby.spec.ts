/**
 * Finding a game and keeping one's place: search over any page, filters in the address, Back to
 * where one was; the facts of a game before its first stake; proofs of what tables have drawn.
 */
import { expect, type Page } from "@playwright/test";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { tableHistory } from "@tucano/contract/player/games/shared-tables.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { patientMs } from "../lib/patience.ts";
import { openAccount } from "../lib/people/account.ts";
import { watch } from "../lib/guard.ts";
import { makePerson } from "../lib/people/people.ts";
import { takePictures } from "../lib/pictures.ts";
import { dialog, logIn } from "../lib/people/player.ts";
import { onPlayerSite as say, pattern } from "../lib/say.ts";
import { test } from "../lib/test.ts";

const scrollOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

test("the first page has no nearly empty row, and says how real its figures are", async ({
  page,
  baseURL,
}) => {
  const guard = watch(page, new URL(baseURL ?? "").host);
  await page.goto("/", { waitUntil: "networkidle" });
  for (const title of ["Popular", "Live and draws", "Tables and cards", "Quick games", "Studios"]) {
    const row = page.getByRole("region", { name: say(title), exact: true });
    await row.scrollIntoViewIfNeeded();
    expect(await row.getByRole("listitem").count(), title).toBeGreaterThanOrEqual(3);
  }
  await expectAccessible(page, "the first page to its end");
  guard.assertClean();
});

test("the card of a live table says what the table is doing, as it does it", async ({ page }) => {
  test.setTimeout(patientMs(180_000));
  await page.goto("/");
  const row = page.getByRole("region", { name: say("Live and draws"), exact: true });
  await row.scrollIntoViewIfNeeded();
  const told = row
    .getByRole("listitem")
    .filter({ hasText: "Roleta ao Vivo" })
    .getByTestId("live-round");
  const phases = ["Bets open", "No more bets", "Next round"].map((phase) => pattern(say(phase)));
  await expect(told).toBeVisible({ timeout: patientMs(30_000) });
  for (const phase of phases) await expect(told).toHaveText(phase, { timeout: patientMs(60_000) });
  await expectAccessible(page, "the cards of live tables");
});

test("any game is found over any page in two taps and four letters, by keyboard too", async ({
  page,
}) => {
  await page.goto("/game");
  await page
    .getByRole("button", { name: say("Search games") })
    .last()
    .click();
  const sheet = dialog(page, "Search games");
  await expect(sheet.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("pesc");
  await expect(sheet.getByRole("status")).toContainText("1");
  await expectAccessible(page, "the search over a page");
  await page.keyboard.press("ArrowDown");
  await expect(sheet.getByRole("link", { name: /Pescaria da Maré/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/gameInfo\?id=\d+/);
  await expect(page.getByRole("heading", { name: "Pescaria da Maré" })).toBeVisible();
});

test("nothing found offers six games, and Escape clears before it closes", async ({ page }) => {
  await page.goto("/game");
  await page
    .getByRole("button", { name: say("Search games") })
    .last()
    .click();
  const sheet = dialog(page, "Search games");
  await expect(sheet.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("zzzz");
  await expect(sheet.getByText(pattern(say("No results for “{text}”.")))).toBeVisible();
  await expect(sheet.getByRole("listitem")).toHaveCount(6);
  await page.keyboard.press("Escape");
  await expect(sheet.getByRole("searchbox")).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
});

test("filters hold what they say, stand in the address, and Back keeps the place", async ({
  page,
  baseURL,
}) => {
  const { list } = await createApiClient(baseURL ?? "")(listGames, { limit: 100 });
  const wanted = list.filter((game) => Number(game.rtp) >= 97);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/game");
  await page.getByRole("button", { name: say("Filters"), exact: true }).click();
  const sheet = dialog(page, "Filters");
  await sheet
    .getByRole("link", { name: pattern(say("{floor}% or more")) })
    .nth(1)
    .click();
  await sheet.getByRole("button", { name: new RegExp(`${wanted.length}`) }).click();
  await expect(page).toHaveURL(/rtp=97/);
  await expect(page.getByRole("article")).toHaveCount(wanted.length);
  await expectAccessible(page, "the filtered list");
  await takePictures(page, "games-filtered");

  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => scrollOf(page)).toBe(600);
  const address = page.url();
  await page.getByRole("article").nth(7).getByRole("link").click();
  await expect(page).toHaveURL(/gameInfo/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(async () => Math.abs((await scrollOf(page)) - 600)).toBeLessThanOrEqual(4);
});

test("a game tells its figures before the first stake and is tried without an account", async ({
  page,
}) => {
  await page.goto("/searchGames?q=voo");
  await page
    .getByRole("link", { name: /Voo do Tucano/ })
    .first()
    .click();
  await expect(page.getByText(say("Return to player (RTP)"))).toBeVisible();
  await expect(page.getByText(say("Hit rate"))).toBeVisible();
  await page.getByText(say("RTP of each way to play")).click();
  await expect(page.getByText(pattern(say("Cash out at {0}×"))).first()).toBeVisible();
  await expectAccessible(page, "the facts of a game");
  await takePictures(page, "game-facts-table");
  await page.getByRole("button", { name: say("Try with play money") }).click();
  await expect(page.getByText(say("Play money"), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: say("Game menu") }).click();
  await expect(page.getByRole("dialog", { name: "Voo do Tucano" })).toBeVisible();
});

test("a favourite is on its page at once, and gone at once", async ({ page, baseURL }) => {
  const person = makePerson();
  await openAccount(baseURL ?? "", person);
  await logIn(page, person);
  await page.goto("/searchGames?q=dados");
  const heart = page.getByRole("button", {
    name: say("Favourite: {0}").replace("{0}", "Dados da Mata"),
  });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.goto("/favourites");
  await expect(page.getByRole("link", { name: /Dados da Mata/ })).toBeVisible();
  await heart.click();
  await expect(page.getByText(say("No favourites yet."))).toBeVisible();
  // Whoever has none is offered some hearts to touch, on the spot.
  const offered = page.getByRole("region", { name: say("Popular") });
  await offered
    .getByRole("button", { name: pattern(say("Favourite: {0}")) })
    .first()
    .click();
  await expect(page.getByText(say("No favourites yet."))).toBeHidden();
});

test("what a table has drawn is verified by anybody, in the browser", async ({ page, baseURL }) => {
  const call = createApiClient(baseURL ?? "");
  const flights = async () => (await call(tableHistory, { game: "voo-do-tucano" })).list.length;
  await expect.poll(flights, { timeout: patientMs(90_000) }).toBeGreaterThan(0);
  await page.goto("/fairness");
  await page
    .getByRole("region", { name: say("Rounds for all players") })
    .getByRole("link")
    .first()
    .click();
  await expect(page).toHaveURL(/of=table/);
  await expect(page.getByText(say("The round is correct."))).toBeVisible();
  await expectAccessible(page, "the proof of a table's round");
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: say("Save the proof") }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^round-[0-9a-f-]{36}\.json$/);
});

test("real wins are listed with masked names", async ({ page }) => {
  await page.goto("/winners");
  await expect(page.getByRole("heading", { name: say("Real wins") })).toBeVisible();
  await expectAccessible(page, "the real wins");
});
