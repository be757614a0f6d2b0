// Protects: what needs two people happens by two people, once, with what it changes before them;
// and personal data is shown in full only with a reason, so many times an hour.
import { afterAll, beforeAll, expect, test } from "vitest";
import * as contract from "@tucano/contract/backoffice/access/approvals.ts";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import * as memberCalls from "@tucano/contract/backoffice/members/members.ts";
import { readMember } from "@tucano/contract/backoffice/members/members.ts";
import * as payments from "@tucano/contract/backoffice/payments/payments.ts";
import * as cashier from "@tucano/contract/player/money/cashier.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { fromWire, negate, toCentavos } from "@tucano/contract/money.ts";
import { setNumbers } from "../../testing/numbers.ts";
import { NUMBERS_AHEAD_MS } from "../../market/index.ts";
import type { CommandKind } from "../../ledger/index.ts";
import { connect } from "../../platform/database/connect.ts";
import { newFundedMember } from "../../testing/people/callers.ts";
import { signInOperator, type TestOperator } from "../../testing/people/operator.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { type Hired, hire } from "./staff-bench.ts";
import { sql } from "kysely";

let server: TestServer;
let administrator: TestOperator;
let support: Hired;
let finance: Hired;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await signInOperator(server);
  support = await hire(server, { role: "support" });
  finance = await hire(server, { role: "finance" });
});
afterAll(() => server.close());

const reason = "Broken round 7";
const cashOf = async ({ memberId }: TestMember) =>
  (await server.rooms.ledger.readWallet(memberId)).cash;

type Direction = "give" | "take";

async function ask(
  member: TestMember,
  amount: string,
  by: Pick<Hired, "headers"> = support,
  direction: Direction = "give",
): Promise<number> {
  const input = { member_id: member.memberId, direction, amount, reason };
  const { body } = await server.call(memberCalls.adjustMember, input, by);
  expect(body).toMatchObject({ status: "success" });
  return (body.data as DataOf<typeof memberCalls.adjustMember>).approval?.approval_id ?? 0;
}

const actsOn = async (subject: string) => {
  const { body } = await server.call(listAudit, { subject }, administrator);
  return (body.data as DataOf<typeof listAudit>).list;
};

test("money is given by hand when a second person agrees, with what it changes before them", async () => {
  const member = await registerTestMember(server);
  const approval_id = await ask(member, "50.00");
  expect(await cashOf(member)).toBe(0);
  const seen = await server.call(contract.readApproval, { approval_id }, finance);
  expect(seen.body.data).toMatchObject({
    kind: "member.adjust",
    reason,
    can_decide: true,
    is_own: false,
    before: { cash: "0.00" },
    after: { cash: "50.00", give: "50.00", turnover: "50.00" },
  });
  const refused = await server.call(contract.approve, { approval_id }, support);
  expect([refused.status, refused.body.error]).toEqual([403, "backoffice.not_permitted"]);
  const agreed = await server.call(contract.approve, { approval_id, note: "Seen" }, finance);
  expect(agreed.body.data).toMatchObject({ state: "executed", decided_by: finance.email });
  expect(await cashOf(member)).toBe(5_000);
  const wallet = await server.rooms.ledger.readWallet(member.memberId);
  expect(wallet.turnoverOwed).toBe(5_000);
  const acts = await actsOn(`member:${member.memberId}`);
  expect(acts.map(({ action, operator }) => [action, operator])).toEqual([
    ["approval.execute", finance.email],
    ["member.adjust", finance.email],
    ["approval.approve", finance.email],
    ["approval.request", support.email],
  ]);
  expect(acts[1]).toMatchObject({
    reason,
    before: { cash: "0.00" },
    after: { cash: "50.00" },
    details: { asked_by: support.email },
  });
});

test("who asks never decides, not even an administrator; the database says so, too", async () => {
  const member = await registerTestMember(server);
  const approval_id = await ask(member, "10.00", administrator);
  for (const endpoint of [contract.approve, contract.reject]) {
    const own = await server.send(endpoint, { approval_id, reason }, administrator);
    expect([own.status, own.body.error]).toEqual([409, "backoffice.approval_own"]);
  }
  const owner = connect({ url: server.databaseUrl, poolSize: 1, login: null });
  const forged = sql`
    UPDATE backoffice.approval SET state = 'approved', decided_by = requested_by
    WHERE approval_id = ${approval_id}`.execute(owner.db);
  await expect(forged).rejects.toThrow(/check constraint/);
  await owner.close();
  expect(await cashOf(member)).toBe(0);
});

