// Protects: a round that is interrupted anywhere ends as it would have ended, and money moves once.
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { DomainError } from "../../platform/errors.ts";
import { auditBooks } from "../../ledger/index.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/database.ts";
import type { InterruptedRound } from "../../rounds/index.ts";
import { houseGamesBookChecks } from "../index.ts";
import { type Bench, launch, openBench, START_UNITS, wish } from "./bench.ts";

// Each test has a wallet and players of its own, and leaves no round open.
let database: TestDatabase;
let bench: Bench;
beforeAll(async () => {
  database = await openTestDatabase(4);
});
beforeEach(async () => {
  bench = await openBench({ shared: database });
});
afterAll(() => database.close());

const code = (error: unknown) => (error instanceof DomainError ? error.code : String(error));

/** Money moved: one stake, one win, and the balance says so. */
function expectMovedOnce(winUnits: number): void {
  const { moved, balanceUnits } = bench.wallet;
  expect(moved.map((each) => each.step)).toEqual(["bet", "win"]);
  expect(balanceUnits).toBe(START_UNITS - 100_000 + winUnits);
}

const unitsOf = (wire: string) => Number(wire.replace(".", "")) * 1_000;

const faults = [
  ["before the stake arrives", "bet", "before"],
  ["after the stake was taken", "bet", "after"],
  ["before the win arrives", "win", "before"],
  ["after the win was paid", "win", "after"],
] as const;

test.each(faults)("interrupted %s: the same key gets the round", async (_name, step, when) => {
  const token = await launch(bench);
  const input = wish();
  bench.wallet.failNext(step, when);
  await expect(bench.games.spin(input, token).catch(code)).resolves.toBe(
    "house_games.wallet_unavailable",
  );
  const answer = await bench.restart().spin(input, token);
  expect(answer.nonce).toBe(0);
  expectMovedOnce(unitsOf(answer.win));
  expect(await bench.games.spin(input, token)).toEqual(answer);
  expectMovedOnce(unitsOf(answer.win));
});

test.each(faults)(
  "interrupted %s: recovery settles it, open shows it",
  async (_name, step, when) => {
    const token = await launch(bench);
    const input = wish();
    bench.wallet.failNext(step, when, 2);
    await bench.games.spin(input, token).catch(code);
    // The wallet is still away at the first try, and back at the second.
    expect(await bench.restart().recoverRounds(0)).toBe(0);
    expect(await bench.restart().recoverRounds(0)).toBe(1);
    const opened = await bench.games.openGame({ game: "onca-dourada" }, token);
    expect(opened.unfinished_round?.round_key).toBe(input.round_key);
    expectMovedOnce(unitsOf(opened.unfinished_round?.win ?? "0.00"));
    expect(unitsOf(opened.balance)).toBe(bench.wallet.balanceUnits);
    const roundId = opened.unfinished_round?.round_id ?? "";
    expect(await bench.games.markShown({ round_id: roundId }, token)).toEqual({ shown: true });
    const again = await bench.games.openGame({ game: "onca-dourada" }, token);
    expect(again.unfinished_round).toBeNull();
  },
);

test("killed between any two writes of ours, the result is what it would have been", async () => {
  const token = await launch(bench);
  const input = wish();
  const answer = await bench.games.spin(input, token);
  // What a server that died before its last write, or its last two, would have left behind.
  for (const staked of [sql`staked_at`, sql`NULL`]) {
    await sql`
      UPDATE house_games.round SET status = 'pending', staked_at = ${staked}, book = NULL,
        win_hundredths = NULL, win_centavos = NULL, balance_centavos = NULL
      WHERE round_key = ${input.round_key}`.execute(bench.database.owner.db);
    expect(await bench.restart().recoverRounds(0)).toBe(1);
    expect(await bench.games.spin(input, token)).toEqual(answer);
    expectMovedOnce(unitsOf(answer.win));
  }
});

test("two recoveries at once settle a round once", async () => {
  const token = await launch(bench);
  bench.wallet.failNext("win", "before");
  const input = wish();
  await bench.games.spin(input, token).catch(code);
  await Promise.all([bench.restart().recoverRounds(0), bench.restart().recoverRounds(0)]);
  const answer = await bench.games.spin(input, token);
  expectMovedOnce(unitsOf(answer.win));
});

