// Protects: a right that is taken away is gone at the next call, also between asking and agreeing;
// who was sent away leaves nothing behind that could still be agreed to; nobody's rights grow by
// their own consent; and nothing that a call smuggles in changes what was asked for.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as approvals from "@tucano/contract/backoffice/access/approvals.ts";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import {
  adjustMember,
  listMembers,
  readMember,
} from "@tucano/contract/backoffice/members/members.ts";
import {
  grantMemberReward,
  makeDemoMember,
} from "@tucano/contract/backoffice/members/member-acts.ts";
import * as payments from "@tucano/contract/backoffice/payments/payments.ts";
import type { Permission } from "@tucano/contract/backoffice/access/permissions.ts";
import * as staff from "@tucano/contract/backoffice/access/staff.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { fromWire, toCentavos } from "@tucano/contract/money.ts";
import { me } from "@tucano/contract/player/account/members.ts";
import { setNumbers } from "../../testing/numbers.ts";
import { NUMBERS_AHEAD_MS } from "../../market/index.ts";
import { DomainError } from "../../platform/errors.ts";
import type { TestMember } from "../../testing/people/people.ts";
import { type Desk, openDesk } from "./payments-bench.ts";
import { type Hired, hire } from "./staff-bench.ts";

const reason = "Seen on the phone";
let desk: Desk;
let chief: Hired;
let second: Hired;
beforeAll(async () => {
  desk = await openDesk();
  chief = await hire(desk.server, { role: "administrator" });
  second = await hire(desk.server, { role: "administrator" });
});
afterAll(() => desk.server.close());

const cashOf = async ({ memberId }: TestMember) =>
  (await desk.server.rooms.ledger.readWallet(memberId)).cash;

async function adjust(member: TestMember, amount: string, by: Hired): Promise<number> {
  const input = { member_id: member.memberId, direction: "give", amount, reason } as const;
  return (await desk.ask(adjustMember, input, by)).approval?.approval_id ?? 0;
}

/** By two administrators, as it has to be. */
async function setRole(role: string, permissions: Permission[]): Promise<void> {
  const input = { role, name: role, permissions, reason };
  const { approval } = await desk.ask(staff.saveRole, input, chief);
  await desk.ask(approvals.approve, { approval_id: approval?.approval_id ?? 0 }, second);
}

const stateOf = async (approval_id: number) =>
  (await desk.ask(approvals.readApproval, { approval_id }, chief)).state;

test("a right that is taken away between looking and agreeing is gone when agreeing", async () => {
  const deciding: Permission[] = ["approvals.read", "approvals.decide", "members.adjust"];
  await setRole("second-eyes", deciding);
  const eyes = await hire(desk.server, { role: "second-eyes" });
  const member = await desk.till.newMember();
  const asker = await hire(desk.server, { role: "support" });
  const approval_id = await adjust(member, "70.00", asker);
  const seen = await desk.ask(approvals.readApproval, { approval_id }, eyes);
  expect(seen.can_decide).toBe(true);
  await setRole("second-eyes", ["approvals.read", "approvals.decide"]);
  expect(await desk.refusal(approvals.approve, { approval_id }, eyes)).toEqual([
    403,
    "backoffice.not_permitted",
  ]);
  await setRole("second-eyes", ["approvals.read", "members.adjust"]);
  expect(await desk.refusal(approvals.approve, { approval_id }, eyes)).toEqual([
    403,
    "backoffice.not_permitted",
  ]);
  expect([await cashOf(member), await stateOf(approval_id)]).toEqual([0, "waiting"]);
  await setRole("second-eyes", deciding);
  await desk.ask(approvals.approve, { approval_id }, eyes);
  expect(await cashOf(member)).toBe(7_000);
});

test("what somebody asked for goes with them: closed, or given another role", async () => {
  const member = await desk.till.newMember();
  const [leaver, mover] = [
    await hire(desk.server, { role: "support" }),
    await hire(desk.server, { role: "support" }),
  ];
  const left = await adjust(member, "500.00", leaver);
  await desk.ask(staff.disableOperator, { operator_id: leaver.operatorId, reason }, chief);
  expect(await stateOf(left)).toBe("withdrawn");
  expect(await desk.refusal(approvals.approve, { approval_id: left }, second)).toEqual([
    409,
    "backoffice.approval_decided",
  ]);
  const moved = await adjust(member, "500.00", mover);
  const change = { operator_id: mover.operatorId, role: "content", reason };
  const { approval } = await desk.ask(staff.changeOperatorRole, change, chief);
  await desk.ask(approvals.approve, { approval_id: approval?.approval_id ?? 0 }, second);
  expect(await stateOf(moved)).toBe("withdrawn");
  expect(await cashOf(member)).toBe(0);
  const subject = `member:${member.memberId}`;
  const acts = (await desk.ask(listAudit, { subject }, chief)).list.filter(
    ({ action }) => action === "approval.withdraw",
  );
  expect(acts.map(({ operator, details }) => [operator, details["asked_by"]])).toEqual([
    [second.email, mover.email],
    [chief.email, leaver.email],
  ]);
});