test("of many who decide at once one does, and the money moves once", async () => {
  const member = await registerTestMember(server);
  const approval_id = await ask(member, "30.00");
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      server.call(contract.approve, { approval_id }, index % 2 === 0 ? finance : administrator),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const late = answers.filter(({ status }) => status !== 200);
  expect(new Set(late.map(({ body }) => body.error))).toEqual(
    new Set(["backoffice.approval_decided"]),
  );
  expect(await cashOf(member)).toBe(3_000);
  const twice = await server.call(contract.reject, { approval_id, reason }, finance);
  expect([twice.status, twice.body.error]).toEqual([409, "backoffice.approval_decided"]);
});

test("what was agreed to before the process ended is carried out by the next one, once", async () => {
  const member = await registerTestMember(server);
  const approval_id = await ask(member, "20.00");
  // As the decision leaves it, with nothing after it.
  await sql`
    UPDATE backoffice.approval SET state = 'approved', decided_by = ${finance.operatorId},
      decided_email = ${finance.email}, decided_ip = '127.0.0.1', decided_at = ${server.clock.now()}
    WHERE approval_id = ${approval_id}`.execute(server.db);
  server.clock.advance(61_000);
  await server.jobs.runNow("backoffice.tidy_approvals");
  await server.jobs.runNow("backoffice.tidy_approvals");
  expect(await cashOf(member)).toBe(2_000);
  const done = await server.call(contract.readApproval, { approval_id }, finance);
  expect(done.body.data.state).toBe("executed");
});

test("a refusal needs a reason and moves nothing; who asked may take it back", async () => {
  const member = await registerTestMember(server);
  const refusedId = await ask(member, "15.00");
  const waiting = {
    member_id: member.memberId,
    direction: "give",
    amount: "9.00",
    reason,
  } as const;
  const second = await server.call(memberCalls.adjustMember, waiting, support);
  expect([second.status, second.body.error]).toEqual([409, "backoffice.approval_waiting"]);
  const bare = await server.call(contract.reject, { approval_id: refusedId }, finance);
  expect([bare.status, bare.body.error]).toEqual([422, "backoffice.reason_required"]);
  const input = { approval_id: refusedId, reason: "No such round" };
  const refused = await server.call(contract.reject, input, finance);
  expect(refused.body.data).toMatchObject({ state: "rejected", note: "No such round" });
  const ownId = await ask(member, "15.00");
  const foreign = await server.call(contract.withdraw, { approval_id: ownId }, finance);
  expect([foreign.status, foreign.body.error]).toEqual([404, "backoffice.approval_not_found"]);
  const back = await server.call(contract.withdraw, { approval_id: ownId }, support);
  expect(back.body.data.state).toBe("withdrawn");
  const again = await server.call(contract.withdraw, { approval_id: ownId }, support);
  expect([again.status, again.body.error]).toEqual([409, "backoffice.approval_decided"]);
  expect(await cashOf(member)).toBe(0);
});

test("a request that nobody decides expires, and may be asked for again", async () => {
  const member = await registerTestMember(server);
  const approval_id = await ask(member, "12.00");
  server.clock.advance(72 * 3_600_000);
  administrator = await signInOperator(server, administrator.secret);
  finance = await hire(server, { role: "finance" });
  support = await hire(server, { role: "support" });
  const late = await server.call(contract.approve, { approval_id }, finance);
  expect([late.status, late.body.error]).toEqual([409, "backoffice.approval_decided"]);
  const shown = await server.call(contract.readApproval, { approval_id }, finance);
  expect(shown.body.data).toMatchObject({ state: "expired", can_decide: false });
  await server.jobs.runNow("backoffice.tidy_approvals");
  const { body } = await server.call(contract.listApprovals, { state: "expired" }, finance);
  const ids = (body.data as DataOf<typeof contract.listApprovals>).list;
  expect(ids.map((one) => one.approval_id)).toContain(approval_id);
  expect(await ask(member, "12.00")).toBeGreaterThan(approval_id);
});

test("what cannot be done ends as failed, with why, and takes nothing", async () => {
  const member = await newFundedMember(server);
  const approval_id = await ask(member, "999.00", support, "take");
  const agreed = await server.call(contract.approve, { approval_id }, finance);
  expect(agreed.body.data).toMatchObject({
    state: "failed",
    failure: "wallet.insufficient_funds",
    failure_text: expect.stringMatching(/^\p{L}[^_]+$/u),
  });
  expect(await cashOf(member)).toBe(50_000);
  const less = await ask(member, "499.00", support, "take");
  const done = await server.call(contract.approve, { approval_id: less }, finance);
  expect(done.body.data.state).toBe("executed");
  expect(await cashOf(member)).toBe(100);
  const input = { member_id: member.memberId, direction: "give", amount: "0", reason } as const;
  const nothing = await server.call(memberCalls.adjustMember, input, support);
  expect([nothing.status, nothing.body.error]).toEqual([422, "backoffice.amount_invalid"]);
  const nobody = { member_id: 999_999_999, direction: "give", amount: "5", reason } as const;
  const missing = await server.call(memberCalls.adjustMember, nobody, support);
  expect([missing.status, missing.body.error]).toEqual([404, "backoffice.member_not_found"]);
  const bare = { ...nobody, member_id: member.memberId, reason: "" };
  const silent = await server.call(memberCalls.adjustMember, bare, support);
  expect(silent.body.error).toBe("backoffice.reason_required");
});

