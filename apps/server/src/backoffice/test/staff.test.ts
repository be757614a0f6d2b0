// Protects: people come in by a link that only they get, nobody widens their own rights or lets in
// their own second pair of eyes, and what is closed is closed at once.
import { afterAll, beforeAll, expect, test } from "vitest";
import * as access from "@tucano/contract/backoffice/access/access.ts";
import * as approvals from "@tucano/contract/backoffice/access/approvals.ts";
import { listMembers } from "@tucano/contract/backoffice/members/members.ts";
import * as contract from "@tucano/contract/backoffice/access/staff.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { messagesTo } from "../../testing/messages.ts";
import { codeOf, signInOperator, type TestOperator } from "../../testing/people/operator.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { type Hired, hire, linkTo, password, takeLink } from "./staff-bench.ts";

let server: TestServer;
let first: TestOperator;
beforeAll(async () => {
  server = await startTestServer();
  first = await signInOperator(server);
});
afterAll(() => server.close());

const reason = "As agreed";

async function staffOf(email: string): Promise<DataOf<typeof contract.listStaff>["list"][number]> {
  const { body } = await server.call(contract.listStaff, { text: email }, first);
  const found = (body.data as DataOf<typeof contract.listStaff>).list.at(0);
  if (found === undefined) throw new Error(`No account of ${email}.`);
  return found;
}

const sessionOf = async (one: Pick<Hired, "headers">) =>
  (await server.call(access.readSession, {}, one)).body.data as DataOf<typeof access.readSession>;

async function waitingFor(kind: string): Promise<number> {
  const { body } = await server.call(approvals.listApprovals, { state: "waiting" }, first);
  const { list } = body.data as DataOf<typeof approvals.listApprovals>;
  const found = list.find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`Nothing of ${kind} waits.`);
  return found.approval_id;
}

test("the first colleague with rights over others needs nobody's consent, the next one does", async () => {
  const email = "second@tucano.example";
  const invite = (address: string) =>
    server.call(
      contract.inviteOperator,
      { email: address, name: "Bia", role: "administrator", reason },
      first,
    );
  expect((await invite(email)).body.data).toMatchObject({ approval: null });
  const second = await takeLink(server, email);
  expect((await sessionOf(second)).permissions).toContain("staff.roles");
  // Now somebody is there who can agree, and who asks cannot do it alone.
  const third = "third@tucano.example";
  const asked = await invite(third);
  const { approval_id } = asked.body.data.approval;
  expect(await messagesTo(server, third)).toEqual([]);
  const own = await server.call(approvals.approve, { approval_id }, first);
  expect([own.status, own.body.error]).toEqual([409, "backoffice.approval_own"]);
  const other = await hire(server, { role: "administrator" });
  const agreed = await server.call(approvals.approve, { approval_id }, other);
  expect(agreed.body.data).toMatchObject({ state: "executed", after: { email: third } });
  await takeLink(server, third);
});

