// Protects: while the database says nothing, every call is answered all the same, and soon, and
// when it speaks again the service is back by itself, with nothing lost and nothing done twice.
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LineMood, openTcpLine, type TcpLine } from "@tucano/workshop/tcp-line.ts";
import { type House, openHouse } from "../house.ts";
import { isUnclear, nowMs, tally } from "../player-log.ts";
import type { Players } from "../players.ts";
import { waitForPlay } from "../return.ts";
import { say } from "../say.ts";
import { judge, spotless } from "../verdict.ts";

const SILENT_MS = 10_000;
const BEFORE_COUNT = 100;
const BACK_WITHIN_MS = 10_000;
/** Nobody is left hanging longer, whatever the database does. */
const ANSWERED_WITHIN_MS = 6_500;

let databaseLine: TcpLine;
let house: House;
let players: Players;

beforeAll(async () => {
  house = await openHouse({
    reach: async (databaseUrl) => {
      const url = new URL(databaseUrl);
      databaseLine = await openTcpLine(Number(url.port));
      url.port = String(databaseLine.port);
      return url.toString();
    },
  });
  players = await house.startPlayers();
});
afterAll(async () => {
  await house.close();
  await databaseLine.close();
});

/** 0: no answer in twice the time there is. */
async function ask(url: string): Promise<number> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2 * ANSWERED_WITHIN_MS) });
    await response.text();
    return response.status;
  } catch {
    return 0;
  }
}

/** What probes see from outside while nothing comes from the database. */
async function knock(untilMs: number): Promise<{ slowestMs: number; statuses: Set<number> }> {
  const statuses = new Set<number>();
  let slowestMs = 0;
  while (nowMs() < untilMs) {
    const askedMs = nowMs();
    const status = await ask(`${house.servers[0]?.url}/readyz`);
    slowestMs = Math.max(slowestMs, nowMs() - askedMs);
    statuses.add(status);
    await pause(200);
  }
  return { slowestMs, statuses };
}

async function endure(mood: LineMood, lastsMs: number): Promise<ReadonlySet<number>> {
  await players.play(BEFORE_COUNT);
  const beganMs = nowMs();
  databaseLine.be(mood);
  const knocking = knock(beganMs + lastsMs);
  await pause(lastsMs);
  databaseLine.be("fine");
  const endedMs = nowMs();
  const health = await knocking;
  const returnedMs = (await waitForPlay(players, endedMs)) - endedMs;
  await players.play(BEFORE_COUNT);
  await players.rest();
  const unclear = players.readLog().filter(isUnclear);
  const during = unclear.filter(({ sentAtMs }) => sentAtMs >= beganMs - ANSWERED_WITHIN_MS);
  const slowestMs = Math.max(0, ...during.map(({ tookMs }) => tookMs));
  const { unknown } = tally(players.readLog(), beganMs - ANSWERED_WITHIN_MS);
  say(`a database that is ${mood}`, {
    unknown,
    slowestMs,
    slowestHealthMs: health.slowestMs,
    returnedMs,
  });
  const verdict = await judge(house.stage, players);
  const books = await house.stage.readBooks();
  await players.resume();
  expect(verdict).toEqual(spotless);
  expect(books).toMatchObject({ isClean: true });
  expect(unknown).toBeGreaterThan(0);
  // Each was an answer: come back later.
  expect(during.filter(({ status, hasRetryAfter }) => status !== 503 || !hasRetryAfter)).toEqual(
    [],
  );
  expect(slowestMs).toBeLessThan(ANSWERED_WITHIN_MS);
  expect(health.slowestMs).toBeLessThan(ANSWERED_WITHIN_MS);
  expect(returnedMs).toBeLessThan(BACK_WITHIN_MS);
  for (const server of house.servers) expect(server.isRunning).toBe(true);
  return health.statuses;
}

describe("a database that says nothing", () => {
  test("for a while", async () => {
    expect(await endure("silent", SILENT_MS)).toContain(503);
  });

  test("any more to anybody who was connected", async () => {
    await endure("forgotten", 0);
  });

  test("because nobody gets through to it", async () => {
    expect(await endure("cut", 3_000)).toContain(503);
  });
});
