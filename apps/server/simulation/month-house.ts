/**
 * The house on which the month is played: a server with an adjustable clock, people who come in
 * through the front door by the links of others, pay through the cashier and play through the
 * studio's wallet, and the night's jobs, run by hand.
 */
import { randomUUID } from "node:crypto";
import { cpf } from "cpf-cnpj-validator";
import { sql } from "kysely";
import { openDeposit, submitWithdrawal } from "@tucano/contract/player/money/cashier.ts";
import type { DataOf, Endpoint, RequestOf } from "@tucano/contract/endpoint.ts";
import { login } from "@tucano/contract/player/account/members.ts";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { payCharge } from "@tucano/contract/studios/sandbox-psp.ts";
import { UNITS_PER_CENTAVO } from "@tucano/contract/studios/studio-wallet.ts";
import { AGENCY_DAILY_JOB, AGENCY_WEEKLY_JOB } from "../src/agency/index.ts";
import { PAY_WITHDRAWAL_JOB, SETTLE_RECEIPT_JOB } from "../src/cashier/index.ts";
import { createAdjustableClock } from "../src/platform/clock.ts";
import { addDays, startOfDay } from "../src/platform/days.ts";
import type { Jobs } from "../src/platform/jobs/index.ts";
import { userOf } from "../src/rounds/index.ts";
import { readJournal } from "../src/testing/journal.ts";
import { registerTestMember, type TestMember } from "../src/testing/people/people.ts";
import { startTestServer, type TestServer } from "../src/testing/server.ts";
import { askOverHttp, type Visit } from "./month-calls.ts";
import { type Bet, type GameCode, GAMES } from "./month-deeds.ts";

const HOUR_MS = 3_600_000;
const NOON_HOURS = 12;
const JOBS_HOURS = 5.2;
const WORKERS_COUNT = 8;
const TRIES_MAX = 5;
const STAKE_MAX_CENTAVOS = 100_000_000;
const NIGHTLY = [
  "ledger.open_months",
  "rounds.open-months",
  "vip.settle-days",
  "vip.settle-weeks",
  "vip.settle-months",
  AGENCY_DAILY_JOB,
  AGENCY_WEEKLY_JOB,
  "rewards.expire",
  "rewards.expire-bonuses",
  "wheels.reveal-seeds",
] as const;

/** How a deposit is paid, if not by its owner, once and in full. */
export type Oddity = "by-stranger" | "twice" | "less";

export interface House {
  readonly server: TestServer;
  noonOf(day: string): void;
  /** The night before that day is over: its jobs run, with everything read. */
  wakeUp(day: string): Promise<void>;
  join(inviter: TestMember | null): Promise<TestMember>;
  visit(member: TestMember, as: { game: GameCode; isOverHttp: boolean }): Promise<Visit>;
  /** Asked for and paid; credited or sent back by `credit`. Answers the order's number. */
  payIn(visit: Visit, amount: number, oddity: Oddity | null): Promise<string>;
  credit(): Promise<void>;
  /** The journal's readers come up to now. */
  read(): Promise<void>;
  /** The order's number; null: refused. */
  withdraw(visit: Visit, amount: number): Promise<string | null>;
  decide(order: string, isPaid: boolean): Promise<void>;
  /** What was decided is paid out. */
  payOut(): Promise<void>;
  /** Answers what takes the bet back. */
  bet(visit: Visit, bet: Bet): Promise<() => Promise<void>>;
}

const OPERATOR = { operatorId: 1, email: "ops@tucano.local" };
/** Is missing from a deposit that was paid short. */
export const SHORT_CENTAVOS = 100;

/** Three slots represent games of three types; a live table is open to each session. */
async function furnish({ db, rooms }: TestServer): Promise<void> {
  const [slot] = Object.values(GAMES);
  const live = JSON.stringify({ id: GAMES["ao-vivo"].id, code: "ao-vivo" });
  await sql`
    INSERT INTO catalog.game SELECT (jsonb_populate_record(g, ${live}::jsonb)).*
    FROM catalog.game g WHERE g.id = ${slot?.id}`.execute(db);
  for (const { id, type } of Object.values(GAMES)) {
    await sql`
      UPDATE catalog.game SET game_type = ${type}, min_bet_centavos = 1,
        max_bet_centavos = ${STAKE_MAX_CENTAVOS} WHERE id = ${id}`.execute(db);
  }
  rooms.catalog.invalidate();
}

/** Opened at noon of the day before. */
export async function openHouse(firstDay: string): Promise<House> {
  const at = (day: string, hours: number) => new Date(startOfDay(day).getTime() + hours * HOUR_MS);
  const clock = createAdjustableClock(at(addDays(firstDay, -1), NOON_HOURS));
  const server = await startTestServer({ clock });
  await furnish(server);
  return {
    server,
    noonOf: (day) => clock.set(at(day, NOON_HOURS)),
    wakeUp: async (day) => {
      clock.set(at(day, JOBS_HOURS));
      await readJournal(server.house.journal);
      for (const job of NIGHTLY) await server.jobs.runNow(job);
    },
    join: (inviter) =>
      registerTestMember(server, inviter === null ? {} : { invite_code: inviter.user.invite_code }),
    visit: (member, as) => enter(server, member, as),
    payIn: (visit, amount, oddity) => payIn(server, visit, { amount, oddity }),
    credit: () => drain(server, SETTLE_RECEIPT_JOB),
    read: () => readJournal(server.house.journal),
    withdraw: async (visit, amount) => {
      const { form } = visit.member;
      const money = formatWire(toCentavos(amount));
      const wish = { money, qk_pwd: "135790", payment_type: "CPF", cpf_id: form.cpf } as const;
      const { data } = await askOverHttp(server, visit, [submitWithdrawal, wish]);
      return data === null ? null : (data as DataOf<typeof submitWithdrawal>).order_no;
    },
    decide: async (order, isPaid) => {
      const { cashier } = server.rooms;
      if (isPaid) await cashier.approveWithdrawal(order, OPERATOR);
      else await cashier.rejectWithdrawal(order, OPERATOR, "not this one");
    },
    payOut: () => drain(server, PAY_WITHDRAWAL_JOB),
    bet: (visit, bet) => play(server, visit, bet),
  };
}

