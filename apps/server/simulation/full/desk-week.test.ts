/**
 * A week of the desks. Players pay in, play, withdraw and complain; each day the payments desk
 * works off its queue in bulk while a colleague is at it, too, support finds the round of each
 * complaint by its number, two of risk call it off and freeze a ring, a promotion that two agreed
 * to holds for two days and goes back to what it was, finance takes a file of the days so far, and
 * each day is compared with the bank. Then every withdrawal has ended as it was decided, nothing is
 * locked, and days, books and audit log agree.
 *
 *   SIMULATION_SEED=<number>   the week that failed, once more
 */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { env } from "node:process";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as access from "@tucano/contract/backoffice/access/access.ts";
import * as approvals from "@tucano/contract/backoffice/access/approvals.ts";
import * as tables from "@tucano/contract/backoffice/games/tables.ts";
import * as rings from "@tucano/contract/backoffice/members/ring.ts";
import * as support from "@tucano/contract/backoffice/members/support.ts";
import * as queue from "@tucano/contract/backoffice/payments/payments.ts";
import * as reconciliation from "@tucano/contract/backoffice/payments/reconciliation.ts";
import * as reports from "@tucano/contract/backoffice/payments/reports.ts";
import * as promotions from "@tucano/contract/backoffice/site/promotions.ts";
import type { DataOf, Endpoint, RequestOf } from "@tucano/contract/endpoint.ts";
import { fromWire } from "@tucano/contract/money.ts";
import { login } from "@tucano/contract/player/account/members.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { openDeposit, submitWithdrawal } from "@tucano/contract/player/money/cashier.ts";
import { createTicket } from "@tucano/contract/player/site/messages.ts";
import { UNITS_PER_CENTAVO } from "@tucano/contract/studios/studio-wallet.ts";
import { AUDIT_KEY, proveAudit } from "../../src/backoffice/index.ts";
import { deviceOf } from "../../src/backoffice/test/payments-bench.ts";
import { hire, type Hired } from "../../src/backoffice/test/staff-bench.ts";
import { auditBooks } from "../../src/ledger/index.ts";
import { addDays, dayOf } from "../../src/platform/days.ts";
import { systemRandom } from "../../src/platform/random.ts";
import { userOf } from "../../src/rounds/index.ts";
import { readJournal } from "../../src/testing/journal.ts";
import { codeOf } from "../../src/testing/people/operator.ts";
import { registerTestMember, type TestMember } from "../../src/testing/people/people.ts";
import { createTill, PASSWORD, type Till } from "../../src/testing/people/till.ts";
import { startTestServer, type TestServer } from "../../src/testing/server.ts";
import { createDice } from "../month-habits.ts";

const SEED = Number(env["SIMULATION_SEED"] ?? systemRandom.integer(2 ** 31 - 1));
const [DAYS, MEMBERS, RING] = [7, 5, 3];
const DAY_MS = 86_400_000;
/** Days of the week, from 0 on: when the ring is found, and when the offer differs. */
const [RING_DAY, OFFER_FROM, OFFER_UNTIL] = [3, 2, 4];
const OFFER = "dailyRelief";
const GAME = "onca-dourada";
const TIMEOUT_MS = 240_000;
const roles = {
  payer: "payments",
  colleague: "payments",
  helpdesk: "support",
  risk: "risk",
  second: "risk",
  marketing: "marketing",
  compliance: "compliance",
  finance: "finance",
} as const;
type Desk = keyof typeof roles;

const reason = "seen and checked";
const dice = createDice(SEED);
let server: TestServer;
let till: Till;
let members: TestMember[];
let ring: TestMember[];
const staff = new Map<Desk, Hired>();
/** What the desk made of each withdrawal. */
const decided = new Map<string, "paid" | "rejected">();

beforeAll(async () => {
  server = await startTestServer();
  till = createTill(server);
  for (const [desk, role] of Object.entries(roles)) {
    staff.set(desk as Desk, await hire(server, { role }));
  }
  const arrive = (headers: Record<string, string> = {}) =>
    registerTestMember(server, {}, { headers });
  members = [];
  for (let n = 0; n < MEMBERS; n += 1) members.push(await arrive());
  const first = await arrive();
  ring = [first];
  while (ring.length < RING) ring.push(await arrive({ cookie: deviceOf(first) }));
}, TIMEOUT_MS);
afterAll(() => server.close());

function at(desk: Desk): Hired {
  const who = staff.get(desk);
  if (who === undefined) throw new Error(`Nobody is at ${desk}.`);
  return who;
}

async function ask<E extends Endpoint>(
  desk: Desk,
  endpoint: E,
  input: RequestOf<E>,
): Promise<DataOf<E>> {
  const answer = await server.call(endpoint, input, { headers: at(desk).headers });
  expect(answer.body, `${desk}: ${JSON.stringify(answer.body)}`).toMatchObject({ code: 200 });
  return answer.body.data as DataOf<E>;
}

