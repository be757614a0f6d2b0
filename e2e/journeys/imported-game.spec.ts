/**
 * A game of others, imported with its front end: a player opens it from the lobby and plays it to a
 * win, leaves in the middle of it and finds it again, and anybody may watch a book again.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { watch } from "../lib/guard.ts";
import { runAtTheMachine } from "../lib/machine.ts";
import { openAccount } from "../lib/people/account.ts";
import { makePerson } from "../lib/people/people.ts";
import { expectBalance, logIn, openGame } from "../lib/people/player.ts";
import { onPlayerSite } from "../lib/say.ts";

// A worker would keep the whole site behind every page; the journeys of the app are about that.
test.use({ serviceWorkers: "block" });

const GAME = "trevo-da-mata";
const NAME = "Trevo da Mata";
const root = join(import.meta.dirname, "..", "..");

interface Round {
  readonly active: boolean;
  readonly payout: number;
}

function offerSample(): void {
  const folder = mkdtempSync(join(tmpdir(), "tucano-samples-"));
  const made = spawnSync(process.execPath, ["tools/examples/make-examples.ts", folder, "7"], {
    cwd: root,
  });
  expect(made.status).toBe(0);
  const front = join(root, "examples", "front");
  const rgs = (...args: readonly string[]) => runAtTheMachine("commands/rgs", ...args);
  rgs("import", join(folder, GAME), "--game", GAME, "--front", front);
  rgs("offer", GAME, "1", "--name", NAME, "--reason", "A journey plays it");
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
  offerSample();
  await page.setViewportSize({ width: 375, height: 812 });
  const person = makePerson();
  const account = await openAccount(baseURL ?? "", person);
  await account.deposit("50.00");
  await logIn(page, person);
  await openGame(page, NAME);
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
