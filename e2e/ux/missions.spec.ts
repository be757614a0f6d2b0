/**
 * Missions and their shop: a limit of one's own earns points, and buys nothing before rounds have
 * earned more; points buy free rounds, the history says so, and what a member has set stands in the
 * way of nothing.
 */
import { expect } from "@playwright/test";
import { setLimit } from "@tucano/contract/player/account/compliance.ts";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { claimMission, listMissions } from "@tucano/contract/player/rewards/missions.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { auditBooks } from "../lib/books.ts";
import { gameOf, spin, startPlaying } from "../lib/game.ts";
import type { Guest } from "../lib/people/account.ts";
import { enterAsNewMember } from "../lib/people/cashier.ts";
import { takePictures } from "../lib/pictures.ts";
import { inGames, onPlayerSite as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { minutes } from "./visit.ts";

const FREE_GAME = "Boteco 777";
const [GAMES, ROUNDS] = [10, 100];

/** Ten slots, each so often that the missions of a week, of a month and of all time are done. */
async function doMissions(origin: string, { account, token }: Guest): Promise<void> {
  const call = createApiClient(origin);
  const { list: slots } = await call(listGames, { type: "slots", limit: GAMES });
  await account.deposit("1000.00");
  for (const { name } of slots) await account.play(name, ROUNDS);
  const done = async () =>
    (await call(listMissions, {}, { token })).list.filter(({ state }) => state === "claimable");
  await expect.poll(async () => (await done()).length, { timeout: minutes(1) }).toBe(5);
  for (const { code, period } of await done()) {
    await call(claimMission, { code, period }, { token });
  }
}

test("a limit of one's own earns points, and points buy free rounds", async ({ page, baseURL }) => {
  test.setTimeout(minutes(8));
  const origin = baseURL ?? "";
  const guest = await enterAsNewMember(page, origin);
  const limit = { measure: "deposit", period: "month", amount: "5000.00" } as const;
  await createApiClient(origin)(setLimit, limit, { token: guest.token });

  await test.step("the mission that is done comes first, and is claimed once", async () => {
    await page.goto("/promotion/missions");
    const waiting = page.getByRole("region", { name: say("To claim") });
    const first = waiting.getByRole("listitem").first();
    await expect(first).toContainText(say("Set a deposit limit"));
    await takePictures(page, "missions");
    await expectAccessible(page, "missions");
    await first.getByRole("button").click();
    await expect(page.getByRole("region", { name: say("Points") })).toContainText("50");
    await expect(waiting).toHaveCount(0);
    const lasting = page.getByRole("region", { name: say("Achievements") });
    const last = lasting.getByRole("listitem").last();
    await expect(last).toContainText(say("Set a deposit limit"));
    await expect(last.getByText(say("Claimed"), { exact: true })).toBeVisible();
  });

  await test.step("which buys nothing, but with those of rounds it does", async () => {
    await page.goto("/promotion/shop");
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    await takePictures(page, "shop-too-few");
    await doMissions(origin, guest);
    await page.goto("/promotion/missions");
    await expect(page.getByRole("region", { name: say("Points") })).toContainText("620");
    await takePictures(page, "missions-claimed");
  });

  await test.step("points buy free rounds, whose terms stand before the button", async () => {
    await page.getByRole("link", { name: say("Open the shop") }).click();
    await expect(page).toHaveURL(/\/promotion\/shop$/);
    await takePictures(page, "shop");
    await expectAccessible(page, "the shop");
    const item = page.getByRole("main").getByRole("listitem").filter({ hasText: FREE_GAME });
    await item.getByRole("button").click();
    await expect(page.getByText(say("See your free rounds"))).toBeVisible();
    // Who hears the page is told there: the button may be gone, its reader is not lost.
    await expect(page.locator(":focus")).toContainText(say("See your free rounds"));
    await takePictures(page, "shop-bought");
    await page.getByRole("link", { name: say("See your free rounds") }).click();
    await expect(page.getByText(FREE_GAME).first()).toBeVisible();
  });

  await test.step("which are played for nothing", async () => {
    await page.getByRole("link", { name: FREE_GAME }).click();
    const { money } = await guest.account.read();
    await startPlaying(page);
    await gameOf(page)
      .getByRole("button", { name: inGames("freeUse") })
      .click();
    const { stake, win, balance } = await spin(page);
    expect(Number(stake)).toBeGreaterThan(0);
    expect(Number(balance)).toBeCloseTo(Number(money) + Number(win), 2);
    await takePictures(page, "shop-played");
  });

  await test.step("and both stand in the history of points", async () => {
    await page.goto("/promotion/missions");
    await page.getByText(say("Points history")).click();
    await expect(page.getByText(say("Bought in the shop"))).toBeVisible();
    await takePictures(page, "points-history");
  });
  auditBooks();
});