test("nobody agrees to more rights for the role that they hold themselves", async () => {
  const held: Permission[] = ["approvals.read", "approvals.decide", "staff.roles", "staff.read"];
  await setRole("climbers", held);
  const climber = await hire(desk.server, { role: "climbers" });
  const mate = await hire(desk.server, { role: "climbers" });
  const wish = { role: "climbers", name: "climbers", permissions: [...held], reason };
  const more = { ...wish, permissions: [...held, "members.adjust" as const] };
  const { approval } = await desk.ask(staff.saveRole, more, climber);
  const agreed = await desk.ask(
    approvals.approve,
    { approval_id: approval?.approval_id ?? 0 },
    mate,
  );
  expect(agreed).toMatchObject({ state: "failed", failure: "backoffice.own_account" });
  const roles = (await desk.ask(staff.listRoles, {}, climber)).list;
  const now = roles.find(({ role }) => role === "climbers")?.permissions;
  expect(now?.toSorted()).toEqual(held.toSorted());
});

test("what one person moves alone ends with their role's bounds, however small the parts", async () => {
  const role = "good-hands";
  const may: Permission[] = ["members.adjust", "members.rewards"];
  const wish = { role, name: role, permissions: may, alone: { each: "20.00", day: "50.00" } };
  const { approval } = await desk.ask(staff.saveRole, { ...wish, reason }, chief);
  expect((await desk.ask(staff.listRoles, {}, chief)).list.map((one) => one.role)).not.toContain(
    role,
  );
  await desk.ask(approvals.approve, { approval_id: approval?.approval_id ?? 0 }, second);
  const [hand, mate] = [await hire(desk.server, { role }), await hire(desk.server, { role })];
  const newMember = () => desk.till.newMember();
  const [first, next, last] = [await newMember(), await newMember(), await newMember()];
  const wallet = ({ memberId }: TestMember) => desk.server.rooms.ledger.readWallet(memberId);
  const give = async ({ memberId: member_id }: TestMember, amount: string, by: Hired) => {
    const input = { member_id, direction: "give", amount, turnover_multiple: 1, reason } as const;
    return (await desk.ask(adjustMember, input, by)).approval;
  };
  expect(await give(first, "20.01", hand)).toMatchObject({ approval_id: expect.any(Number) });
  expect(await cashOf(first)).toBe(0);
  // All at once, as one who wants to slip through between counting and writing.
  const parts = await Promise.all(
    Array.from({ length: 4 }, () => give(next, "6.00", hand)).map((one) =>
      one.catch(() => "refused"),
    ),
  );
  expect(parts.filter((one) => one === null)).toHaveLength(3);
  expect(await wallet(next)).toMatchObject({ cash: 1_800, turnoverOwed: 1_800 });
  // A colleague begins no new sum for the same player, and rewards count as well.
  const more = { member_id: next.memberId, direction: "give", amount: "2.01", reason } as const;
  expect(await desk.refusal(adjustMember, more, mate)).toEqual([
    409,
    "backoffice.approval_waiting",
  ]);
  const reward = { pocket: "cash", turnover_multiple: 0, reason } as const;
  const grant = ({ memberId: member_id }: TestMember, amount: string, by: Hired) =>
    desk.ask(grantMemberReward, { ...reward, member_id, amount }, by);
  expect(await grant(last, "20.00", hand)).toEqual({ approval: null });
  expect((await grant(await newMember(), "12.01", hand)).approval).not.toBeNull();
  expect(await grant(await newMember(), "12.00", hand)).toEqual({ approval: null });
  // The day's sum is used up. What the ledger refuses to take is not held against anybody.
  const poor = await newMember();
  const take = { member_id: poor.memberId, direction: "take", amount: "20.00", reason } as const;
  expect((await desk.ask(adjustMember, take, hand)).approval).not.toBeNull();
  expect(await desk.refusal(adjustMember, take, mate)).toEqual([409, "wallet.insufficient_funds"]);
  expect(await give(poor, "20.00", mate)).toBeNull();
  // Money that moved while its answer was lost counts: whoever tries again begins no new sum.
  const lucky = await newMember();
  const { ledger } = desk.server.rooms;
  const execute = ledger.execute.bind(ledger);
  const lost = vi.spyOn(ledger, "execute").mockImplementationOnce(async (kind, command) => {
    await execute(kind, command);
    throw new DomainError("common.unavailable");
  });
  const mine = await hire(desk.server, { role });
  await expect(give(lucky, "20.00", mine)).rejects.toThrow();
  lost.mockRestore();
  expect(await cashOf(lucky)).toBe(2_000);
  expect(await give(lucky, "20.00", mine)).not.toBeNull();
  const show = { account: "amostra", password: "uma senha boa", reason };
  const { member_id } = await desk.ask(makeDemoMember, show, chief);
  const toDemo = { member_id, direction: "give", amount: "1.00", reason } as const;
  expect(await desk.refusal(adjustMember, toDemo, mate)).toEqual([403, "wallet.account_blocked"]);
  const subject = `member:${next.memberId}`;
  const acts = (await desk.ask(listAudit, { subject }, chief)).list.filter(
    ({ action }) => action === "member.adjust",
  );
  expect(acts.map(({ operator, details }) => [operator, details["alone"]])).toEqual(
    Array.from({ length: 3 }, () => [hand.email, "yes"]),
  );
});