test("a link is good once, for its owner, for three days; a new one ends the one before", async () => {
  const email = "ana@tucano.example";
  const invited = await server.call(
    contract.inviteOperator,
    { email: "Ana@Tucano.example", name: "Ana Lima", role: "support", reason },
    first,
  );
  // This house sends no mail: whoever invited hands the link on, and is told so.
  expect(invited.body.data).toMatchObject({
    link: expect.stringContaining(await linkTo(server, email)),
    has_mail: false,
  });
  expect(await staffOf(email)).toMatchObject({ state: "invited", role: "support" });
  const token = await linkTo(server, email);
  const shown = await server.call(access.readInvitation, { token });
  expect(shown.body.data).toMatchObject({ email, name: "Ana Lima" });
  for (const weak of ["short", "aaaaaaaaaaaaaaaa", email]) {
    const refused = await server.call(access.acceptInvitation, { token, password: weak });
    expect([refused.status, refused.body.error]).toEqual([422, "backoffice.password_weak"]);
  }
  const ana = await takeLink(server, email);
  expect(await sessionOf(ana)).toMatchObject({ email, name: "Ana Lima", role: "support" });
  const again = await server.call(access.acceptInvitation, { token, password });
  expect([again.status, again.body.error]).toEqual([410, "backoffice.invitation_invalid"]);
  const twice = await server.call(
    contract.inviteOperator,
    { email, name: "", role: "support", reason },
    first,
  );
  expect([twice.status, twice.body.error]).toEqual([409, "backoffice.operator_exists"]);
  const late = await server.call(
    contract.inviteOperator,
    { email: "late@tucano.example", name: "", role: "support", reason },
    first,
  );
  expect(late.status).toBe(200);
  const lateToken = await linkTo(server, "late@tucano.example");
  server.clock.advance(72 * 3_600_000);
  const tooLate = await server.call(access.readInvitation, { token: lateToken });
  expect([tooLate.status, tooLate.body.error]).toEqual([410, "backoffice.invitation_invalid"]);
  first = await signInOperator(server, first.secret);
});

test("a closed account is out at once, and comes back only when two agree", async () => {
  const hired = await hire(server, { role: "support" });
  const operator_id = hired.operatorId;
  const deep = { operator_id, reason: "" };
  const bare = await server.call(contract.disableOperator, deep, first);
  expect([bare.status, bare.body.error]).toEqual([422, "backoffice.reason_required"]);
  const closed = await server.call(contract.disableOperator, { operator_id, reason }, first);
  expect(closed.body.data).toEqual({ approval: null });
  expect(await staffOf(hired.email)).toMatchObject({ state: "disabled", sessions: 0 });
  expect((await server.call(listMembers, {}, hired)).status).toBe(401);
  const asked = await server.call(contract.enableOperator, { operator_id, reason }, first);
  expect(asked.body.data.approval.approval_id).toBeGreaterThan(0);
  const repeated = await server.call(contract.enableOperator, { operator_id, reason }, first);
  expect([repeated.status, repeated.body.error]).toEqual([409, "backoffice.approval_waiting"]);
  const other = await hire(server, { role: "administrator" });
  const approval_id = await waitingFor("staff.enable");
  const agreed = await server.call(approvals.approve, { approval_id }, other);
  expect(agreed.body.data).toMatchObject({ state: "executed" });
  expect(await staffOf(hired.email)).toMatchObject({ state: "active" });
});

test("nobody closes, resets or promotes themselves, and one administrator is left", async () => {
  const me = await sessionOf(first);
  const self = { operator_id: me.id, reason };
  for (const [endpoint, input] of [
    [contract.disableOperator, self],
    [contract.resetOperator, { ...self, what: "password" }],
    [contract.changeOperatorRole, { ...self, role: "support" }],
  ] as const) {
    const answer = await server.send(endpoint, input, first);
    expect([answer.status, answer.body.error]).toEqual([409, "backoffice.own_account"]);
  }
  const nobody = { operator_id: 999_999, reason };
  for (const endpoint of [contract.disableOperator, contract.enableOperator]) {
    const answer = await server.call(endpoint, nobody, first);
    expect([answer.status, answer.body.error]).toEqual([404, "backoffice.operator_not_found"]);
  }
  const missing = await server.call(contract.resetOperator, { ...nobody, what: "password" }, first);
  expect(missing.body.error).toBe("backoffice.operator_not_found");
  const unknown = { ...nobody, role: "support" };
  const noOne = await server.call(contract.changeOperatorRole, unknown, first);
  expect(noOne.body.error).toBe("backoffice.operator_not_found");
});

