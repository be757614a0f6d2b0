// Protects: a round is called off by two people, through the rounds room: the stake is back, the
// win taken back, the player reads that it is void, and the books are clean.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as approvals from "@tucano/contract/backoffice/access/approvals.ts";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import { readDashboard } from "@tucano/contract/backoffice/payments/reports.ts";
import * as contract from "@tucano/contract/backoffice/games/tables.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { spin } from "@tucano/contract/player/games/house-games.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import { launch, record } from "@tucano/contract/player/games/rounds.ts";
import { UNITS_PER_CENTAVO } from "@tucano/contract/studios/studio-wallet.ts";
import { auditBooks } from "../../ledger/index.ts";
import { userOf } from "../../rounds/index.ts";
import { newFundedMember } from "../../testing/people/callers.ts";
import { readJournal } from "../../testing/journal.ts";
import { signInOperator, type TestOperator } from "../../testing/people/operator.ts";
import type { TestMember } from "../../testing/people/people.ts";
import { openSeated } from "../../testing/people/seated.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { type Hired, hire } from "./staff-bench.ts";

let server: TestServer;
let administrator: TestOperator;
let risk: Hired;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await signInOperator(server);
  risk = await hire(server, { role: "risk" });
  member = await newFundedMember(server);
});
afterAll(() => server.close());

const reason = "The wheel stood still";
const TABLE = "roleta-ao-vivo";

async function tokenFor(gameId: number): Promise<string> {
  const { body } = await server.call(launch, { game_id: gameId }, { token: member.token });
  const { url } = body.data as DataOf<typeof launch>;
  return new URLSearchParams(url.split("#")[1]).get("token") ?? "";
}

const walletOf = () => server.rooms.ledger.readWallet(member.memberId);

async function bookDifferences() {
  await readJournal(server.house.journal);
  const results = await auditBooks(server.db, server.house.bookChecks);
  return results.flatMap(({ name, differences }) => differences.map((one) => ({ name, ...one })));
}

async function played(roundId: string) {
  const { body } = await server.call(record, {}, { token: member.token });
  return (body.data as DataOf<typeof record>).list.find(({ round_id }) => round_id === roundId);
}

async function callOff(round_id: string): Promise<void> {
  const one = { member_id: member.memberId, studio: "house", round_id };
  const asked = await server.call(contract.voidRound, { ...one, reason }, administrator);
  const { approval_id } = (asked.body.data as DataOf<typeof contract.voidRound>).approval;
  const twice = await server.call(contract.voidRound, { ...one, reason }, administrator);
  expect(twice.body.error).toBe("backoffice.approval_waiting");
  const own = await server.call(approvals.approve, { approval_id }, administrator);
  expect(own.body.error).toBe("backoffice.approval_own");
  const agreed = await server.call(approvals.approve, { approval_id, note: "Seen" }, risk);
  expect(agreed.body.data).toMatchObject({ state: "executed" });
  const again = await server.call(contract.voidRound, { ...one, reason }, administrator);
  expect(again.body.error).toBe("backoffice.round_not_voidable");
}

test("a round that was over at once: stake back, win taken back, turnover owed again", async () => {
  const token = await tokenFor(1);
  await openSeated(server, "onca-dourada", token);
  const before = await walletOf();
  const statistics = await server.rooms.statistics.playTotals([member.memberId]);
  const spun = await server.call(spin, { round_key: randomUUID(), stake: "2.00" }, { token });
  const { round_id } = spun.body.data as DataOf<typeof spin>;
  expect((await walletOf()).turnoverOwed).toBeLessThan(before.turnoverOwed);
  await callOff(round_id);
  expect(await walletOf()).toMatchObject({
    cash: before.cash,
    turnoverOwed: before.turnoverOwed,
  });
  expect(await played(round_id)).toMatchObject({
    status: "void",
    bet_amount: "0.00",
    win_amount: "0.00",
  });
  expect(await bookDifferences()).toEqual([]);
  expect(await server.rooms.statistics.playTotals([member.memberId])).toEqual(statistics);
  await server.rooms.rounds.voidRound({
    memberId: member.memberId,
    studio: "house",
    roundRef: round_id,
  });
  expect((await walletOf()).cash).toBe(before.cash);
});

