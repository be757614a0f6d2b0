// Protects: what two people agreed on is carried out exactly once: when several decide at once,
// when the process ends after the act and before it is noted, and when two workers finish it.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { approve, readApproval } from "@tucano/contract/backoffice/access/approvals.ts";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import { adjustMember } from "@tucano/contract/backoffice/members/members.ts";
import { approveWithdrawal } from "@tucano/contract/backoffice/payments/payments.ts";
import { connect, type Connection } from "../../platform/database/connect.ts";
import type { TestMember } from "../../testing/people/people.ts";
import { type Desk, openDesk, reason } from "./payments-bench.ts";
import { type Hired, hire } from "./staff-bench.ts";

let bench: Desk;
let owner: Connection;
let support: Hired;
let finance: Hired;
let other: Hired;
let auditor: Hired;
beforeAll(async () => {
  bench = await openDesk();
  const { server } = bench;
  owner = connect({ url: server.databaseUrl, poolSize: 1, login: null });
  support = await hire(server, { role: "support" });
  finance = await hire(server, { role: "finance" });
  other = await hire(server, { role: "finance" });
  auditor = await hire(server, { role: "risk" });
});
afterAll(async () => {
  await owner.close();
  await bench.server.close();
});

/** From here on nothing is noted as carried out: as when the process ends right before that. */
async function beginToFail(subject = "%"): Promise<void> {
  await sql`
    CREATE FUNCTION backoffice.fail() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'the process ends here'; END $$`.execute(owner.db);
  await sql`
    CREATE TRIGGER fail BEFORE UPDATE ON backoffice.approval FOR EACH ROW
    WHEN (NEW.state = 'executed' AND NEW.subject LIKE ${sql.lit(subject)})
    EXECUTE FUNCTION backoffice.fail()`.execute(owner.db);
}

async function stopFailing(): Promise<void> {
  await sql`DROP FUNCTION backoffice.fail CASCADE`.execute(owner.db);
}

/** Cut off after the act, then finished by two workers at once, and once more. */
async function carryOutCutOff(approval_id: number, by: Hired, acted: () => Promise<unknown>) {
  const { server } = bench;
  await beginToFail();
  const cut = await server.call(approve, { approval_id }, by);
  expect(cut.status).toBe(500);
  // The act itself is done, and nobody has noted it.
  await acted();
  expect((await bench.ask(readApproval, { approval_id }, by)).state).toBe("approved");
  await stopFailing();
  server.clock.advance(61_000);
  const tidy = () => server.jobs.runNow("backoffice.tidy_approvals");
  await Promise.all([tidy(), tidy()]);
  await tidy();
  await acted();
  expect((await bench.ask(readApproval, { approval_id }, by)).state).toBe("executed");
}

async function countAct(action: string, subject: string): Promise<number> {
  const { list } = await bench.ask(listAudit, { subject }, auditor);
  return list.filter((entry) => entry.action === action).length;
}

const cashOf = async (member: TestMember) => (await bench.till.wallet(member)).cash;

async function askForMoney(member: TestMember): Promise<number> {
  const input = { member_id: member.memberId, direction: "give", amount: "20.00", reason } as const;
  return (await bench.ask(adjustMember, input, support)).approval?.approval_id ?? 0;
}

test("money by hand, when it was cut off between the money and its note", async () => {
  const member = await bench.till.newMember();
  const approval_id = await askForMoney(member);
  await carryOutCutOff(approval_id, finance, async () => expect(await cashOf(member)).toBe(2_000));
  expect(await countAct("member.adjust", `member:${member.memberId}`)).toBe(1);
});

test("one that cannot be finished keeps no other from its end", async () => {
  const { server } = bench;
  const [ana, bia] = [await bench.till.newMember(), await bench.till.newMember()];
  const asked = [await askForMoney(ana), await askForMoney(bia)];
  await beginToFail();
  for (const approval_id of asked) await server.call(approve, { approval_id }, finance);
  await stopFailing();
  await beginToFail(`member:${ana.memberId}`);
  server.clock.advance(61_000);
  await server.jobs.runNow("backoffice.tidy_approvals");
  const states = () =>
    Promise.all(
      asked.map(async (approval_id) => (await bench.ask(readApproval, { approval_id })).state),
    );
  expect(await states()).toEqual(["approved", "executed"]);
  await stopFailing();
  await server.jobs.runNow("backoffice.tidy_approvals");
  expect(await states()).toEqual(["executed", "executed"]);
  expect([await cashOf(ana), await cashOf(bia)]).toEqual([2_000, 2_000]);
});

test("money by hand, when two decide at once and each sends it twice under one key", async () => {
  const { server } = bench;
  const member = await bench.till.newMember();
  const approval_id = await askForMoney(member);
  const answers = await Promise.all(
    [finance, other, finance, other].map(({ email, headers }) =>
      server.call(approve, { approval_id }, { headers: { ...headers, "idempotency-key": email } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409,
  ]);
  expect(await cashOf(member)).toBe(2_000);
  expect(await countAct("member.adjust", `member:${member.memberId}`)).toBe(1);
});

test("a payout, when it was cut off between the approval and its note", async () => {
  const { till, server } = bench;
  const member = await till.newMember({ funds: "20000.00" });
  const order_no = await bench.askedBy(member, "15000.00");
  const { approval } = await bench.ask(approveWithdrawal, { order_no, note: reason });
  const approvals = async () => {
    const record = await server.rooms.cashier.findWithdrawal(order_no);
    return record?.timeline.filter(({ status }) => status === "approved").length;
  };
  await carryOutCutOff(approval?.approval_id ?? 0, bench.other(), async () =>
    expect(await approvals()).toBe(1),
  );
  await till.payOut();
  await till.payOut();
  const { rows } = await sql<{ idempotency_key: string }>`
    SELECT idempotency_key FROM sandbox_psp.payout
    WHERE idempotency_key LIKE ${`${order_no}%`}`.execute(server.db);
  expect(rows.map((row) => row.idempotency_key)).toEqual([`${order_no}A1`]);
  expect(await till.wallet(member)).toMatchObject({ cash: 500_000, locked: 0 });
  expect(await countAct("withdrawal.approve", `withdrawal:${order_no}`)).toBe(1);
  await till.expectCleanBooks();
});
