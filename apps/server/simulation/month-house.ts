/**
 * The house on which the month is played: a server with an adjustable clock, people who come in
 * through the front door by the links of others, pay through the cashier and play through the
 * studio's wallet, and the night's jobs, run by hand.
 */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { openDeposit, submitWithdrawal } from "@tucano/contract/cashier.ts";
import type { DataOf, Endpoint, RequestOf } from "@tucano/contract/endpoint.ts";
import { login } from "@tucano/contract/members.ts";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import { launch } from "@tucano/contract/rounds.ts";
import { payCharge } from "@tucano/contract/sandbox-psp.ts";
import { UNITS_PER_CENTAVO } from "@tucano/contract/studio-wallet.ts";
import { AGENCY_DAILY_JOB, AGENCY_WEEKLY_JOB } from "../src/agency/index.ts";
import { SETTLE_RECEIPT_JOB } from "../src/cashier/index.ts";
import { createAdjustableClock } from "../src/platform/clock.ts";
import { startOfDay } from "../src/platform/days.ts";
import { userOf } from "../src/rounds/index.ts";
import { readJournal } from "../src/testing/journal.ts";
import { registerTestMember, type TestMember } from "../src/testing/people.ts";
import { startTestServer, type TestServer } from "../src/testing/server.ts";
import { type GameCode, GAMES } from "./month-deeds.ts";

const HOUR_MS = 3_600_000;
const NOON_HOURS = 12;
const JOBS_HOURS = 5.2;
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
] as const;

export interface Visit {
  readonly member: TestMember;
  readonly token: string;
  readonly playToken: string;
}

export interface Bet {
  readonly game: GameCode;
  readonly stake: number;
  readonly win: number;
  /** Left open, so that it may be taken back on another day. */
  readonly isOpen: boolean;
}

export interface House {
  readonly server: TestServer;
  noonOf(day: string): void;
  /** The night before that day is over: its jobs run, with everything read. */
  wakeUp(day: string): Promise<void>;
  join(inviter: TestMember | null): Promise<TestMember>;
  visit(member: TestMember, game: GameCode): Promise<Visit>;
  /** The error's code, or null. */
  ask<E extends Endpoint>(
    visit: Visit,
    endpoint: E,
    input: RequestOf<E>,
  ): Promise<{ readonly error: string | null; readonly data: unknown }>;
  /** Asked for and paid; credited by `credit`. */
  payIn(visit: Visit, amountCentavos: number): Promise<void>;
  credit(): Promise<void>;
  withdraw(visit: Visit, amountCentavos: number): Promise<boolean>;
  /** Answers what takes the bet back. */
  bet(visit: Visit, bet: Bet): Promise<() => Promise<void>>;
}

/** Three slots stand in for games of three types; a live table is open to each session. */
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

export async function openHouse(firstDay: string): Promise<House> {
  const at = (day: string, hours: number) => new Date(startOfDay(day).getTime() + hours * HOUR_MS);
  const clock = createAdjustableClock(at(firstDay, NOON_HOURS));
  const server = await startTestServer({ clock });
  await furnish(server);
  const ask: House["ask"] = async (visit, endpoint, input) => {
    const { status, body } = await server.send(endpoint, input, { token: visit.token });
    if (status === 200) return { error: null, data: body.data };
    return { error: body.error ?? `HTTP ${status}`, data: null };
  };
  const insist = async <E extends Endpoint>(visit: Visit, endpoint: E, input: RequestOf<E>) => {
    const { error, data } = await ask(visit, endpoint, input);
    if (error !== null) throw new Error(`${endpoint.path}: ${error}`);
    return data as DataOf<E>;
  };
  return {
    server,
    ask,
    noonOf: (day) => clock.set(at(day, NOON_HOURS)),
    wakeUp: async (day) => {
      clock.set(at(day, JOBS_HOURS));
      await readJournal(server.house.journal);
      for (const job of NIGHTLY) await server.jobs.runNow(job);
    },
    join: (inviter) =>
      registerTestMember(server, inviter === null ? {} : { invite_code: inviter.user.invite_code }),
    visit: async (member, game) => {
      const { account, password } = member;
      const { body } = await server.call(login, { account, password });
      const { access_token: token } = body.data as DataOf<typeof login>;
      const entering = { member, token, playToken: "" };
      const { url } = await insist(entering, launch, { game_id: GAMES[game].id });
      return { ...entering, playToken: new URLSearchParams(url.split("#")[1]).get("token") ?? "" };
    },
    payIn: async (visit, amount) => {
      const money = formatWire(toCentavos(amount));
      const { order_no: txid } = await insist(visit, openDeposit, { money, payment_id: 1 });
      const paid = await server.call(payCharge, { txid });
      if (paid.status !== 200) throw new Error(`Not paid: ${JSON.stringify(paid.body)}`);
    },
    credit: async () => {
      while ((await server.jobs.drain(SETTLE_RECEIPT_JOB)) > 0);
    },
    withdraw: async (visit, amount) => {
      const { cpf } = visit.member.form;
      const money = formatWire(toCentavos(amount));
      const wish = { money, qk_pwd: "135790", payment_type: "CPF", cpf_id: cpf } as const;
      return (await ask(visit, submitWithdrawal, wish)).error === null;
    },
    bet: (visit, bet) => play(server, visit, bet),
  };
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
