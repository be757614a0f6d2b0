// Protects: nobody is two people. One administrator alone, with whatever puppets, second browsers,
// roles and numbers, never carries out what takes two; and nobody who decides is closed, weakened
// or taken over without a second person who is somebody else.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as access from "@tucano/contract/backoffice/access/access.ts";
import * as approvals from "@tucano/contract/backoffice/access/approvals.ts";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import { setNumber } from "@tucano/contract/backoffice/site/market.ts";
import { adjustMember } from "@tucano/contract/backoffice/members/members.ts";
import type { Permission } from "@tucano/contract/backoffice/access/permissions.ts";
import * as staff from "@tucano/contract/backoffice/access/staff.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { setNumbers } from "../../testing/numbers.ts";
import { NUMBERS_AHEAD_MS } from "../../market/index.ts";
import { connect } from "../../platform/database/connect.ts";
import { messagesTo } from "../../testing/messages.ts";
import { codeOf, signInOperator, type TestOperator } from "../../testing/people/operator.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { enter, type Hired, hire, password, takeLink } from "./staff-bench.ts";

type Who = Pick<Hired, "headers">;

const reason = "As agreed";
const DAY_MS = 24 * 3_600_000;
const NOT_INDEPENDENT = [409, "backoffice.approval_not_independent"];

let server: TestServer;
let chief: TestOperator;
let member: TestMember;
beforeAll(async () => {
  // Behind a proxy, so that people can sit at different addresses.
  server = await startTestServer({ env: { TRUST_PROXY: "127.0.0.1" } });
  chief = await signInOperator(server);
  member = await registerTestMember(server);
});
afterAll(() => server.close());

/** Asks for money by hand; every time for another member, as one request a subject may wait. */
async function askMoney(by: Who, house = server): Promise<number> {
  const { memberId } = house === server ? await registerTestMember(house) : member;
  const input = { member_id: memberId, direction: "give", amount: "1000.00", reason } as const;
  const { body } = await house.call(adjustMember, input, by);
  return (body.data as DataOf<typeof adjustMember>).approval?.approval_id ?? 0;
}

async function agree(approval_id: number, by: Who, house = server): Promise<unknown> {
  const { status, body } = await house.call(approvals.approve, { approval_id }, by);
  return status === 200 ? body.data.state : [status, body.error];
}

/** What was asked for, as the two honest people decide it. */
async function agreedTo(
  asked: { readonly body: { readonly data: unknown } },
  by: Who,
): Promise<void> {
  const { approval } = asked.body.data as { approval: { approval_id: number } | null };
  expect(await agree(approval?.approval_id ?? 0, by)).toBe("executed");
}

async function later(days: number, ...people: readonly { again(): Promise<void> }[]) {
  server.clock.advance(days * DAY_MS);
  chief = await signInOperator(server, chief.secret);
  for (const person of people) await person.again();
}

/** Somebody who can sign in again when days have passed. */
async function honest(role = "administrator", at: Readonly<Record<string, string>> = {}) {
  const email = `${role}-${Math.round(server.clock.now().getTime())}-${(made += 1)}@tucano.example`;
  const link = await server.rooms.backoffice.staff.invite({ email, role });
  return comesBack(await enter(server, email, link, at));
}
let made = 0;

function comesBack(hired: Hired) {
  const person = {
    ...hired,
    again: async (): Promise<void> => {
      const { email } = hired;
      const { body } = await server.call(access.signIn, { email, password });
      const code = await codeOf(server, hired.secret);
      const input = { ticket: body.data.ticket, code };
      const { cookies } = await server.call(access.confirmSignIn, input);
      const value = cookies.find(({ name }) => name === "tucano_operator")?.value ?? "";
      person.headers = { cookie: `tucano_operator=${value}` };
    },
  };
  return person;
}

const invite = (email: string, role: string, by: Who, house = server) =>
  house.call(staff.inviteOperator, { email, name: "", role, reason }, by);

test("one person neither closes nor resets anybody who decides, and lets nobody in to decide", async () => {
  const second = await hire(server, { role: "administrator" });
  const finance = await hire(server, { role: "finance" });
  for (const { operatorId: operator_id } of [second, finance]) {
    const acts = [
      await server.call(staff.disableOperator, { operator_id, reason }, chief),
      await server.call(staff.resetOperator, { operator_id, what: "password", reason }, chief),
    ];
    for (const { body } of acts) {
      expect(body.data.approval).not.toBeNull();
      expect(await agree(body.data.approval.approval_id, chief)).toEqual([
        409,
        "backoffice.approval_own",
      ]);
    }
  }
  for (const one of [second, finance]) {
    expect((await server.call(access.readSession, {}, one)).status).toBe(200);
  }
  const asked = await invite("puppet@tucano.example", "administrator", chief);
  expect(asked.body.data).toMatchObject({ approval: expect.anything(), link: null });
  expect(await messagesTo(server, "puppet@tucano.example")).toEqual([]);
  // Two who are two: what was asked for happens.
  await agreedTo(asked, second);
  const factor = { operator_id: finance.operatorId, what: "second_factor", reason } as const;
  const twice = await server.call(staff.resetOperator, factor, chief);
  expect(twice.body.error).toBe("backoffice.approval_waiting");
});

