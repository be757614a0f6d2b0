// Protects: accounts in one hand are found by what they share and frozen together for one reason;
// many at once take two people, and each account's log says who did it and why.
import { afterAll, beforeAll, expect, test } from "vitest";
import { approve } from "@tucano/contract/backoffice/access/approvals.ts";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import * as contract from "@tucano/contract/backoffice/members/ring.ts";
import type { DataOf, Endpoint, RequestOf } from "@tucano/contract/endpoint.ts";
import { me } from "@tucano/contract/player/account/members.ts";
import { NUMBERS_AHEAD_MS } from "../../../market/index.ts";
import { setNumbers } from "../../../testing/numbers.ts";
import { signInOperator, type TestOperator } from "../../../testing/people/operator.ts";
import { registerTestMember, type TestMember } from "../../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../../testing/server.ts";
import { type Hired, hire } from "../../test/staff-bench.ts";

const reason = "one hand, several accounts";

let server: TestServer;
let administrator: TestOperator;
let risk: Hired;
let colleague: Hired;
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: "127.0.0.1" } });
  administrator = await signInOperator(server);
  risk = await hire(server, { role: "risk" });
  colleague = await hire(server, { role: "risk" });
});
afterAll(() => server.close());

const send = <E extends Endpoint>(endpoint: E, input: RequestOf<E>, who: Hired = risk) =>
  server.call(endpoint, input, { headers: who.headers });

async function ask<E extends Endpoint>(endpoint: E, input: RequestOf<E>): Promise<DataOf<E>> {
  const { body } = await send(endpoint, input);
  expect(body, JSON.stringify(body)).toMatchObject({ code: 200 });
  return body.data as DataOf<E>;
}

const deviceOf = ({ answer }: TestMember): string => {
  const device = answer.cookies.find(({ name }) => name === "tucano_device");
  return device === undefined ? "" : `tucano_device=${device.value}`;
};

let named = 0;

/** Nobody is called like somebody else: that would tie them. */
function nextName(): string {
  named += 1;
  return `Bia ${"abcdefghijklmnopqrstuvwxyz"[named] ?? ""}prado`;
}

/** All from one address of their own; the second on the device of the first. */
async function ring(address: string, count: number): Promise<readonly TestMember[]> {
  const headers = { "x-forwarded-for": address };
  const first = await registerTestMember(server, { realname: nextName() }, { headers });
  const members = [first];
  for (let more = 1; more < count; more += 1) {
    const cookie = more === 1 ? { cookie: deviceOf(first) } : {};
    const options = { headers: { ...headers, ...cookie } };
    members.push(await registerTestMember(server, { realname: nextName() }, options));
  }
  return members;
}

/** In the order of answers. */
const idsOf = (members: readonly TestMember[]) =>
  members.map(({ memberId }) => memberId).toSorted((a, b) => a - b);

const isIn = async ({ token }: TestMember) =>
  (await server.call(me, {}, { token })).body.code === 200;

test("a ring shows the player first, then who has most in common", async () => {
  const [first, second, third] = await ring("198.51.100.7", 3);
  if (first === undefined || second === undefined || third === undefined) throw new Error();
  const { list } = await ask(contract.memberRing, { member_id: first.memberId });
  expect(list.map(({ member, ties }) => [member.member_id, ties])).toEqual([
    [first.memberId, []],
    [second.memberId, ["address", "device"]],
    [third.memberId, ["address"]],
  ]);
  expect(list[0]).toMatchObject({ cash: "0.00", locked: "0.00" });
  const refused = await send(contract.memberRing, { member_id: 999_999_999 });
  expect(refused.body.error).toBe("backoffice.member_not_found");
});

test("a few are frozen at once, each with an entry of its own; the rest play on", async () => {
  const members = await ring("198.51.100.8", 4);
  const [first, ...others] = members;
  if (first === undefined) throw new Error();
  const frozen = await ask(contract.freezeMembers, { member_ids: idsOf(others), reason });
  expect(frozen).toEqual({
    list: idsOf(others).map((member_id) => ({ member_id, outcome: "done" })),
    approval: null,
  });
  expect(await Promise.all(members.map(isIn))).toEqual([true, false, false, false]);
  const again = await ask(contract.freezeMembers, { member_ids: idsOf(members), reason });
  expect(again.list.filter(({ outcome }) => outcome === "done")).toEqual([
    { member_id: first.memberId, outcome: "done" },
  ]);
  const { body } = await server.call(
    listAudit,
    { subject: `member:${first.memberId}`, action: "member.freeze" },
    administrator,
  );
  expect((body.data as DataOf<typeof listAudit>).list).toMatchObject([
    { operator: risk.email, reason, before: { status: "active" }, after: { status: "frozen" } },
  ]);
});

test("from a number of the market on a second person agrees first", async () => {
  const value = { ...(await server.rooms.market.read("fourEyes")), freezesFrom: 3 };
  const effectiveFrom = new Date(server.clock.now().getTime() + NUMBERS_AHEAD_MS);
  await setNumbers(server, "fourEyes", { effectiveFrom, value, setBy: null });
  server.clock.advance(NUMBERS_AHEAD_MS);
  const members = await ring("198.51.100.9", 3);
  const input = { member_ids: idsOf(members), reason };
  const { list, approval } = await ask(contract.freezeMembers, input);
  expect(list.map(({ outcome }) => outcome)).toEqual(members.map(() => "waits_for_second"));
  expect(await Promise.all(members.map(isIn))).toEqual([true, true, true]);
  expect((await send(contract.freezeMembers, input)).body.error).toBe(
    "backoffice.approval_waiting",
  );
  const agreed = await send(approve, { approval_id: approval?.approval_id ?? 0 }, colleague);
  expect(agreed.body.data).toMatchObject({ state: "executed" });
  expect(await Promise.all(members.map(isIn))).toEqual([false, false, false]);
});

test("nobody is frozen when one of them does not exist", async () => {
  const members = await ring("198.51.100.10", 1);
  const input = { member_ids: [...idsOf(members), 999_999_999], reason };
  expect((await send(contract.freezeMembers, input)).body.error).toBe(
    "backoffice.member_not_found",
  );
  expect(await Promise.all(members.map(isIn))).toEqual([true]);
});
