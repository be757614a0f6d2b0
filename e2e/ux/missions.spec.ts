/**
 * Missions and their shop: a limit of one's own earns points, points buy free rounds, the history
 * says so, and what a member has set stands in the way of nothing.
 */
import { expect, test } from "@playwright/test";
import { setLimit } from "@tucano/contract/player/account/compliance.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { auditBooks } from "../lib/books.ts";
import { gameOf, spin, startPlaying } from "../lib/game.ts";
import { enterAsNewMember } from "../lib/people/cashier.ts";
import { takePictures } from "../lib/pictures.ts";
import { inGames, onPlayerSite as say } from "../lib/say.ts";
import { minutes } from "./visit.ts";

test("a limit of one's own earns points, and points buy free rounds", async ({ page, baseURL }) => {
  test.setTimeout(minutes(4));
  const origin = baseURL ?? "";
  const guest = await enterAsNewMember(page, origin);
  const limit = { measure: "deposit", period: "month", amount: "500.00" } as const;
  await createApiClient(origin)(setLimit, limit, { token: guest.token });

  await test.step("the mission that is done comes first, and is claimed once", async () => {
    await page.goto("/promotion/missions");
    const waiting = page.getByRole("region", { name: say("To claim") });
    const first = waiting.getByRole("listitem").first();
    await expect(first).toContainText(say("Set a deposit limit"));
    await takePictures(page, "missions");
    await page.emulateMedia({ colorScheme: "dark" });
    await takePictures(page, "missions-dark");
    await page.emulateMedia({ colorScheme: null });
    await expectAccessible(page, "missions");
    await first.getByRole("button").click();
    await expect(page.getByRole("region", { name: say("Points") })).toContainText("100");
    await expect(waiting).toHaveCount(0);
    const lasting = page.getByRole("region", { name: say("Achievements") });
    const last = lasting.getByRole("listitem").last();
    await expect(last).toContainText(say("Set a deposit limit"));
    await expect(last.getByText(say("Claimed"), { exact: true })).toBeVisible();
  });

  await test.step("points buy free rounds, whose terms stand before the button", async () => {
    await page.getByRole("link", { name: say("Open the shop") }).click();
    await expect(page).toHaveURL(/\/promotion\/shop$/);
    await takePictures(page, "shop");
    await expectAccessible(page, "the shop");
    const item = page.getByRole("main").getByRole("listitem").filter({ hasText: "Onça Dourada" });
    await item.getByRole("button").click();
    await expect(page.getByText(say("See your free rounds"))).toBeVisible();
    await takePictures(page, "shop-bought");
    await page.getByRole("link", { name: say("See your free rounds") }).click();
    await expect(page.getByText("Onça Dourada").first()).toBeVisible();
  });

  await test.step("which are played for nothing", async () => {
    await page.getByRole("link", { name: "Onça Dourada" }).click();
    await startPlaying(page);
    await gameOf(page)
      .getByRole("button", { name: inGames("freeUse") })
      .click();
    const { stake, win, balance } = await spin(page);
    expect(Number(stake)).toBeGreaterThan(0);
    expect(Number(balance)).toBeCloseTo(Number(win), 2);
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