test("every change of access needs a reason", async () => {
  const someone = { email: "why@tucano.example", name: "", role: "support" };
  const role = { role: "why", name: "Why", permissions: [] };
  for (const [endpoint, input] of [
    [contract.inviteOperator, someone],
    [contract.saveRole, role],
    [contract.changeOperatorRole, { operator_id: 1, role: "support" }],
    [contract.enableOperator, { operator_id: 1 }],
    [contract.resetOperator, { operator_id: 1, what: "password" }],
  ] as const) {
    const answer = await server.send(endpoint, { ...input, reason: " x " }, first);
    expect([answer.status, answer.body.error]).toEqual([422, "backoffice.reason_required"]);
  }
});

test("the last administrator stays, whoever agrees to close accounts", async () => {
  const alone = await startTestServer();
  try {
    const owner = await signInOperator(alone);
    const { body } = await alone.call(access.readSession, {}, owner);
    const boss = body.data as DataOf<typeof access.readSession>;
    const permissions = ["staff.manage", "approvals.read", "approvals.decide"] as const;
    const saved = await alone.call(
      contract.saveRole,
      { role: "caretaker", name: "Caretaker", permissions: [...permissions], reason },
      owner,
    );
    const helper = await hire(alone, { role: "administrator" });
    const { approval_id } = saved.body.data.approval;
    await alone.call(approvals.approve, { approval_id }, helper);
    const caretaker = await hire(alone, { role: "caretaker" });
    const mate = await hire(alone, { role: "caretaker" });
    const close = (operator_id: number) =>
      alone.call(contract.disableOperator, { operator_id, reason }, caretaker);
    const agree = async (asked: Awaited<ReturnType<typeof close>>) => {
      const { approval_id: closing } = asked.body.data.approval;
      const decided = await alone.call(approvals.approve, { approval_id: closing }, mate);
      return decided.body.data as DataOf<typeof approvals.approve>;
    };
    const [asked, other] = [await close(helper.operatorId), await close(boss.id)];
    expect(await agree(asked)).toMatchObject({ state: "executed" });
    expect(await agree(other)).toMatchObject({ failure: "backoffice.last_administrator" });
    const last = await close(boss.id);
    expect([last.status, last.body.error]).toEqual([409, "backoffice.last_administrator"]);
  } finally {
    await alone.close();
  }
});

test("another role needs two people and ends the sessions; an unknown one is none", async () => {
  const hired = await hire(server, { role: "support" });
  const other = await hire(server, { role: "administrator" });
  const { operatorId: operator_id } = hired;
  const wrong = await server.call(
    contract.changeOperatorRole,
    { operator_id, role: "king", reason },
    first,
  );
  expect([wrong.status, wrong.body.error]).toEqual([422, "backoffice.role_unknown"]);
  const invited = await server.call(
    contract.inviteOperator,
    { email: "king@tucano.example", name: "", role: "king", reason },
    first,
  );
  expect([invited.status, invited.body.error]).toEqual([422, "backoffice.role_unknown"]);
  const change = () =>
    server.call(contract.changeOperatorRole, { operator_id, role: "finance", reason }, first);
  const asked = await change();
  expect((await change()).body.error).toBe("backoffice.approval_waiting");
  expect((await sessionOf(hired)).role).toBe("support");
  const { approval_id } = asked.body.data.approval;
  const agreed = await server.call(approvals.approve, { approval_id }, other);
  expect(agreed.body.data).toMatchObject({
    state: "executed",
    before: { role: "Support" },
    after: { role: "Finance" },
  });
  expect((await server.call(access.readSession, {}, hired)).status).toBe(401);
});

