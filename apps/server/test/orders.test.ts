// Protects: the order centre says to the centavo what the journal says, and only of its owner.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DataOf, Endpoint, RequestOf } from "@tucano/contract/endpoint.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import * as contract from "@tucano/contract/player/money/orders.ts";
import { changeFee, changeRules } from "../src/cashier/test/edits.ts";
import { createTill, orderNoOf, type Till } from "../src/testing/people/till.ts";
import type { CommandKind } from "../src/ledger/index.ts";
import { inTransaction } from "../src/platform/database/transaction.ts";
import { readJournal } from "../src/testing/journal.ts";
import { registerTestMember, type TestMember } from "../src/testing/people/people.ts";
import { startTestServer, type TestServer } from "../src/testing/server.ts";
import { ordersBookChecks } from "../src/orders/index.ts";

let server: TestServer;
let till: Till;
beforeAll(async () => {
  server = await startTestServer();
  till = createTill(server);
});
afterAll(async () => {
  for (const check of ordersBookChecks) expect(await check.run(server.db)).toEqual([]);
  await till.expectCleanBooks();
  await server.close();
});

async function ask<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  { token }: TestMember,
): Promise<DataOf<E>> {
  const answer = await server.call(endpoint, input, { token });
  expect(answer.body).toMatchObject({ code: 200 });
  return answer.body.data as DataOf<E>;
}

/** Stakes of 10.00, of which a half comes back. */
const play: CommandKind<{ id: string }, undefined, never, null> = {
  name: "test.play",
  decide: (_wallet, _facts, { id }) => {
    const game = "house:game:house/onca-dourada" as const;
    const reference = `round:test:${id}`;
    const [bet, won] = [toCentavos(1_000), toCentavos(500)];
    return {
      outcome: "applied",
      transfers: [
        { kind: "stake", debit: "member:cash", credit: game, amount: bet, reference },
        { kind: "win", debit: game, credit: "member:cash", amount: won, reference },
      ],
      turnoverOwedChange: toCentavos(-1_000),
      answer: null,
    };
  },
};

async function playOnce({ memberId }: TestMember): Promise<void> {
  const id = randomUUID();
  const command = { memberId, source: "test", externalId: id, input: { id } };
  await server.rooms.ledger.execute(play, command);
}

/** A deposit of 100.00 with a reward of 20.00 for it, play, and two withdrawals with fees. */
async function live(): Promise<{ member: TestMember; depositNo: string; paidNo: string }> {
  const member = await registerTestMember(server);
  const { memberId } = member;
  const order = await till.openDeposit(member, "100.00");
  await till.pay({ txid: order.order_no });
  await till.settle();
  const now = server.clock.now();
  const offer = {
    memberId,
    kind: "recharge-rebate",
    period: order.order_no,
    amount: toCentavos(2_000),
    pocket: "cash",
    turnover: toCentavos(3_000),
    cost: "promotion:cost",
    basis: [{ what: "deposit", reference: order.order_no, amountCentavos: 10_000 }],
    availableFrom: now,
    expiresAt: null,
  } as const;
  await inTransaction(server.db, (tx) => server.rooms.rewards.offer(tx, [offer]));
  await server.rooms.rewards.claim(offer);
  await playOnce(member);
  await changeFee(server, 0, 150);
  await changeRules(server, { free_withdrawals_per_day: 0, early_withdrawal_allowed: true });
  const paidNo = orderNoOf(await till.withdraw(member, "40.00"));
  await server.rooms.cashier.approveWithdrawal(paidNo, till.operator);
  await till.payOut();
  const refusedNo = orderNoOf(await till.withdraw(member, "20.00"));
  await server.rooms.cashier.rejectWithdrawal(refusedNo, till.operator, "not this one");
  await changeFee(server, 0, 0);
  await changeRules(server, {});
  await readJournal(server.house.journal);
  return { member, depositNo: order.order_no, paidNo };
}

test("The order centre lists what was brought, given, taken and kept, and adds it up", async () => {
  const { member, depositNo, paidNo } = await live();
  const details = await ask(contract.orderDetails, { range: "today" }, member);
  // One deposit, one reward, two withdrawals, each with a general and a mandatory fee.
  expect(details).toMatchObject({
    total: 8,
    total_recharge_amount: "100.00",
    total_withdraw_amount: "40.00",
    total_bonus_amount: "20.00",
    // 1.50 and, as turnover was owed, half of the 40.00.
    total_fee_amount: "21.50",
  });
  expect(details.details.find(({ type }) => type === "deposit")).toMatchObject({
    order_no: depositNo,
    status: "credited",
    amount: "100.00",
  });
  const fees = await ask(contract.orderFees, { range: "today" }, member);
  expect(fees).toMatchObject({
    total: 4,
    total_general_fee: "1.50",
    total_mandatory_fee: "20.00",
    total_fee_amount: "21.50",
  });
  expect(fees.fee.filter(({ related_order_no }) => related_order_no === paidNo)).toHaveLength(2);
  const bonuses = await ask(contract.orderDetails, { type: "bonus", limit: 1 }, member);
  expect(bonuses).toMatchObject({ total: 1, total_recharge_amount: "100.00" });
  expect(bonuses.details[0]).toMatchObject({ kind: "recharge-rebate", status: "claimed" });
});