/** The sessions of the day before have ended. */
async function signInAgain(): Promise<void> {
  for (const [desk, who] of staff) {
    const { email, password, secret } = who;
    const first = await server.call(access.signIn, { email, password });
    const { ticket } = first.body.data as DataOf<typeof access.signIn>;
    const code = await codeOf(server, secret);
    const second = await server.call(access.confirmSignIn, { ticket, code });
    const session = second.cookies.find(({ name }) => name === "tucano_operator");
    if (session === undefined) throw new Error(`No session: ${JSON.stringify(second.body)}`);
    staff.set(desk, { ...who, headers: { cookie: `tucano_operator=${session.value}` } });
  }
}

/** Each visit begins at the front door, on the device that one registered on. */
async function visit(member: TestMember): Promise<TestMember> {
  const { account, password } = member;
  const headers = { cookie: deviceOf(member) };
  const { body } = await server.call(login, { account, password }, { headers });
  return { ...member, token: (body.data as DataOf<typeof login>).access_token };
}

async function askAs<E extends Endpoint>(
  { token }: TestMember,
  endpoint: E,
  input: RequestOf<E>,
): Promise<DataOf<E>> {
  const { body } = await server.call(endpoint, input, { token });
  expect(body, JSON.stringify(body)).toMatchObject({ code: 200 });
  return body.data as DataOf<E>;
}

const amount = (least: number, range: number) => fromWire(`${least + dice(range)}.00`);

async function payIn(member: TestMember): Promise<void> {
  const wish = { money: amount(200, 300), payment_id: 1 };
  const { order_no: txid } = await askAs(member, openDeposit, wish);
  await till.pay({ txid });
}

/** The round's number. */
async function play(member: TestMember): Promise<string> {
  const game = await server.rooms.catalog.findGameByCode("house", GAME);
  const { url } = await askAs(member, launch, { game_id: game?.id ?? 0 });
  const token = new URLSearchParams(url.split("#")[1]).get("token") ?? "";
  const wallet = server.rooms.rounds.studioWallet("house");
  const round = randomUUID();
  const of = { user: userOf(member.memberId), token, round, game_code: GAME, currency: "BRL" };
  const bet = { ...of, request_uuid: randomUUID(), transaction_uuid: randomUUID() };
  const isWon = dice(3) === 0;
  const stake = amount(5, 30) * UNITS_PER_CENTAVO;
  const laid = await wallet.bet({ ...bet, round_closed: !isWon, amount: stake });
  expect(laid.status).toBe("RS_OK");
  if (!isWon) return round;
  const won = await wallet.win({
    ...of,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: bet.transaction_uuid,
    round_closed: true,
    amount: amount(1, 60) * UNITS_PER_CENTAVO,
  });
  expect(won.status).toBe("RS_OK");
  return round;
}

async function takeOut(member: TestMember): Promise<void> {
  await till.forgive(member);
  const wish = { money: amount(20, 30), qk_pwd: PASSWORD, payment_type: "CPF" };
  await askAs(member, submitWithdrawal, { ...wish, cpf_id: member.form.cpf });
}

/** A half of the queue at a time; what somebody has taken, a colleague does not decide. */
async function workOffQueue(): Promise<void> {
  for (;;) {
    const { list } = await ask("payer", queue.listWithdrawals, { limit: 4 });
    if (list.length === 0) return;
    const order_nos = list.map(({ order_no }) => order_no);
    const { claimed } = await ask("payer", queue.claimWithdrawals, { order_nos });
    expect(claimed.toSorted()).toEqual(order_nos.toSorted());
    const late = { act: "approve", order_nos, reason } as const;
    const seen = await ask("colleague", queue.decideWithdrawals, late);
    expect(new Set(seen.list.map(({ outcome }) => outcome))).toEqual(new Set(["claimed"]));
    const isRejected = dice(4) === 0;
    const act = isRejected ? "reject" : "approve";
    const done = await ask("payer", queue.decideWithdrawals, { act, order_nos, reason });
    expect(new Set(done.list.map(({ outcome }) => outcome))).toEqual(new Set(["done"]));
    for (const orderNo of order_nos) decided.set(orderNo, isRejected ? "rejected" : "paid");
  }
}

async function complain(member: TestMember, round: string): Promise<void> {
  const told = { category: "game", subject: "My round", text: `What became of ${round}?` } as const;
  const { ticket_no } = await askAs(member, createTicket, { ...told, files: [] });
  const { messages } = await ask("helpdesk", support.readDeskTicket, { ticket_no });
  const round_id = /[0-9a-f-]{36}/.exec(messages[0]?.text ?? "")?.[0] ?? "";
  const one = { member_id: member.memberId, studio: "house", round_id };
  const found = await ask("helpdesk", tables.readRound, one);
  expect(found.can_void).toBe(true);
  const { approval } = await ask("risk", tables.voidRound, { ...one, reason });
  const agreed = await ask("second", approvals.approve, { approval_id: approval.approval_id });
  expect(agreed.state).toBe("executed");
  const text = "We have called it off; your stake is back.";
  await ask("helpdesk", support.answerDeskTicket, { ticket_no, text, files: [] });
  await ask("helpdesk", support.closeDeskTicket, { ticket_no, reason });
  expect((await ask("helpdesk", tables.readRound, one)).can_void).toBe(false);
}

