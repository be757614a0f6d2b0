// Protects: what everybody's browser has brought is part of a table's draw, so whoever knows the
// chain of seeds and its salt does not know the round; it is fixed when betting closes, and proven.
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { toCentavos } from "@tucano/contract/money.ts";
import { drawCrash } from "@tucano/game-math/games/voo-do-tucano/table.ts";
import { verifyTableRound } from "@tucano/game-math/shared/verify-table-round.ts";
import { testSeedBox } from "../../testing/seed-box.ts";
import { findLatestRound } from "../repository.ts";
import { createSeedKeeper } from "../chains/seeds.ts";
import { bet, type Bench, openBench } from "./bench.ts";

const tables = ["voo-do-tucano", "roleta-ao-vivo"] as const;
const chips = { chips: { red: 10 } };

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

async function goTo(game: string, status: string) {
  for (let step = 0; step < 60; step += 1) {
    const round = await findLatestRound(bench.database.db, game);
    if (round?.status === status) return round;
    const again = await bench.tables.advance(game);
    const now = await findLatestRound(bench.database.db, game);
    if (now?.status === status) return now;
    if (again > bench.clock.now()) bench.clock.set(again);
  }
  throw new Error(`The table never was ${status}.`);
}

type Proof = Awaited<ReturnType<Bench["tables"]["fairnessTableRound"]>>;

const verify = (proof: Proof) =>
  verifyTableRound({
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
const good = {
  commitmentMatches: true,
  chainMatches: true,
  clientSeedMatches: true,
  resultMatches: true,
};

test.each(tables)(
  "%s is drawn with the seeds of all who bet, one a player, in order",
  async (game) => {
    const { id: roundId } = await goTo(game, "betting");
    const isFlight = game === "voo-do-tucano";
    const choice = isFlight ? {} : chips;
    const unit = { unit: toCentavos(isFlight ? 500 : 50), choice, roundId };
    const [one, two] = [bench.session(game), bench.session(game, { mode: "demo" })];
    await bet(bench.tables, one, { ...unit, clientSeed: "first-of-one" });
    bench.clock.advance(10);
    await bet(bench.tables, two, { ...unit, clientSeed: "of-two" });
    bench.clock.advance(10);
    await bet(bench.tables, one, { ...unit, clientSeed: "second-of-one" });
    const before = await bench.tables.fairnessTableRound(roundId);
    expect(before).toMatchObject({ player_seeds: [], client_seed: before.salt });
    await goTo(game, "settled");
    const proof = await bench.tables.fairnessTableRound(roundId);
    expect(proof.player_seeds).toEqual(["first-of-one", "of-two"]);
    expect(proof.client_seed).toMatch(/^[\w-]+,[0-9a-f]{64}$/);
    expect(verify(proof)).toMatchObject(good);
    for (const forged of [["of-two", "first-of-one"], ["first-of-one"], []]) {
      expect(verify({ ...proof, player_seeds: forged })?.clientSeedMatches).toBe(false);
    }
  },
);

test("who knows the chain and the salt does not know the flight: the players' seeds decide", async () => {
  const game = "voo-do-tucano";
  const { db } = bench.database;
  const round = await goTo(game, "betting");
  const serverSeed = await createSeedKeeper({ db, seedBox: testSeedBox }).of(round);
  const known = drawCrash({ serverSeed, clientSeed: round.clientSeed, nonce: round.number });
  // A seed with which the flight ends elsewhere: nearly every one.
  await bet(bench.tables, bench.session(game), { roundId: round.id, clientSeed: "nobody-knew-it" });
  await goTo(game, "settled");
  const proof = await bench.tables.fairnessTableRound(round.id);
  expect(verify(proof)).toMatchObject(good);
  const bare = drawCrash({ serverSeed, clientSeed: proof.salt, nonce: proof.nonce });
  const mixed = drawCrash({ serverSeed, clientSeed: proof.client_seed, nonce: proof.nonce });
  expect(bare).toEqual(known);
  expect(proof.result).toEqual(mixed);
});

test("a round that nobody bets in is drawn with the salt alone", async () => {
  const { id } = await goTo("voo-do-tucano", "settled");
  const proof = await bench.tables.fairnessTableRound(id);
  expect(proof).toMatchObject({ player_seeds: [], client_seed: proof.salt });
  expect(verify(proof)).toMatchObject(good);
});

test("what a round is drawn from cannot be changed once betting has closed", async () => {
  const round = await goTo("voo-do-tucano", "closed");
  for (const change of [
    sql`client_seed = 'another'`,
    sql`player_seeds = '{another}'`,
    sql`commitment = repeat('0', 64)`,
    sql`server_seed = repeat('0', 64)`,
  ]) {
    const rewrite = sql`UPDATE shared_rounds.round SET ${change} WHERE id = ${round.id}`;
    await expect(rewrite.execute(bench.database.db)).rejects.toThrow("drawn from stands");
  }
});

test("the seeds survive the process that fixed them: another goes on to the same draw", async () => {
  const game = "roleta-ao-vivo";
  const round = await goTo(game, "betting");
  const wish = { roundId: round.id, unit: toCentavos(50), choice: chips, clientSeed: "mine" };
  await bet(bench.tables, bench.session(game), wish);
  const closed = await goTo(game, "closed");
  bench.clock.set(closed.startsAt);
  await bench.another().advance(game);
  const proof = await bench.tables.fairnessTableRound(round.id);
  expect(proof.player_seeds).toEqual(["mine"]);
  expect(verify(proof)).toMatchObject(good);
});