test("The deposit, its reward, what they ask for and the withdrawals hang together", async () => {
  const { member, depositNo } = await live();
  const { association, turnover_owed, total } = await ask(contract.orderAssociation, {}, member);
  expect(total).toBe(1);
  expect(association[0]?.deposit?.order_no).toBe(depositNo);
  expect(association[0]?.bonuses.map(({ amount }) => amount)).toEqual(["20.00"]);
  expect(association[0]?.withdrawals).toHaveLength(2);
  // 100.00 once, 30.00 of the reward; 10.00 are staked.
  expect(association[0]?.requirement).toEqual({
    required: "130.00",
    remaining: turnover_owed,
    is_met: false,
  });
  expect(turnover_owed).toBe("120.00");
});

test("The statement has every movement but play, in the right direction, with right sums", async () => {
  const { member, depositNo } = await live();
  const statement = await ask(contract.listTransactions, { range: "today" }, member);
  expect(statement).toMatchObject({
    total_in: "120.00",
    total_out: "40.00",
    total_staked: "10.00",
    total_won: "5.00",
  });
  const kinds = statement.list.map(({ kind }) => kind).toReversed();
  // Whatever rewards are called: everything else is in the order in which it happened.
  expect(kinds.filter((kind) => kind === "deposit" || kind.startsWith("withdrawal"))).toEqual([
    "deposit",
    "withdrawal.hold",
    "withdrawal.payout",
    "withdrawal.fee",
    "withdrawal.hold",
    "withdrawal.release",
  ]);
  expect(statement.list.at(-1)).toMatchObject({
    id: 1,
    kind: "deposit",
    direction: "in",
    amount: "100.00",
    from_pocket: null,
    to_pocket: "cash",
    from_balance_after: null,
    to_balance_after: "100.00",
    order_no: depositNo,
  });
  // Paid out or given back: afterwards nothing is set aside.
  expect(statement.list.find(({ kind }) => kind === "withdrawal.release")).toMatchObject({
    from_pocket: "locked",
    from_balance_after: "0.00",
    to_pocket: "cash",
  });
  const some = { kinds: ["withdrawal.hold", "withdrawal.release"], limit: 2, page: 2 };
  const held = await ask(contract.listTransactions, some, member);
  expect(held).toMatchObject({ total: 3, total_in: "0.00", total_out: "0.00" });
  expect(held.list).toMatchObject([{ direction: "moved", from_pocket: "cash", amount: "40.00" }]);
});

test("Nobody sees another's orders, whatever they send", async () => {
  const { member } = await live();
  const other = await registerTestMember(server);
  for (const endpoint of [
    contract.orderDetails,
    contract.orderFees,
    contract.orderAssociation,
    contract.listTransactions,
  ]) {
    const payload = { member_id: member.memberId };
    const answer = await server.send(endpoint, payload, { token: other.token });
    expect(answer.body).toMatchObject({ code: 403, error: "common.forbidden" });
    const own = await server.send(endpoint, {}, { token: other.token });
    expect(own.body.data.total).toBe(0);
    expect((await server.send(endpoint, {})).status).toBe(401);
  }
});

test("A statement that is forgotten is read from the journal again, the same", async () => {
  const { member } = await live();
  const before = await ask(contract.listTransactions, {}, member);
  await server.house.journal.rebuild("orders.entries");
  expect(await ask(contract.listTransactions, {}, member)).toEqual(before);
});

test("more than can be shown at once is refused, and a shorter range is shown", async () => {
  const member = await registerTestMember(server);
  const { memberId, token } = member;
  const now = server.clock.now();
  const offers = Array.from({ length: 1_001 }, (_, index) => ({
    memberId,
    kind: "day7" as const,
    period: String(index),
    amount: toCentavos(1),
    pocket: "bonus" as const,
    turnover: toCentavos(0),
    cost: "promotion:cost" as const,
    basis: [],
    availableFrom: now,
    expiresAt: null,
  }));
  await inTransaction(server.db, (tx) => server.rooms.rewards.offer(tx, offers));
  for (const endpoint of [contract.orderDetails, contract.orderFees, contract.orderAssociation]) {
    const answer = await server.call(endpoint, {}, { token });
    expect([answer.status, answer.body.error]).toEqual([422, "orders.too_many"]);
  }
});