/**
 * Several at once, as the workers of a house are; what a job leaves to do is done as well. Two that
 * come upon one payment may be in each other's way: the one that fails is tried again.
 */
async function drain({ jobs }: TestServer, name: Parameters<Jobs["drain"]>[0]): Promise<void> {
  for (let triesLeft = TRIES_MAX; ;) {
    const workers = Array.from({ length: WORKERS_COUNT }, () => jobs.drain(name));
    const ended = await Promise.allSettled(workers);
    const failed = ended.find((one) => one.status === "rejected");
    if (failed === undefined) {
      if (ended.every((one) => one.status === "fulfilled" && one.value === 0)) return;
      continue;
    }
    if (triesLeft === 0) throw failed.reason;
    triesLeft -= 1;
  }
}

async function insist<E extends Endpoint>(
  server: TestServer,
  token: string,
  [endpoint, input]: readonly [E, RequestOf<E>],
): Promise<DataOf<E>> {
  const { error, data } = await askOverHttp(server, { token }, [endpoint, input as object]);
  if (error !== null) throw new Error(`${endpoint.path}: ${error}`);
  return data as DataOf<E>;
}

/** A server that is overloaded says so, and is asked again. */
async function signIn(server: TestServer, member: TestMember): Promise<string> {
  const { account, password } = member;
  for (let triesLeft = TRIES_MAX; ; triesLeft -= 1) {
    const { status, body } = await server.call(login, { account, password });
    if (status === 200) return (body.data as DataOf<typeof login>).access_token;
    if (status !== 503 || triesLeft === 0) throw new Error(`No entry: ${JSON.stringify(body)}`);
  }
}

async function enter(
  server: TestServer,
  member: TestMember,
  { game, isOverHttp }: { readonly game: GameCode; readonly isOverHttp: boolean },
): Promise<Visit> {
  const token = await signIn(server, member);
  const { url } = await insist(server, token, [launch, { game_id: GAMES[game].id }]);
  const playToken = new URLSearchParams(url.split("#")[1]).get("token") ?? "";
  return { member, token, playToken, isOverHttp };
}

async function openOrder(
  server: TestServer,
  { member, token, isOverHttp }: Visit,
  amountCentavos: number,
): Promise<string> {
  const amount = toCentavos(amountCentavos);
  if (isOverHttp) {
    const wish = { money: formatWire(amount), payment_id: 1 };
    return (await insist(server, token, [openDeposit, wish])).order_no;
  }
  const input = { money: amount, payment_id: 1 };
  return (await server.ask(openDeposit, input, member.memberId)).order_no;
}

async function payIn(
  server: TestServer,
  visit: Visit,
  { amount, oddity }: { readonly amount: number; readonly oddity: Oddity | null },
): Promise<string> {
  const txid = await openOrder(server, visit, amount);
  const payment = {
    txid,
    ...(oddity === "by-stranger" ? { cpf: cpf.generate() } : {}),
    ...(oddity === "less" ? { amount: formatWire(toCentavos(amount - SHORT_CENTAVOS)) } : {}),
  };
  for (let times = oddity === "twice" ? 2 : 1; times > 0; times -= 1) {
    const paid = await server.call(payCharge, payment);
    if (paid.status !== 200) throw new Error(`Not paid: ${JSON.stringify(paid.body)}`);
  }
  return txid;
}

async function play(
  server: TestServer,
  { member, playToken }: Visit,
  { game, stake, win, isOpen }: Bet,
): Promise<() => Promise<void>> {
  const wallet = server.rooms.rounds.studioWallet("house");
  const round = `m-${randomUUID()}`;
  const uuid = randomUUID();
  const request = (id: string, round_closed: boolean) => ({
    user: userOf(member.memberId),
    token: playToken,
    request_uuid: randomUUID(),
    transaction_uuid: id,
    round,
    round_closed,
    game_code: game,
    currency: "BRL",
  });
  const insist = async (answer: Promise<{ readonly status: string }>) => {
    const { status } = await answer;
    if (status !== "RS_OK") throw new Error(`${game}, ${stake}: ${status}`);
  };
  const isOver = win === 0 && !isOpen;
  await insist(wallet.bet({ ...request(uuid, isOver), amount: stake * UNITS_PER_CENTAVO }));
  const of = { reference_transaction_uuid: uuid };
  if (win > 0) {
    const amount = win * UNITS_PER_CENTAVO;
    await insist(wallet.win({ ...request(randomUUID(), true), amount, ...of }));
  }
  return () => insist(wallet.rollback({ ...request(randomUUID(), true), ...of }));
}
