// Protects: whatever one member sends at once, pictures as large as they come, deposits or
// registrations, the others go on playing: 99 of 100 of their calls are answered within half a
// second.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openGame, spin } from "@tucano/contract/player/games/house-games.ts";
import type { Player } from "../cast.ts";
import { ask } from "../client.ts";
import { type House, openHouse } from "../house.ts";
import { say } from "../say.ts";
import { crowds } from "./crowds.ts";
import type { Status, Wanted } from "./flood.ts";

const OTHERS = 8;
const THINK_MS = 10;
const WARM_UP_MS = 4_000;
const IDLE_MS = 1_500;
const P99_MAX_MS = 500;
/**
 * Where the machine itself is slow: so many times what they wait while nothing happens. A hundred
 * calls at once are some work, however little each may take: up to twice as long was seen.
 */
const TIMES_IDLE_MAX = 4;
/** Fewer calls say nothing of the slowest one in a hundred. */
const CALLS_MIN = 200;
/** What comes over the machine meanwhile spoils one; what is wrong with the house spoils all. */
const TRIALS = 3;
/** They send one after the other; who has had all that an hour gives is refused, and sends on. */
const ATTACKERS_A_TRIAL = 3;
const WAVES_MAX = 60;
/** Sooner they do not come, or what is measured is how many calls a machine can refuse. */
const WAVE_EVERY_MS = 250;

let house: House;
let others: readonly Player[];
let attackers: readonly Player[];
const flood = new Worker(new URL("flood.ts", import.meta.url));

const url = (): string => house.servers[0]?.url ?? "";

beforeAll(async () => {
  // Passwords cost what they cost, and who asks is known by where they come from.
  const env = { PASSWORD_COST: "standard", TRUST_PROXY: "127.0.0.1" };
  house = await openHouse({ env });
  others = await house.seatPlayers(OTHERS, "500.00");
  attackers = await house.seatPlayers(TRIALS * ATTACKERS_A_TRIAL, "20.00");
  await listen(() => pause(WARM_UP_MS));
});
afterAll(async () => {
  await flood.terminate();
  await house.close();
});

interface Heard {
  readonly calls: number;
  readonly failed: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** They play and look at what they have for as long as the work takes; it hears how often. */
async function listen(work: (countCalls: () => number) => Promise<unknown>): Promise<Heard> {
  const tookMs: number[] = [];
  let failed = 0;
  let isOver = false;
  const note = (answer: { readonly status: Status; readonly tookMs: number }): void => {
    tookMs.push(answer.tookMs);
    if (answer.status !== 200) failed += 1;
  };
  const playing = others.map(async ({ playToken, game, stake }) => {
    const call = { token: playToken };
    while (!isOver) {
      note(await ask(url(), spin, { stake, round_key: randomUUID() }, call));
      note(await ask(url(), openGame, { game }, call));
      await pause(THINK_MS);
    }
  });
  await work(() => tookMs.length);
  isOver = true;
  await Promise.all(playing);
  const p50Ms = percentile(tookMs, 0.5);
  return { calls: tookMs.length, failed, p50Ms, p99Ms: percentile(tookMs, 0.99) };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Infinity;
}

async function sendAll(wave: readonly Wanted[]): Promise<readonly Status[]> {
  const answered = once(flood, "message");
  flood.postMessage(wave);
  const [statuses] = (await answered) as [readonly Status[]];
  return statuses;
}

test.each(crowds)(
  "while one member sends $what, $count at once, others play on",
  async ({ what, count, prepare }) => {
    const write = prepare(url());
    const answers: Status[] = [];
    const idle: Heard[] = [];
    const busy: Heard[] = [];
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const senders = attackers.slice(trial * ATTACKERS_A_TRIAL, (trial + 1) * ATTACKERS_A_TRIAL);
      idle.push(await listen(() => pause(IDLE_MS)));
      const heard = await listen(async (countCalls) => {
        for (let wave = 0; wave < WAVES_MAX; wave += 1) {
          if (wave >= senders.length && countCalls() > CALLS_MIN) return;
          const attacker = senders[wave % senders.length];
          if (attacker === undefined) throw new Error("Nobody is there.");
          const wanted = Array.from({ length: count }, () => write(attacker));
          const [statuses] = await Promise.all([sendAll(wanted), pause(WAVE_EVERY_MS)]);
          answers.push(...statuses);
        }
      });
      busy.push(heard);
    }
    const median = (heard: readonly Heard[], of: "p50Ms" | "p99Ms"): number =>
      percentile(
        heard.map((one) => one[of]),
        0.5,
      );
    const idleMs = median(idle, "p99Ms");
    const busyMs = Math.min(...busy.map((one) => one.p99Ms));
    const taken = answers.filter((status) => status === 200).length;
    say(`others, while nothing happens and while one sends ${what}`, {
      "p50 ms idle": median(idle, "p50Ms"),
      "p50 ms": median(busy, "p50Ms"),
      "p99 ms idle": idleMs,
      "p99 ms": median(busy, "p99Ms"),
      "best trial": busyMs,
      calls: busy.reduce((sum, one) => sum + one.calls, 0),
      taken,
      refused: answers.length - taken,
    });
    // A client that sends too much is told so, and still gets an answer.
    expect(answers.filter((status) => status === null || status === 500)).toEqual([]);
    for (const heard of [...idle, ...busy]) expect(heard).toMatchObject({ failed: 0 });
    for (const { calls } of busy) expect(calls).toBeGreaterThan(CALLS_MIN);
    expect(busyMs).toBeLessThanOrEqual(Math.max(P99_MAX_MS, TIMES_IDLE_MAX * idleMs));
  },
);
