// Protects: a report by agent, read page by page, is what the days of the agents add up to, to the
// centavo, in the order of the numbers and not of their digits, each agent once.
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "../../platform/days.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/database.ts";
import {
  type ReportFilter,
  type ReportRow,
  type ReportSort,
  reportsOn,
} from "../reports/reports.ts";

const FIRST_DAY = "2025-11-20";
const DAYS = 130;
const AGENTS = 12;
const KINDS = [
  "deposit",
  "deposit.first",
  "withdrawal.payout",
  "withdrawal.fee",
  "bonus.grant",
  "bonus.forfeit",
  "agency.commission",
  "withdrawal.hold",
] as const;

interface Fact {
  readonly day: string;
  readonly agent: number;
}
type Play = Fact & { readonly stake: number; readonly win: number; readonly players: number };
type Money = Fact & {
  readonly kind: (typeof KINDS)[number];
  readonly entries: number;
  readonly amount: number;
};

/** Few days of each agent; amounts of one to nine digits. */
const fact = {
  day: fc.integer({ min: 0, max: DAYS - 1 }).map((n) => addDays(FIRST_DAY, n)),
  agent: fc.integer({ min: 1, max: AGENTS }),
};
const amount = fc.tuple(fc.nat(9), fc.nat(8)).map(([digit, zeros]) => digit * 10 ** zeros);
const count = fc.integer({ min: 1, max: 30 });
const played = fc.uniqueArray(fc.record({ ...fact, stake: amount, win: amount, players: count }), {
  selector: ({ day, agent }) => `${day} ${agent}`,
  minLength: 40,
  maxLength: 60,
});
const moved = fc.uniqueArray(
  fc.record({ ...fact, kind: fc.constantFrom(...KINDS), entries: count, amount }),
  {
    selector: ({ day, agent, kind }) => `${day} ${agent} ${kind}`,
    minLength: 40,
    maxLength: 60,
  },
);
const sorts = ["key", "turnover", "ggr", "ngr", "deposits", "players"] as const;
const asked = fc.record({
  start: fc.integer({ min: 0, max: DAYS }),
  length: fc.integer({ min: 1, max: DAYS }),
  sort: fc.constantFrom(...sorts),
  isDescending: fc.boolean(),
  limit: fc.integer({ min: 1, max: AGENTS }),
});

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function keep(plays: readonly Play[], moves: readonly Money[]): Promise<void> {
  const { db } = database.owner;
  const [play, money] = [plays, moves].map((rows) => JSON.stringify(rows));
  for (const table of ["play_day", "play_month", "money_day", "money_month"]) {
    await sql`DELETE FROM ${sql.table(`statistics.agent_${table}`)}`.execute(db);
  }
  await sql`INSERT INTO statistics.agent_play_day (day, agent_id, stake, win, players)
    SELECT day, agent, stake, win, players FROM jsonb_to_recordset(${play}::jsonb)
      AS r (day date, agent bigint, stake bigint, win bigint, players bigint)`.execute(db);
  await sql`INSERT INTO statistics.agent_play_month (month, agent_id, stake, win, players)
    SELECT date_trunc('month', day), agent_id, sum(stake), sum(win), sum(players)
    FROM statistics.agent_play_day GROUP BY 1, 2`.execute(db);
  await sql`INSERT INTO statistics.agent_money_day (day, agent_id, kind, entries, amount)
    SELECT day, agent, kind, entries, amount FROM jsonb_to_recordset(${money}::jsonb)
      AS r (day date, agent bigint, kind text, entries bigint, amount bigint)`.execute(db);
  await sql`INSERT INTO statistics.agent_money_month (month, agent_id, kind, entries, amount)
    SELECT date_trunc('month', day), agent_id, kind, sum(entries), sum(amount)
    FROM statistics.agent_money_day GROUP BY 1, 2, 3`.execute(db);
}

function figuresOf(plays: readonly Play[], moves: readonly Money[]) {
  const sumOf = <Row>(rows: readonly Row[], read: (row: Row) => number) =>
    rows.reduce((sum, row) => sum + read(row), 0);
  const of = (kind: Money["kind"]) => moves.filter((one) => one.kind === kind);
  const amountOf = (kind: Money["kind"]) => sumOf(of(kind), (one) => one.amount);
  const entriesOf = (kind: Money["kind"]) => sumOf(of(kind), (one) => one.entries);
  return {
    plays: 0,
    stake: sumOf(plays, (one) => one.stake),
    win: sumOf(plays, (one) => one.win),
    players: sumOf(plays, (one) => one.players),
    deposits: entriesOf("deposit"),
    depositsAmount: amountOf("deposit"),
    firstDeposits: entriesOf("deposit.first"),
    firstAmount: amountOf("deposit.first"),
    withdrawals: entriesOf("withdrawal.payout"),
    withdrawalsAmount: amountOf("withdrawal.payout"),
    fees: amountOf("withdrawal.fee"),
    promotionCost: amountOf("bonus.grant") - amountOf("bonus.forfeit"),
    commissions: amountOf("agency.commission"),
  };
}
type Figures = ReturnType<typeof figuresOf>;

const valueOf: Record<ReportSort, (of: Figures) => number> = {
  key: () => 0,
  turnover: ({ stake }) => stake,
  ggr: ({ stake, win }) => stake - win,
  ngr: ({ stake, win, promotionCost, commissions }) => stake - win - promotionCost - commissions,
  deposits: ({ depositsAmount }) => depositsAmount,
  players: ({ players }) => players,
};

async function readPages(
  filter: ReportFilter,
  by: { readonly sort: ReportSort; readonly isDescending: boolean; readonly limit: number },
): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  // More would be somebody twice.
  while (rows.length <= AGENTS) {
    const page = { ...filter, ...by, after: rows.at(-1) ?? null };
    const list = await reportsOn(database.db).list(page);
    expect(list.length).toBeLessThanOrEqual(by.limit);
    if (list.length === 0) break;
    rows.push(...list);
  }
  return rows;
}

test("whatever days, order and length of page are asked for", async () => {
  await fc.assert(
    fc.asyncProperty(
      played,
      moved,
      fc.array(asked, { minLength: 8, maxLength: 8 }),
      async (plays, moves, questions) => {
        await keep(plays, moves);
        for (const { start, length, ...page } of questions) {
          const from = addDays(FIRST_DAY, start);
          const to = addDays(from, length - 1);
          const all = { site: null, studio: null, game: null, agentId: null };
          const filter = { ...all, by: "agent", from, to } as const;
          const isWithin = ({ day }: Fact) => day >= from && day <= to;
          const [inPlay, inMoney] = [plays.filter(isWithin), moves.filter(isWithin)];
          const sign = page.isDescending ? -1 : 1;
          const expected = [...new Set([...inPlay, ...inMoney].map(({ agent }) => agent))]
            .map((agent) => {
              const isOf = (one: Fact) => one.agent === agent;
              const figures = figuresOf(inPlay.filter(isOf), inMoney.filter(isOf));
              return { key: String(agent), ...figures, number: valueOf[page.sort](figures) };
            })
            .sort((a, b) => sign * (a.number - b.number || (a.key < b.key ? -1 : 1)))
            .map(({ number, ...row }) => ({ ...row, value: String(number) }));
          expect(await readPages(filter, page)).toEqual(expected);
          expect(await reportsOn(database.db).count(filter)).toBe(expected.length);
          expect(await reportsOn(database.db).sum(filter)).toEqual(figuresOf(inPlay, inMoney));
        }
      },
    ),
    { numRuns: 8 },
  );
});