test("a role is what two people have agreed upon, from the next call on", async () => {
  const trainee = { role: "trainee", name: "Trainee", reason };
  const other = await hire(server, { role: "administrator" });
  const save = async (permissions: ("members.read" | "deposits.read")[]) => {
    const asked = await server.call(contract.saveRole, { ...trainee, permissions }, first);
    const { approval_id } = asked.body.data.approval;
    const twice = await server.call(contract.saveRole, { ...trainee, permissions }, first);
    expect(twice.body.error).toBe("backoffice.approval_waiting");
    return server.call(approvals.approve, { approval_id }, other);
  };
  expect((await save(["members.read"])).body.data.state).toBe("executed");
  const hired = await hire(server, { role: "trainee" });
  expect((await server.call(listMembers, {}, hired)).status).toBe(200);
  const changed = await save(["deposits.read"]);
  expect(changed.body.data).toMatchObject({
    before: { "members.read": "yes" },
    after: { "deposits.read": "yes" },
  });
  const refused = await server.call(listMembers, {}, hired);
  expect([refused.status, refused.body.error]).toEqual([403, "backoffice.not_permitted"]);
  const fixed = await server.call(
    contract.saveRole,
    { role: "administrator", name: "A", permissions: [], reason },
    first,
  );
  expect([fixed.status, fixed.body.error]).toEqual([409, "backoffice.role_fixed"]);
});

test("a role that nobody has is removed by two, and one that somebody has is not", async () => {
  const other = await hire(server, { role: "administrator" });
  const remove = (role: string) => server.call(contract.removeRole, { role, reason }, first);
  const agree = async (asked: Awaited<ReturnType<typeof remove>>) => {
    const { approval_id } = asked.body.data.approval;
    const { body } = await server.call(approvals.approve, { approval_id }, other);
    return body.data as DataOf<typeof approvals.approve>;
  };
  const rolesNow = async () => {
    const { body } = await server.call(contract.listRoles, {}, first);
    return (body.data as DataOf<typeof contract.listRoles>).list.map(({ role }) => role);
  };
  expect((await remove("administrator")).body.error).toBe("backoffice.role_fixed");
  expect((await remove("nobody-here")).body.error).toBe("backoffice.role_unknown");
  await hire(server, { role: "marketing" });
  expect((await remove("marketing")).body.error).toBe("backoffice.role_held");

  const asked = await remove("agents");
  expect(await rolesNow()).toContain("agents");
  const late = await hire(server, { role: "agents" });
  expect(await agree(asked)).toMatchObject({ state: "failed", failure: expect.any(String) });
  expect(await rolesNow()).toContain("agents");
  const moved = await server.call(
    contract.changeOperatorRole,
    { operator_id: late.operatorId, role: "content", reason },
    first,
  );
  await agree(moved);
  expect(await agree(await remove("agents"))).toMatchObject({ state: "executed" });
  expect(await rolesNow()).not.toContain("agents");
  // The next start does not bring it back, and nobody is given it.
  await inTransaction(server.db, (tx) => server.house.installDefaults(tx));
  expect(await rolesNow()).not.toContain("agents");
  const input = { email: "late@tucano.example", name: "Late", role: "agents", reason };
  const invited = await server.call(contract.inviteOperator, input, first);
  expect(invited.body.error).toBe("backoffice.role_unknown");
});

test("what is taken away is set anew by its owner: a password by a link, an authenticator", async () => {
  // All of this comes from one address, whose tries are bounded.
  server.clock.advance(16 * 60_000);
  const hired = await hire(server, { role: "support" });
  const { email, operatorId: operator_id } = hired;
  server.clock.advance(1_000);
  await server.call(contract.resetOperator, { operator_id, what: "password", reason }, first);
  expect((await server.call(access.readSession, {}, hired)).status).toBe(401);
  const old = await server.call(access.signIn, { email, password });
  expect(old.body.error).toBe("backoffice.wrong_credentials");
  const token = await linkTo(server, email);
  const accepted = await server.call(access.acceptInvitation, {
    token,
    password: "quite another one",
  });
  // The authenticator is still the old one.
  expect(accepted.body.data).toMatchObject({ step: "code", enrolment: null });
  server.clock.advance(60_000);
  const code = await codeOf(server, hired.secret);
  const { ticket } = accepted.body.data;
  expect((await server.call(access.confirmSignIn, { ticket, code })).status).toBe(200);
  await server.call(contract.resetOperator, { operator_id, what: "second_factor", reason }, first);
  const next = await server.call(access.signIn, { email, password: "quite another one" });
  expect(next.body.data.step).toBe("enrol");
});

