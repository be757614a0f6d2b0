/**
 * A race is prepared by one person and published by another; a player joins, sees the own row and
 * leaves without a trace. What the week came to is told to whoever asks for it.
 */
import { randomInt } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { listRaces } from "@tucano/contract/player/rewards/races.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { auditBooks } from "../lib/books.ts";
import { enterAsNewMember } from "../lib/people/cashier.ts";
import { openSection } from "../lib/people/desk.ts";
import { takeTwoSeats } from "../lib/people/desk-colleague.ts";
import { holdRace, RACE_GAMES } from "../lib/people/race.ts";
import { takePictures } from "../lib/pictures.ts";
import { onPlayerSite as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { addresses } from "./pages.ts";
import { enterWithHistory, minutes, noteShifts, settle, SHIFT_MAX, shiftOf } from "./visit.ts";

const GIFTS =
  /^\/(?:promotion\/(?:free-rounds|jackpots|missions|shop)|information-center\/settings)$/;

// What a worker brings cannot be changed by a test.
test.use({ serviceWorkers: "block" });

async function lookInBothThemes(page: Page, name: string): Promise<void> {
  const root = page.locator("html");
  const before = await root.getAttribute("data-theme");
  for (const theme of ["dark", "light"]) {
    await root.evaluate((html, value) => html.setAttribute("data-theme", value), theme);
    await takePictures(page, `${name}-${theme}`);
    await expectAccessible(page, `${name}, ${theme}`);
  }
  await root.evaluate((html, value) => html.setAttribute("data-theme", value ?? ""), before);
}

test("a race is published by two, joined, played and left", async ({ browser, page, baseURL }) => {
  test.setTimeout(minutes(5));
  const origin = baseURL ?? "";
  const { account } = await enterAsNewMember(page, origin);
  await account.deposit("100.00");
  const desk = await takeTwoSeats(browser, origin);
  const { admin } = desk;
  const name = `Semana da melhor rodada ${randomInt(1_000, 9_999)}`;
  let starts = 0;
  await page.addInitScript(noteShifts);

  await test.step("none yet", async () => {
    // Other walks hold races in the same house: the list is emptied on its way.
    await page.route(`**${listRaces.path}*`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, list: [] } } });
    });
    await page.goto("/promotion/races");
    await expect(page.getByText(say("No races now"))).toBeVisible();
    await lookInBothThemes(page, "races-none");
    await page.unrouteAll({ behavior: "wait" });
  });

  await test.step("prepared by one, published by another", async () => {
    await openSection(admin, "Races");
    starts = await holdRace(origin, desk, name);
  });

  await test.step("players find it, with its prizes and rules", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await lookInBothThemes(page, "races-upcoming");
    await page.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { name: say("Prizes") })).toBeVisible();
  });

  await test.step("rounds that follow joining have a place", async () => {
    await page.getByRole("button", { name: say("Join"), exact: true }).click();
    await expect(page.getByRole("button", { name: say("Leave the race") })).toBeVisible();
    await lookInBothThemes(page, "race-joined");
    await expect.poll(() => Date.now(), { timeout: minutes(1) }).toBeGreaterThan(starts);
    await account.play(RACE_GAMES[0], 30);
    const own = page.getByRole("row").filter({ hasText: say("You") });
    await expect(async () => {
      await page.reload();
      await settle(page);
      await expect(own).toHaveCount(1, { timeout: 1 });
    }).toPass({ timeout: minutes(1) });
    await expect(own).toContainText("×");
    await lookInBothThemes(page, "race-placed");
  });

  await test.step("the page of a game in it says so, and moves nothing", async () => {
    const { list } = await createApiClient(origin)(listGames, { limit: 100 });
    const id = list.find((game) => game.name === RACE_GAMES[0])?.id;
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/gameInfo?id=${id}`);
    await expect(page.getByText(name)).toBeVisible();
    await settle(page);
    const { sum, moved } = await shiftOf(page);
    expect(sum, moved.join(", ")).toBeLessThanOrEqual(SHIFT_MAX);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goBack();
    await settle(page);
    await page.goto("/promotion/races");
    await settle(page);
    await lookInBothThemes(page, "races");
    await page.goBack();
  });

  await test.step("and leaving takes the row away", async () => {
    await page.getByRole("button", { name: say("Leave the race") }).click();
    await expect(page.getByRole("button", { name: say("Join"), exact: true })).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: say("You") })).toHaveCount(0);
  });

  await test.step("the desk", async () => {
    await admin.reload();
    await expect(admin.getByRole("link", { name })).toBeVisible();
    await takePictures(admin, "office-races");
    await admin.getByRole("link", { name }).click();
    await expect(admin.getByRole("heading", { level: 1 })).toContainText(name);
    await takePictures(admin, "office-race");
    await expectAccessible(admin, "a race at the desk");
  });

  await test.step("a visitor", async () => {
    const visitor = await browser.newPage({ viewport: { width: 375, height: 812 } });
    await visitor.goto(`${origin}/promotion/races`);
    await visitor.getByRole("link", { name }).click();
    await expect(visitor.getByRole("button", { name: say("Log in to join") })).toBeVisible();
    await takePictures(visitor, "race-visitor");
    await visitor.close();
  });

  await test.step("the weekly summary is wished for", async () => {
    await page.goto("/profile");
    const wish = page.getByRole("checkbox", { name: say("As a message on this site") });
    await expect(wish).not.toBeChecked();
    await wish.click();
    await expect(wish).toBeChecked();
    await wish.scrollIntoViewIfNeeded();
    await takePictures(page, "profile-week");
    await page.goto("/responsible-gaming/week");
    await expect(wish).toBeChecked();
    await lookInBothThemes(page, "week");
  });
  auditBooks();
  desk.assertClean();
});

test("what the house gives and how it writes, before anything came", async ({ page, baseURL }) => {
  test.setTimeout(minutes(5));
  await enterWithHistory(page, baseURL ?? "");
  for (const path of addresses.filter((one) => GIFTS.test(one))) {
    await test.step(path, async () => {
      await page.goto(path);
      await settle(page);
      await lookInBothThemes(page, path.split("/").at(-1) ?? "");
    });
  }
  await page.goto("/unsubscribe/mail/not-a-token-of-anybody");
  await takePictures(page, "unsubscribe");
  await expectAccessible(page, "ending messages by a link");
  await page.getByRole("button").click();
  await expect(page.getByRole("status")).toBeVisible();
  await takePictures(page, "unsubscribed");
  await expectAccessible(page, "messages that have ended");
});