test("what a call smuggles in changes nothing of what was asked for", async () => {
  const [meant, other] = [await desk.till.newMember(), await desk.till.newMember()];
  const asker = await hire(desk.server, { role: "support" });
  const finance = await hire(desk.server, { role: "finance" });
  const approval_id = await adjust(meant, "5.00", asker);
  const smuggled = [
    { approval_id, amount: "5000.00" },
    { approval_id, payload: { memberId: other.memberId, amountCentavos: 500_000 } },
    { approval_id, member_id: other.memberId, subject: `member:${other.memberId}` },
    { approval_id, requested_by: 1, operator_id: chief.operatorId },
  ];
  for (const input of smuggled) {
    const answer = await desk.server.send(approvals.readApproval, input, finance);
    expect(answer.status).toBeLessThan(500);
  }
  for (const input of smuggled) {
    const answer = await desk.server.send(approvals.approve, input, asker);
    expect(answer.status).not.toBe(200);
  }
  await desk.server.send(approvals.approve, smuggled[1], finance);
  await desk.server.send(approvals.approve, { approval_id }, finance);
  expect([await cashOf(meant), await cashOf(other)]).toEqual([500, 0]);
  for (const wrong of [-1, 0, 1.5, "1 OR 1=1", `${approval_id}'`, null, [approval_id], 2 ** 63]) {
    const answer = await desk.server.send(approvals.approve, { approval_id: wrong }, finance);
    expect([404, 422], String(wrong)).toContain(answer.status);
  }
});

test("an approval that was used cannot be used again, by anybody, in any way", async () => {
  const member = await desk.till.newMember();
  const asker = await hire(desk.server, { role: "support" });
  const approval_id = await adjust(member, "8.00", asker);
  await desk.ask(approvals.approve, { approval_id }, second);
  const calls = [approvals.approve, approvals.reject, approvals.withdraw] as const;
  for (const endpoint of calls) {
    for (const who of [second, chief, asker]) {
      const answer = await desk.server.send(endpoint, { approval_id, reason }, who);
      expect(answer.status, endpoint.path).toBeGreaterThanOrEqual(400);
    }
  }
  await desk.server.jobs.runNow("backoffice.tidy_approvals");
  expect(await cashOf(member)).toBe(800);
  expect(await stateOf(approval_id)).toBe("executed");
});

test("a payout above the threshold is no smaller for being asked for in a bundle", async () => {
  const { market } = desk.server.rooms;
  const value = { ...(await market.read("fourEyes")), payoutFromCentavos: toCentavos(10_000) };
  const effectiveFrom = new Date(desk.server.clock.now().getTime() + NUMBERS_AHEAD_MS);
  await setNumbers(desk.server, "fourEyes", { effectiveFrom, value, setBy: null });
  desk.server.clock.advance(NUMBERS_AHEAD_MS);
  const member = await desk.till.newMember({ funds: "400.00" });
  await desk.play(member, 40_000);
  const order_no = await desk.askedBy(member, "150.00");
  const order_nos = [order_no, order_no, order_no];
  const bundle = { act: "approve" as const, order_nos, reason };
  const { list } = await desk.ask(payments.decideWithdrawals, bundle);
  expect(list.map(({ outcome }) => outcome)).not.toContain("done");
  expect((await desk.rowOf(order_no))?.status).toBe("in_review");
  const inbox = await desk.ask(approvals.listApprovals, {}, desk.other());
  const asked = inbox.list.find(({ subject }) => subject === `withdrawal:${order_no}`);
  expect(await desk.refusal(approvals.approve, { approval_id: asked?.approval_id ?? 0 })).toEqual([
    409,
    "backoffice.approval_own",
  ]);
  await desk.till.payOut();
  expect(await cashOf(member)).toBe(fromWire("250.00"));
});

test("sessions are good for their own side alone", async () => {
  const member = await desk.till.newMember();
  const { server } = desk;
  const asOperator = await server.call(me, {}, { headers: chief.headers });
  expect(asOperator.status).toBe(401);
  const token = chief.headers.cookie.split("=")[1] ?? "";
  expect((await server.call(me, {}, { token })).status).toBe(401);
  const cookie = `tucano_operator=${member.token}`;
  expect((await server.call(listMembers, {}, { headers: { cookie } })).status).toBe(401);
  const bearer = await server.call(readMember, { member_id: member.memberId }, { token });
  expect(bearer.status).toBe(401);
  const own = await server.call(me, {}, { token: member.token, headers: chief.headers });
  expect((own.body.data as DataOf<typeof me>).id).toBe(member.memberId);
});
