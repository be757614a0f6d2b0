/** Kills in the middle of play, over and over, and looks at what is left when all have rested. */
import { expect } from "vitest";
import type { House } from "./house.ts";
import { nowMs, slowestCreditMs, tally } from "./player-log.ts";
import type { Players } from "./players.ts";
import { waitForPlay } from "./return.ts";
import { say } from "./say.ts";
import { judge, spotless } from "./verdict.ts";

export const BACK_WITHIN_MS = 10_000;
/** A machine so busy that a start alone takes longer than that has a measure of its own. */
const BACK_WITHIN_STARTS = 2;

export interface Drill {
  readonly name: string;
  readonly killsCount: number;
  /** Rounds that are played before each kill, and after it. */
  readonly roundsCount: number;
  /** Waits for a moment that is worth a kill. When it came: the outage begins with it. */
  readonly waitForMoment?: () => Promise<number>;
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** When the service was back. */
  readonly waitForReturn?: () => Promise<number>;
}

export interface Outcome {
  /** Wishes that got no clear answer at first. */
  readonly unknown: number;
  /** From a start to the credit for a payment that the bank had taken before it. */
  readonly slowestCreditMs: number;
}

export async function drill(house: House, players: Players, of: Drill): Promise<Outcome> {
  const beganMs = nowMs();
  const returnsMs: number[] = [];
  const startsMs: number[] = [];
  for (let count = 0; count < of.killsCount; count += 1) {
    await players.play(of.roundsCount);
    const killedMs = (await of.waitForMoment?.()) ?? nowMs();
    await of.kill();
    const deadMs = nowMs();
    await of.start();
    startsMs.push(nowMs());
    const returnedMs = await (of.waitForReturn?.() ?? waitForPlay(players, deadMs));
    returnsMs.push(returnedMs - killedMs);
    await players.play(of.roundsCount);
  }
  await players.rest();
  const log = players.readLog();
  const { acknowledged, unknown } = tally(log, beganMs);
  const slowestReturnMs = Math.max(...returnsMs);
  const creditMs = slowestCreditMs(log, startsMs);
  const said = { acknowledged, unknown, slowestReturnMs, slowestCreditMs: creditMs };
  say(`kill -9 of ${of.name} ×${of.killsCount}`, said);
  const verdict = await judge(house.stage, players);
  const books = await house.stage.readBooks();
  await players.resume();
  expect(verdict).toEqual(spotless);
  expect(books).toMatchObject({ isClean: true });
  const limitMs = Math.max(BACK_WITHIN_MS, BACK_WITHIN_STARTS * house.startedInMs);
  expect(slowestReturnMs).toBeLessThan(limitMs);
  return { unknown, slowestCreditMs: creditMs };
}
