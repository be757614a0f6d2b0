// Protects: what a report says is what the journal says, its totals are the sum of its rows, and a
// file goes to nobody but who asked for it, without anything that runs when it is opened.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import * as calls from "@tucano/contract/backoffice/payments/reports.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { formatWire, fromWire, toCentavos } from "@tucano/contract/money.ts";
import {
  auditBooks,
  type CommandKind,
  dailyChecks,
  type TransferDraft,
} from "../../../ledger/index.ts";
import { addDays, dayOf } from "../../../platform/days.ts";
import { statisticsBookChecks } from "../../../statistics/index.ts";
import { readJournal } from "../../../testing/journal.ts";
import { signInOperator, type TestOperator } from "../../../testing/people/operator.ts";
import { registerTestMember } from "../../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../../testing/server.ts";
import { hire } from "../../test/staff-bench.ts";

let server: TestServer;
let operator: TestOperator;
let agentId = 0;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signInOperator(server);
  await play();
});
afterAll(() => server.close());

const move: CommandKind<readonly TransferDraft[], null, never, null> = {
  name: "test.move",
  decide: (_wallet, _facts, transfers) => ({ outcome: "applied", transfers, answer: null }),
};

let moves = 0;
async function book(memberId: MemberId, ...drafts: Omit<TransferDraft, "reference">[]) {
  moves += 1;
  const transfers = drafts.map((draft) => ({ ...draft, reference: `deposit:test-${moves}` }));
  const outcome = await server.rooms.ledger.execute(move, {
    memberId,
    source: "test",
    externalId: `move-${moves}`,
    input: transfers,
  });
  if (outcome.status !== "applied") throw new Error(JSON.stringify(outcome));
}

const brl = (reais: number) => toCentavos(reais * 100);
const deposit = (reais: number) =>
  ({ kind: "deposit", debit: "psp:clearing", credit: "member:cash", amount: brl(reais) }) as const;
const stake = (game: string, reais: number) =>
  ({
    kind: "stake",
    debit: "member:cash",
    credit: `house:game:${game}`,
    amount: brl(reais),
  }) as const;
const win = (game: string, reais: number) =>
  ({
    kind: "win",
    debit: `house:game:${game}`,
    credit: "member:cash",
    amount: brl(reais),
  }) as const;

/** Two days; an agent with one invitee; two studios; everything that a report has a column for. */
async function play(): Promise<void> {
  const agent = await registerTestMember(server);
  agentId = agent.memberId;
  const invitee = await registerTestMember(server, { invite_code: agent.user.invite_code });
  await book(agent.memberId, deposit(100), stake("house/um", 30), win("house/um", 10));
  await book(invitee.memberId, deposit(50), stake("house/um", 20), stake("outro/dois", 5));
  await book(invitee.memberId, {
    kind: "bonus.grant",
    debit: "promotion:cost",
    credit: "member:bonus",
    amount: brl(7),
  });
  server.clock.advance(86_400_000);
  await book(invitee.memberId, deposit(11), stake("outro/dois", 9), win("outro/dois", 40));
  await book(agent.memberId, {
    kind: "agency.commission",
    debit: "agency:cost",
    credit: "member:cash",
    amount: brl(3),
  });
  // The five minutes in which this happened are over.
  server.clock.advance(300_000);
  operator = await signInOperator(server, operator.secret);
  await readJournal(server.house.journal);
}

type Report = DataOf<typeof calls.readReport>;

async function report(input: RequestOf<typeof calls.readReport>): Promise<Report> {
  const answer = await server.call(calls.readReport, input, operator);
  expect(answer.body).toMatchObject({ status: "success" });
  return answer.body.data as Report;
}

const add = (amounts: readonly (string | null)[]) =>
  formatWire(toCentavos(amounts.reduce((sum, one) => sum + fromWire(one ?? "0.00"), 0)));

