// Protects: the house is bound to the next server seed before the client seed exists that goes
// with it, never chooses a client seed itself, and cannot exchange what it is bound to.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commitmentOf, seedFromHex } from "@tucano/game-math/provably-fair.ts";
import { DomainError } from "../../platform/errors.ts";
import { systemRandom } from "../../platform/random.ts";
import { type Bench, launch, openBench, seedsOf, turnSeed, wish } from "./bench.ts";

const games = ["onca-dourada", "garimpo"] as const;
const SEED = "made-by-a-browser";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const code = (error: unknown) => (error instanceof DomainError ? error.code : String(error));

function play(game: (typeof games)[number], token: string) {
  return game === "garimpo"
    ? bench.games.beginRound({ ...wish(), choice: { mines: 3 } }, token)
    : bench.games.spin(wish(), token);
}

test.each(games)(
  "%s: nothing is played before the player's side has chosen a seed",
  async (game) => {
    const opened = await bench.games.openGame({ game }, null);
    const token = opened.session_token ?? "";
    expect(opened.fairness).toMatchObject({ client_seed: null, nonce: 0 });
    expect(await play(game, token).catch(code)).toBe("house_games.client_seed_missing");
    const { commitment } = opened.fairness;
    const chosen = await bench.games.setClientSeed({ client_seed: SEED, commitment }, token);
    expect(chosen).toEqual({ ...opened.fairness, client_seed: SEED });
    expect(await play(game, token)).toMatchObject({ client_seed: SEED, commitment, nonce: 0 });
  },
);

test.each(games)("%s: each turn takes exactly the seed that was told before", async (game) => {
  const token = await launch(bench, { game });
  let told = await seedsOf(bench.games, token);
  for (const clientSeed of ["one", "two", "three"]) {
    const { revealed, fairness } = await turnSeed(bench.games, token, clientSeed);
    expect(commitmentOf(seedFromHex(revealed.server_seed))).toBe(told.commitment);
    expect(fairness).toMatchObject({ commitment: told.next_commitment, client_seed: clientSeed });
    expect(fairness.next_commitment).not.toBe(told.next_commitment);
    expect(await seedsOf(bench.games, token)).toEqual(fairness);
    told = fairness;
  }
});

test("a client seed for a commitment that was not told, or not any more, is refused", async () => {
  const token = await launch(bench);
  const told = await seedsOf(bench.games, token);
  const forged = commitmentOf(new Uint8Array(32));
  for (const next_commitment of [forged, told.commitment]) {
    const turn = { client_seed: SEED, next_commitment };
    expect(await bench.games.rotateSeed(turn, token).catch(code)).toBe("house_games.seed_changed");
  }
  for (const commitment of [forged, told.next_commitment]) {
    const change = { client_seed: SEED, commitment };
    expect(await bench.games.setClientSeed(change, token).catch(code)).toBe(
      "house_games.seed_changed",
    );
  }
  const turn = { client_seed: SEED, next_commitment: told.next_commitment };
  await bench.games.rotateSeed(turn, token);
  // The very same call again, as a network repeats it, turns nothing twice.
  expect(await bench.games.rotateSeed(turn, token).catch(code)).toBe("house_games.seed_changed");
  expect(await seedsOf(bench.games, token)).toMatchObject({ commitment: told.next_commitment });
});

test("a process that ends between drawing a seed and committing to it leaves what was told", async () => {
  let endsAt: "drawn" | "sealed" | null = null;
  const goOn = (step: typeof endsAt) => {
    if (endsAt === step) throw new Error("The process has ended.");
  };
  const random = {
    ...systemRandom,
    bytes: (count: number) => {
      const drawn = systemRandom.bytes(count);
      goOn("drawn");
      return drawn;
    },
    uuid: () => {
      goOn("sealed");
      return systemRandom.uuid();
    },
  };
  const mortal = await openBench({ random, shared: bench.database });
  const token = await launch(mortal);
  for (const step of ["drawn", "sealed"] as const) {
    const told = await seedsOf(mortal.games, token);
    const turn = { client_seed: SEED, next_commitment: told.next_commitment };
    endsAt = step;
    await expect(mortal.games.rotateSeed(turn, token)).rejects.toThrow("has ended");
    endsAt = null;
    // Another process finds what was told, can open it, and plays with nothing else.
    const another = mortal.restart();
    expect(await seedsOf(another, token)).toEqual(told);
    const { revealed } = await another.rotateSeed(turn, token);
    expect(commitmentOf(seedFromHex(revealed.server_seed))).toBe(told.commitment);
    expect(await another.spin(wish(), token)).toMatchObject({
      commitment: told.next_commitment,
      nonce: 0,
    });
  }
});

test("who sends a client seed before having been told of any commitment is refused", async () => {
  const { session_token } = await bench.games.openGame({ game: "mare-alta" }, null);
  const choice = { client_seed: SEED, commitment: "0".repeat(64) };
  expect(await bench.games.setClientSeed(choice, session_token).catch(code)).toBe(
    "house_games.seed_changed",
  );
});

test("the database takes no other seed than the one that was committed to", async () => {
  const token = await launch(bench, { user: "p_100000555" });
  await bench.games.spin(wish(), token);
  const { db } = bench.database;
  const mine = sql`WHERE player = 'p_100000555'`;
  const stands = "What was committed to stands.";
  const attempts = [
    [sql`UPDATE house_games.seed SET commitment = repeat('0', 64) ${mine}`, stands],
    [sql`UPDATE house_games.seed SET begun_at = NULL, client_seed = NULL ${mine}`, stands],
    // Another secret than the one of the commitment cannot be revealed …
    [
      sql`UPDATE house_games.seed SET revealed_at = now(), sealed_seed = NULL,
        server_seed = decode(repeat('00', 32), 'hex') ${mine} AND begun_at IS NOT NULL`,
      "violates check constraint",
    ],
    // … no second one can wait to be picked from, and none is used without having waited.
    [
      sql`INSERT INTO house_games.seed (id, player, sealed_seed, commitment, created_at)
        VALUES (gen_random_uuid(), 'p_100000555', 'x', repeat('0', 64), now())`,
      "seed_next",
    ],
    [
      sql`INSERT INTO house_games.seed (id, player, sealed_seed, commitment, created_at, begun_at)
        VALUES (gen_random_uuid(), 'p_100000555', 'x', repeat('0', 64), now(), now())`,
      "before it is used",
    ],
    [sql`DELETE FROM house_games.seed ${mine}`, "permission denied"],
  ] as const;
  for (const [attempt, refusal] of attempts) {
    await expect(attempt.execute(db)).rejects.toThrow(refusal);
  }
  const { revealed } = await turnSeed(bench.games, token);
  expect(revealed.rounds).toBe(1);
  await expect(
    sql`UPDATE house_games.seed SET server_seed = NULL, sealed_seed = 'x' ${mine}
      AND revealed_at IS NOT NULL`.execute(db),
  ).rejects.toThrow(stands);
});
