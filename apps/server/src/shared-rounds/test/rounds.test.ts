// Protects: every bet at a table ends paid by the committed result or given back, wherever it was
// interrupted; nobody bets after the window or leaves a flight that is over.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { toCentavos } from "@tucano/contract/money.ts";
import { commitmentOf, seedFromHex } from "@tucano/game-math/provably-fair.ts";
import { drawCrash, flightMs, multiplierAt } from "@tucano/game-math/games/voo-do-tucano/table.ts";
import { mixClientSeed } from "@tucano/game-math/shared/player-seeds.ts";
import { verifyTableRound } from "@tucano/game-math/shared/verify-table-round.ts";
import { DomainError } from "../../platform/errors.ts";
import { createMetrics, type Metrics } from "../../platform/metrics.ts";
import { testSeedBox } from "../../testing/seed-box.ts";
import { createSeedKeeper } from "../chains/seeds.ts";
import { findLatestRound } from "../repository.ts";
import { bet, type Bench, openBench } from "./bench.ts";

const CRASH = "voo-do-tucano";
const ROULETTE = "roleta-ao-vivo";
const UNIT = 500_000;

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const code = (error: unknown) => (error instanceof DomainError ? error.code : String(error));

async function latest(game = CRASH) {
  const round = await findLatestRound(bench.database.db, game);
  if (round === null) throw new Error("There is no round.");
  return round;
}

/** Goes on until the table is in this state; the clock moves with it. */
async function goTo(status: string, game = CRASH): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    const round = await findLatestRound(bench.database.db, game);
    if (round?.status === status) return;
    const again = await bench.tables.advance(game);
    if ((await latest(game)).status === status) return;
    if (again > bench.clock.now()) bench.clock.set(again);
  }
  throw new Error(`The table never was ${status}.`);
}

/** A flight that lasts at least so long when so many players bet, all with this client seed. */
async function openFlightFor(hundredths: number, players: number) {
  await goTo("betting");
  const round = await latest();
  const { db } = bench.database;
  const serverSeed = await createSeedKeeper({ db, seedBox: testSeedBox }).of(round);
  for (let tries = 0; tries < 10_000; tries += 1) {
    const seeds = Array.from({ length: players }, () => `try-${tries}`);
    const clientSeed = mixClientSeed(round.clientSeed, seeds);
    const { crashHundredths } = drawCrash({ serverSeed, clientSeed, nonce: round.number });
    const isLong = crashHundredths >= hundredths && crashHundredths < 100_000;
    if (isLong) return { crashHundredths, seed: { clientSeed: `try-${tries}` } };
  }
  throw new Error("No flight was long enough.");
}

