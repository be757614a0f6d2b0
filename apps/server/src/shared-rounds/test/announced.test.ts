// Protects: a salt from a public event cannot be chosen by the house: the chain's head stands
// before the event, its value is entered once and after it, and its rounds can be recomputed.
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { verifyTableRound } from "@tucano/game-math/shared/verify-table-round.ts";
import { findLatestRound } from "../repository.ts";
import { type Bench, openBench } from "./bench.ts";

const GAME = "voo-do-tucano";
const HOUR_MS = 3_600_000;
const QUICKNET = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971";

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const lastDecided = async () =>
  (await bench.tables.tableHistory({ game: GAME, limit: 1 })).list[0]?.round_id;

/** Moves the table until one more round has its result, and answers what proves it. */
async function playRound() {
  const before = await lastDecided();
  for (let step = 0; step < 20; step += 1) {
    const again = await bench.tables.advance(GAME);
    const decided = await lastDecided();
    if (decided !== undefined && decided !== before) {
      return bench.tables.fairnessTableRound(decided);
    }
    bench.clock.set(again);
  }
  throw new Error("No round ended.");
}

const announced = async () => (await bench.tables.fairnessChains({ game: GAME })).list;

/** Of the event that the announced chain waits for. */
async function signature(): Promise<string> {
  const [chain] = await announced();
  return bench.signatureOf(chain?.salt_event.event ?? "");
}

const saltOf = (signed: string) =>
  createHash("sha256").update(Buffer.from(signed, "hex")).digest("hex");

/** Answers the salt. */
async function enter(): Promise<string> {
  bench.clock.advance(2 * HOUR_MS);
  const signed = await signature();
  await bench.tables.enterSalt({ game: GAME, signature: signed });
  return saltOf(signed);
}

test("a chain is announced by itself, follows once its salt is known, and is recomputed", async () => {
  const before = await playRound();
  expect(before.chain.salt_event, "the house drew it, and says so").toBeNull();
  const [chain] = await announced();
  // 12:00 is too near by then: the event is that of 13:00, and anybody can calculate its round.
  const round = (Date.UTC(2026, 10, 20, 13) / 1_000 - 1_692_803_367) / 3 + 1;
  expect(chain).toMatchObject({ salt: null, started_at: null, length: before.chain.length });
  expect(chain?.salt_event).toEqual({
    event: `drand quicknet ${QUICKNET}, round ${round}: its randomness`,
    occurs_at: "2026-11-20T10:00:00.000-03:00",
    entered_at: null,
  });
  const salt = await enter();
  const proof = await playRound();
  expect(proof).toMatchObject({ salt, client_seed: salt, commitment: chain?.head });
  expect(proof.chain).toMatchObject({ head: chain?.head, place: 0 });
  expect(proof.chain.salt_event?.event).toBe(chain?.salt_event.event);
  expect(new Date(proof.chain.published_at) < new Date(proof.opened_at)).toBe(true);
  const verified = verifyTableRound({
    game: proof.game,
    definitionVersion: proof.definition_version,
    commitment: proof.commitment,
    serverSeed: proof.server_seed ?? "",
    clientSeed: proof.client_seed,
    nonce: proof.nonce,
    salt: proof.salt,
    playerSeeds: proof.player_seeds,
    chainHead: proof.chain.head,
    chainPlace: proof.chain.place,
    result: proof.result,
  });
  expect(verified).toMatchObject({
    commitmentMatches: true,
    chainMatches: true,
    clientSeedMatches: true,
    resultMatches: true,
  });
  // The next one is announced already, and rounds of the chain before are proven as ever.
  expect(await announced()).toMatchObject([{ salt: null }, { salt }]);
  const again = await bench.tables.fairnessTableRound(before.round_id);
  expect(again.chain).toEqual(before.chain);
});

test("a chain with a public salt is used to its end: the next one waits, with its salt too", async () => {
  await playRound();
  await enter();
  const { chain } = await playRound();
  await enter();
  const next = await playRound();
  expect(next.chain).toMatchObject({ head: chain.head, place: 1 });
  await sql`UPDATE shared_rounds.chain SET used = length WHERE retired_at IS NULL`.execute(
    bench.database.db,
  );
  const [waiting] = await announced();
  expect((await playRound()).chain).toMatchObject({ head: waiting?.head, place: 0 });
});

test("where the house may not draw a salt the table stays shut until the event's is entered", async () => {
  bench.salts.mayDraw = false;
  for (let step = 0; step < 5; step += 1) bench.clock.set(await bench.tables.advance(GAME));
  expect(await findLatestRound(bench.database.db, GAME)).toBeNull();
  const salt = await enter();
  expect((await playRound()).salt).toBe(salt);
});

test("operators are told of tables that are shut for want of a salt, and of no others", async () => {
  const missing = () => bench.tables.countSaltsMissing();
  await playRound();
  bench.clock.advance(2 * HOUR_MS);
  expect(await missing(), "the house draws them itself").toBe(0);
  bench.salts.mayDraw = false;
  expect(await missing()).toBe(1);
  await bench.tables.enterSalt({ game: GAME, signature: await signature() });
  expect(await missing()).toBe(0);
});

test("nor does it go on with a chain whose salt the house drew before", async () => {
  await playRound();
  bench.salts.mayDraw = false;
  await expect(playRound()).rejects.toThrow("No round ended.");
  const salt = await enter();
  expect((await playRound()).salt).toBe(salt);
});

test("nothing about it can be chosen afterwards", async () => {
  const enterSigned = (signed: string) => bench.tables.enterSalt({ game: GAME, signature: signed });
  await expect(enterSigned("")).rejects.toThrow("Nothing is announced");
  await playRound();
  const right = await signature();
  await expect(enterSigned(right)).rejects.toThrow("not happened yet");
  bench.clock.advance(2 * HOUR_MS);
  const later = bench.signatureOf(`drand quicknet ${QUICKNET}, round 7: its randomness`);
  for (const wrong of ["", saltOf(right), later]) {
    await expect(enterSigned(wrong)).rejects.toThrow("not the beacon's signature");
  }
  await enterSigned(right);
  await expect(enterSigned(right)).rejects.toThrow("before");
  const other = saltOf(right).toUpperCase();
  const rewrite = sql`UPDATE shared_rounds.announced_chain SET salt = ${other}`;
  await expect(rewrite.execute(bench.database.db)).rejects.toThrow("What was announced stands.");
  const remove = sql`DELETE FROM shared_rounds.announced_chain`;
  await expect(remove.execute(bench.database.db)).rejects.toThrow("permission denied");
  const rehead = sql`UPDATE shared_rounds.chain SET head = repeat('0', 64)`;
  await expect(rehead.execute(bench.database.db)).rejects.toThrow("published stands");
});
