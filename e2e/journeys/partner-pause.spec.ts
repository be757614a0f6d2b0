/**
 * The game of an aggregator on another origin stands still, and takes no click, when the reality
 * check comes due; when a break begins, wherever that is, it is gone, and the wallet takes no bet.
 */
import { expect, type FrameLocator, type Page, test } from "@playwright/test";
import { login } from "@tucano/contract/player/account/members.ts";
import { takeTimeOut } from "@tucano/contract/player/account/compliance.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { runAtTheMachine } from "../lib/machine.ts";
import { openAccount } from "../lib/people/account.ts";
import { makePerson, type Person } from "../lib/people/people.ts";
import { logIn, openGame } from "../lib/people/player.ts";
import { takePictures } from "../lib/pictures.ts";
import { onPlayerSite as say } from "../lib/say.ts";

// A worker would keep the whole site behind every page; the journeys of the app are about that.
test.use({ serviceWorkers: "block" });

const GAME = "Sandbox Coin";
const elsewhere = `http://127.0.0.1:${process.env["SANDBOX_STUDIO_PORT"]}`;
/** Play is counted every fifteen seconds. */
const patience = { timeout: 60_000 };

const frameOf = (page: Page) => page.locator("iframe").contentFrame().locator("iframe");
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
