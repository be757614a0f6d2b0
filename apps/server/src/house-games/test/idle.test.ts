// Protects: a play session in which nothing was done for half an hour is over, at every process;
// one that is used goes on, and a round that waits is taken up after a new launch.
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { toCentavos } from "@tucano/contract/money.ts";
import { DomainError } from "../../platform/errors.ts";
import { type Bench, launch, openBench, wish } from "./bench.ts";

const GAME = "onca-dourada";
const MINUTE_MS = 60_000;
const OVER = "house_games.session_unknown";

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const code = (error: unknown) => (error instanceof DomainError ? error.code : String(error));

test("each use counts, and after half an hour without one the session is over for good", async () => {
  const token = await launch(bench);
  for (let use = 0; use < 3; use += 1) {
    bench.clock.advance(29 * MINUTE_MS);
    expect((await bench.games.spin(wish(), token)).nonce).toBe(use);
  }
  bench.clock.advance(29 * MINUTE_MS);
  await bench.games.openGame({ game: GAME }, token);
  bench.clock.advance(30 * MINUTE_MS);
  expect(await bench.games.spin(wish(), token).catch(code)).toBe(OVER);
  expect(await bench.games.openGame({ game: GAME }, token).catch(code)).toBe(OVER);
  expect(await bench.games.players.find(token)).toBeNull();
  expect(await bench.restart().playHistory({}, token).catch(code)).toBe(OVER);
});

test("what is done at one process counts at the others, and after a restart", async () => {
  const token = await launch(bench);
  const other = bench.restart();
  await bench.games.spin(wish(), token);
  bench.clock.advance(20 * MINUTE_MS);
  await other.spin(wish(), token);
  await other.close();
  bench.clock.advance(20 * MINUTE_MS);
  expect(await bench.games.players.find(token)).not.toBeNull();
  expect(await bench.restart().players.find(token)).not.toBeNull();
  await bench.games.close();
  bench.clock.advance(29 * MINUTE_MS);
  expect(await bench.restart().players.find(token)).not.toBeNull();
  bench.clock.advance(MINUTE_MS);
  expect(await bench.restart().players.find(token)).toBeNull();
});

test("a round of several steps waits beyond its session, and is taken up by the next", async () => {
  const user = "p_100000077";
  const token = await launch(bench, { game: "garimpo", user });
  const round = await bench.games.beginRound(
    { stake: toCentavos(100), round_key: randomUUID(), choice: { mines: 3 } },
    token,
  );
  bench.clock.advance(31 * MINUTE_MS);
  const act = { round_id: round.round_id, step: 0, action: { kind: "pick", cell: 4 } };
  expect(await bench.games.actInRound(act, token).catch(code)).toBe(OVER);
  expect(await bench.games.recoverRounds(0)).toBe(0);
  const next = await launch(bench, { game: "garimpo", user });
  const opened = await bench.games.openGame({ game: "garimpo" }, next);
  expect(opened.open_round).toEqual(round);
  expect((await bench.games.actInRound(act, next)).step).toBe(1);
});
