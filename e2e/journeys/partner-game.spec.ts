/**
 * The game of an aggregator, on another origin: made a partner by one command, opened from the
 * lobby, and played while the aggregator repeats itself, is late and mixes up the order. Balance,
 * history, the day's comparison and the books hold what the rounds said. It stands still, and takes
 * no click, when the reality check comes due. When a break begins, wherever that is, it is gone,
 * and the wallet takes no bet.
 *
 * All in one file, so one after another: the aggregator's start page shows who came last.
 */
import { writeFileSync } from "node:fs";
import { expect, type FrameLocator, type Page } from "@playwright/test";
import {
  listPartnerDifferences,
  matchPartnerDay,
} from "@tucano/contract/backoffice/games/partner-days.ts";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import { takeTimeOut } from "@tucano/contract/player/account/compliance.ts";
import { login } from "@tucano/contract/player/account/members.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { auditBooks } from "../lib/books.ts";
import { watch } from "../lib/guard.ts";
import { runAtTheMachine } from "../lib/machine.ts";
import { patientMs } from "../lib/patience.ts";
import { type Account, openAccount } from "../lib/people/account.ts";
import { callOffice, signInToOffice } from "../lib/people/desk.ts";
import { makePerson, type Person } from "../lib/people/people.ts";
import { expectBalance, logIn, openGame } from "../lib/people/player.ts";
import { takePictures } from "../lib/pictures.ts";
import { inBackoffice, onPlayerSite as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";

// A worker would keep the whole site behind every page; the journeys of the app are about that.
test.use({ serviceWorkers: "block" });

const GAME = "Sandbox Coin";
const STAKE = 100;
const MISBEHAVIOUR = ["repeats", "late", "out-of-order", "wrong-signatures"] as const;
const elsewhere = `http://127.0.0.1:${process.env["SANDBOX_STUDIO_PORT"]}`;

const outerOf = (page: Page) => page.locator("iframe");
const frameOf = (page: Page) => outerOf(page).contentFrame().locator("iframe");

async function gameIn(page: Page, mode: "real" | "demo"): Promise<FrameLocator> {
  const game = frameOf(page).contentFrame();
  await expect(game.getByText(`SANDBOX · ${mode}`)).toBeVisible();
  return game;
}

/** As the aggregator's own start page does. */
async function misbehave(page: Page, name: string, state: "on" | "off"): Promise<void> {
  const headers = { origin: elsewhere };
  await page.request.post(`${elsewhere}/switches/${name}/${state}`, { headers });
}

/** One round, and what it moves in centavos. */
async function play(page: Page, game: FrameLocator): Promise<number> {
  const answered = page.waitForResponse(`${elsewhere}/play`);
  await game.getByRole("button", { name: "Play" }).click();
  const { status, winUnits } = (await (await answered).json()) as {
    status: string;
    winUnits: number;
  };
  expect(status).toBe("RS_OK");
  return winUnits / 1_000 - STAKE;
}

async function expectMoney(page: Page, account: Account, centavos: number): Promise<void> {
  const wire = formatWire(toCentavos(centavos));
  await expect.poll(async () => (await account.read()).money).toBe(wire);
  await expectBalance(page, wire);
}

test("played from the lobby while its aggregator misbehaves", async ({ page, baseURL }) => {
  expect(runAtTheMachine("commands/partner")).toContain(GAME);
  // Twice is as good as once.
  expect(runAtTheMachine("commands/partner")).toContain(GAME);
  await page.setViewportSize({ width: 375, height: 812 });
  const person = makePerson();
  const account = await openAccount(baseURL ?? "", person);
  await account.deposit("50.00");
  await logIn(page, person);

  let money = 5_000;
  await test.step("with play money first, which moves none", async () => {
    await openGame(page, GAME);
    const tryIt = page.getByRole("button", { name: say("Try with play money") });
    await expect(tryIt).toBeVisible();
    // It has no picture here, and shows none that is broken.
    await expect(page.locator(".game-intro-picture img")).toBeHidden();
    await takePictures(page, "partner-game-intro");
    await tryIt.click();
    const game = await gameIn(page, "demo");
    await takePictures(page, "partner-game-demo");
    await play(page, game);
    expect((await account.read()).money).toBe(formatWire(toCentavos(money)));
  });
  const game = await test.step("for real, on another origin", async () => {
    await page.getByRole("button", { name: say("Game menu") }).click();
    await page.getByRole("button", { name: say("Play for real money") }).click();
    const real = await gameIn(page, "real");
    await expect(frameOf(page)).toHaveAttribute("src", new RegExp(`^${elsewhere}/play`));
    await expect(outerOf(page)).toHaveAttribute("src", /^\/play\/partner\//);
    return real;
  });
  let rounds = 0;
  const playAndCheck = async () => {
    money += await play(page, game);
    rounds += 1;
    await expectMoney(page, account, money);
  };
  await playAndCheck();
  await takePictures(page, "partner-game");
  for (const name of MISBEHAVIOUR) {
    await test.step(name, async () => {
      await misbehave(page, name, "on");
      await playAndCheck();
      await playAndCheck();
      await misbehave(page, name, "off");
    });
  }
  await test.step("its way back leaves it", async () => {
    await game.getByRole("button", { name: "Lobby" }).click();
    await expect(page).not.toHaveURL(/gameInfo/);
  });
  await test.step("the history has each round once, with its page at the studio", async () => {
    await page.goto("/records");
    const mine = page.getByText(GAME);
    await expect(mine).toHaveCount(rounds);
    await mine.first().click();
    // Only its studio can show it.
    await expect(page.getByRole("link", { name: say("Watch again") })).toHaveCount(0);
    await page.getByRole("button", { name: say("This round at its studio") }).click();
    const link = page.getByRole("link", { name: say("Open the studio's page") });
    const opened = page.waitForEvent("popup");
    await link.click();
    const round = await opened;
    await expect(round.getByText("TK_BET")).toBeVisible();
    await expect(round.getByText("TK_WIN")).toBeVisible();
    await round.close();
    await takePictures(page, "partner-game-records");
  });
  auditBooks();
});

test("and the office sees its list, its versions and a day that agrees", async ({
  page,
  baseURL,
}) => {
  const guard = watch(page, new URL(baseURL ?? "").host);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInToOffice(page);
  const of = { partner: "sandbox", day: new Date().toISOString().slice(0, 10) };
  expect(await callOffice(page, matchPartnerDay, of)).toMatchObject({ unreadable: 0 });
  expect((await callOffice(page, listPartnerDifferences, of)).list).toEqual([]);
  await page.goto("/backoffice/partner-days");
  await takePictures(page, "office-partner-days");
  await page.getByRole("row").filter({ hasText: "sandbox" }).getByRole("link").first().click();
  await expect(page.getByRole("row").filter({ hasText: "sbx_coin" })).toContainText("BRL");
  await expect(page.getByText("≠")).toHaveCount(0);
  await takePictures(page, "office-partner-day");
  await expectAccessible(page, "a day with a partner");
  await page.goto("/backoffice/partner-games");
  await takePictures(page, "office-partner-games");
  await page.getByRole("link", { name: GAME }).click();
  const version = inBackoffice("Version {version}").replace("{version}", "1");
  await expect(page.getByRole("heading", { name: version })).toBeVisible();
  await takePictures(page, "office-game-versions");
  await expectAccessible(page, "the versions of a partner's game");
  guard.assertClean();
});

test("and its start page has the command that holds the wallet to its promises", async ({
  page,
}) => {
  await page.goto(elsewhere);
  await takePictures(page, "partner-start-page");
  const shown = await page.locator("pre").last().innerText();
  const [, words = ""] = shown.replaceAll("\\\n", " ").split("conform:wallet -- ");
  const key = test.info().outputPath("sandbox.pem");
  writeFileSync(key, await (await page.request.get(`${elsewhere}/key.pem`)).body());
  const args = words.split(/\s+/).map((word) => (word === "sandbox.pem" ? key : word));
  const said = runAtTheMachine("sandbox-studio/conformance/conform-wallet", ...args);
  expect(said).toContain(" 0 not held");
  auditBooks();
});

/** Play is counted every fifteen seconds. */
const patience = { timeout: patientMs(60_000) };

const playOf = (game: FrameLocator) => game.getByRole("button", { name: "Play" });

async function openForMoney(page: Page, baseURL: string): Promise<[Person, FrameLocator]> {
  runAtTheMachine("commands/partner");
  await page.setViewportSize({ width: 375, height: 812 });
  const person = makePerson();
  await (await openAccount(baseURL, person)).deposit("50.00");
  await logIn(page, person);
  await openGame(page, GAME);
  await page.getByRole("button", { name: say("Play"), exact: true }).click();
  const game = frameOf(page).contentFrame();
  await expect(game.getByText("SANDBOX · real")).toBeVisible();
  await expect(frameOf(page)).toHaveAttribute("src", new RegExp(`^${elsewhere}/play`));
  await expect(playOf(game)).toBeEnabled();
  return [person, game];
}

async function expectStill(page: Page, game: FrameLocator): Promise<void> {
  await expect(frameOf(page)).toHaveAttribute("inert", "", patience);
  // It was told so in its own words, too.
  await expect(playOf(game)).toBeDisabled();
}

test("the reality check covers it until the player goes on", async ({ page, baseURL }) => {
  const [, game] = await openForMoney(page, baseURL ?? "");
  // An hour of play, but for a few seconds.
  await page.evaluate(() => sessionStorage.setItem("tucano.session-played", "3590"));
  const check = page.getByRole("dialog", { name: say("Reality check") });
  await expect(check).toBeVisible(patience);
  await expectStill(page, game);
  await expectAccessible(page, "the reality check over a partner's game");
  await takePictures(page, "partner-reality-check");
  await check.getByRole("button", { name: say("Keep playing") }).click();
  await expect(frameOf(page)).not.toHaveAttribute("inert");
  await expect(playOf(game)).toBeEnabled();
});

test("a break that begins elsewhere takes it away", async ({ page, baseURL }) => {
  const [{ account, password }, game] = await openForMoney(page, baseURL ?? "");
  await expect(playOf(game)).toBeEnabled();
  const session = new URL((await frameOf(page).getAttribute("src")) ?? "").searchParams;
  const call = createApiClient(baseURL ?? "");
  const { access_token: token } = await call(login, { account, password });
  await call(takeTimeOut, { days: 7 }, { token });
  await expect(page.locator("iframe")).toHaveCount(0, patience);
  await takePictures(page, "partner-break");
  // Whatever the studio's server does by itself, the wallet takes nothing.
  const data = { session: session.get("session") ?? "", stake: 100_000 };
  const tried = await page.request.post(`${elsewhere}/play`, { data });
  expect(await tried.json()).toMatchObject({ status: "RS_ERROR_USER_DISABLED", winUnits: 0 });
});