test("sessions are seen and ended, one's own and, with the right, anybody's", async () => {
  const hired = await hire(server, { role: "support" });
  server.clock.advance(60_000);
  const signed = await server.call(access.signIn, { email: hired.email, password });
  const code = await codeOf(server, hired.secret);
  const { ticket } = signed.body.data;
  await server.call(access.confirmSignIn, { ticket, code });
  const own = await server.call(contract.listOwnSessions, {}, hired);
  const { list } = own.body.data as DataOf<typeof contract.listOwnSessions>;
  expect(list.filter((one) => one.is_this)).toHaveLength(1);
  expect(list).toHaveLength(2);
  const other = list.find((one) => !one.is_this)?.session_id ?? "";
  const ended = await server.call(contract.endOwnSession, { session_id: other }, hired);
  expect(ended.body.data.list).toHaveLength(1);
  const again = await server.call(contract.endOwnSession, { session_id: other }, hired);
  expect([again.status, again.body.error]).toEqual([404, "backoffice.session_not_found"]);
  const mine = (await sessionOf(first)).id;
  const all = await server.call(contract.listSessions, { operator_id: hired.operatorId }, first);
  const session_id = String(all.body.data.list[0].session_id);
  expect(all.body.data.list[0]).toMatchObject({ is_own: false });
  const foreign = await server.call(contract.listSessions, { operator_id: mine }, first);
  const firstSession = String(foreign.body.data.list[0].session_id);
  const stolen = await server.call(contract.endOwnSession, { session_id: firstSession }, hired);
  expect(stolen.body.error).toBe("backoffice.session_not_found");
  const bare = await server.call(contract.endSession, { session_id, reason: "" }, first);
  expect(bare.body.error).toBe("backoffice.reason_required");
  expect((await server.call(contract.endSession, { session_id, reason }, first)).status).toBe(200);
  const late = await server.call(contract.endSession, { session_id, reason }, first);
  expect(late.body.error).toBe("backoffice.session_not_found");
  expect((await server.call(access.readSession, {}, hired)).status).toBe(401);
});

test("one's own password takes the present one, and ends the other sessions", async () => {
  const hired = await hire(server, { role: "support" });
  server.clock.advance(60_000);
  const { ticket } = (await server.call(access.signIn, { email: hired.email, password })).body.data;
  const code = await codeOf(server, hired.secret);
  await server.call(access.confirmSignIn, { ticket, code });
  const change = (present: string, next: string) =>
    server.call(access.changePassword, { password: present, next }, hired);
  expect((await change("not the present one", "a new sentence")).body.error).toBe(
    "backoffice.wrong_credentials",
  );
  expect((await change(password, "short")).body.error).toBe("backoffice.password_weak");
  expect((await change(password, "a new sentence of mine")).status).toBe(200);
  const { list } = (await server.call(contract.listOwnSessions, {}, hired)).body.data;
  expect(list).toHaveLength(1);
  for (let guess = 0; guess < 10; guess += 1) await change("guess", "a new sentence");
  const bounded = await change("guess", "a new sentence");
  expect([bounded.status, bounded.body.error]).toEqual([429, "backoffice.too_many_attempts"]);
});

test("guessing at links is bounded", async () => {
  const statuses = [];
  for (let guess = 0; guess < 62; guess += 1) {
    const answer = await server.call(access.readInvitation, { token: `guess-${guess}` });
    statuses.push(answer.status);
  }
  expect(statuses.at(0)).toBe(410);
  expect(statuses.at(-1)).toBe(429);
  const taken = await server.call(access.acceptInvitation, { token: "guess", password });
  expect([taken.status, taken.body.error]).toEqual([429, "backoffice.too_many_attempts"]);
});