test("the platform asks about one round and gets it finished", async () => {
  const token = await launch(bench, { user: "p_100000042" });
  bench.wallet.failNext("win", "after");
  await bench.games.spin(wish(), token).catch(code);
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM house_games.round WHERE player = 'p_100000042'`.execute(bench.database.db);
  const round = {
    memberId: toMemberId(100_000_042),
    user: "p_100000042",
    studio: "house",
    gameCode: "onca-dourada",
    roundRef: rows[0]?.id ?? "",
    stakeCentavos: 100,
    status: "open" as const,
    flags: [],
    openedAt: bench.clock.now(),
  };
  await bench.games.resolveRound(round);
  await bench.games.resolveRound(round);
  expect(bench.wallet.moved.map((each) => each.step)).toEqual(["bet", "win"]);
});

test("a new spin first finishes the one that was interrupted, and says so", async () => {
  const token = await launch(bench);
  bench.wallet.failNext("win", "before");
  await bench.games.spin(wish(), token).catch(code);
  expect(await bench.games.spin(wish(), token).catch(code)).toBe("house_games.round_unfinished");
  const opened = await bench.games.openGame({ game: "onca-dourada" }, token);
  expect(opened.unfinished_round?.nonce).toBe(0);
  expect((await bench.games.spin(wish(), token)).nonce).toBe(1);
});

test("a bet refused for want of money is void, keeps its nonce and moves nothing", async () => {
  bench.wallet.balanceUnits = 99_000;
  const token = await launch(bench);
  const input = wish();
  expect(await bench.games.spin(input, token).catch(code)).toBe("house_games.insufficient_funds");
  bench.wallet.balanceUnits = 1_000_000;
  // The same key stays refused; a new wish is a new round.
  expect(await bench.games.spin(input, token).catch(code)).toBe("house_games.insufficient_funds");
  expect((await bench.games.spin(wish(), token)).nonce).toBe(1);
});

test("refusals of the account are told apart", async () => {
  const cases = [
    ["RS_ERROR_USER_DISABLED", "house_games.player_blocked"],
    ["RS_ERROR_LIMIT_REACHED", "house_games.limit_reached"],
  ] as const;
  for (const [status, expected] of cases) {
    bench.wallet.refuseAll = null;
    const token = await launch(bench);
    bench.wallet.refuseAll = status;
    expect(await bench.games.spin(wish(), token).catch(code)).toBe(expected);
  }
  expect(bench.wallet.moved).toEqual([]);
});

test("a refusal that the wallet does not keep is followed by a rollback", async () => {
  const token = await launch(bench);
  bench.wallet.answerNext("bet", "RS_ERROR_WRONG_CURRENCY");
  expect(await bench.games.spin(wish(), token).catch(code)).toBe("house_games.round_void");
  bench.wallet.answerNext("bet", "RS_ERROR_TOKEN_EXPIRED");
  expect(await bench.games.spin(wish(), token).catch(code)).toBe("house_games.session_unknown");
  expect(bench.wallet.moved.map((each) => each.step)).toEqual(["rollback", "rollback"]);
  expect(bench.wallet.balanceUnits).toBe(START_UNITS);
});

test("a win that is refused for good is asked for once, and neither the job nor the player waits", async () => {
  const token = await launch(bench);
  const input = wish();
  bench.wallet.answerNext("win", "RS_ERROR_WRONG_TYPES");
  await bench.games.spin(input, token).catch(code);
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM house_games.round WHERE round_key = ${input.round_key}`.execute(database.db);
  const roundId = rows[0]?.id ?? "";
  const wins = () => bench.wallet.moved.filter(({ step }) => step === "win");
  expect(await bench.games.recoverRounds(0)).toBe(0);
  expect(wins()).toEqual([]);
  expect([...(await bench.games.listRefused([roundId]))]).toEqual([
    [roundId, "RS_ERROR_WRONG_TYPES"],
  ]);
  const differences = async () => {
    const results = await auditBooks(database.db, houseGamesBookChecks);
    return results.flatMap((result) => result.differences).map(({ subject }) => subject);
  };
  expect((await differences()).some((subject) => subject.endsWith(roundId))).toBe(true);

  // The player plays on; the round is paid when somebody has it settled once more.
  await bench.games.spin(wish(), token);
  expect(wins()).toHaveLength(1);
  await bench.games.resolveRound({ roundRef: roundId } as InterruptedRound);
  expect(wins()).toHaveLength(2);
  expect((await bench.games.listRefused([roundId])).size).toBe(0);
  expect((await differences()).some((subject) => subject.endsWith(roundId))).toBe(false);
});
