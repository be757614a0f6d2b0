/**
 * A line that breaks while the reels turn, before the stake has arrived or after the result was
 * drawn, once or twice, or for a whole second: the round is played once, and shown as it fell.
 */
import { expect, type Page, type Route } from "@playwright/test";
import { gameOf, hurry, type PlayedRound, startPlaying } from "../lib/game.ts";
import { patientMs } from "../lib/patience.ts";
import { enterAsNewMember } from "../lib/people/cashier.ts";
import { expectBalance, openGame } from "../lib/people/player.ts";
import { inGames as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { minutes } from "./visit.ts";

/** A hundred of them by E2E_ROUNDS=100, of another slot by E2E_GAME='Recife Vivo'. */
const ROUNDS = Number(process.env["E2E_ROUNDS"] ?? "12");
const GAME = process.env["E2E_GAME"] ?? "Maré Alta";
const BREAK_MS = 1_000;

// What a page asks for under a worker's control cannot be cut off by a test.
test.use({ serviceWorkers: "block" });

type Fault = "stake lost" | "answer lost" | "answer lost twice" | "no network";
const faults: readonly Fault[] = ["stake lost", "answer lost", "answer lost twice", "no network"];

interface Line {
  fault: Fault;
  readonly answers: PlayedRound[];
  asked: number;
}

async function cut(line: Line, route: Route): Promise<void> {
  line.asked += 1;
  if (line.fault === "stake lost" && line.asked === 1) return route.abort("connectionreset");
  const response = await route.fetch();
  const { data } = (await response.json()) as { data: PlayedRound };
  line.answers.push(data);
  const lost = { "stake lost": 0, "answer lost": 1, "answer lost twice": 2, "no network": 0 };
  if (line.answers.length <= lost[line.fault]) return route.abort("connectionreset");
  return route.fulfill({ response });
}

const spinButton = (page: Page) =>
  gameOf(page).getByRole("button", { name: say("spin"), exact: true });

test(`the line breaks in each of ${ROUNDS} rounds`, async ({ page, context, baseURL }) => {
  test.setTimeout(minutes(2 + ROUNDS / 2));
  await page.setViewportSize({ width: 375, height: 812 });
  const { account } = await enterAsNewMember(page, baseURL ?? "");
  await account.deposit("100.00");
  await openGame(page, GAME);
  await startPlaying(page);
  await hurry(page);
  const line: Line = { fault: "stake lost", answers: [], asked: 0 };
  await page.route("**/play/api/spin*", (route) => cut(line, route));
  for (let round = 0; round < ROUNDS; round += 1) {
    Object.assign(line, { fault: faults[round % faults.length], asked: 0 });
    line.answers.length = 0;
    await test.step(`round ${round + 1}: ${line.fault}`, async () => {
      if (line.fault === "no network") await context.setOffline(true);
      await spinButton(page).click();
      if (line.fault === "no network") {
        await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), BREAK_MS);
        await context.setOffline(false);
      }
      await expect
        .poll(() => line.answers.length, { timeout: patientMs(60_000) })
        .toBeGreaterThan(0);
      await expect(spinButton(page)).toBeEnabled({ timeout: patientMs(120_000) });
      expect(new Set(line.answers.map((one) => one.round_id)).size, "rounds played").toBe(1);
      const { money } = await account.read();
      expect(money, "the ledger").toBe(line.answers.at(-1)?.balance);
      await expectBalance(page, money);
    });
  }
});
