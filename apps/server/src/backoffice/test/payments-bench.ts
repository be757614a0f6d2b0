/** The payments desk in tests: two people who decide, what they ask, and players who played. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import * as queue from "@tucano/contract/backoffice/payments/payments.ts";
import type { DataOf, Endpoint, RequestOf } from "@tucano/contract/endpoint.ts";
import { login } from "@tucano/contract/player/account/members.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import { createTill, orderNoOf, type Till } from "../../testing/people/till.ts";
import type { CommandKind } from "../../ledger/index.ts";
import { readJournal } from "../../testing/journal.ts";
import { signInOperator, type TestOperator } from "../../testing/people/operator.ts";
import type { TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { stake, type WalletRefusal, win } from "../../wallet/index.ts";
import { type Hired, hire } from "./staff-bench.ts";

export const DAY_MS = 86_400_000;
export const reason = "checked on the phone";

type Who = Pick<TestOperator, "headers">;

export interface Desk {
  readonly server: TestServer;
  readonly till: Till;
  /** Two who decide; `payer` asks where nobody else is named. */
  payer(): Hired;
  other(): Hired;
  ask<E extends Endpoint>(endpoint: E, input: RequestOf<E>, who?: Who): Promise<DataOf<E>>;
  refusal<E extends Endpoint>(endpoint: E, input: RequestOf<E>, who?: Who): Promise<unknown[]>;
  lastAudit(subject: string): Promise<DataOf<typeof listAudit>["list"][number] | undefined>;
  /** Sessions of operators end; some days later they sign in again. */
  later(days: number): Promise<void>;
  play(member: TestMember, amount: number): Promise<void>;
  /** As `play`, but no reader of the journal has seen it yet. */
  playUnread(member: TestMember, amount: number): Promise<void>;
  askedBy(member: TestMember, money?: string): Promise<string>;
  rowOf(
    orderNo: string,
    who?: Who,
  ): Promise<DataOf<typeof queue.listWithdrawals>["list"][number] | undefined>;
  /** On the device of the registration, or on another one. */
  signIn(member: TestMember, cookie?: string): Promise<TestMember>;
}

const playThrough: CommandKind<{ amount: number }, null, null, null, WalletRefusal> = {
  name: "test.play_through",
  decide: (wallet, _facts, { amount }) => {
    const side = { reference: `round:${randomUUID()}`, game: "house/onca-dourada" };
    const money = toCentavos(amount);
    const staked = stake(wallet, { amount: money, turnoverWeightPercent: 100, ...side });
    if (staked.outcome === "refused") return staked;
    const won = win(wallet, { amount: money, split: staked.split, ...side });
    return { ...staked, transfers: [...staked.transfers, ...won.transfers], answer: null };
  },
};

/** As the browser sends it: the device that the member registered on. */
export function deviceOf({ answer }: TestMember): string {
  const device = answer.cookies.find(({ name }) => name === "tucano_device");
  return device === undefined ? "" : `tucano_device=${device.value}`;
}

export async function openDesk(options: Parameters<typeof startTestServer>[0] = {}): Promise<Desk> {
  const server = await startTestServer(options);
  const till = createTill(server);
  let administrator = await signInOperator(server);
  let payer = await hire(server, { role: "payments" });
  let other = await hire(server, { role: "payments" });
  const desk: Desk = {
    server,
    till,
    payer: () => payer,
    other: () => other,
    ask: async (endpoint, input, who = payer) => {
      const answer = await server.call(endpoint, input, { headers: who.headers });
      expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ code: 200 });
      return answer.body.data as DataOf<typeof endpoint>;
    },
    refusal: async (endpoint, input, who = payer) => {
      const answer = await server.call(endpoint, input, { headers: who.headers });
      return [answer.status, answer.body.error];
    },
    lastAudit: async (subject) => (await desk.ask(listAudit, { subject }, administrator)).list[0],
    later: async (days) => {
      server.clock.advance(days * DAY_MS);
      administrator = await signInOperator(server, administrator.secret);
      payer = await hire(server, { role: "payments" });
      other = await hire(server, { role: "payments" });
    },
    play: async (member, amount) => {
      await desk.playUnread(member, amount);
      await readJournal(server.house.journal);
    },
    playUnread: async ({ memberId }, amount) => {
      const command = { memberId, source: "test", externalId: randomUUID(), input: { amount } };
      expect((await server.rooms.ledger.execute(playThrough, command)).status).toBe("applied");
    },
    askedBy: async (member, money = "30.00") => {
      const answer = await till.withdraw(member, money);
      expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ code: 200 });
      return orderNoOf(answer);
    },
    rowOf: async (orderNo, who = payer) =>
      (await desk.ask(queue.listWithdrawals, { status: "all", text: orderNo }, who)).list[0],
    signIn: async (member, cookie = deviceOf(member)) => {
      const { account, password } = member;
      const answer = await server.call(login, { account, password }, { headers: { cookie } });
      const { access_token: token } = answer.body.data as DataOf<typeof login>;
      return { ...member, token };
    },
  };
  return desk;
}
