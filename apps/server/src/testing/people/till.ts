/** What tests of money do over and over: funded players, payments, payouts, clean books. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import * as contract from "@tucano/contract/player/money/cashier.ts";
import type { DataOf, Endpoint, RequestOf } from "@tucano/contract/endpoint.ts";
import { type Centavos, fromWire, negate } from "@tucano/contract/money.ts";
import { payCharge } from "@tucano/contract/studios/sandbox-psp.ts";
import { type CommandKind, ledgerBookChecks } from "../../ledger/index.ts";
import { registerTestMember, type TestMember } from "./people.ts";
import type { Answer, CallOptions, TestServer } from "../server.ts";
import { cashierBookChecks, PAY_WITHDRAWAL_JOB, SETTLE_RECEIPT_JOB } from "../../cashier/index.ts";

export const PASSWORD = "135790";

type DepositOut = DataOf<typeof contract.findDeposit>;
type DrawingIn = RequestOf<typeof contract.submitWithdrawal>;

export interface Till {
  readonly operator: { readonly operatorId: number; readonly email: string };
  newMember(options?: { funds?: string }): Promise<TestMember>;
  openDeposit(member: TestMember, money: string): Promise<DepositOut>;
  readDeposit(member: TestMember, orderNo: string): Promise<DepositOut>;
  pay(payment: RequestOf<typeof payCharge>): Promise<DataOf<typeof payCharge>>;
  /** Works off the turnover a deposit owes. */
  forgive(member: TestMember): Promise<void>;
  centavos(text: string): Centavos;
  /** Runs what notifications left to do. */
  settle(): Promise<void>;
  /** Runs the payouts that wait. */
  payOut(): Promise<void>;
  withdraw(
    member: TestMember,
    money: string,
    changes?: Partial<DrawingIn>,
    options?: CallOptions,
  ): Promise<Answer>;
  wallet(member: TestMember): ReturnType<TestServer["rooms"]["ledger"]["readWallet"]>;
  expectCleanBooks(): Promise<void>;
}

/** What a call answered; the server itself has checked it against the contract. */
export function dataOf<E extends Endpoint>(_endpoint: E, answer: Answer): DataOf<E> {
  return answer.body.data as DataOf<E>;
}

/** The order number of an answered withdrawal or deposit; "" when it was refused. */
export function orderNoOf(answer: Answer): string {
  return (answer.body.data as { order_no?: string } | null)?.order_no ?? "";
}

/** Works off all turnover, so that a test of withdrawals need not play first. */
const forgiveTurnover: CommandKind<object, undefined, undefined, object> = {
  name: "test.forgive_turnover",
  decide: (wallet) => ({
    outcome: "applied",
    transfers: [],
    answer: {},
    turnoverOwedChange: negate(wallet.turnoverOwed),
  }),
};

export function createTill(server: TestServer): Till {
  const { rooms, jobs } = server;
  const till: Till = {
    operator: { operatorId: 1, email: "ops@tucano.local" },
    newMember: async ({ funds } = {}) => {
      const member = await registerTestMember(server);
      if (funds === undefined) return member;
      const order = await till.openDeposit(member, funds);
      await till.pay({ txid: order.order_no });
      await till.settle();
      await till.forgive(member);
      expect((await till.wallet(member)).cash).toBe(fromWire(funds));
      return member;
    },
    openDeposit: async (member, money) => {
      const input = { money, payment_id: 1, payment_type: "PIX" };
      const answer = await server.call(contract.openDeposit, input, { token: member.token });
      expect(answer.body).toMatchObject({ code: 200 });
      return dataOf(contract.openDeposit, answer);
    },
    readDeposit: async (member, order_no) => {
      const answer = await server.call(contract.findDeposit, { order_no }, { token: member.token });
      expect(answer.body).toMatchObject({ code: 200 });
      return dataOf(contract.findDeposit, answer);
    },
    pay: async (payment) => {
      const answer = await server.call(payCharge, payment);
      expect(answer.body).toMatchObject({ code: 200 });
      return dataOf(payCharge, answer);
    },
    forgive: async ({ memberId }) => {
      const externalId = randomUUID();
      await rooms.ledger.execute(forgiveTurnover, {
        memberId,
        source: "test",
        externalId,
        input: {},
      });
    },
    centavos: fromWire,
    settle: async () => void (await jobs.drain(SETTLE_RECEIPT_JOB)),
    payOut: async () => void (await jobs.drain(PAY_WITHDRAWAL_JOB)),
    withdraw: (member, money, changes = {}, options = {}) =>
      server.call(
        contract.submitWithdrawal,
        {
          money,
          qk_pwd: PASSWORD,
          payment_type: "CPF",
          cpf_id: member.form.cpf,
          ...changes,
        },
        { token: member.token, ...options },
      ),
    wallet: (member) => rooms.ledger.readWallet(member.memberId),
    expectCleanBooks: async () => {
      for (const check of [...ledgerBookChecks, ...cashierBookChecks]) {
        expect({ [check.name]: await check.run(server.db) }).toEqual({ [check.name]: [] });
      }
    },
  };
  return till;
}
