import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";
import type { Db } from "../../platform/database/types.ts";
import { addDays, dayOf } from "../../platform/days.ts";
import { readJournal } from "../../testing/journal.ts";
import type { Split } from "../../wallet/index.ts";
import { statisticsReaders } from "../index.ts";
import { type Bench, type Move, openBench } from "./bench.ts";

const SEED = 20_261_120;
const DAY_MS = 86_400_000;
const GAMES = ["test/um", "test/dois"];

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

interface Sums {
  plays: number;
  stake: number;
  win: number;
}

/** What the journal must come to, counted from what was asked for and granted. */
class Model {
  readonly days = new Map<string, Sums>();

  add(memberId: MemberId, day: string, { kind, game, amount, won = 0 }: Move): void {
    const key = `${memberId} ${day} ${game}`;
    const sums = this.days.get(key) ?? { plays: 0, stake: 0, win: 0 };
    this.days.set(key, sums);
    if (kind === "bet" || kind === "instant") sums.plays += 1;
    if (kind === "bet" || kind === "instant") sums.stake += amount;
    if (kind === "undo-bet") sums.plays -= 1;
    if (kind === "undo-bet") sums.stake -= amount;
    if (kind === "win") sums.win += amount;
    if (kind === "instant") sums.win += won;
    if (kind === "undo-win") sums.win -= amount;
  }

  ofMember(memberId: MemberId) {
    return [...this.days]
      .map(([key, sums]) => ({ key: key.split(" "), ...sums }))
      .filter(({ key }) => key[0] === String(memberId))
      .map(({ key, plays, stake, win }) => ({
        day: key[1],
        game: key[2],
        plays,
        stakeCentavos: stake,
        winCentavos: win,
      }))
      .sort((a, b) => (`${a.day} ${a.game}` < `${b.day} ${b.game}` ? -1 : 1));
  }

  ofGame(game: string): Sums {
    const rows = [...this.days].filter(([key]) => key.endsWith(` ${game}`));
    const sum = (value: (sums: Sums) => number) =>
      rows.reduce((total, [, sums]) => total + value(sums), 0);
    return { plays: sum((s) => s.plays), stake: sum((s) => s.stake), win: sum((s) => s.win) };
  }
}

const model = new Model();
const today = () => dayOf(bench.clock.now());

async function play(memberId: MemberId, move: Move): Promise<Split> {
  const split = await bench.play(memberId, move);
  const taken = move.kind === "undo-win" ? split.cash + split.bonus : move.amount;
  model.add(memberId, today(), { ...move, amount: taken });
  return split;
}

let lastRound = 0;
const newRound = (): string => `r${(lastRound += 1)}`;

/** All that may happen to one round, bet by bet. */
const stories = fc.record({
  game: fc.constantFrom(...GAMES),
  bets: fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 3 }),
  won: fc.constantFrom(0, 500, 2_000, 7_500),
  ending: fc.constantFrom("instant", "settled", "void", "win-undone", "lost"),
});
type Story = typeof stories extends fc.Arbitrary<infer T> ? T : never;

async function tell(memberId: MemberId, { game, bets, won, ending }: Story): Promise<void> {
  const round = newRound();
  const [first = 1] = bets;
  if (ending === "instant") {
    await play(memberId, { kind: "instant", round, game, amount: first, won });
    return;
  }
  const paid: { amount: number; split: Split }[] = [];
  for (const amount of bets) {
    paid.push({ amount, split: await play(memberId, { kind: "bet", round, game, amount }) });
  }
  if (ending === "void") {
    for (const { amount, split } of paid) {
      await play(memberId, { kind: "undo-bet", round, game, amount, split });
    }
  }
  const last = paid.at(-1);
  if (last === undefined || (ending !== "settled" && ending !== "win-undone") || won === 0) return;
  const split = await play(memberId, { kind: "win", round, game, amount: won, split: last.split });
  if (ending === "settled") return;
  await play(memberId, { kind: "undo-win", round, game, amount: won, split });
}

const TABLES = [
  "turnover",
  "game_day",
  "winner",
  "deposit",
  "money_day",
  "bonus_play",
  "site_game_day",
  "site_play_day",
  "site_money_day",
  "five_minutes",
  "agent_play_day",
  "agent_money_day",
  "cohort_play",
  "cohort_money",
];

async function tables(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const table of TABLES) {
    const { rows } = await sql<{ row: string }>`
      SELECT t::text AS row FROM ${sql.table(`statistics.${table}`)} AS t ORDER BY 1`.execute(db);
    found.push(table, ...rows.map(({ row }) => row));
  }
  return found;
}

/** Eight days of play by many, on a machine that does other things as well. */
const PATIENCE_MS = 60_000;