test("who decides nothing sees their own requests; who decides sees what is theirs to decide", async () => {
  const member = await registerTestMember(server);
  const approval_id = await ask(member, "11.00", administrator);
  const hidden = await server.call(contract.readApproval, { approval_id }, support);
  expect([hidden.status, hidden.body.error]).toEqual([404, "backoffice.approval_not_found"]);
  const own = await server.call(contract.listApprovals, { state: "all" }, support);
  const { list } = own.body.data as DataOf<typeof contract.listApprovals>;
  expect(new Set(list.map((one) => one.requested_by))).toEqual(new Set([support.email]));
  const payer = await hire(server, { role: "payments" });
  const seen = await server.call(contract.readApproval, { approval_id }, payer);
  expect(seen.body.data.can_decide).toBe(false);
  const refused = await server.call(contract.approve, { approval_id }, payer);
  expect([refused.status, refused.body.error]).toEqual([403, "backoffice.not_permitted"]);
  const inbox = await server.call(contract.listApprovals, { limit: 1 }, finance);
  expect(inbox.body.data.to_decide).toBeGreaterThan(0);
  expect(inbox.body.data.list).toHaveLength(1);
  const next = await server.call(
    contract.listApprovals,
    { limit: 1, cursor: inbox.body.data.next },
    finance,
  );
  expect(next.body.data.list[0].approval_id).toBeLessThan(inbox.body.data.list[0].approval_id);
  for (const endpoint of [contract.approve, contract.reject]) {
    const nothing = await server.send(endpoint, { approval_id: 999_999, reason }, finance);
    expect([nothing.status, nothing.body.error]).toEqual([404, "backoffice.approval_not_found"]);
  }
});

/** Stands for play: the turnover owed is worked off. */
const workOff: CommandKind<{ amount: string }, null, never, null> = {
  name: "test.work_off",
  decide: (_wallet, _facts, { amount }) => ({
    outcome: "applied",
    transfers: [],
    turnoverOwedChange: negate(fromWire(amount)),
    answer: null,
  }),
};

async function withdrawing(money: string): Promise<{ member: TestMember; orderNo: string }> {
  const member = await newFundedMember(server);
  const { memberId, token } = member;
  await server.rooms.ledger.execute(workOff, {
    memberId,
    source: "test",
    externalId: `work-off-${memberId}`,
    input: { amount: "500.00" },
  });
  const asked = await server.call(
    cashier.submitWithdrawal,
    { money, qk_pwd: "135790", payment_type: "CPF", cpf_id: member.form.cpf ?? "" },
    { token },
  );
  expect(asked.body).toMatchObject({ status: "success" });
  return { member, orderNo: asked.body.data.order_no as string };
}

test("from the market's amount on, a payout starts when a second person agrees", async () => {
  const now = await server.rooms.market.read("fourEyes");
  const effectiveFrom = new Date(server.clock.now().getTime() + NUMBERS_AHEAD_MS);
  const value = { ...now, payoutFromCentavos: toCentavos(20_000), revealsPerHour: 3 };
  await setNumbers(server, "fourEyes", { effectiveFrom, value, setBy: null });
  server.clock.advance(NUMBERS_AHEAD_MS);
  const payer = await hire(server, { role: "payments" });
  const risk = await hire(server, { role: "risk" });
  const low = await withdrawing("199.99");
  const alone = await server.call(payments.approveWithdrawal, { order_no: low.orderNo }, payer);
  expect(alone.body.data).toMatchObject({ approval: null });
  const { orderNo: order_no } = await withdrawing("200.00");
  const silent = await server.call(payments.approveWithdrawal, { order_no }, payer);
  expect([silent.status, silent.body.error]).toEqual([422, "backoffice.reason_required"]);
  const input = { order_no, note: "Checked" };
  const asked = await server.call(payments.approveWithdrawal, input, payer);
  expect(asked.body.data).toMatchObject({
    order_no,
    approval: { approval_id: expect.any(Number) },
  });
  const again = await server.call(payments.approveWithdrawal, input, payer);
  expect([again.status, again.body.error]).toEqual([409, "backoffice.approval_waiting"]);
  const detail = await server.call(payments.readWithdrawal, { order_no }, payer);
  expect(detail.body.data).toMatchObject({ can_decide: true });
  const { approval_id } = asked.body.data.approval;
  const agreed = await server.call(contract.approve, { approval_id }, risk);
  expect(agreed.body.data).toMatchObject({ state: "executed", after: { amount: "200.00" } });
  const after = await server.call(payments.readWithdrawal, { order_no }, payer);
  expect(after.body.data.can_decide).toBe(false);
  expect(after.body.data.timeline).toContainEqual(
    expect.objectContaining({ status: "approved", actor: `operator:${risk.email}` }),
  );
  const late = await server.call(payments.approveWithdrawal, input, payer);
  expect([late.status, late.body.error]).toEqual([409, "backoffice.withdrawal_already_decided"]);
});

