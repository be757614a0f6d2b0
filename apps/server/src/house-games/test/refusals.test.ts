// Protects: whatever stands against a round is told by its own code, over HTTP as a client hears
// it, by each call that plays.
import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Endpoint } from "@tucano/contract/endpoint.ts";
import * as contract from "@tucano/contract/player/games/house-games.ts";
import type { StudioStatus } from "@tucano/contract/studios/studio-wallet.ts";
import { serveRoutes } from "../../testing/serve-routes.ts";
import { type Bench, launch, openBench, seedsOf, START_UNITS } from "./bench.ts";

const SLOT = "onca-dourada";
const BLACKJACK = "vinte-e-um";

let bench: Bench;
let app: FastifyInstance;
beforeAll(async () => {
  bench = await openBench();
  app = await serve(bench);
});
afterAll(async () => {
  await app.close();
  await bench.close();
});

const serve = ({ games }: Bench) => serveRoutes(games.routes);

async function send(endpoint: Endpoint, payload: object, token: string) {
  const answer = await app.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
  return answer.json<{ error?: string; data: never }>();
}

const wish = (changes: object = {}) => ({ stake: "1.00", round_key: randomUUID(), ...changes });
const playing = [
  [contract.spin, SLOT],
  [contract.beginRound, BLACKJACK],
] as const;

const refusals: readonly (readonly [StudioStatus, string])[] = [
  ["RS_ERROR_NOT_ENOUGH_MONEY", "house_games.insufficient_funds"],
  ["RS_ERROR_LIMIT_REACHED", "house_games.limit_reached"],
  ["RS_ERROR_USER_DISABLED", "house_games.player_blocked"],
  ["RS_ERROR_WRONG_CURRENCY", "house_games.round_void"],
  ["RS_ERROR_TOKEN_EXPIRED", "house_games.session_unknown"],
  ["RS_ERROR_UNKNOWN", "house_games.wallet_unavailable"],
];

test.each(refusals)("what the wallet answers, %s, is %s", async (status, error) => {
  for (const [endpoint, game] of playing) {
    const token = await launch(bench, { game });
    bench.wallet.answerNext("bet", status);
    expect(await send(endpoint, wish(), token), endpoint.path).toMatchObject({ error });
  }
});

test.each(refusals)(
  "what the wallet answers to more on a hand, %s, is %s",
  async (status, error) => {
    const { token, round_id, step } = await openHand();
    bench.wallet.answerNext("bet", status);
    const double = { round_id, step, action: { kind: "double" } };
    expect(await send(contract.actInRound, double, token)).toMatchObject({ error });
  },
);

/** Deals to new players until a hand may be doubled: not over at once, and no ace to insure. */
async function openHand(): Promise<{ token: string; round_id: string; step: number }> {
  for (let deal = 0; deal < 100; deal += 1) {
    const token = await launch(bench, { game: BLACKJACK });
    const { data } = await send(contract.beginRound, wish(), token);
    const { status, book, round_id, step } = data as contract.SteppedRound;
    const mayDouble = JSON.stringify(book.at(-1)).includes('"double"');
    if (status === "open" && mayDouble) return { token, round_id, step };
  }
  throw new Error("Of a hundred hands none could be doubled.");
}

test("a wallet that does not answer leaves the round for later, in everybody's way", async () => {
  for (const [endpoint, game] of playing) {
    const token = await launch(bench, { game });
    const { commitment, next_commitment } = await seedsOf(bench.games, token);
    bench.wallet.failNext("bet", "before", 3);
    const unavailable = { error: "house_games.wallet_unavailable" };
    expect(await send(endpoint, wish(), token)).toMatchObject(unavailable);
    for (const [other, seen] of [
      [contract.rotateSeed, { next_commitment }],
      [contract.setClientSeed, { commitment }],
    ] as const) {
      const answer = await send(other, { client_seed: "mine", ...seen }, token);
      expect(answer).toMatchObject({ error: "house_games.round_unfinished" });
    }
    expect(await send(endpoint, wish(), token)).toMatchObject(unavailable);
    bench.wallet.failNext("balance", "before");
    const opened = await send(contract.openGame, { game }, token);
    expect(opened).toMatchObject(unavailable);
    await send(contract.openGame, { game }, token);
    bench.wallet.balanceUnits = START_UNITS;
  }
});

test("a round that was interrupted is finished first, and said so", async () => {
  for (const [endpoint, game] of playing) {
    const token = await launch(bench, { game });
    bench.wallet.failNext("bet", "after");
    await send(endpoint, wish(), token);
    expect(await send(endpoint, wish(), token)).toMatchObject({
      error: "house_games.round_unfinished",
    });
  }
});

test("what a game does not offer is refused before anything moves", async () => {
  const moved = bench.wallet.moved.length;
  for (const [endpoint, game] of playing) {
    const token = await launch(bench, { game });
    const other = await launch(bench, { game: game === SLOT ? BLACKJACK : SLOT });
    const cheap = await send(endpoint, wish({ stake: "0.01" }), token);
    expect(cheap).toMatchObject({ error: "house_games.stake_not_offered" });
    for (const [choice, bearer] of [
      [{ no: "such thing" }, token],
      [undefined, other],
    ]) {
      const answer = await send(endpoint, wish({ choice }), bearer as string);
      expect(answer).toMatchObject({ error: "house_games.choice_not_offered" });
    }
  }
  expect(bench.wallet.moved).toHaveLength(moved);
});

test("a step that the hand does not allow is refused, and a blocked player opens nothing", async () => {
  const { token, round_id, step } = await openHand();
  const nonsense = { round_id, step, action: { kind: "no such thing" } };
  expect(await send(contract.actInRound, nonsense, token)).toMatchObject({
    error: "house_games.action_not_allowed",
  });
  bench.wallet.refuseAll = "RS_ERROR_USER_DISABLED";
  const opened = await send(contract.openGame, { game: BLACKJACK }, token);
  bench.wallet.refuseAll = null;
  expect(opened).toMatchObject({ error: "house_games.player_blocked" });
});

test("no seed of the player's yet, or one for what the house is not bound to, is refused", async () => {
  for (const [endpoint, game] of playing) {
    const { session_token } = await bench.games.openGame({ game }, null);
    expect(await send(endpoint, wish(), session_token ?? "")).toMatchObject({
      error: "house_games.client_seed_missing",
    });
  }
  const token = await launch(bench, { game: SLOT });
  const forged = "0".repeat(64);
  for (const [endpoint, seen] of [
    [contract.rotateSeed, { next_commitment: forged }],
    [contract.setClientSeed, { commitment: forged }],
  ] as const) {
    const answer = await send(endpoint, { client_seed: "mine", ...seen }, token);
    expect(answer).toMatchObject({ error: "house_games.seed_changed" });
  }
});

test("faster than the market allows is put off", async () => {
  const slow = await openBench({ minRoundMs: 5_000 });
  const fast = { bench, app };
  [bench, app] = [slow, await serve(slow)];
  const token = await launch(bench, { game: SLOT });
  await send(contract.spin, wish(), token);
  const tooFast = { error: "house_games.too_fast" };
  expect(await send(contract.spin, wish(), token)).toMatchObject(tooFast);
  const { token: atTable, ...hand } = await openHand();
  await send(contract.actInRound, { ...hand, action: { kind: "stand" } }, atTable);
  expect(await send(contract.beginRound, wish(), atTable)).toMatchObject(tooFast);
  await app.close();
  await slow.close();
  ({ bench, app } = fast);
});