test("the path of a house with one person ends for good with the second, closed or not", async () => {
  const house = await startTestServer();
  try {
    const alone = await signInOperator(house);
    member = await registerTestMember(house);
    const both = await Promise.all([
      invite("one@tucano.example", "administrator", alone, house),
      invite("two@tucano.example", "administrator", alone, house),
    ]);
    expect(both.filter(({ body }) => body.data.approval === null)).toHaveLength(1);
    const first = both[0].body.data.approval === null ? "one" : "two";
    await house.rooms.backoffice.staff.close(`${first}@tucano.example`);
    const again = await invite("three@tucano.example", "finance", alone, house);
    expect(again.body.data.approval).not.toBeNull();
    const owner = connect({ url: house.databaseUrl, poolSize: 1, login: null });
    for (const forget of [
      sql`DELETE FROM backoffice.second_decider`,
      sql`TRUNCATE backoffice.second_decider`,
      sql`DELETE FROM backoffice.sponsor`,
    ]) {
      await expect(forget.execute(owner.db)).rejects.toThrow(/never taken back/);
      await expect(forget.execute(house.db)).rejects.toThrow(/permission denied/);
    }
    await owner.close();
  } finally {
    await house.close();
  }
});

test("a puppet agrees to nothing of who let it in, nor the other way round, for thirty days", async () => {
  const house = await startTestServer();
  try {
    const alone = await signInOperator(house);
    member = await registerTestMember(house);
    const email = "puppet@tucano.example";
    expect((await invite(email, "administrator", alone, house)).body.data.approval).toBeNull();
    const puppet = await takeLink(house, email);
    const asked = await askMoney(alone, house);
    expect(await agree(asked, puppet, house)).toEqual(NOT_INDEPENDENT);
    const seen = await house.call(approvals.readApproval, { approval_id: asked }, puppet);
    expect(seen.body.data).toMatchObject({
      can_decide: true,
      ties: expect.arrayContaining([{ tie: "sponsor", is_bar: true }]),
    });
    const { body } = await house.call(listAudit, { action: "approval.bar" }, alone);
    expect(body.data.list[0]).toMatchObject({
      operator: email,
      details: { ties: expect.stringContaining("sponsor") },
    });
    await house.call(approvals.reject, { approval_id: asked, reason }, puppet);
    expect(await agree(await askMoney(puppet, house), alone, house)).toEqual(NOT_INDEPENDENT);
  } finally {
    await house.close();
  }
});

test("two puppets of one hand do not agree with each other; after thirty days it is a mark", async () => {
  const eyes = await honest();
  await agreedTo(await invite("first@tucano.example", "finance", chief), eyes);
  const decides = comesBack(await takeLink(server, "first@tucano.example"));
  const given = await invite("second@tucano.example", "support", chief);
  expect(given.body.data.approval).toBeNull();
  const asks = comesBack(await takeLink(server, "second@tucano.example"));
  const asked = await askMoney(asks);
  expect(await agree(asked, decides)).toEqual(NOT_INDEPENDENT);
  expect(await agree(asked, eyes)).toBe("executed");
  await later(31, asks, decides);
  const old = await askMoney(asks);
  const seen = await server.call(approvals.readApproval, { approval_id: old }, decides);
  expect(seen.body.data.ties).toContainEqual({ tie: "sponsor", is_bar: false });
  expect(await agree(old, decides)).toBe("executed");
  const { body } = await server.call(listAudit, { action: "approval.approve" }, chief);
  expect(body.data.list[0].details.ties).toContain("sponsor");
});

test("invited low and raised later, by another role or by the role itself, is let in anew", async () => {
  const eyes = await honest();
  const saveRole = async (permissions: Permission[]) => {
    const input = { role: "helpers", name: "Helpers", permissions, reason };
    await agreedTo(await server.call(staff.saveRole, input, chief), eyes);
  };
  await saveRole(["members.read"]);
  await invite("climber@tucano.example", "support", chief);
  await invite("helper@tucano.example", "helpers", chief);
  const climber = comesBack(await takeLink(server, "climber@tucano.example"));
  const helper = comesBack(await takeLink(server, "helper@tucano.example"));
  await later(40, eyes, climber, helper);
  const raise = { operator_id: climber.operatorId, role: "administrator", reason };
  await agreedTo(await server.call(staff.changeOperatorRole, raise, chief), eyes);
  await saveRole(["members.read", "members.adjust", "approvals.read", "approvals.decide"]);
  server.clock.advance(60_000);
  await climber.again();
  const asked = await askMoney(chief);
  for (const puppet of [climber, helper]) {
    expect(await agree(asked, puppet)).toEqual(NOT_INDEPENDENT);
  }
});

