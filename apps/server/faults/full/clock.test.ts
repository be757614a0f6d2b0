// Protects: a clock that jumps by an hour, either way, loses no money and moves none twice, ends no
// game and takes no deposit from anybody; also over the edge of a month, where the journal goes on
// in another table.
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openDeposit } from "@tucano/contract/player/money/cashier.ts";
import { openGame, setClientSeed, spin } from "@tucano/contract/player/games/house-games.ts";
import { payCharge } from "@tucano/contract/studios/sandbox-psp.ts";
import { ask } from "../client.ts";
import { type House, openHouse } from "../house.ts";
import { nowMs, tally } from "../player-log.ts";
import type { Players } from "../players.ts";
import { say } from "../say.ts";
import { judge, spotless } from "../verdict.ts";

const HOUR_MS = 3_600_000;
const PLAY_COUNT = 150;
const PATIENCE_MS = 20_000;
const AHEAD_MS = 2_000;
/** The server reads its clock's shift this often, and a little later. */
const SHIFT_MS = 100;

const folder = mkdtempSync(path.join(os.tmpdir(), "tucano-clock-"));
const offsetFile = path.join(folder, "offset");
const jumpingDate = pathToFileURL(path.join(import.meta.dirname, "jumping-date.ts")).href;

let house: House;

async function shiftTo(offsetMs: number): Promise<void> {
  // Put in its place whole: half a number would be another time.
  writeFileSync(`${offsetFile}.next`, String(offsetMs));
  renameSync(`${offsetFile}.next`, offsetFile);
  await pause(SHIFT_MS);
}

beforeAll(async () => {
  await shiftTo(0);
  house = await openHouse({
    // A payout that takes its time is asked about again by the clock, and then waits for it.
    payoutDelayMs: 0,
    env: { NODE_OPTIONS: `--import=${jumpingDate}`, CLOCK_OFFSET_FILE: offsetFile },
  });
});
afterEach(() => shiftTo(0));
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

/** What time it is, by a round of play money. */
async function readServerClock(): Promise<number> {
  const url = house.servers[0]?.url ?? "";
  const opened = await ask(url, openGame, { game: "onca-dourada" });
  const token = opened.data?.session_token ?? "";
  const { commitment = "" } = opened.data?.fairness ?? {};
  await ask(url, setClientSeed, { client_seed: "a-watch", commitment }, { token });
  const input = { stake: opened.data?.default_stake ?? "", round_key: crypto.randomUUID() };
  const { data } = await ask(url, spin, input, { token });
  return new Date(data?.played_at ?? "").getTime();
}

/** Where it has jumped too far ahead, sessions look old and are refused as long as it is wrong. */
async function playThrough(players: Players, offsetsMs: readonly number[]): Promise<void> {
  const [rightMs = 0] = offsetsMs;
  const beganMs = nowMs();
  for (const offsetMs of offsetsMs) {
    await shiftTo(offsetMs);
    const shownMs = (await readServerClock()) - nowMs();
    expect(Math.abs(shownMs - offsetMs)).toBeLessThan(5_000);
    if (offsetMs > rightMs) await pause(AHEAD_MS);
    else await players.play(PLAY_COUNT);
  }
  await players.rest();
  const { acknowledged, unknown } = tally(players.readLog(), beganMs);
  say("a clock that jumps", { jumps: offsetsMs.length, acknowledged, unknown });
  expect(await judge(house.stage, players)).toEqual(spotless);
  expect(await house.stage.readBooks()).toMatchObject({ isClean: true });
}

async function readDeposit(orderNo: string): Promise<string> {
  const [found] = await house.stage.query<{ status: string }>(
    "SELECT status FROM cashier.deposit WHERE order_no = $1",
    [orderNo],
  );
  return found?.status ?? "";
}

async function waitFor(orderNo: string, status: string): Promise<void> {
  const untilMs = nowMs() + PATIENCE_MS;
  while ((await readDeposit(orderNo)) !== status && nowMs() < untilMs) await pause(100);
  expect(await readDeposit(orderNo)).toBe(status);
}

describe("a clock", () => {
  test("that jumps an hour forward and back, and back and forward", async () => {
    const players = await house.startPlayers({ spinners: 8, savers: 3 });
    await playThrough(players, [0, HOUR_MS, 0, -HOUR_MS, 0]);
    players.leave();
  });

  test("that ends a deposit too early does not keep the money that is paid for it", async () => {
    const { servers, bank, stage } = house;
    const [saver] = await house.seatPlayers(1, "20.00");
    const input = { money: "40.00", payment_id: 1 };
    const call = { token: saver.token };
    const opened = await ask(servers[0]?.url ?? "", openDeposit, input, call);
    const orderNo = opened.data?.order_no ?? "";
    await shiftTo(HOUR_MS);
    // A server that starts looks at what it missed, and so does away with what has expired.
    await servers[0]?.kill();
    await servers[0]?.start();
    await waitFor(orderNo, "expired");
    await shiftTo(0);
    await ask(bank.url, payCharge, { txid: orderNo });
    await waitFor(orderNo, "credited");
    const credits = await stage.query(
      "SELECT amount FROM ledger.transfer WHERE member_id = $1 AND reference = $2",
      [saver.member, `deposit:${orderNo}`],
    );
    expect(credits).toEqual([{ amount: 4_000 }]);
  });

  test("that goes from one month to the next and back", async () => {
    const now = new Date(nowMs());
    const nextMonthMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
    const edgeMs = nextMonthMs - HOUR_MS / 2 - now.getTime();
    await shiftTo(edgeMs);
    const players = await house.startPlayers({ spinners: 8, savers: 0 });
    await playThrough(players, [edgeMs, edgeMs + HOUR_MS, edgeMs, edgeMs - HOUR_MS, edgeMs]);
  });
});
