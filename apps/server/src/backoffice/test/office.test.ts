// Protects: operators see what they decide on, decide once, and leave a trace nobody can rewrite.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as auditCalls from "@tucano/contract/backoffice/access/audit.ts";
import * as memberCalls from "@tucano/contract/backoffice/members/members.ts";
import * as payments from "@tucano/contract/backoffice/payments/payments.ts";
import * as support from "@tucano/contract/backoffice/members/support.ts";
import * as cashier from "@tucano/contract/player/money/cashier.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { me } from "@tucano/contract/player/account/members.ts";
import { fromWire, negate } from "@tucano/contract/money.ts";
import { payCharge } from "@tucano/contract/studios/sandbox-psp.ts";
import type { CommandKind } from "../../ledger/index.ts";
import { connect } from "../../platform/database/connect.ts";
import { signInOperator, type TestOperator } from "../../testing/people/operator.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let operator: TestOperator;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signInOperator(server);
});
afterAll(() => server.close());

const asOperator = () => ({ headers: operator.headers });

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

async function waitFor(isTrue: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    if (await isTrue()) return;
    await server.jobs.drain("cashier.settle-receipt");
  }
  throw new Error("It did not happen.");
}

/** A player who deposited R$ 100, played it through and asks for `money`. */
async function withdrawing(money = "40.00"): Promise<{ member: TestMember; orderNo: string }> {
  const member = await registerTestMember(server);
  const { token, memberId } = member;
  const opened = await server.call(
    cashier.openDeposit,
    { money: "100.00", payment_id: 1 },
    { token },
  );
  expect(opened.body).toMatchObject({ status: "success" });
  const { pix_copy_paste, order_no } = opened.body.data;
  await server.call(payCharge, { pix_copy_paste });
  await waitFor(async () => {
    const found = await server.call(cashier.findDeposit, { order_no }, { token });
    return found.body.data.status === "credited";
  });
  const ledger = server.rooms.ledger;
  await ledger.execute(workOff, {
    memberId,
    source: "test",
    externalId: `work-off-${memberId}`,
    input: { amount: "100.00" },
  });
  const asked = await server.call(
    cashier.submitWithdrawal,
    { money, qk_pwd: "135790", payment_type: "CPF", cpf_id: member.form.cpf ?? "" },
    { token },
  );
  expect(asked.body).toMatchObject({ status: "success" });
  return { member, orderNo: asked.body.data.order_no };
}

const balance = async (member: TestMember) => {
  const answer = await server.call(me, {}, { token: member.token });
  return answer.body.data as DataOf<typeof me>;
};

const auditOf = async (subject: string) =>
  (await server.call(auditCalls.listAudit, { subject }, asOperator())).body.data.list as {
    action: string;
    reason: string | null;
    operator: string;
    details: Record<string, string>;
  }[];

test("the queue shows who waits, oldest first, and the picture to decide on", async () => {
  const first = await withdrawing();
  server.clock.advance(60_000);
  const second = await withdrawing();
  const queue = await server.call(payments.listWithdrawals, {}, asOperator());
  const { list } = queue.body.data as DataOf<typeof payments.listWithdrawals>;
  const orders = list.map((one) => one.order_no);
  expect(orders.indexOf(first.orderNo)).toBeLessThan(orders.indexOf(second.orderNo));
  const detail = await server.call(
    payments.readWithdrawal,
    { order_no: first.orderNo },
    asOperator(),
  );
  expect(detail.body.data).toMatchObject({
    can_decide: true,
    withdrawal: { amount: "40.00", member: { account: first.member.account } },
    money: {
      cash: "60.00",
      locked: "40.00",
      deposits_total: "100.00",
      deposits_count: 1,
      turnover_owed: "0.00",
      withdrawals_count: 0,
      open_withdrawals_total: "40.00",
    },
    payment_key: { type: "CPF", also_used_by: [] },
  });
  const { risk } = detail.body.data as DataOf<typeof payments.readWithdrawal>;
  const codes = risk.notes.map((one) => one.code);
  expect(codes).toContain("little_play");
  expect(codes).toContain("new_player");
  expect(risk.level).toBe("high");
  // Whoever sees the player's money and key has looked at a person.
  expect((await auditOf(`member:${first.member.memberId}`))[0]).toMatchObject({
    action: "member.read",
    details: { withdrawal: first.orderNo },
  });
  const all = await server.call(
    payments.listWithdrawals,
    { status: "all", limit: 1 },
    asOperator(),
  );
  expect(all.body.data.list).toHaveLength(1);
  expect(all.body.data.next).not.toBeNull();
});

test("an approval is one approval, written down before it happens", async () => {
  const { orderNo } = await withdrawing();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      server.call(payments.approveWithdrawal, { order_no: orderNo }, asOperator()),
    ),
  );
  expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
  expect(answers.filter((one) => one.status === 409)).toHaveLength(7);
  const entries = await auditOf(`withdrawal:${orderNo}`);
  expect(entries.at(-1)).toMatchObject({
    action: "withdrawal.approve",
    operator: "admin@tucano.local",
    details: { outcome: "ordered", amount: "40.00" },
  });
});