test("a round of bets and a win: all of it undone, once", async () => {
  const before = await walletOf();
  const wallet = server.rooms.rounds.studioWallet("house");
  const bet = {
    user: userOf(member.memberId),
    token: await tokenFor(1),
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    round: randomUUID(),
    round_closed: false,
    game_code: "onca-dourada",
    currency: "BRL",
    amount: 300 * UNITS_PER_CENTAVO,
  };
  await wallet.bet(bet);
  const early = await server.call(
    contract.voidRound,
    { member_id: member.memberId, studio: "house", round_id: bet.round, reason },
    administrator,
  );
  expect(early.body.error).toBe("backoffice.round_not_voidable");
  await wallet.win({
    ...bet,
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: bet.transaction_uuid,
    round_closed: true,
    amount: 900 * UNITS_PER_CENTAVO,
  });
  expect((await walletOf()).cash).toBe(before.cash + 600);
  const seen = await server.call(
    contract.readRound,
    { member_id: member.memberId, studio: "house", round_id: bet.round },
    risk,
  );
  expect(seen.body.data).toMatchObject({ stake: "3.00", win: "9.00", can_void: true });
  await callOff(bet.round);
  expect((await walletOf()).cash).toBe(before.cash);
  expect(await played(bet.round)).toMatchObject({ status: "void" });
  expect(await bookDifferences()).toEqual([]);
  const { body } = await server.call(
    listAudit,
    { subject: `round:house:${bet.round}` },
    administrator,
  );
  const acts = (body.data as DataOf<typeof listAudit>).list.filter(
    ({ action }) => action === "round.void",
  );
  expect(acts.map(({ details }) => details["outcome"])).toEqual(["done", "ordered"]);
});

test("a round that could not be settled waits for people: seen, asked again, called off", async () => {
  const before = await walletOf();
  const bet = {
    user: userOf(member.memberId),
    token: await tokenFor(1),
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    round: randomUUID(),
    round_closed: false,
    game_code: "onca-dourada",
    currency: "BRL",
    amount: 300 * UNITS_PER_CENTAVO,
  };
  await server.rooms.rounds.studioWallet("house").bet(bet);
  const one = { member_id: member.memberId, studio: "house", round_id: bet.round };
  const waiting = async () => {
    const { body } = await server.call(contract.listStuckRounds, {}, risk);
    return (body.data as DataOf<typeof contract.listStuckRounds>).list;
  };
  const retry = (why: string) =>
    server.call(contract.retryRound, { ...one, reason: why }, administrator);
  expect(await waiting()).toEqual([]);
  expect((await retry(reason)).body.error).toBe("backoffice.round_not_stuck");
  server.clock.advance(10 * 60_000 + 1);
  expect(await waiting()).toMatchObject([{ round_id: bet.round, stake: "3.00", refusal: null }]);
  const { body } = await server.call(readDashboard, {}, administrator);
  const { attention } = body.data as DataOf<typeof readDashboard>;
  expect(attention).toContainEqual({ kind: "rounds_stuck", count: 1 });
  expect((await retry("")).status).toBe(422);
  expect((await retry(reason)).body.data).toEqual({ status: "open" });
  await callOff(bet.round);
  expect((await walletOf()).cash).toBe(before.cash);
  expect(await waiting()).toEqual([]);
  expect(await bookDifferences()).toEqual([]);
});

/** As the database has it now. */
async function roundNow() {
  const tables = await server.rooms.sharedRounds.watch();
  return tables.find(({ game }) => game === TABLE)?.round ?? null;
}

async function betAtTable() {
  const { sharedRounds, houseGames, catalog } = server.rooms;
  const gameId = (await catalog.findGameByCode("house", TABLE))?.id ?? 0;
  const session = await houseGames.players.find(await tokenFor(gameId));
  if (session === null) throw new Error("No session.");
  await until("betting");
  const round = await roundNow();
  if (round === null) throw new Error("No round.");
  const wish = { betKey: randomUUID(), roundId: round.round_id, unit: toCentavos(50) };
  await sharedRounds.placeBet(session, {
    ...wish,
    choice: { chips: { red: 10 } },
    clientSeed: "mine",
  });
  return round.round_id;
}

async function callOffTable(round_id: string): Promise<void> {
  const asked = await server.call(contract.voidTableRound, { round_id, reason }, administrator);
  const { approval_id } = (asked.body.data as DataOf<typeof contract.voidTableRound>).approval;
  const twice = await server.call(contract.voidTableRound, { round_id, reason }, administrator);
  expect(twice.body.error).toBe("backoffice.approval_waiting");
  const agreed = await server.call(approvals.approve, { approval_id, note: "Seen" }, risk);
  expect(agreed.body.data).toMatchObject({ state: "executed", failure: null });
}

