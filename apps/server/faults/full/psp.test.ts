// Protects: whatever the payment service does — down, slow, talking nonsense, repeating itself,
// telling us late, twice or never — each payment is credited once and each withdrawal paid once.
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Mood } from "@tucano/workshop/bad-line.ts";
import type { Player } from "../cast.ts";
import { type House, openHouse } from "../house.ts";
import { isAcknowledged, nowMs, tally } from "../player-log.ts";
import type { Players } from "../players.ts";
import { waitForCredit } from "../return.ts";
import { say } from "../say.ts";
import { judge, spotless } from "../verdict.ts";

/** Some player or other has got to the next payment by then. */
const PAID_WITHIN_MS = 30_000;
const BAD_MS = 3_000;
/** Long enough for calls to be given up while it lasts. */
const SLOW_MS = 10_000;
const BACK_WITHIN_MS = 10_000;
const COPIES = 5;

let house: House;
let players: Players;
let witness: Player;

beforeAll(async () => {
  house = await openHouse();
  [witness] = await house.seatPlayers(1, "20.00");
  players = await house.startPlayers({ spinners: 4, savers: 6, thinkMs: 50 });
});
afterAll(() => house.close());

const moods: readonly Mood[] = ["down", "fault", "garbage", "truncated", "wrong", "lost", "slow"];

/** Payouts sent to the bank whose outcome the server did not learn. */
let doubtfulPayouts = 0;

function countPayouts(): number {
  return house.line.heard.filter((call) => call.startsWith("PUT /sandbox/psp/payout/")).length;
}

async function expectSpotless(): Promise<void> {
  await players.rest();
  expect(await judge(house.stage, players)).toEqual(spotless);
  expect(await house.stage.readBooks()).toMatchObject({ isClean: true });
  await players.resume();
}

/** What the bank says of a payment, said again. */
async function notify(endToEndIds: readonly string[]): Promise<number[]> {
  const secret = readFileSync(path.join(house.stage.folder, "secrets", "psp-webhook"), "utf8");
  const body = JSON.stringify({ pix: endToEndIds.map((endToEndId) => ({ endToEndId })) });
  const url = `${house.servers[0]?.url}/psp/pix/${secret}/pix`;
  const send = async (): Promise<number> => {
    const headers = { "content-type": "application/json" };
    return (await fetch(url, { method: "POST", headers, body })).status;
  };
  return Promise.all(Array.from({ length: COPIES }, send));
}

describe("a payment service", () => {
  test.each(moods)("whose line is %s", async (mood) => {
    const beganMs = nowMs();
    const payoutsBefore = countPayouts();
    house.line.be(mood);
    await pause(mood === "slow" ? SLOW_MS : BAD_MS);
    const calls = house.line.callsInMood;
    doubtfulPayouts += countPayouts() - payoutsBefore;
    house.line.be("fine");
    const endedMs = nowMs();
    const returnedMs = (await waitForCredit(house, witness)) - endedMs;
    const { unknown } = tally(players.readLog(), beganMs);
    say(`a payment service that is ${mood}`, { calls, unknown, returnedMs });
    expect(calls).toBeGreaterThan(0);
    expect(returnedMs).toBeLessThan(BACK_WITHIN_MS);
  });

  test("that is asked everything twice", async () => {
    house.line.be("twice");
    await pause(BAD_MS);
    expect(house.line.callsInMood).toBeGreaterThan(0);
    house.line.be("fine");
    await expectSpotless();
  });

  test("that tells us of every payment again and again", async () => {
    const payments = players
      .readLog()
      .filter(isAcknowledged)
      .filter(({ wish }) => wish === "payment")
      .map(({ name }) => name);
    expect(payments.length).toBeGreaterThan(10);
    expect(new Set(await notify(payments))).toEqual(new Set([200]));
    await expectSpotless();
  });

  test("that tells us of payments late", async () => {
    const { stage } = house;
    const [hook] = await stage.query<{ url: string }>("SELECT url FROM sandbox_psp.webhook");
    await stage.query("UPDATE sandbox_psp.webhook SET url = 'http://127.0.0.1:9/closed'");
    const beganMs = nowMs();
    const paidSince = (): string[] =>
      players
        .readLog()
        .filter(isAcknowledged)
        .filter(({ wish, sentAtMs }) => wish === "payment" && sentAtMs >= beganMs)
        .map(({ name }) => name);
    await pause(BAD_MS);
    await expect.poll(() => paidSince().length, { timeout: PAID_WITHIN_MS }).toBeGreaterThan(0);
    await stage.query("UPDATE sandbox_psp.webhook SET url = $1", [hook?.url]);
    const untold = paidSince();
    expect(new Set(await notify(untold))).toEqual(new Set([200]));
    await expectSpotless();
  });

  test("is never paid back what it sent rightly, and was in doubt about payouts", async () => {
    const refunds = await house.stage.query("SELECT * FROM sandbox_psp.refund");
    expect(refunds).toEqual([]);
    say("payouts whose outcome was in doubt", { doubtfulPayouts });
    expect(doubtfulPayouts).toBeGreaterThan(0);
  });
});
