// Protects: when a month of the whole house is archived, with rounds, orders and figures that began
// before its end and went on after it, every check of every room still finds clean books, and still
// finds what is changed in what is left.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toCentavos } from "@tucano/contract/money.ts";
import * as games from "@tucano/contract/player/games/house-games.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { createTill, orderNoOf, type Till } from "../src/testing/people/till.ts";
import { HOUSE_STUDIO } from "../src/catalog/index.ts";
import { journalReaders, monthlyTables, roomBookChecks } from "../src/readers-and-checks.ts";
import {
  auditBooks,
  type CommandKind,
  endOfMonth,
  planRetention,
  putAway,
  type RetentionDeps,
} from "../src/ledger/index.ts";
import { createAdjustableClock } from "../src/platform/clock.ts";
import { connect, type Connection } from "../src/platform/database/connect.ts";
import { systemRandom } from "../src/platform/random.ts";
import { createUuid7 } from "../src/platform/uuid7.ts";
import { readJournal } from "../src/testing/journal.ts";
import type { TestMember } from "../src/testing/people/people.ts";
import { openSeated } from "../src/testing/people/seated.ts";
import { startTestServer, type TestServer } from "../src/testing/server.ts";

const BEFORE = new Date("2020-06-30T23:50:00Z");
const AFTER = new Date("2020-07-01T00:05:00Z");
/** In São Paulo, too, a day that is whole, and the one after it. */
const LATER = new Date("2020-07-03T12:00:00Z");
const UNTIL = endOfMonth("2020-06") ?? AFTER;
const SPINS = 8;

const clock = createAdjustableClock(BEFORE);
let server: TestServer;
let owner: Connection;
let till: Till;

beforeAll(async () => {
  server = await startTestServer({ clock });
  owner = connect({ url: server.databaseUrl, poolSize: 2, login: null });
  till = createTill(server);
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

async function launched(member: TestMember): Promise<{ token: string }> {
  const game = await server.rooms.catalog.findGameByCode(HOUSE_STUDIO, "onca-dourada");
  const wish = { game_id: game?.id ?? 0, mode: "real" as const };
  const answer = await server.call(launch, wish, { token: member.token });
  expect(answer.status).toBe(200);
  const url: string = answer.body.data.url;
  const token = new URLSearchParams(url.split("#")[1]).get("token") ?? "";
  await openSeated(server, "onca-dourada", token);
  return { token };
}

async function spin(play: { token: string }): Promise<void> {
  const wish = { stake: "1.00", round_key: randomUUID() };
  const answer = await server.call(games.spin, wish, play);
  expect(answer.status).toBe(200);
}

/** Numbered by one clock, and its money moved by another: a round of two months. */
const oddRound: CommandKind<{ id: string; roundKey: string }, undefined, never, null> = {
  name: "rounds.instant",
  decide: (_wallet, _facts, { id }) => ({
    outcome: "applied",
    transfers: [
      {
        kind: "stake",
        debit: "member:cash",
        credit: "house:game:house/onca-dourada",
        reference: `round:house:${id}`,
        amount: toCentavos(100),
      },
    ],
    answer: null,
  }),
};

async function playOddRound({ memberId }: TestMember, numberedAt: Date): Promise<void> {
  const id = createUuid7(createAdjustableClock(numberedAt), systemRandom)();
  const roundKey = randomUUID();
  await server.rooms.ledger.execute(oddRound, {
    memberId,
    source: "instant:house",
    externalId: roundKey,
    input: { id, roundKey },
  });
  await sql`
    INSERT INTO rounds.instant_round (member_id, id, studio, game_id, game_code, game_type,
      brand_code, round_key, stake_cash, stake_bonus, win_cash, win_bonus, balance_after, details)
    VALUES (${memberId}, ${id}::uuid, 'house', 1, 'onca-dourada', 'slot', 'tucano',
      ${roundKey}::uuid, 100, 0, 0, 0, 0, '{}')`.execute(owner.db);
}

async function differences(): Promise<unknown[]> {
  const results = await auditBooks(owner.db, server.house.bookChecks);
  return results.flatMap(({ name, differences: found }) => found.map((one) => ({ name, ...one })));
}

async function countRows(table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS n FROM ${sql.table(table)}`.execute(owner.db);
  return rows[0]?.n ?? 0;
}

const deps = (): RetentionDeps => ({
  db: owner.db,
  now: new Date("2026-11-20T12:00:00Z"),
  tables: monthlyTables,
  readers: journalReaders.map(({ name }) => name),
});

async function cut(): Promise<void> {
  await readJournal(server.house.journal);
  const plan = await planRetention(deps(), UNTIL);
  expect(plan.obstacles).toEqual([]);
  await putAway(deps(), plan, roomBookChecks);
}

test("the books of all rooms are clean after a month is put away", async () => {
  const ana = await till.newMember({ funds: "200.00" });
  const play = await launched(ana);
  for (let index = 0; index < SPINS; index += 1) await spin(play);
  await till.forgive(ana);
  const paidBefore = orderNoOf(await till.withdraw(ana, "20.00"));
  await server.rooms.cashier.approveWithdrawal(paidBefore, till.operator);
  await till.payOut();
  const paidAfter = orderNoOf(await till.withdraw(ana, "30.00"));

  clock.set(AFTER);
  for (let index = 0; index < SPINS; index += 1) await spin(play);
  await server.rooms.cashier.approveWithdrawal(paidAfter, till.operator);
  await till.payOut();
  await playOddRound(await till.newMember({ funds: "50.00" }), new Date(UNTIL.getTime() - 1));
  expect(await differences()).toEqual([]);
  await cut();
  expect(await countRows("rounds.instant_round_2020_06")).toBe(SPINS + 1);
  expect(await countRows("rounds.instant_round")).toBe(SPINS + 1);
  expect(await countRows("rounds.instant_round_other")).toBe(1);
  expect(await differences()).toEqual([]);

  clock.set(LATER);
  const bia = await till.newMember({ funds: "80.00" });
  const later = await launched(bia);
  for (let index = 0; index < SPINS; index += 1) await spin(later);
  await readJournal(server.house.journal);
  expect(await differences()).toEqual([]);
});

test.each([
  ["a figure of a whole day", "UPDATE statistics.turnover SET stake = stake + 1", "turnover"],
  ["a deposit", "UPDATE cashier.deposit SET paid_centavos = paid_centavos + 1", "deposit"],
])("and still find what is changed in what is left: %s", async (_what, damage, name) => {
  class Undone extends Error {}
  let found = "";
  const planted = owner.db.transaction().execute(async (tx) => {
    await sql.raw(damage).execute(tx);
    for (const check of server.house.bookChecks) {
      if ((await check.run(tx)).length > 0) found += `${check.name}\n`;
    }
    throw new Undone();
  });
  await expect(planted).rejects.toBeInstanceOf(Undone);
  expect(found).toContain(name);
});

test("A round that is numbered after the month it was played in is in the way", async () => {
  const end = endOfMonth("2020-07") ?? LATER;
  clock.set(new Date(end.getTime() - 1_000));
  await playOddRound(await till.newMember({ funds: "50.00" }), end);
  await readJournal(server.house.journal);
  const { obstacles } = await planRetention(deps(), end);
  expect(obstacles).toEqual([expect.stringContaining("numbered after this month")]);
});