test("a payout that was rejected meanwhile is not paid out", async () => {
  const payer = await hire(server, { role: "payments" });
  const { member, orderNo: order_no } = await withdrawing("250.00");
  const input = { order_no, note: "Checked" };
  const asked = await server.call(payments.approveWithdrawal, input, payer);
  const { approval_id } = asked.body.data.approval;
  await server.call(payments.rejectWithdrawal, { order_no, reason: "Wrong name" }, administrator);
  const agreed = await server.call(contract.approve, { approval_id }, administrator);
  expect(agreed.body.data).toMatchObject({
    state: "failed",
    failure: "backoffice.withdrawal_already_decided",
  });
  expect(await cashOf(member)).toBe(50_000);
});

test("personal data is masked until somebody says why, three times an hour here", async () => {
  const member = await registerTestMember(server);
  const { memberId: member_id, form } = member;
  const agent = await hire(server, { role: "support" });
  const shown = await server.call(readMember, { member_id }, agent);
  const text = JSON.stringify(shown.body);
  expect(text).not.toContain(String(form.cpf));
  expect(text).not.toContain(String(form.phone));
  const reveal = (field: "cpf" | "phone" | "email", why: string) =>
    server.call(memberCalls.revealMember, { member_id, field, reason: why }, agent);
  const silent = await reveal("cpf", " ");
  expect([silent.status, silent.body.error]).toEqual([422, "backoffice.reason_required"]);
  expect((await reveal("cpf", "Calls back")).body.data).toEqual({ value: form.cpf });
  expect((await reveal("phone", "Calls back")).body.data).toEqual({ value: `+55${form.phone}` });
  expect((await reveal("email", "Calls back")).body.data).toEqual({ value: "" });
  const bounded = await reveal("cpf", "Calls back");
  expect([bounded.status, bounded.body.error]).toEqual([429, "backoffice.too_many_reveals"]);
  const [latest] = await actsOn(`member:${member_id}`);
  expect(latest).toMatchObject({
    action: "member.reveal",
    operator: agent.email,
    reason: "Calls back",
    details: { field: "email" },
  });
  expect(JSON.stringify(await actsOn(`member:${member_id}`))).not.toContain(String(form.cpf));
  const nobody = { member_id: 999_999_999, field: "cpf", reason } as const;
  const missing = await server.call(memberCalls.revealMember, nobody, administrator);
  expect([missing.status, missing.body.error]).toEqual([404, "backoffice.member_not_found"]);
});

test("a payment key is shown in full like other personal data", async () => {
  const agent = await hire(server, { role: "payments" });
  const { member, orderNo: order_no } = await withdrawing("50.00");
  const detail = await server.call(payments.readWithdrawal, { order_no }, agent);
  expect(JSON.stringify(detail.body)).not.toContain(String(member.form.cpf));
  const silent = await server.call(payments.revealKey, { order_no }, agent);
  expect(silent.body.error).toBe("backoffice.reason_required");
  const shown = await server.call(payments.revealKey, { order_no, reason }, agent);
  expect(shown.body.data).toEqual({ value: member.form.cpf });
  for (let more = 0; more < 2; more += 1) {
    await server.call(payments.revealKey, { order_no, reason }, agent);
  }
  const bounded = await server.call(payments.revealKey, { order_no, reason }, agent);
  expect([bounded.status, bounded.body.error]).toEqual([429, "backoffice.too_many_reveals"]);
  const unknown = { order_no: "W0", reason };
  const missing = await server.call(payments.revealKey, unknown, administrator);
  expect([missing.status, missing.body.error]).toEqual([404, "backoffice.withdrawal_not_found"]);
});

test("the books are clean after all of it", async () => {
  for (const check of server.house.bookChecks) {
    expect(await check.run(server.db), check.name).toEqual([]);
  }
});
