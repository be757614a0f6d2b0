/**
 * Whoever plays with a finger, on a small phone held upright or lying: in every game of the
 * catalogue each key is as large as a finger and lies below nothing else, and axe finds nothing
 * grave, before a round and after its result. A picture of each moment is kept to be looked at.
 */
/// <reference lib="dom" />
import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import { graveFindings } from "../lib/accessibility.ts";
import type { Account } from "../lib/people/account.ts";
import { patientMs } from "../lib/patience.ts";
import { test } from "../lib/test.ts";
import { bets, isShown, layBet, MAIN, playToItsEnd, ready } from "./rounds.ts";
import { type LaunchedGame, launchEveryGame } from "./launched-games.ts";
import { smallTargets } from "./targets.ts";
import { minutes, overflowOf, wordsOf } from "./visit.ts";

/** E2E_PAGES looks at some of them again, as in E2E_PAGES='keno|bingo'. */
const WANTED = new RegExp(process.env["E2E_PAGES"] ?? "");
const PICTURES = join(import.meta.dirname, "..", "..", "test-results", "games");

const SIZES = [
  { width: 375, height: 667 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
];

/** Places of a board that is seen whole: lower than a finger, but none has to be scrolled to. */
const BOARDS = [".roulette-board .cell", ".sic-bo-board .felt", ".number-board .cell"];
/** Between larger places, or pressed once in a visit: a finger's least is enough. */
const SELDOM = [".line", ".race-number", ".result", ".bead", ...BOARDS];

interface Look {
  readonly page: Page;
  readonly code: string;
  readonly found: string[];
}

async function keep({ page, code }: Look, moment: string): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  await page.screenshot({ path: join(PICTURES, `${code}-${width}-${moment}.png`) });
}

async function judge(look: Look, moment: string): Promise<void> {
  const { page, found } = look;
  await keep(look, moment);
  const { width = 0 } = page.viewportSize() ?? {};
  const findings = [
    ...(await smallTargets(page, SELDOM)),
    ...(await graveFindings(page)),
    ...(await overflowOf(page)).map((one) => `${one} sticks out`),
  ];
  found.push(...new Set(findings.map((one) => `${width} ${moment}: ${one}`)));
}

async function tap(page: Page, selector: string): Promise<void> {
  await page.locator(selector).filter({ visible: true }).first().click();
}

async function playRound(look: Look): Promise<void> {
  const { page } = look;
  await judge(look, "idle");
  if (!(await isShown(page, ready(MAIN)))) await tap(page, ready(".stage .spot"));
  const asked = page.waitForResponse(/\/play\/api\/(?:spin|rounds\/begin)/);
  await tap(page, ready(MAIN));
  expect((await asked).ok(), "the round was taken").toBe(true);
  await keep(look, "middle");
  await playToItsEnd(page, tap);
  await judge(look, "result");
}

async function playTable(look: Look, account: Account): Promise<void> {
  await judge(look, "idle");
  await layBet({ ...look, account }, tap);
  await judge(look, "middle");
}

interface Visit {
  readonly browser: Browser;
  readonly account: Account;
  readonly game: LaunchedGame;
}

/** What was found at one game. */
async function visit({ browser, account, game }: Visit): Promise<string[]> {
  const { code, address } = game;
  const found: string[] = [];
  for (const viewport of SIZES) {
    const context = await browser.newContext({ viewport, hasTouch: true });
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.locator("#loading")).toHaveCount(0, { timeout: patientMs(60_000) });
    const look = { page, code, found };
    const walk = code in bets ? playTable(look, account) : playRound(look);
    await walk.catch((error: unknown) => found.push(`${viewport.width}: ${wordsOf(error)}`));
    await context.close();
  }
  return found;
}

/** Each with a member of its own: to walk all of them takes longer than one sign-in holds. */
const PARTS = [1, 2, 3, 4];

for (const part of PARTS) {
  test(`every game is played with a finger, upright and lying, part ${part}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(minutes(20));
    const { account, all } = await launchEveryGame(baseURL ?? "");
    await account.deposit("300.00");
    const own = all.filter((_, index) => index % PARTS.length === part - 1);
    for (const game of own.filter(({ code }) => WANTED.test(code))) {
      await test.step(game.code, async () => {
        expect.soft(await visit({ browser, account, game }), game.code).toEqual([]);
      });
    }
  });
}
