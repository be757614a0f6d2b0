// Protects: a salt from a public event cannot be chosen by the house: the chain's head stands
// before the event, its value is entered once and after it, and its rounds can be recomputed.
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { verifyTableRound } from "@tucano/game-math/shared/verify-table-round.ts";
import { type Bench, openBench } from "./bench.ts";

const GAME = "voo-do-tucano";
const EVENT = "Bitcoin, block 925000: its hash";
const MINUTE_MS = 60_000;
const salt = createHash("sha256").update("what the event brought").digest("hex");

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const announce = (minutes = 30) =>
  bench.tables.announceChain({
    game: GAME,
    event: EVENT,
    occursAt: new Date(bench.clock.now().getTime() + minutes * MINUTE_MS),
  });

const lastDecided = async () =>
  (await bench.tables.tableHistory({ game: GAME, limit: 1 })).list[0]?.round_id;

/** Moves the table until one more round has its result, and answers its id. */
async function playRound(): Promise<string> {
  const before = await lastDecided();
  for (let step = 0; step < 20; step += 1) {
    const again = await bench.tables.advance(GAME);
    const decided = await lastDecided();
    if (decided !== undefined && decided !== before) return decided;
    bench.clock.set(again);
  }
  throw new Error("No round ended.");
}

test("the announced chain follows once its salt is known, and its rounds are recomputed", async () => {
  const before = await bench.tables.fairnessTableRound(await playRound());
  expect(before.chain.salt_event).toBeNull();
  const chain = await announce();
  expect((await bench.tables.fairnessChains({ game: GAME })).list).toMatchObject([
    { head: chain.head, salt: null, started_at: null, salt_event: { event: EVENT } },
  ]);
  bench.clock.advance(31 * MINUTE_MS);
  await bench.tables.enterSalt({ game: GAME, salt });
  const proof = await bench.tables.fairnessTableRound(await playRound());
  expect(proof).toMatchObject({ client_seed: salt, commitment: chain.head });
  expect(proof.chain).toMatchObject({ head: chain.head, place: 0, salt_event: { event: EVENT } });
  expect(new Date(proof.chain.published_at) < new Date(proof.opened_at)).toBe(true);
  const verified = verifyTableRound({
    game: proof.game,
    definitionVersion: proof.definition_version,
    commitment: proof.commitment,
    serverSeed: proof.server_seed ?? "",
    clientSeed: proof.client_seed,
    nonce: proof.nonce,
    chainHead: proof.chain.head,
    chainPlace: proof.chain.place,
    result: proof.result,
  });
  expect(verified).toMatchObject({
    commitmentMatches: true,
    chainMatches: true,
    resultMatches: true,
  });
  // The next one may be announced now, and rounds of the chain before are proven as ever.
  await announce();
  expect((await bench.tables.fairnessTableRound(before.round_id)).chain).toEqual(before.chain);
});

test("nothing about it can be chosen afterwards", async () => {
  await expect(announce(5)).rejects.toThrow("ten minutes ahead");
  await expect(bench.tables.enterSalt({ game: GAME, salt })).rejects.toThrow(
    "Nothing is announced",
  );
  await announce();
  await expect(announce(), "a second one to pick from").rejects.toThrow("has not followed yet");
  await expect(bench.tables.enterSalt({ game: GAME, salt })).rejects.toThrow("not happened yet");
  bench.clock.advance(31 * MINUTE_MS);
  await expect(bench.tables.enterSalt({ game: GAME, salt: "short" })).rejects.toThrow("16 to 64");
  await bench.tables.enterSalt({ game: GAME, salt });
  const other = salt.toUpperCase();
  await expect(bench.tables.enterSalt({ game: GAME, salt: other })).rejects.toThrow("before");
  const rewrite = sql`UPDATE shared_rounds.announced_chain SET salt = ${other}`;
  await expect(rewrite.execute(bench.database.db)).rejects.toThrow("What was announced stands.");
  const remove = sql`DELETE FROM shared_rounds.announced_chain`;
  await expect(remove.execute(bench.database.db)).rejects.toThrow("permission denied");
});