describe("the figures are what the journal comes to", () => {
  test(
    "while many play over several days and two workers follow all the time",
    {
      timeout: PATIENCE_MS,
    },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(stories, { maxLength: 6 }), { minLength: 4, maxLength: 8 }),
          async (plan) => {
            const members = await Promise.all(
              plan.map((_, index) =>
                bench.newMember({ cash: 4_000 * (index % 3) + 1, bonus: 60_000 }),
              ),
            );
            let isPlaying = true;
            const following = [bench.openJournal(5), bench.openJournal()].map(async (worker) => {
              while (isPlaying) await worker.catchUp();
            });
            await Promise.all(
              plan.map(async (own, index) => {
                for (const story of own) await tell(members[index] ?? toMemberId(0), story);
              }),
            );
            isPlaying = false;
            await Promise.all(following);
            await readJournal(bench.journal);
            const days = { from: "2026-01-01", to: "2027-12-31" };
            for (const memberId of members) {
              const rows = await bench.statistics.turnover(memberId, days);
              expect(rows).toEqual(model.ofMember(memberId));
            }
            const totals = await bench.statistics.gameTotals();
            for (const game of GAMES) {
              const { plays, stake, win } = model.ofGame(game);
              const none = { plays: 0, stakeCentavos: 0, winCentavos: 0 };
              expect(totals.get(game) ?? none).toEqual({
                plays,
                stakeCentavos: stake,
                winCentavos: win,
              });
            }
            expect(await bench.bookDifferences()).toEqual([]);
            bench.clock.advance(DAY_MS);
          },
        ),
        { seed: SEED, numRuns: 8, endOnFailure: true },
      );
    },
  );

  test("and are the same when they are dropped and read again, in parts of any size", async () => {
    await readJournal(bench.journal);
    const before = await tables(bench.database.db);
    expect(before.length).toBeGreaterThan(20);
    for (const partLimit of [50_000, 40]) {
      const again = bench.openJournal(partLimit);
      for (const { name } of statisticsReaders) await again.rebuild(name);
      await readJournal(again);
      expect(await tables(bench.database.db)).toEqual(before);
    }
  });

  test("the books name a figure that was changed, and one that is missing", async () => {
    await readJournal(bench.journal);
    expect(await bench.bookDifferences()).toEqual([]);
    const { db } = bench.database.owner;
    await sql`UPDATE statistics.turnover SET stake = stake + 1`.execute(db);
    await sql`DELETE FROM statistics.game_day`.execute(db);
    await sql`UPDATE statistics.winner SET round_win = round_win + 1`.execute(db);
    await sql`UPDATE statistics.deposit SET amount = amount + 1`.execute(db);
    await sql`UPDATE statistics.money_day SET entries = entries + 1`.execute(db);
    await sql`DELETE FROM statistics.bonus_play`.execute(db);
    const found = JSON.stringify(await bench.bookDifferences());
    expect(found).toContain("every member's turnover");
    expect(found).toContain("every game's day");
    expect(found).toContain("every winner is in the journal");
    expect(found).toContain("every deposit is in the journal");
    expect(found).toContain("what moved besides play");
    expect(found).toContain("play with bonus money");
    for (const { name } of statisticsReaders) await bench.journal.rebuild(name);
    expect(await bench.bookDifferences()).toEqual([]);
  });
});

describe("a bet counts once", () => {
  test("when cash and bonus pay it together, and not at all when it is taken back", async () => {
    const memberId = await bench.newMember({ cash: 100, bonus: 1_000 });
    const round = newRound();
    const split = await bench.play(memberId, { kind: "bet", round, game: "test/um", amount: 300 });
    expect(split).toEqual({ cash: 100, bonus: 200 });
    await readJournal(bench.journal);
    const days = { from: today(), to: today() };
    expect(await bench.statistics.turnover(memberId, days)).toMatchObject([
      { plays: 1, stakeCentavos: 300, winCentavos: 0 },
    ]);
    await bench.play(memberId, { kind: "undo-bet", round, game: "test/um", amount: 300, split });
    await readJournal(bench.journal);
    expect(await bench.statistics.turnover(memberId, days)).toMatchObject([
      { plays: 0, stakeCentavos: 0, winCentavos: 0 },
    ]);
    const totals = await bench.statistics.playTotals([memberId]);
    expect(totals.get(memberId)).toEqual({ staked: 0, won: 0 });
  });

  test("in all that a member ever staked, at once, while the reader is still behind", async () => {
    const memberId = await bench.newMember({ cash: 1_000 });
    const bet = (round: string, amount: number) =>
      bench.play(memberId, { kind: "bet", round, game: "test/um", amount });
    const totals = async () => (await bench.statistics.playTotals([memberId])).get(memberId);
    const [first, second, third] = [newRound(), newRound(), newRound()];
    const split = await bet(first, 100);
    expect(await totals()).toEqual({ staked: 100, won: 0 });
    await readJournal(bench.journal);
    expect(await totals()).toEqual({ staked: 100, won: 0 });
    const won = { kind: "win", round: first, game: "test/um", amount: 30, split } as const;
    await bench.play(memberId, won);
    // Longer ago than any reader is behind: what it has read is not looked at again.
    bench.clock.advance(3_600_000);
    await bet(second, 200);
    await bet(third, 300);
    expect(await totals()).toEqual({ staked: 600, won: 30 });
    await readJournal(bench.journal);
    expect(await totals()).toEqual({ staked: 600, won: 30 });
  });

  test("on São Paulo's day, three hours behind UTC", async () => {
    const memberId = await bench.newMember({ cash: 1_000 });
    const before = bench.clock.now();
    const midnight = new Date(`${addDays(today(), 1)}T03:00:00Z`).getTime();
    bench.clock.advance(midnight - 1 - before.getTime());
    const late = today();
    await bench.play(memberId, { kind: "bet", round: newRound(), game: "test/um", amount: 10 });
    bench.clock.advance(1);
    await bench.play(memberId, { kind: "bet", round: newRound(), game: "test/um", amount: 20 });
    await readJournal(bench.journal);
    const rows = await bench.statistics.turnover(memberId, { from: late, to: today() });
    expect(rows.map(({ day, stakeCentavos }) => [day, stakeCentavos])).toEqual([
      [late, 10],
      [addDays(late, 1), 20],
    ]);
  });
});
