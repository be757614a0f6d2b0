/** Inviters and invitees through the front door, money by the pockets, and days that pass. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";
import * as contract from "@tucano/contract/player/rewards/agency.ts";
import { toCentavos, ZERO } from "@tucano/contract/money.ts";
import { login, register } from "@tucano/contract/player/account/members.ts";
import type { CommandKind } from "../../ledger/index.ts";
import { addDays, dayOf, mondayOf, startOfDay } from "../../platform/days.ts";
import { readJournal } from "../../testing/journal.ts";
import { registrationForm, type RegistrationForm } from "../../testing/people/people.ts";
import type { TestServer } from "../../testing/server.ts";
import {
  deposit,
  rollbackStake,
  type Split,
  stake,
  type WalletRefusal,
  win,
} from "../../wallet/index.ts";
import { AGENCY_DAILY_JOB, AGENCY_WEEKLY_JOB, type CommissionKey } from "../index.ts";

const HOUR_MS = 3_600_000;
const NOON_HOURS = 12;
const DAILY_AT_HOURS = 4.5;
const WEEKLY_AT_HOURS = 5;
const WEEK_DAYS = 7;
const GAME = "house/onca-dourada";

export interface Player {
  readonly memberId: MemberId;
  readonly code: string;
  readonly phone: string;
  readonly account: string;
  readonly password: string;
  /** What the browser keeps of the device. */
  readonly device: string;
}

export interface Bet {
  readonly round: string;
  readonly split: Split;
}

type Commissions = DataOf<typeof contract.listCommissions>;

export interface Bench {
  /** Noon of the next Monday; answers that day. */
  nextMonday(): string;
  noonOf(day: string): void;
  invite(
    inviter: Player | null,
    device?: string,
    form?: Partial<RegistrationForm>,
  ): Promise<Player>;
  deposit(player: Player, amount: number): Promise<string>;
  bet(player: Player, amount: number, won?: number): Promise<Bet>;
  undo(player: Player, bet: Bet): Promise<void>;
  /** The job, on that day at its hour. */
  runDaily(day: string): Promise<void>;
  runWeekly(monday: string): Promise<void>;
  token(player: Player): Promise<string>;
  commissions(player: Player, input: { from: string; to: string }): Promise<Commissions>;
  details(player: Player, key: Omit<CommissionKey, "agentId">): Promise<unknown>;
  cash(player: Player): Promise<number>;
}

interface Play {
  readonly round: string;
  readonly amount: number;
  readonly won: number;
  /** Of a bet that is taken back. */
  readonly undone: Split | null;
}

const playKind: CommandKind<Play, null, null, { readonly split: Split }, WalletRefusal> = {
  name: "test.play",
  decide: (wallet, _facts, { round, amount, won, undone }) => {
    const side = { reference: `round:${round}`, game: GAME };
    if (undone !== null) {
      const back = { turnoverOwedChange: ZERO, bonusOwedChange: ZERO, split: undone, ...side };
      return { ...rollbackStake(wallet, back), answer: { split: undone } };
    }
    const input = { amount: toCentavos(amount), turnoverWeightPercent: 100, ...side };
    const staked = stake(wallet, input);
    if (staked.outcome === "refused") return staked;
    const { split } = staked;
    const paid = win(wallet, { amount: toCentavos(won), split, ...side });
    const transfers = [...staked.transfers, ...paid.transfers];
    return { ...staked, transfers, answer: { split } };
  },
};

const depositKind: CommandKind<
  { order: string; amount: number },
  null,
  null,
  object,
  WalletRefusal
> = {
  name: "test.deposit",
  decide: (wallet, _facts, { order, amount }) => {
    const reference = `deposit:${order}`;
    const paid = deposit(wallet, { amount: toCentavos(amount), reference, turnoverMultiple: 1 });
    return paid.outcome === "refused" ? paid : { ...paid, answer: {} };
  },
};

export function createBench(server: TestServer): Bench {
  const { rooms, clock, jobs } = server;
  const setHour = (day: string, hours: number) =>
    clock.set(new Date(startOfDay(day).getTime() + hours * HOUR_MS));
  const execute = async <Input, Out>(
    { memberId }: Player,
    kind: CommandKind<Input, null, null, Out, WalletRefusal>,
    input: Input,
  ): Promise<Out> => {
    const command = { memberId, source: "test", externalId: randomUUID(), input };
    const outcome = await rooms.ledger.execute(kind, command);
    if (outcome.status !== "applied") throw new Error(`Not applied: ${JSON.stringify(outcome)}`);
    return outcome.answer;
  };
  const run = async (job: string, day: string, hours: number) => {
    setHour(day, hours);
    await readJournal(server.house.journal);
    await jobs.runNow(job);
  };
  const bench: Bench = {
    nextMonday: () => {
      const monday = addDays(mondayOf(dayOf(clock.now())), WEEK_DAYS);
      setHour(monday, NOON_HOURS);
      return monday;
    },
    noonOf: (day) => setHour(day, NOON_HOURS),
    invite: (inviter, device = "", changes = {}) => invite(server, { inviter, device, changes }),
    deposit: async (player, amount) => {
      const order = randomUUID();
      await execute(player, depositKind, { order, amount });
      return order;
    },
    bet: async (player, amount, won = 0) => {
      const round = randomUUID();
      return { round, ...(await execute(player, playKind, { round, amount, won, undone: null })) };
    },
    undo: async (player, { round, split }) =>
      void (await execute(player, playKind, { round, amount: 0, won: 0, undone: split })),
    runDaily: (day) => run(AGENCY_DAILY_JOB, day, DAILY_AT_HOURS),
    runWeekly: (monday) => run(AGENCY_WEEKLY_JOB, monday, WEEKLY_AT_HOURS),
    token: async ({ account, password }) => {
      const answer = await server.call(login, { account, password });
      expect(answer.body).toMatchObject({ code: 200 });
      return (answer.body.data as DataOf<typeof login>).access_token;
    },
    commissions: async (player, input) => {
      const token = await bench.token(player);
      const answer = await server.call(contract.listCommissions, input, { token });
      expect(answer.body).toMatchObject({ code: 200 });
      return answer.body.data as Commissions;
    },
    details: async (player, key) => {
      const token = await bench.token(player);
      return (await server.call(contract.showCommission, key, { token })).body;
    },
    cash: async ({ memberId }) => (await rooms.ledger.readWallet(memberId)).cash,
  };
  return bench;
}

interface Invitation {
  readonly inviter: Player | null;
  readonly device: string;
  readonly changes: Partial<RegistrationForm>;
}

async function invite(
  server: TestServer,
  { inviter, device, changes }: Invitation,
): Promise<Player> {
  const code = inviter === null ? {} : { invite_code: inviter.code };
  const form = registrationForm({ ...code, ...changes });
  const headers = device === "" ? {} : { cookie: `tucano_device=${device}` };
  const answer = await server.call(register, form, { headers });
  expect(answer.body).toMatchObject({ code: 200 });
  const { user } = answer.body.data as DataOf<typeof register>;
  return {
    memberId: toMemberId(user.id),
    code: user.invite_code,
    phone: form.phone ?? "",
    account: form.account ?? "",
    password: form.password ?? "",
    device: answer.cookies.find(({ name }) => name === "tucano_device")?.value ?? "",
  };
}
