/**
 * What the desk does with games of others: a published game is withdrawn by two and leaves the
 * lobby, and a picture that somebody sends stands in its tile.
 */
import { join } from "node:path";
import { expect } from "@playwright/test";
import { approve } from "@tucano/contract/backoffice/access/approvals.ts";
import {
  listPublications,
  offerPublication,
} from "@tucano/contract/backoffice/games/publications.ts";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { agreeTo, askFor, callOffice, openSection } from "../lib/people/desk.ts";
import { takeTwoSeats, type TwoSeats } from "../lib/people/desk-colleague.ts";
import { takePictures } from "../lib/pictures.ts";
import { importSample, SAMPLE } from "../lib/samples.ts";
import { inBackoffice as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { minutes } from "./visit.ts";

const { code: game, name } = SAMPLE;
const picture = join(import.meta.dirname, "../../docs/pictures/deposit.webp");

/** By calls: a journey does it by clicks. */
async function publish({ admin, colleague }: TwoSeats): Promise<void> {
  importSample();
  const { list } = await callOffice(admin, listPublications, {});
  const version = Math.max(...list.filter((one) => one.game === game).map((one) => one.version));
  const reason = "Para o passeio";
  const { approval } = await callOffice(admin, offerPublication, {
    game,
    version,
    name,
    brand: "Guest",
    game_type: "slots",
    reason,
  });
  const { approval_id } = approval;
  await callOffice(colleague, approve, { approval_id, note: reason });
}

async function listed(origin: string) {
  const { list } = await createApiClient(origin)(listGames, { keyword: name });
  return list.find(({ code }) => code === game) ?? null;
}

test("a picture is sent for a game of others, and its version is withdrawn by two", async ({
  browser,
  page,
  baseURL,
}) => {
  test.setTimeout(minutes(4));
  const origin = baseURL ?? "";
  const desk = await takeTwoSeats(browser, origin);
  const { admin } = desk;
  await publish(desk);

  await test.step("its picture stands in the lobby", async () => {
    await expect.poll(async () => (await listed(origin))?.code).toBe(game);
    await admin.goto(`/backoffice/games/${(await listed(origin))?.id}`);
    const field = admin.getByLabel(say("Send a picture: JPEG, PNG or WebP, up to 2 MB"));
    await field.setInputFiles(picture);
    await expect(admin.getByText(say("The picture is there."))).toBeVisible();
    await takePictures(admin, "office-game-picture");
    await expectAccessible(admin, "a picture for a game");
    const image = () => listed(origin).then((one) => one?.image_small);
    await expect.poll(image).toMatch(/^\/media\/games\/[0-9a-f]{64}\.webp$/);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(`/searchGames?q=${encodeURIComponent(name)}`);
    const tiles = page.getByRole("article").filter({ hasText: name });
    const shown = tiles.getByRole("presentation").first();
    await shown.scrollIntoViewIfNeeded();
    const widthOf = () => shown.evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(widthOf).toBeGreaterThan(0);
    await takePictures(page, "tile-of-others");
  });

  await test.step("withdrawn, it is out of the lobby", async () => {
    const reason = "O contrato acabou";
    await openSection(admin, "Imported games");
    await admin.getByRole("button", { name: say("Withdraw") }).click();
    const sheet = admin.getByRole("dialog");
    await takePictures(admin, "office-publication-withdraw");
    await expectAccessible(admin, "withdrawing an imported game");
    await askFor(admin, sheet, reason);
    expect(await listed(origin), "one alone withdraws nothing").not.toBeNull();
    await agreeTo(desk.colleague, reason);
    await admin.reload();
    await expect(admin.getByText(say("Played no more")).first()).toBeVisible();
    await expect(admin.getByText(say("Being played"))).toHaveCount(0);
    await expect.poll(() => listed(origin)).toBeNull();
  });
  desk.assertClean();
});