async function openBets(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM shared_rounds.bet
    WHERE status IN ('pending', 'staked')`.execute(bench.database.db);
  return rows[0]?.count ?? 0;
}

const lost = (player: string) => 100_000_000 - bench.purses.balanceOf(player);

describe("a flight", () => {
  test("a bet leads to the round that it was made in, and to what proves that", async () => {
    await goTo("betting");
    const { id: roundId } = await latest();
    const made = await bet(bench.tables, bench.session(CRASH), { roundId });
    expect(await bench.tables.findBet(made.id)).toMatchObject({ roundId });
    expect(await bench.tables.findBet(randomUUID())).toBeNull();
    await goTo("settled");
    expect(await bench.tables.fairnessTableRound(roundId)).toMatchObject({ status: "settled" });
  });

  test("pays a target exactly, a hand at the instant's multiplier, and nothing to the rest", async () => {
    const { crashHundredths, seed } = await openFlightFor(200, 3);
    const round = await latest();
    const [auto, hand, aboard] = [1, 2, 3].map(() => bench.session(CRASH));
    if (auto === undefined || hand === undefined || aboard === undefined) throw new Error();
    const roundId = round.id;
    await bet(bench.tables, auto, { ...seed, roundId, choice: { autoHundredths: 150 } });
    const betKey = randomUUID();
    await bet(bench.tables, hand, { ...seed, roundId, betKey });
    await bet(bench.tables, aboard, { ...seed, roundId });
    await bet(bench.tables, aboard, {
      ...seed,
      roundId,
      choice: { autoHundredths: Math.min(1_000_000, crashHundredths + 1) },
    });
    await goTo("flying");
    bench.clock.set(new Date(round.startsAt.getTime() + 6_000));
    // e^(0.00009 * 6000) = 1.716
    const left = await bench.tables.cashOut(hand, { betKey, at: bench.clock.now() });
    expect(left.cashedHundredths).toBe(171);
    const again = await bench.tables.cashOut(hand, { betKey, at: bench.clock.now() });
    expect(again.cashedHundredths).toBe(171);
    await goTo("settled");
    expect(await openBets()).toBe(0);
    expect(lost(auto.player)).toBe(-UNIT / 2);
    expect(lost(hand.player)).toBe((-UNIT * 71) / 100);
    expect(lost(aboard.player)).toBe(2 * UNIT);
  });

  test("an instant before the crash is in time, the crash itself is too late", async () => {
    const { crashHundredths, seed } = await openFlightFor(150, 2);
    const round = await latest();
    const growthPpb = round.growthPpb ?? 0;
    const lastsMs = flightMs(crashHundredths, growthPpb);
    const endMs = round.startsAt.getTime() + lastsMs;
    const [late, early] = [bench.session(CRASH), bench.session(CRASH)];
    const keys = { late: randomUUID(), early: randomUUID() };
    await bet(bench.tables, late, { ...seed, roundId: round.id, betKey: keys.late });
    await bet(bench.tables, early, { ...seed, roundId: round.id, betKey: keys.early });
    await goTo("flying");
    // The wishes arrive around the crash; nobody has told the crash yet.
    bench.clock.set(new Date(endMs));
    const [refused, taken] = await Promise.all([
      bench.tables.cashOut(late, { betKey: keys.late, at: new Date(endMs) }).catch(code),
      bench.tables.cashOut(early, { betKey: keys.early, at: new Date(endMs - 1) }),
      bench.tables.advance(CRASH),
    ]);
    expect(refused).toBe("shared_rounds.too_late");
    // A high flight gains several hundredths in that last millisecond.
    expect(taken.cashedHundredths).toBe(multiplierAt(lastsMs - 1, growthPpb));
    await goTo("settled");
    const after = { betKey: keys.late, at: new Date(endMs - 1) };
    expect(await bench.tables.cashOut(late, after).catch(code)).toBe("shared_rounds.too_late");
  });

  test("two bets each, none after the window, and only what is offered", async () => {
    await goTo("betting");
    const round = await latest();
    const session = bench.session(CRASH);
    const roundId = round.id;
    const betKey = randomUUID();
    const first = await bet(bench.tables, session, { roundId, betKey });
    expect((await bet(bench.tables, session, { roundId, betKey })).id).toBe(first.id);
    expect(lost(session.player)).toBe(UNIT);
    const changed = { roundId, betKey, unit: toCentavos(900) };
    expect(await bet(bench.tables, session, changed).catch(code)).toBe(
      "common.idempotency_conflict",
    );
    await bet(bench.tables, session, { roundId });
    expect(await bet(bench.tables, session, { roundId }).catch(code)).toBe(
      "shared_rounds.too_many_bets",
    );
    const other = bench.session(CRASH);
    const odd = { roundId, unit: toCentavos(50_001) };
    expect(await bet(bench.tables, other, odd).catch(code)).toBe("house_games.stake_not_offered");
    const wild = { roundId, choice: { autoHundredths: 100 } };
    expect(await bet(bench.tables, other, wild).catch(code)).toBe("house_games.choice_not_offered");
    bench.clock.set(round.bettingEndsAt);
    // Nobody has closed the round yet: the time alone is enough.
    expect(await bet(bench.tables, other, { roundId }).catch(code)).toBe(
      "shared_rounds.betting_closed",
    );
    expect(lost(other.player)).toBe(0);
  });
});

describe("killed in a phase", () => {
  test.each(["betting", "closed", "flying"])("%s: every stake goes back", async (phase) => {
    const { seed } = await openFlightFor(200, 2);
    const round = await latest();
    const [one, two] = [bench.session(CRASH), bench.session(CRASH, { mode: "demo" })];
    await bet(bench.tables, one, { ...seed, roundId: round.id, choice: { autoHundredths: 150 } });
    await bet(bench.tables, two, { ...seed, roundId: round.id });
    await goTo(phase);
    await bench.another().takeOver(CRASH);
    expect((await latest()).status).toBe("void");
    expect(await openBets()).toBe(0);
    expect([lost(one.player), lost(two.player)]).toEqual([0, 0]);
    await goTo("betting");
    expect((await latest()).number).toBe(round.number + 1);
  });

  // Protects: whoever breaks off rounds that go against the house is seen.
  test("no round disappears: it stays on the list, and its seed shows what it would have been", async () => {
    const { seed } = await openFlightFor(200, 1);
    const { id, number } = await latest();
    await bet(bench.tables, bench.session(CRASH), { ...seed, roundId: id });
    await goTo("flying");
    expect(await bench.tables.fairnessTableRound(id)).toMatchObject({ server_seed: null });
    await bench.another().takeOver(CRASH);
    const told = await bench.tables.fairnessTableRound(id);
    expect(told).toMatchObject({ status: "void", result: null, player_seeds: [seed.clientSeed] });
    const serverSeed = seedFromHex(told.server_seed ?? "");
    expect(commitmentOf(serverSeed)).toBe(told.commitment);
    const drawn = drawCrash({ serverSeed, clientSeed: told.client_seed, nonce: told.nonce });
    expect(drawn.crashHundredths).toBeGreaterThanOrEqual(200);
    const [latestOne] = (await bench.tables.tableHistory({ game: CRASH })).list;
    expect(latestOne).toMatchObject({ round_id: id, number, status: "void", result: null });
  });

  test("flying: who has left the flight keeps what he left with", async () => {
    const { seed } = await openFlightFor(300, 1);
    const round = await latest();
    const session = bench.session(CRASH);
    const betKey = randomUUID();
    await bet(bench.tables, session, { ...seed, roundId: round.id, betKey });
    await goTo("flying");
    bench.clock.set(new Date(round.startsAt.getTime() + 6_000));
    bench.purses.away = "before";
    await bench.tables.cashOut(session, { betKey, at: bench.clock.now() });
    bench.purses.away = null;
    await bench.another().takeOver(CRASH);
    expect(await openBets()).toBe(0);
    expect(lost(session.player)).toBe((-UNIT * 71) / 100);
  });

  test("decided: the committed result is paid, once", async () => {
    await goTo("betting", ROULETTE);
    const round = await latest(ROULETTE);
    const session = bench.session(ROULETTE);
    const chips = { red: 10, black: 10, "0": 1 };
    await bet(bench.tables, session, {
      roundId: round.id,
      unit: toCentavos(50),
      choice: { chips },
    });
    await goTo("decided", ROULETTE);
    const { pocket } = (await latest(ROULETTE)).result as { pocket: number };
    const another = bench.another();
    await another.takeOver(ROULETTE);
    await Promise.all([another.advance(ROULETTE), bench.tables.advance(ROULETTE)]);
    expect(await openBets()).toBe(0);
    const won = pocket === 0 ? 36 : 20;
    expect(lost(session.player)).toBe((21 - won) * 50_000);
  });

  test.each([
    ["bet", "before"],
    ["bet", "after"],
    ["win", "before"],
    ["win", "after"],
    ["rollback", "after"],
  ] as const)("the wallet is away for a %s, %s it was done", async (step, when) => {
    await goTo("betting");
    const round = await latest();
    const session = bench.session(CRASH);
    bench.purses.away = when;
    bench.purses.awayFor = step;
    const betKey = randomUUID();
    const placed = await bet(bench.tables, session, { roundId: round.id, betKey }).catch(code);
    if (step === "bet") expect(placed).toBe("house_games.wallet_unavailable");
    await goTo("decided");
    await bench.tables.advance(CRASH);
    bench.purses.away = null;
    bench.clock.advance(60_000);
    await bench.another().endLeftBets(0);
    expect(await openBets()).toBe(0);
    // The bet was in the round only if the wallet had said so.
    expect(lost(session.player)).toBe(step === "bet" ? 0 : UNIT);
  });
});

test("rounds can be verified: commitment first, seed and chain with the result", async () => {
  await goTo("betting");
  const open = await bench.tables.fairnessTableRound((await latest()).id);
  expect(open).toMatchObject({ status: "open", server_seed: null, result: null });
  for (let count = 0; count < 3; count += 1) {
    await goTo("settled");
    const { id } = await latest();
    const told = await bench.tables.fairnessTableRound(id);
    const verified = verifyTableRound({
      game: told.game,
      definitionVersion: told.definition_version,
      commitment: told.commitment,
      serverSeed: told.server_seed ?? "",
      clientSeed: told.client_seed,
      nonce: told.nonce,
      salt: told.salt,
      playerSeeds: told.player_seeds,
      chainHead: told.chain.head,
      chainPlace: told.chain.place,
      result: told.result,
    });
    expect(verified).toMatchObject({
      commitmentMatches: true,
      chainMatches: true,
      resultMatches: true,
    });
    expect(seedFromHex(told.server_seed ?? "").length).toBe(32);
    await goTo("betting");
    expect((await latest()).commitment).toBe(told.server_seed);
  }
  const { list } = await bench.tables.tableHistory({ game: CRASH });
  expect(list.length).toBe(3);
  const unknown = bench.tables.fairnessTableRound(randomUUID());
  expect(await unknown.catch(code)).toBe("house_games.round_unknown");
});

test("a bet's id, as the player's records have it, leads to the proof of its round", async () => {
  await goTo("betting");
  const round = await latest();
  const { id } = await bet(bench.tables, bench.session(CRASH), { roundId: round.id });
  expect(await bench.tables.fairnessTableRound(id)).toMatchObject({ round_id: round.id });
});

test("one process runs a table, another takes over when it is gone", async () => {
  const [ofFirst, ofSecond] = [createMetrics(), createMetrics()];
  const [first, second] = [bench.another(ofFirst), bench.another(ofSecond)];
  const led = async (metrics: Metrics) =>
    [...(await metrics.print()).matchAll(/^tucano_tables_led\{table="\S+"\} (\d)$/gm)].map(
      ([, value]) => Number(value),
    );
  const all = first.tables.length;
  first.start();
  await expect.poll(() => first.led().length, { timeout: 5_000 }).toBe(all);
  second.start();
  await new Promise((done) => {
    setTimeout(done, 300);
  });
  expect(second.led()).toEqual([]);
  expect([await led(ofFirst), await led(ofSecond)]).toEqual([
    Array(all).fill(1),
    Array(all).fill(0),
  ]);
  // A step that is due now is taken when the wait for it ends. Time goes on until it is: the first
  // of all may be taken only after the clock was set forward, and be due later still.
  const later = () => {
    bench.clock.advance(600_000);
    return ofFirst.print();
  };
  await expect
    .poll(later, { timeout: 15_000, interval: 200 })
    .toMatch(/^tucano_tables_late_steps_total\{table="\S+"\} [1-9]/m);
  await first.close();
  await expect.poll(() => second.led().length, { timeout: 6_000 }).toBe(all);
});

test("the chat is for players of live tables, and stays civil", async () => {
  const session = bench.session(ROULETTE);
  expect((await bench.tables.say(session, "  Boa   sorte a todos ")).words).toBe(
    "Boa sorte a todos",
  );
  for (const text of [
    "vai tomar no c0m www.golpe.com",
    "put@ mesmo",
    "c4ralh0",
    "11 98765-4321 9",
  ]) {
    expect(await bench.tables.say(session, text).catch(code)).toBe("shared_rounds.chat_refused");
  }
  const demo = bench.session(ROULETTE, { mode: "demo" });
  expect(await bench.tables.say(demo, "oi").catch(code)).toBe("shared_rounds.chat_closed");
  const flight = bench.session(CRASH);
  expect(await bench.tables.say(flight, "oi").catch(code)).toBe("shared_rounds.chat_closed");
  const { list } = await bench.tables.listChat({});
  expect(await bench.tables.removeChat(list[0]?.id ?? 0, 1)).toBe(true);
  expect(await bench.tables.removeChat(list[0]?.id ?? 0, 1)).toBe(false);
});