async function freezeRing(): Promise<void> {
  const [first] = ring;
  const member_id = first?.memberId ?? 0;
  const { list } = await ask("risk", rings.memberRing, { member_id });
  const member_ids = list
    .filter(({ member, ties }) => member.member_id === member_id || ties.includes("device"))
    .map(({ member }) => member.member_id);
  expect(new Set(member_ids)).toEqual(new Set(ring.map(({ memberId }) => memberId)));
  const done = await ask("risk", rings.freezeMembers, { member_ids, reason });
  expect(done.list.map(({ outcome }) => outcome)).toEqual(ring.map(() => "done"));
  for (const { account, password } of ring) {
    const { body } = await server.call(login, { account, password });
    expect(body.code, account).not.toBe(200);
  }
}

/** For two days. What holds on each day of the week, from the first on. */
async function scheduleOffer(): Promise<readonly unknown[]> {
  const old = await server.rooms.market.read(OFFER);
  const value = { ...old, rewardMaxCentavos: old.rewardMaxCentavos + 100 };
  const inDays = (days: number) =>
    new Date(server.clock.now().getTime() + (days - 0.5) * DAY_MS).toISOString();
  const { approval } = await ask("marketing", promotions.setActivity, {
    key: OFFER,
    value,
    effective_from: inDays(OFFER_FROM),
    until: inDays(OFFER_UNTIL),
    reason,
  });
  const approval_id = approval?.approval_id ?? 0;
  expect(await ask("compliance", approvals.approve, { approval_id })).toMatchObject({
    state: "executed",
  });
  return Array.from({ length: DAYS }, (_, n) => (n >= OFFER_FROM && n < OFFER_UNTIL ? value : old));
}

/** Its last line is what the report's page says below its rows. */
async function takeFile(from: string, to: string): Promise<void> {
  const asked = { kind: "report", format: "csv", by: "day", from, to } as const;
  const { id } = await ask("finance", reports.startExport, asked);
  await server.jobs.drain("backoffice.export");
  const part = await ask("finance", reports.readExportPart, { id });
  expect(part.next).toBeNull();
  const lines = Buffer.from(part.content, "base64").toString("utf8").trim().split(/\r?\n/);
  const { totals, list } = await ask("finance", reports.readReport, { by: "day", from, to });
  expect(lines).toHaveLength(list.length + 2);
  expect(lines.at(-1)).toContain(totals.turnover);
}

async function liveThrough(people: readonly TestMember[]): Promise<void> {
  const rounds: [TestMember, string][] = [];
  for (const one of people) {
    const member = await visit(one);
    await payIn(member);
    await till.settle();
    for (let times = 1 + dice(2); times > 0; times -= 1) rounds.push([member, await play(member)]);
    // Of the ring nothing has been noticed yet: it waits.
    if (members.includes(one) && dice(3) > 0) await takeOut(member);
  }
  await workOffQueue();
  await till.payOut();
  const [unhappy] = rounds;
  if (unhappy !== undefined) await complain(...unhappy);
  await readJournal(server.house.journal);
}

test(
  `from one day to the next (SIMULATION_SEED=${SEED})`,
  async () => {
    const first = dayOf(server.clock.now());
    const offers = await scheduleOffer();
    for (let day = 0; day < DAYS; day += 1) {
      const today = dayOf(server.clock.now());
      expect(await server.rooms.market.read(OFFER), today).toEqual(offers[day]);
      if (day === RING_DAY) await freezeRing();
      await liveThrough(day < RING_DAY ? [...members, ...ring] : members);
      await takeFile(first, today);
      server.clock.advance(DAY_MS);
      await signInAgain();
      const matched = await ask("payer", reconciliation.matchDay, { day: today });
      expect(matched).toMatchObject({ day: today, open_count: 0 });
    }

    const { list } = await ask("payer", queue.listWithdrawals, { status: "all", limit: 100 });
    expect(new Map(list.map((one) => [one.order_no, one.status]))).toEqual(decided);
    expect(new Set(decided.values())).toContain("paid");
    for (const member of [...members, ...ring]) {
      expect(await till.wallet(member), member.account).toMatchObject({ locked: 0 });
    }
    const days = await ask("payer", reconciliation.listMatchedDays, {});
    expect(days.list.map((one) => [one.day, one.open_count])).toEqual(
      Array.from({ length: DAYS }, (_, n) => [addDays(first, DAYS - 1 - n), 0]),
    );
    const books = await auditBooks(server.db, server.house.bookChecks);
    expect(books.filter(({ differences }) => differences.length > 0)).toEqual([]);
    const key = readFileSync(path.join(server.secretsFolder, AUDIT_KEY), "utf8").trim();
    expect(await proveAudit(server.db, { anchor: null, key })).toMatchObject({ differences: [] });
  },
  TIMEOUT_MS,
);