test("a rejection needs a reason, gives the money back and tells the player why", async () => {
  const { member, orderNo } = await withdrawing();
  for (const reason of ["", "   ", "x"]) {
    const refused = await server.call(
      payments.rejectWithdrawal,
      { order_no: orderNo, reason },
      asOperator(),
    );
    expect([refused.status, refused.body.error]).toEqual([422, "backoffice.reason_required"]);
  }
  expect(await balance(member)).toMatchObject({ money: "60.00", locked_money: "40.00" });
  const reason = "The name does not match";
  const rejected = await server.call(
    payments.rejectWithdrawal,
    { order_no: orderNo, reason },
    asOperator(),
  );
  expect(rejected.body.data).toMatchObject({ order_no: orderNo, status: "rejected" });
  expect(await balance(member)).toMatchObject({ money: "100.00", locked_money: "0.00" });
  const list = await server.call(cashier.listWithdrawals, {}, { token: member.token });
  expect(list.body.data.list[0]).toMatchObject({ status: "rejected", reason });
  expect((await auditOf(`withdrawal:${orderNo}`))[0]).toMatchObject({ reason });
  const again = { order_no: orderNo, reason };
  for (const endpoint of [payments.approveWithdrawal, payments.rejectWithdrawal]) {
    const late = await server.send(endpoint, again, asOperator());
    expect([late.status, late.body.error]).toEqual([409, "backoffice.withdrawal_already_decided"]);
  }
});

test("a withdrawal or a player that does not exist is a 404", async () => {
  const order_no = "WD999";
  const calls = [payments.readWithdrawal, payments.approveWithdrawal, payments.rejectWithdrawal];
  for (const endpoint of calls) {
    const answer = await server.send(endpoint, { order_no, reason: "case 3" }, asOperator());
    expect([answer.status, answer.body.error]).toEqual([404, "backoffice.withdrawal_not_found"]);
  }
  const nobody = { member_id: 999_999_999, reason: "case 3" };
  for (const endpoint of [memberCalls.readMember, memberCalls.freezeMember]) {
    const answer = await server.call(endpoint, nobody, asOperator());
    expect([answer.status, answer.body.error]).toEqual([404, "backoffice.member_not_found"]);
  }
});

test("players are found by id, name, account, phone and CPF", async () => {
  const { memberId, account, form } = await registerTestMember(server, {
    realname: "Zuleica Quixaba",
  });
  const cpf = String(form.cpf);
  const masked = `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`;
  const phone = String(form.phone);
  for (const text of [String(memberId), account, "zuleica q", phone, `+55${phone}`, cpf, masked]) {
    const found = await server.call(memberCalls.listMembers, { text }, asOperator());
    const { list } = found.body.data as DataOf<typeof memberCalls.listMembers>;
    const ids = list.map((one) => one.member_id);
    expect([text, ids]).toEqual([text, expect.arrayContaining([memberId])]);
  }
  for (const text of ["%", "_____", "\\", "' OR 1=1 --", "nobody has this name"]) {
    const found = await server.call(memberCalls.listMembers, { text }, asOperator());
    expect([text, found.status, found.body.data.list]).toEqual([text, 200, []]);
  }
  const detail = await server.call(memberCalls.readMember, { member_id: memberId }, asOperator());
  expect(detail.body.data).toMatchObject({
    member: { account, status: "active" },
    birth_date: "1990-05-20",
    money: { total: "0.00", staked_total: "0.00", net_result: "0.00" },
  });
  const looks = async () => (await auditOf(`member:${memberId}`)).map((one) => one.action);
  expect(await looks()).toEqual(["member.read"]);
  // A page that stays open and asks again is one look; coming back later is another.
  await server.call(memberCalls.readMember, { member_id: memberId }, asOperator());
  expect(await looks()).toEqual(["member.read"]);
  server.clock.advance(16 * 60_000);
  await server.call(memberCalls.readMember, { member_id: memberId }, asOperator());
  expect(await looks()).toEqual(["member.read", "member.read"]);
});

test("freezing ends a player's sessions and stops the money; unfreezing undoes it", async () => {
  const member = await registerTestMember(server);
  const input = { member_id: member.memberId, reason: "case 7" };
  const frozen = await server.call(memberCalls.freezeMember, input, asOperator());
  expect(frozen.body.data).toEqual({ member_id: member.memberId, status: "frozen" });
  const answer = await server.call(me, {}, { token: member.token });
  expect([answer.status, answer.body.force_offline]).toEqual([401, true]);
  const again = await server.call(memberCalls.freezeMember, input, asOperator());
  expect([again.status, again.body.error]).toEqual([409, "backoffice.member_state_conflict"]);
  const wallet = await server.rooms.ledger.readWallet(member.memberId);
  expect(wallet.access).toBe("frozen");
  const unfrozen = await server.call(memberCalls.unfreezeMember, input, asOperator());
  expect(unfrozen.body.data.status).toBe("active");
  const twice = await server.call(memberCalls.unfreezeMember, input, asOperator());
  expect([twice.status, twice.body.error]).toEqual([409, "backoffice.member_state_conflict"]);
  const nobody = { ...input, member_id: 999_999_999 };
  const unknown = await server.call(memberCalls.unfreezeMember, nobody, asOperator());
  expect([unknown.status, unknown.body.error]).toEqual([404, "backoffice.member_not_found"]);
  const entries = await auditOf(`member:${member.memberId}`);
  expect(entries.map((one) => one.action)).toEqual(["member.unfreeze", "member.freeze"]);
  expect(entries[0]?.reason).toBe("case 7");
});