test("who was opened again on somebody's word does not agree to what they ask for", async () => {
  const eyes = await honest();
  const sleeper = await honest("finance");
  await server.rooms.backoffice.staff.close(sleeper.email);
  const input = { operator_id: sleeper.operatorId, reason };
  await agreedTo(await server.call(staff.enableOperator, input, chief), eyes);
  server.clock.advance(60_000);
  await sleeper.again();
  expect(await agree(await askMoney(chief), sleeper)).toEqual(NOT_INDEPENDENT);
});

test("a second session of one person is that person", async () => {
  const asked = await askMoney(chief);
  server.clock.advance(60_000);
  const again = await signInOperator(server, chief.secret);
  expect(await agree(asked, again)).toEqual([409, "backoffice.approval_own"]);
});

test("the numbers of four eyes change by two who are two under the old ones", async () => {
  const eyes = await honest();
  await agreedTo(await invite("loose@tucano.example", "compliance", chief), eyes);
  const puppet = await takeLink(server, "loose@tucano.example");
  const now = await server.rooms.market.read("fourEyes");
  const input = {
    key: "fourEyes",
    value: { ...now, independentDays: 0, samePlace: "mark" },
    effective_from: new Date(server.clock.now().getTime() + DAY_MS).toISOString(),
    reason,
  };
  const { body } = await server.call(setNumber, input, chief);
  expect(await agree(body.data.approval.approval_id, puppet)).toEqual(NOT_INDEPENDENT);
  expect((await server.rooms.market.versions(server.db, "fourEyes"))[0]?.value).toEqual(now);
});

const at = (ip: string, device?: string) => ({
  "x-forwarded-for": ip,
  ...(device !== undefined && { cookie: `tucano_operator_device=${device.padEnd(43, "x")}` }),
});

test("one address within an hour bars, unless the house says that it marks", async () => {
  const asker = await honest("support", at("203.0.113.7"));
  const near = await honest("finance", at("203.0.113.7"));
  const far = await honest("finance", at("203.0.113.8"));
  const asked = await askMoney(asker);
  expect(await agree(asked, near)).toEqual(NOT_INDEPENDENT);
  expect(await agree(asked, far)).toBe("executed");
  const { market } = server.rooms;
  const value = { ...(await market.read("fourEyes")), samePlace: "mark" as const };
  const effectiveFrom = new Date(server.clock.now().getTime() + NUMBERS_AHEAD_MS);
  await setNumbers(server, "fourEyes", { effectiveFrom, value, setBy: null });
  server.clock.advance(NUMBERS_AHEAD_MS);
  const marked = await askMoney(asker);
  expect(await agree(marked, near)).toBe("executed");
  const { body } = await server.call(approvals.readApproval, { approval_id: marked }, chief);
  expect(body.data.ties).toEqual([{ tie: "address", is_bar: false }]);
  const back = new Date(server.clock.now().getTime() + NUMBERS_AHEAD_MS);
  await setNumbers(server, "fourEyes", {
    effectiveFrom: back,
    value: { ...value, samePlace: "bar" },
    setBy: null,
  });
  server.clock.advance(NUMBERS_AHEAD_MS);
});

test("one device bars, whatever address it is at and whenever it was", async () => {
  const asker = await honest("support", at("203.0.113.20", "desk"));
  const asked = await askMoney(asker);
  server.clock.advance(2 * 3_600_000);
  const same = await honest("finance", at("203.0.113.21", "desk"));
  expect(await agree(asked, same)).toEqual(NOT_INDEPENDENT);
  const other = await honest("finance", at("203.0.113.22", "phone"));
  expect(await agree(asked, other)).toBe("executed");
});

test("nobody is kept out of deciding by having their sessions ended over and over", async () => {
  server.clock.advance(60_000);
  chief = await signInOperator(server, chief.secret);
  const victim = await honest("finance");
  const statuses = [];
  for (let round = 0; round < 4; round += 1) {
    const input = { operator_id: victim.operatorId };
    const { body } = await server.call(staff.listSessions, input, chief);
    const session_id = String(body.data.list[0].session_id);
    const ended = await server.call(staff.endSession, { session_id, reason }, chief);
    statuses.push(ended.body.error ?? ended.status);
    server.clock.advance(60_000);
    if (ended.status === 200) await victim.again();
  }
  expect(statuses).toEqual([200, 200, 200, "backoffice.too_many_attempts"]);
  expect((await server.call(access.readSession, {}, victim)).status).toBe(200);
});
