// Protects: a round of an imported game was drawn from seeds that were committed to before it, out
// of a list that was fixed before it; whoever has its proof, the list and a file of Python finds
// the same book, and nothing in it can be changed.
import { createHash } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import * as contract from "@tucano/contract/player/games/book-games.ts";
import { drawRow } from "@tucano/game-math/books/draw-row.ts";
import { type BookProof, verifyBookRound } from "@tucano/game-math/books/verify-book-round.ts";
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

/** As the verifier page reads it. */
function readProof(proof: Proof): BookProof {
  return {
    publication: proof.publication,
    indexHash: proof.index_hash,
    modes: proof.modes.map((one) => ({
      name: one.name,
      bookCount: one.book_count,
      weightsHash: one.weights_hash,
      booksRoot: one.books_root,
    })),
    mode: proof.mode,
    row: proof.row,
    bookId: proof.book_id,
    payoutHundredths: proof.payout_hundredths,
    line: proof.line,
    path: proof.path,
    commitment: proof.commitment,
    serverSeed: proof.server_seed ?? "",
    clientSeed: proof.client_seed,
    nonce: proof.nonce,
  };
}

const allRight = {
  commitmentMatches: true,
  publicationMatches: true,
  weightsMatch: true,
  bookMatches: true,
  drawMatches: true,
};

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

test("the player's browser recomputes a round, and sees each change of it", async () => {
  const player = await seatPlayer(server, { gameId: game.gameId, amount: 10_000 });
  const { token } = player;
  const seeds = (await server.call(contract.bookSeeds, {}, { token })).body.data;
  await play(player);
  const turn = { client_seed: "another", next_commitment: seeds.next_commitment };
  await server.call(contract.rotateBookSeed, turn, { token });
  const [answered] = await proofsOf(player);
  if (answered === undefined) throw new Error("There is no round.");
  const weights = Buffer.from(game.files.weights["base"] ?? "");
  const proof = readProof(answered);
  expect(verifyBookRound(proof, weights)).toEqual(allRight);
  const { commitment } = proof;
  const [mode, ...others] = proof.modes;
  if (mode === undefined) throw new Error("There is no mode.");
  const changed = [
    [{ serverSeed: commitment }, { commitmentMatches: false, drawMatches: false }],
    [{ publication: commitment }, { publicationMatches: false }],
    [{ indexHash: commitment }, { publicationMatches: false }],
    [{ row: proof.row + 1 }, { bookMatches: false, drawMatches: false }],
    [{ bookId: proof.bookId + 1 }, { bookMatches: false, drawMatches: false }],
    [{ payoutHundredths: 7 }, { bookMatches: false, drawMatches: false }],
    [{ line: proof.line.replace("criteria", "Criteria") }, { bookMatches: false }],
    [{ path: proof.path.slice(1) }, { bookMatches: false }],
    [{ mode: "none" }, { weightsMatch: false, bookMatches: false, drawMatches: false }],
    [
      { modes: [{ ...mode, weightsHash: commitment }, ...others] },
      { publicationMatches: false, weightsMatch: false, drawMatches: false },
    ],
  ] as const;
  for (const [change, found] of changed) {
    expect(verifyBookRound({ ...proof, ...change }, weights)).toMatchObject(found);
  }
  const other = weights.subarray(0, -8);
  expect(verifyBookRound(proof, other)).toEqual({
    ...allRight,
    weightsMatch: false,
    drawMatches: false,
  });
});

test("a proof leads to where the round can be watched again, where there is a front end", async () => {
  const front = mkdtempSync(join(tmpdir(), "tucano-front-"));
  writeFileSync(join(front, "index.html"), "<!doctype html><title>A game</title>");
  const shown = await offerGame(server, "shown-game", [fairMode("base")], front);
  const player = await seatPlayer(server, { gameId: shown.gameId, amount: 10_000 });
  await play(player);
  const [proof] = await proofsOf(player);
  const url = new URL(proof?.replay_url ?? "");
  expect(url.pathname).toBe("/shown-game/1/index.html");
  const { replay, game: code, version, mode, event } = Object.fromEntries(url.searchParams);
  expect([replay, code, version, mode]).toEqual(["true", "shown-game", "1", "base"]);
  expect(url.searchParams.has("sessionID")).toBe(false);
  const path = `/rgs/bet/replay/${code}/${version}/${mode}/${event}`;
  const replayed = await server.app.inject({ method: "GET", url: path });
  expect(replayed.json()).toMatchObject({ payoutMultiplier: proof?.payout_multiplier });
  const other = await seatPlayer(server, { gameId: game.gameId, amount: 10_000 });
  await play(other);
  expect((await proofsOf(other))[0]?.replay_url).toBeNull();
});

test("the figures that players see are those of the weights, mode by mode", async () => {
  const { body } = await server.call(contract.bookGames, {});
  const { games } = body.data as DataOf<typeof contract.bookGames>;
  const told = games.find(({ sheet }) => sheet.code === "proved-game");
  expect(told?.publication).toBe(game.publication.hash);
  expect(told?.sheet).toEqual({
    code: "proved-game",
    name: "proved-game",
    definition_version: 1,
    game_type: "slots",
    shape: "instant",
    rtp_percent: "96.00",
    rtp_method: "exact",
    rtp_standard_error_percent: null,
    options: [
      { id: "base", rtp_percent: "96.00" },
      { id: "bonus", rtp_percent: "96.00" },
    ],
    volatility: "low",
    hit_rate_percent: "15.00",
    paid_rate_percent: "40.00",
    max_win_multiplier: 10.2,
    max_win_one_in: "20",
    standard_deviation: "2.2205",
  });
  expect(told?.modes[1]).toMatchObject({
    name: "bonus",
    cost: 100,
    books: 80,
    rtp: "24/25",
    hit_rate_percent: "15.0000",
    max_multiplier: "1020.00",
    max_one_in: "20",
  });
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