test("deposits are listed, newest first, with what was paid", async () => {
  server.clock.advance(1_000);
  const { member } = await withdrawing();
  const list = await server.call(
    payments.listDeposits,
    { status: "credited", limit: 1 },
    asOperator(),
  );
  expect(list.body.data.list[0]).toMatchObject({
    amount: "100.00",
    paid_amount: "100.00",
    member: { member_id: member.memberId },
  });
});

test("a moderator takes a line out of the chat, once, and it is written down", async () => {
  // Whether a live table is on offer is not what this is about.
  const { rows } = await sql<{ id: number }>`
    INSERT INTO shared_rounds.chat_line (game, player, words, said_at)
    VALUES ('roleta-ao-vivo', 'p_100000001', 'Boa sorte a todos', now())
    RETURNING id`.execute(server.db);
  const said = { id: rows[0]?.id ?? 0 };
  const listed = await server.call(support.listChat, {}, asOperator());
  expect(listed.body.data.list).toMatchObject([
    { id: said.id, text: "Boa sorte a todos", reports: 0, removed_at: null },
  ]);
  const remove = (line: number) => server.call(support.removeChat, { line }, asOperator());
  expect((await remove(said.id)).body.data).toEqual({ removed: true });
  expect((await remove(said.id)).body.data).toEqual({ removed: false });
  const after = await server.call(support.listChat, {}, asOperator());
  expect(after.body.data.list[0].removed_at).not.toBeNull();
  const entries = await server.call(auditCalls.listAudit, { action: "chat.remove" }, asOperator());
  const { list } = entries.body.data as DataOf<typeof auditCalls.listAudit>;
  const outcomes = list.map(({ subject, details }) => `${subject} ${details["outcome"]}`);
  const subject = `chat:${said.id}`;
  expect(outcomes).toEqual(["failed", "ordered", "ordered"].map((one) => `${subject} ${one}`));
  expect((await server.call(support.listChat, {})).status).toBe(401);
});

test("a role without the right is refused, and a disabled operator is out, at once", async () => {
  const owner = connect({ url: server.databaseUrl, poolSize: 1, login: null });
  const listing = () => server.call(memberCalls.listMembers, {}, asOperator());
  await sql`UPDATE backoffice.operator SET role = 'marketing'`.execute(owner.db);
  const refused = await listing();
  expect([refused.status, refused.body.error]).toEqual([403, "backoffice.not_permitted"]);
  await sql`UPDATE backoffice.operator SET role = 'administrator'`.execute(owner.db);
  expect((await listing()).status).toBe(200);
  await sql`UPDATE backoffice.operator SET disabled_at = now()`.execute(owner.db);
  expect((await listing()).status).toBe(401);
  await sql`UPDATE backoffice.operator SET disabled_at = NULL`.execute(owner.db);
  await owner.close();
});

test("the books are proven on demand, the audit log among them", async () => {
  const answer = await server.call(auditCalls.checkBooks, {}, asOperator());
  expect(answer.body.data).toMatchObject({ clean: true, differences: [] });
  expect(answer.body.data.audit_entries).toBeGreaterThan(5);
});

test("the audit log cannot be changed; what its owner does all the same is found", async () => {
  for (const change of [
    sql`UPDATE backoffice.audit_entry SET reason = 'another'`,
    sql`DELETE FROM backoffice.audit_entry`,
    sql`TRUNCATE backoffice.audit_entry`,
  ]) {
    await expect(change.execute(server.db)).rejects.toThrow(/permission denied/);
  }
  const owner = connect({ url: server.databaseUrl, poolSize: 1, login: null });
  const first = sql`UPDATE backoffice.audit_entry SET reason = 'another' WHERE entry_id = 2`;
  await expect(first.execute(owner.db)).rejects.toThrow("append-only");
  await sql`ALTER TABLE backoffice.audit_entry DISABLE TRIGGER USER`.execute(owner.db);
  await first.execute(owner.db);
  await sql`DELETE FROM backoffice.audit_entry WHERE entry_id = 4`.execute(owner.db);
  await owner.close();
  const answer = await server.call(auditCalls.checkBooks, {}, asOperator());
  expect(answer.body.data.clean).toBe(false);
  const { differences } = answer.body.data as DataOf<typeof auditCalls.checkBooks>;
  const found = differences.join("\n");
  expect(found).toMatch(/audit entry 2: expected/);
  expect(found).toMatch(/audit entry 5: expected after entry 4, found after entry 3/);
});