test.each(["day", "site", "game", "studio", "agent"] as const)(
  "by %s the totals are the sum of the rows, page by page",
  async (by) => {
    const rows: Report["list"] = [];
    let cursor: string | undefined;
    let totals: Report["totals"] | undefined;
    do {
      const page = await report({ by, limit: 1, sort: "-ggr", ...(cursor && { cursor }) });
      expect(page.list).toHaveLength(1);
      rows.push(...page.list);
      ({ totals } = page);
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(0);
    for (const name of ["turnover", "wins", "ggr"] as const) {
      expect(add(rows.map((row) => row[name])), name).toBe(totals[name]);
    }
    const ofMoney = ["deposits", "first_deposits_amount", "bonus_cost", "commissions", "ngr"];
    for (const name of ofMoney as ("deposits" | "ngr")[]) {
      if (totals[name] !== null) expect(add(rows.map((row) => row[name])), name).toBe(totals[name]);
    }
  },
);

test("what a report says is what the ledger's accounts say", async () => {
  const { totals } = await report({ by: "day" });
  const { rows } = await sql<{ games: number; promotion: number; agency: number; paid: number }>`
    SELECT coalesce(sum(CASE WHEN credit LIKE 'house:game:%' THEN amount
        WHEN debit LIKE 'house:game:%' THEN -amount END), 0)::bigint AS games,
      coalesce(sum(CASE WHEN debit = 'promotion:cost' THEN amount
        WHEN credit = 'promotion:cost' THEN -amount END), 0)::bigint AS promotion,
      coalesce(sum(amount) FILTER (WHERE debit = 'agency:cost'), 0)::bigint AS agency,
      coalesce(sum(amount) FILTER (WHERE debit = 'psp:clearing'), 0)::bigint AS paid
    FROM ledger.transfer`.execute(server.db);
  const [books] = rows;
  const wire = (value: number | undefined) => formatWire(toCentavos(value ?? -1));
  expect(totals).toMatchObject({
    ggr: wire(books?.games),
    bonus_cost: wire(books?.promotion),
    commissions: wire(books?.agency),
    deposits: wire(books?.paid),
    registrations: 2,
    first_deposits: 2,
    first_deposits_amount: "150.00",
    ngr: "4.00",
    player_days: 3,
  });
});

test("a report is told by game, studio and who invited, and goes down to the players", async () => {
  const games = await report({ by: "game", studio: "outro" });
  expect(games.list.map(({ key, ggr, ngr }) => [key, ggr, ngr])).toEqual([
    ["outro/dois", "-26.00", null],
  ]);
  const agents = await report({ by: "agent" });
  expect(agents.list).toHaveLength(1);
  expect(agents.list[0]).toMatchObject({
    key: String(agentId),
    ggr: "-6.00",
    deposits: "61.00",
    bonus_cost: "7.00",
    registrations: 1,
    player_days: 2,
  });
  expect(agents.list[0]?.label).toContain("***");
  const day = dayOf(server.clock.now());
  const players = await server.call(calls.listReportPlayers, { day, game: "outro/dois" }, operator);
  const { list, game_name } = players.body.data as DataOf<typeof calls.listReportPlayers>;
  expect(game_name).toBe(games.list[0]?.label);
  expect(list).toHaveLength(1);
  expect(list[0]).toMatchObject({ plays: 1, turnover: "9.00", wins: "40.00", ggr: "-31.00" });
});

test("those who registered in a week are followed through the weeks", async () => {
  const answer = await server.call(calls.readCohorts, { weeks: 3 }, operator);
  const { list } = answer.body.data as DataOf<typeof calls.readCohorts>;
  const cohort = list.find(({ registrations }) => registrations === 2);
  const weeks = cohort?.weeks ?? [];
  expect(weeks[0]).toMatchObject({ nth: 0, players: 2, retention: 10_000, depositors: 2 });
  expect(add(weeks.map(({ deposits }) => deposits))).toBe("161.00");
  expect(add(weeks.map(({ ngr }) => ngr))).toBe("4.00");
});

test("the dashboard holds today against the same time of yesterday", async () => {
  const answer = await server.call(calls.readDashboard, {}, operator);
  const data = answer.body.data as DataOf<typeof calls.readDashboard>;
  expect(data.today).toMatchObject({
    deposits: "11.00",
    first_deposits: 0,
    registrations: 0,
    ggr: "-31.00",
    ngr: "-34.00",
    players: 1,
    conversion: null,
  });
  expect(data.yesterday).toMatchObject({
    deposits: "150.00",
    first_deposits: 2,
    registrations: 2,
    ggr: "45.00",
    ngr: "38.00",
    bonus_cost: "7.00",
    players: 2,
    conversion: 10_000,
  });
  expect(data.days).toHaveLength(14);
  expect(data.days.at(-1)).toMatchObject({ deposits: "11.00", players: 1 });
  expect(data.attention.map(({ kind }) => kind)).toContain("withdrawals_waiting");
  const { headers } = await hire(server, { role: "marketing" });
  const theirs = await server.call(calls.readDashboard, {}, { headers });
  const { attention } = theirs.body.data as DataOf<typeof calls.readDashboard>;
  expect(attention.map(({ kind }) => kind)).not.toContain("withdrawals_waiting");
});

test("the dashboard of some days is their report's sum, against as many days before", async () => {
  const today = dayOf(server.clock.now());
  const days = { from: addDays(today, -1), to: today };
  const { totals } = await report({ by: "day", ...days });
  const ask = async (input: RequestOf<typeof calls.readDashboard>) =>
    (await server.call(calls.readDashboard, input, operator)).body;
  const data = (await ask(days)).data as DataOf<typeof calls.readDashboard>;
  const { deposits, registrations, ggr, ngr, player_days: players } = totals;
  expect(data).toMatchObject({
    days_asked: days,
    today: { deposits, registrations, ggr, ngr, players },
    yesterday: { deposits: "0.00", registrations: 0, players: 0, conversion: null },
    week_before: null,
  });
  expect(data.days.map(({ day }) => day)).toEqual([days.from, days.to]);
  expect((await ask({ from: today, to: today })).data).toMatchObject({ days_asked: null });
  expect((await ask({ from: today, to: days.from })).error).toBe("backoffice.report_range");
});

describe("the books prove what reports say", () => {
  const differing = async () => {
    const results = await auditBooks(server.db, statisticsBookChecks);
    return results.filter(({ differences }) => differences.length > 0).map(({ name }) => name);
  };

  test("and have nothing to say of true figures", async () => {
    expect(await differing()).toEqual([]);
    expect(dailyChecks(statisticsBookChecks).length).toBeLessThan(statisticsBookChecks.length);
  });

  test.each([
    ["site_game_day", "stake", "play by site and game is that of the members"],
    ["site_game_day", "players", "play by site and game is that of the members"],
    ["site_play_day", "players", "play by site is that of the members"],
    ["agent_play_day", "win", "play by agent is that of the invited"],
    ["agent_play_month", "players", "an agent's months of play are the sums of the days"],
    ["cohort_play", "players", "play by week of registration is that of the members"],
    ["site_money_day", "amount", "money by site is that of the members"],
    ["agent_money_day", "entries", "money by agent is that of the invited"],
    ["agent_money_month", "amount", "an agent's months of money are the sums of the days"],
    ["cohort_money", "members", "money by week of registration is that of the members"],
    ["five_minutes", "amount", "five minutes are those of the journal"],
  ])("and name a change of %s, %s", async (table, column, name) => {
    const change = (by: number) =>
      sql`UPDATE ${sql.table(`statistics.${table}`)} SET ${sql.ref(column)} =
        ${sql.ref(column)} + ${by}::int`.execute(server.db);
    await change(1);
    const found = await differing();
    await change(-1);
    expect(found).toContain(name);
  });
});

test("days the wrong way round are refused", async () => {
  const input = { from: "2026-02-01", to: "2026-01-01" };
  const answer = await server.call(calls.readReport, input, operator);
  expect(answer.body.error).toBe("backoffice.report_range");
});

test("agents by site or by game are refused: that is not kept", async () => {
  const refused = [
    { by: "site", agent_id: agentId },
    { by: "agent", site: "tucano.example" },
    { by: "day", agent_id: agentId, game: "house/um" },
  ] as const;
  for (const input of refused) {
    const answer = await server.call(calls.readReport, input, operator);
    expect(answer.body.error).toBe("backoffice.report_combination");
    const file = { kind: "report", format: "csv", ...input } as const;
    const asked = await server.call(calls.startExport, file, operator);
    expect(asked.body.error).toBe("backoffice.report_combination");
  }
  const own = await report({ by: "day", agent_id: agentId });
  expect(own.totals).toMatchObject({ ggr: "-6.00", deposits: "61.00" });
});

type Export = DataOf<typeof calls.startExport>;

async function start(input: RequestOf<typeof calls.startExport>): Promise<Export> {
  const answer = await server.call(calls.startExport, input, operator);
  expect(answer.body).toMatchObject({ status: "success" });
  return answer.body.data as Export;
}

const make = () => server.jobs.drain("backoffice.export");

async function stateOf(id: number): Promise<Export> {
  const answer = await server.call(calls.listExports, {}, operator);
  const { list } = answer.body.data as DataOf<typeof calls.listExports>;
  const found = list.find((one) => one.id === id);
  if (found === undefined) throw new Error(`No file ${id}.`);
  return found;
}

async function fetchFile(id: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let offset: number | null = 0;
  while (offset !== null) {
    const answer = await server.call(calls.readExportPart, { id, offset }, operator);
    const part = answer.body.data as DataOf<typeof calls.readExportPart>;
    parts.push(Buffer.from(part.content, "base64"));
    offset = part.next;
  }
  return Buffer.concat(parts);
}

const inPortuguese = {
  title: "Relatório por jogo",
  total: "Total",
  heads: { label: "Jogo", key: "Código", plays: "Jogadas", turnover: "Giro", wins: "Prêmios" },
};

test("a file has its report's rows and sum in its reader's words, and fetching it is written down", async () => {
  const asked = { kind: "report", format: "csv", by: "game", words: inPortuguese } as const;
  const brazilian = { headers: operator.headers, lang: "pt" };
  const started = await server.call(calls.startExport, asked, brazilian);
  const { id } = started.body.data as Export;
  await make();
  expect(await stateOf(id)).toMatchObject({ state: "done", rows: 2 });
  const lines = (await fetchFile(id)).toString("utf8").trim().split("\r\n");
  expect(lines).toEqual([
    "\ufeffJogo;Código;Jogadas;Giro;Prêmios;ggr;player_days".slice(1),
    "house/um;house/um;2;50,00;10,00;40,00;2",
    "outro/dois;outro/dois;2;14,00;40,00;-26,00;2",
    "Total;;4;64,00;50,00;14,00;4",
  ]);
  const log = await server.call(listAudit, { subject: `export:${id}` }, operator);
  const actions = (log.body.data as DataOf<typeof listAudit>).list.map(({ action }) => action);
  expect(actions).toEqual(["report.download", "report.export"]);
});

test("players go into a workbook with their accounts masked", async () => {
  const { id, total } = await start({ kind: "players", format: "xlsx", by: "game" });
  expect(total).toBe(4);
  await make();
  expect(await stateOf(id)).toMatchObject({ state: "done", rows: 4 });
  const file = await fetchFile(id);
  expect(file.subarray(0, 2).toString()).toBe("PK");
});

test("a file is nobody's but who asked, and none before it is ready or after it is gone", async () => {
  const { id } = await start({ kind: "report", format: "csv", by: "day" });
  const early = await server.call(calls.readExportPart, { id }, operator);
  expect(early.body.error).toBe("backoffice.export_not_ready");
  await make();
  const { headers } = await hire(server, { role: "finance" });
  const stranger = await server.call(calls.readExportPart, { id }, { headers });
  expect(stranger.body.error).toBe("backoffice.export_not_found");
  const theirs = await server.call(calls.cancelExport, { id }, { headers });
  expect(theirs.body.error).toBe("backoffice.export_not_found");
  await server.call(calls.cancelExport, { id }, operator);
  expect(await stateOf(id)).toMatchObject({ state: "cancelled" });
  const late = await server.call(calls.readExportPart, { id }, operator);
  expect(late.body.error).toBe("backoffice.export_not_ready");
});

test("three files are made at once, and no more", async () => {
  const asked: Export[] = [];
  for (let nth = 0; nth < 3; nth += 1) {
    asked.push(await start({ kind: "report", format: "csv", by: "site" }));
  }
  const input = { kind: "report", format: "csv", by: "site" } as const;
  const fourth = await server.call(calls.startExport, input, operator);
  expect(fourth.body.error).toBe("backoffice.too_many_exports");
  const again = await server.call(calls.restartExport, { id: asked[0]?.id ?? 0 }, operator);
  expect(again.body.error).toBe("backoffice.too_many_exports");
  for (const { id } of asked) await server.call(calls.cancelExport, { id }, operator);
  await make();
  expect(await stateOf(asked[0]?.id ?? 0)).toMatchObject({ state: "cancelled", bytes: 0 });
});
