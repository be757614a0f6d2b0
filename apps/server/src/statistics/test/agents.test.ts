// Protects: a report by agent over parts of months says what its days say, and names nobody who
// had none of them.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { reportsOn } from "../reports/reports.ts";

const LAST_DAYS = 8;
const EVERY_DAY = 7;
const FEBRUARY = Array.from({ length: 28 }, (_, n) => `2026-02-${String(n + 1).padStart(2, "0")}`);

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  for (const [n, day] of FEBRUARY.entries()) {
    for (const agent of n < 26 ? [EVERY_DAY] : [EVERY_DAY, LAST_DAYS]) {
      await sql`INSERT INTO statistics.agent_play_day (agent_id, day, stake, win, players)
        VALUES (${agent}, ${day}, ${n + 1}, 1, 1)`.execute(database.owner.db);
      await sql`INSERT INTO statistics.agent_money_day (agent_id, day, kind, entries, amount)
        VALUES (${agent}, ${day}, 'deposit', 1, ${n + 100})`.execute(database.owner.db);
    }
  }
  await sql`INSERT INTO statistics.agent_play_month (agent_id, month, stake, win, players)
    SELECT agent_id, '2026-02-01', sum(stake), sum(win), sum(players)
    FROM statistics.agent_play_day GROUP BY 1`.execute(database.owner.db);
  await sql`INSERT INTO statistics.agent_money_month (agent_id, month, kind, entries, amount)
    SELECT agent_id, '2026-02-01', kind, sum(entries), sum(amount)
    FROM statistics.agent_money_day GROUP BY 1, 3`.execute(database.owner.db);
});
afterAll(() => database.close());

const asked = { by: "agent", site: null, studio: null, game: null, agentId: null } as const;

test.each([
  ["2026-02-01", "2026-02-28", [EVERY_DAY, LAST_DAYS]],
  ["2026-02-01", "2026-02-26", [EVERY_DAY]],
  ["2026-02-02", "2026-02-27", [EVERY_DAY, LAST_DAYS]],
  ["2026-02-20", "2026-03-20", [EVERY_DAY, LAST_DAYS]],
  ["2026-01-01", "2026-02-03", [EVERY_DAY]],
  ["2026-03-01", "2026-03-31", []],
])("from %s to %s", async (from, to, agents) => {
  const reports = reportsOn(database.db);
  const filter = { ...asked, from, to };
  const page = { ...filter, sort: "key", isDescending: false, after: null, limit: 9 } as const;
  const list = await reports.list(page);
  const days = FEBRUARY.flatMap((day, n) => (day >= from && day <= to ? [n] : []));
  const of = (chosen: readonly number[]) => ({
    stake: chosen.reduce((sum, n) => sum + n + 1, 0),
    win: chosen.length,
    players: chosen.length,
    deposits: chosen.length,
    depositsAmount: chosen.reduce((sum, n) => sum + n + 100, 0),
  });
  const daysOf = (agent: number) => days.filter((n) => agent === EVERY_DAY || n >= 26);
  expect(list).toMatchObject(agents.map((agent) => ({ key: String(agent), ...of(daysOf(agent)) })));
  expect(await reports.count(filter)).toBe(agents.length);
  expect(await reports.sum(filter)).toMatchObject(of(agents.flatMap(daysOf)));
});
