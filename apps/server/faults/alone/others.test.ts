// Protects: whatever one member sends at once, pictures as large as they come, deposits or
// registrations, the others go on playing: 99 of 100 of their calls are answered within half a
// second.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { crc32, deflateSync } from "node:zlib";
import { cpf } from "cpf-cnpj-validator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDeposit } from "@tucano/contract/cashier.ts";
import { openGame, spin } from "@tucano/contract/house-games.ts";
import { register } from "@tucano/contract/members.ts";
import { uploadAttachment } from "@tucano/contract/messages.ts";
import type { Player } from "../cast.ts";
import { ask } from "../client.ts";
import { type House, openHouse } from "../house.ts";
import { nowMs } from "../player-log.ts";
import { say } from "../say.ts";
import type { Status, Wanted } from "./flood.ts";

const OTHERS = 8;
const THINK_MS = 10;
const IDLE_MS = 4_000;
const P99_MAX_MS = 500;
/** Where the machine itself is slow: so many times what they wait while nothing happens. */
const TIMES_IDLE_MAX = 4;
/** Fewer calls say nothing of the slowest one in a hundred. */
const CALLS_MIN = 200;
/** They send one after the other; who has had all that an hour gives is refused, and sends on. */
const ATTACKERS = 3;
const WAVES_MAX = 60;
const PIX_METHOD = 1;

let house: House;
let others: readonly Player[];
let attackers: readonly Player[];
let idleMs: number;
const flood = new Worker(new URL("flood.ts", import.meta.url));

const url = (): string => house.servers[0]?.url ?? "";

beforeAll(async () => {
  // Passwords cost what they cost, and who asks is known by where they come from.
  const env = { PASSWORD_COST: "standard", TRUST_PROXY: "127.0.0.1" };
  house = await openHouse({ env });
  others = await house.seatPlayers(OTHERS, "500.00");
  attackers = await house.seatPlayers(ATTACKERS, "20.00");
  await listen(() => pause(IDLE_MS));
  idleMs = (await listen(() => pause(IDLE_MS))).p99Ms;
  say("others, while nothing happens", { "p99 ms": idleMs });
});
afterAll(async () => {
  await flood.terminate();
  await house.close();
});

interface Heard {
  readonly calls: number;
  readonly failed: number;
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
  tookMs.sort((a, b) => a - b);
  const p99Ms = tookMs[Math.ceil(tookMs.length * 0.99) - 1] ?? Infinity;
  return { calls: tookMs.length, failed, p99Ms };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A square of nothing in four channels: little to send, much to unpack. */
function emptyPng(sidePx: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(sidePx, 0);
  head.writeUInt32BE(sidePx, 4);
  head.set([8, 6], 8);
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk("IHDR", head),
      chunk("IDAT", deflateSync(Buffer.alloc(sidePx * (4 * sidePx + 1)))),
      chunk("IEND", Buffer.alloc(0)),
    ]),
  );
}

type Write = (attacker: Player, number: number) => Wanted;

const json = { "content-type": "application/json" };

const picture = (sidePx: number): Write => {
  const body = emptyPng(sidePx);
  return ({ token }, number) => ({
    address: `${url()}${uploadAttachment.path}?filename=${number}.png`,
    headers: { authorization: `Bearer ${token}`, "content-type": "image/png" },
    body,
  });
};

const deposit: Write = ({ token }) => ({
  address: `${url()}${openDeposit.path}`,
  headers: { authorization: `Bearer ${token}`, ...json },
  body: JSON.stringify({ money: "20.00", payment_id: PIX_METHOD }),
});

const registration: Write = (attacker, number) => ({
  address: `${url()}${register.path}`,
  headers: { "x-forwarded-for": `203.0.113.${attacker.number}`, ...json },
  body: JSON.stringify({
    account: `crowd${number}`,
    password: "noite-tropical",
    confirm_password: "noite-tropical",
    realname: "Davi Ensaio",
    phone: `119${30_000_000 + number}`,
    cpf: cpf.generate(),
    birth_date: "1990-05-05",
    qk_pwd: "246810",
    is_adult: true,
  }),
});

async function sendAll(wave: readonly Wanted[]): Promise<readonly Status[]> {
  const answered = once(flood, "message");
  flood.postMessage(wave);
  const [statuses] = (await answered) as [readonly Status[]];
  return statuses;
}

const floods: readonly (readonly [string, number, () => Write])[] = [
  ["pictures too large to be drawn", 40, () => picture(6_320)],
  ["pictures as large as they may be", 40, () => picture(3_540)],
  ["deposits", 100, () => deposit],
  ["registrations", 100, () => registration],
];

test.each(floods)(
  "while one member sends %s, %i at once, others play on",
  async (what, count, by) => {
    const write = by();
    const answers: Status[] = [];
    const beganMs = nowMs();
    const { calls, failed, p99Ms } = await listen(async (countCalls) => {
      for (let wave = 0; wave < WAVES_MAX; wave += 1) {
        if (wave >= ATTACKERS && countCalls() > CALLS_MIN) return;
        const [attacker] = attackers.slice(wave % ATTACKERS);
        if (attacker === undefined) throw new Error("Nobody is there.");
        const numbers = Array.from({ length: count }, (_none, number) => wave * count + number);
        answers.push(...(await sendAll(numbers.map((number) => write(attacker, number)))));
      }
    });
    const taken = answers.filter((status) => status === 200).length;
    say(`others, while one sends ${what}`, {
      "p99 ms": p99Ms,
      "percent of the idle one": (p99Ms / idleMs) * 100,
      calls,
      taken,
      refused: answers.length - taken,
      "in ms": nowMs() - beganMs,
    });
    // Whoever sends too much is told so, and gets an answer all the same.
    expect(answers.filter((status) => status === null || status === 500)).toEqual([]);
    expect(failed).toBe(0);
    expect(calls).toBeGreaterThan(CALLS_MIN);
    expect(p99Ms).toBeLessThanOrEqual(Math.max(P99_MAX_MS, TIMES_IDLE_MAX * idleMs));
  },
);
