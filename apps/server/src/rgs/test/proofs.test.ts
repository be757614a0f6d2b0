// Protects: a round of an imported game was drawn from seeds that were committed to before it, out
// of a list that was fixed before it; whoever has its proof, the list and a file of Python finds
// the same book, and nothing in it can be changed.
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import * as contract from "@tucano/contract/player/games/book-games.ts";
import { drawRow } from "@tucano/game-math/books/draw-row.ts";
import { createWords, seedFromHex } from "@tucano/game-math/provably-fair.ts";
import { record } from "@tucano/contract/player/games/rounds.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { verdictsOn } from "../../testing/verifier.ts";
import { fairMode } from "../../testing/books/publications.ts";
import { type Imported, offerGame, type Player, seatPlayer } from "./table.ts";

let server: TestServer;
let game: Imported;
beforeAll(async () => {
  server = await startTestServer();
  game = await offerGame(server, "proved-game", [fairMode("base"), fairMode("bonus", 100)]);
});
afterAll(() => server.close());

async function play({ post }: Player): Promise<void> {
  const { body } = await post("/wallet/play", { amount: 200_000, mode: "base" });
  if (body.round.active === true) await post("/wallet/end-round");
}

type Proof = DataOf<typeof contract.bookRound>;

async function proofsOf({ token }: Player): Promise<Proof[]> {
  const { body } = await server.call(record, { range: "today" }, { token });
  const ids = (body.data.list as { round_id: string }[]).map(({ round_id }) => round_id);
  const proofs = await Promise.all(
    ids.map((round_id) => server.call(contract.bookRound, { round_id })),
  );
  return proofs.map((answer) => answer.body.data as Proof);
}

test("rounds are recomputed by a stranger once the seed is revealed", async ({ skip }) => {
  const player = await seatPlayer(server, { gameId: game.gameId, amount: 10_000 });
  const { token } = player;
  const seeds = await server.call(contract.bookSeeds, {}, { token });
  expect(seeds.body.data).toMatchObject({ client_seed: null, nonce: 0 });
  const { commitment, next_commitment } = seeds.body.data;
  const choice = { client_seed: "my-own-seed", commitment };
  expect((await server.call(contract.chooseBookSeed, choice, { token })).status).toBe(200);
  for (let index = 0; index < 5; index += 1) await play(player);
  const [before] = await proofsOf(player);
  expect(before).toMatchObject({ server_seed: null, client_seed: "my-own-seed", commitment });
  const turn = { client_seed: "another", next_commitment };
  const rotated = await server.call(contract.rotateBookSeed, turn, { token });
  expect(rotated.body.data.revealed).toMatchObject({ commitment, rounds: 5 });
  const proofs = await proofsOf(player);
  expect(new Set(proofs.map(({ nonce }) => nonce))).toEqual(new Set([0, 1, 2, 3, 4]));
  const wish = { game: "proved-game", version: 1, mode: "BASE" };
  const weights = await server.call(contract.bookWeights, wish);
  expect(weights.bytes.toString()).toBe(game.files.weights["base"]);
  const name = createHash("sha256").update(weights.bytes).digest("hex");
  const files = { [`${name}.csv`]: weights.bytes };
  const { lines } = verdictsOn(proofs, { skip, files });
  expect(lines.filter((line) => line.startsWith("holds"))).toHaveLength(5);
  // The browser's own arithmetic finds the same row.
  let sum = 0n;
  const rows = weights.bytes.toString().trim().split("\n");
  const sums = BigUint64Array.from(rows.map((row) => (sum += BigInt(row.split(",")[1] ?? ""))));
  for (const { server_seed, client_seed, nonce, row } of proofs) {
    const words = createWords({
      serverSeed: seedFromHex(server_seed ?? ""),
      clientSeed: client_seed,
      nonce,
    });
    expect(drawRow(words, sums)).toBe(row);
  }
});

test("a proof with anything changed in it is refused", async ({ skip }) => {
  const player = await seatPlayer(server, { gameId: game.gameId, amount: 1_000 });
  const { token } = player;
  await play(player);
  const { next_commitment } = (await server.call(contract.bookSeeds, {}, { token })).body.data;
  await server.call(contract.rotateBookSeed, { client_seed: "x", next_commitment }, { token });
  const [proof] = await proofsOf(player);
  if (proof === undefined) throw new Error("There is no round.");
  expect(proof.client_seed).toMatch(/^session-[0-9a-f]{32}$/);
  const bytes = Buffer.from(game.files.weights["base"] ?? "");
  const name = createHash("sha256").update(bytes).digest("hex");
  const changed = [
    { ...proof, row: proof.row + 1 },
    { ...proof, line: proof.line.replace("criteria", "Criteria") },
    { ...proof, nonce: proof.nonce + 7 },
    { ...proof, client_seed: "other" },
    { ...proof, server_seed: proof.commitment },
    { ...proof, index_hash: proof.commitment },
    { ...proof, payout_hundredths: proof.payout_hundredths + 10 },
    { ...proof, path: proof.path.toReversed() },
    { ...proof, modes: [{ ...proof.modes[0], weights_hash: proof.commitment }] },
  ];
  const { lines } = verdictsOn([proof, ...changed], { skip, files: { [`${name}.csv`]: bytes } });
  expect(lines[0]).toMatch(/^holds/);
  // Another nonce or client seed may lead to the same row by chance; then it proves the same.
  const differing = lines.slice(1).filter((line) => line.startsWith("DIFFERS"));
  expect(differing.length).toBeGreaterThanOrEqual(7);
  expect(verdictsOn([proof], { skip }).lines[0]).toMatch(/^\? .*is not beside it/);
});

test("seeds turn only at their time, and while no round hangs on them", async () => {
  const player = await seatPlayer(server, { gameId: game.gameId, amount: 50_000 });
  const { token } = player;
  const seeds = (await server.call(contract.bookSeeds, {}, { token })).body.data;
  const other = { client_seed: "x", commitment: seeds.next_commitment };
  expect((await server.call(contract.chooseBookSeed, other, { token })).body.error).toBe(
    "house_games.seed_changed",
  );
  const early = { client_seed: "x", next_commitment: seeds.commitment };
  expect((await server.call(contract.rotateBookSeed, early, { token })).body.error).toBe(
    "house_games.seed_changed",
  );
  let isActive = false;
  while (!isActive) {
    const { body } = await player.post("/wallet/play", { amount: 200_000, mode: "base" });
    isActive = body.round.active;
  }
  const turn = { client_seed: "x", next_commitment: seeds.next_commitment };
  expect((await server.call(contract.rotateBookSeed, turn, { token })).body.error).toBe(
    "house_games.round_unfinished",
  );
  const choice = { client_seed: "x", commitment: seeds.commitment };
  expect((await server.call(contract.chooseBookSeed, choice, { token })).body.error).toBe(
    "house_games.round_unfinished",
  );
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM rgs.round WHERE status = 'open'`.execute(server.db);
  const round_id = rows[0]?.id ?? "";
  expect(rows).toHaveLength(1);
  expect((await server.call(contract.bookRound, { round_id })).status).toBe(404);
});

test("what is not there has no proof and no list", async () => {
  const nobody = await server.call(contract.bookRound, { round_id: "x" });
  expect(nobody.body.error).toBe("house_games.round_unknown");
  for (const wish of [
    { game: "nothing", version: 1, mode: "base" },
    { game: "proved-game", version: 1, mode: "none" },
  ]) {
    expect((await server.call(contract.bookWeights, wish)).status).toBe(404);
  }
});