async function until(phase: "betting" | "shown"): Promise<void> {
  for (let step = 0; step < 30; step += 1) {
    const again = await server.rooms.sharedRounds.advance(TABLE);
    if ((await roundNow())?.phase === phase) return;
    server.clock.advance(Math.max(0, again.getTime() - server.clock.now().getTime()));
  }
  throw new Error(`The table never was ${phase}.`);
}

test.each(["running", "over"])("a table's round that is %s: every bet goes back", async (state) => {
  const before = await walletOf();
  const roundId = await betAtTable();
  const watched = await server.call(contract.readTable, { code: TABLE }, administrator);
  expect(watched.body.data).toMatchObject({
    table: { round: { phase: "betting", players: 1, bets: 1, stake: "5.00" } },
    bets: [{ member: { member_id: member.memberId }, stake: "5.00", status: "staked" }],
  });
  if (state === "over") await until("shown");
  else expect((await walletOf()).cash).toBe(before.cash - 500);
  await callOffTable(roundId);
  expect((await walletOf()).cash).toBe(before.cash);
  const after = await server.call(contract.readTable, { code: TABLE }, administrator);
  const { past, table } = after.body.data as DataOf<typeof contract.readTable>;
  expect(past[0]).toMatchObject({ round_id: roundId, phase: "void", bets: 0, result: null });
  expect([table.void_today > 0, table.open_bets]).toEqual([true, 0]);
  const again = await server.call(
    contract.voidTableRound,
    { round_id: roundId, reason },
    administrator,
  );
  expect(again.body.error).toBe("backoffice.round_not_voidable");
  expect(await bookDifferences()).toEqual([]);
});

test("a bet's end that the wallet does not take is asked for again, and it says what came of it", async () => {
  await betAtTable();
  const staked = (await walletOf()).cash;
  const away = vi.spyOn(server.rooms.ledger, "execute").mockRejectedValue(new Error("No core."));
  await until("shown");
  server.clock.advance(10 * 60_000 + 1);
  const waiting = async () => {
    const { body } = await server.call(contract.listStuckRounds, {}, risk);
    return (body.data as DataOf<typeof contract.listStuckRounds>).list;
  };
  const [{ round_id } = { round_id: "" }, ...others] = await waiting();
  expect(others).toEqual([]);
  const one = { member_id: member.memberId, studio: "house", round_id, reason };
  const retry = () => server.call(contract.retryRound, one, administrator);
  const refused = await retry();
  expect([refused.status, refused.body.error]).toEqual([503, "house_games.wallet_unavailable"]);
  expect((await waiting()).map((round) => round.round_id)).toEqual([round_id]);
  away.mockRestore();
  expect((await retry()).body.data).toEqual({ status: "settled" });
  expect(await waiting()).toEqual([]);
  expect([staked, staked + 1_000]).toContain((await walletOf()).cash);
  expect(await bookDifferences()).toEqual([]);
});

test("what is nowhere cannot be called off", async () => {
  const one = { member_id: member.memberId, studio: "house", round_id: randomUUID(), reason };
  for (const call of [contract.voidRound, contract.readRound]) {
    const answer = await server.send(call, one, administrator);
    expect(answer.body.error).toBe("backoffice.round_not_found");
  }
  const table = await server.call(
    contract.voidTableRound,
    { round_id: randomUUID(), reason },
    administrator,
  );
  expect(table.body.error).toBe("backoffice.round_not_found");
});

test("a table whose public event has happened says which, until its salt is entered", async () => {
  await until("betting");
  server.clock.advance(2 * 3_600_000);
  const again = await signInOperator(server, administrator.secret);
  const { body } = await server.call(contract.listTables, {}, again);
  const { list } = body.data as DataOf<typeof contract.listTables>;
  expect(list.find(({ code }) => code === TABLE)?.salt_due).toMatch(
    /^drand quicknet .*, round \d+/,
  );
  expect(list.find(({ round }) => round === null)?.salt_due).toBeNull();
  // Where the house may draw salts itself no table is shut, and nobody is woken up.
  const dashboard = await server.call(readDashboard, {}, again);
  const { attention } = dashboard.body.data as DataOf<typeof readDashboard>;
  expect(attention).toContainEqual({ kind: "salts_missing", count: 0 });
});
