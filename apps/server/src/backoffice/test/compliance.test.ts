// Protects: people on the authority's list are found and never readable, cases are decided once,
// what is done to a member is done by the room that owns it, and all of it is in the audit log.
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import * as contract from "@tucano/contract/backoffice/members/compliance.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { sql } from "kysely";
import { readJournal } from "../../testing/journal.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { SIGNALS_JOB } from "../compliance/gather-signals.ts";
import { type Hired, hire } from "./staff-bench.ts";

let server: TestServer;
let officer: Hired;
let ana: TestMember;
beforeAll(async () => {
  server = await startTestServer();
  ana = await registerTestMember(server);
  officer = await hire(server, { role: "compliance" });
});
afterAll(() => server.close());

const reason = "As the law wants it";

async function casesOf(area: "gaming" | "laundering" | "barred") {
  const { body } = await server.call(contract.listCases, { area }, officer);
  return (body.data as DataOf<typeof contract.listCases>).list;
}

async function barAna() {
  const cpfs = [ana.form.cpf ?? "", "529.982.247-25"];
  const input = { import_id: null, source: "SIGAP", cpfs, reason };
  return server.call(contract.importBarred, input, officer);
}

test("a barred list is counted and dated, members on it become cases, and no CPF is kept", async () => {
  const first = await barAna();
  expect(first.body.data).toMatchObject({ members: 1 });
  const { import_id } = first.body.data as DataOf<typeof contract.importBarred>;
  const more = { import_id, source: "SIGAP", cpfs: ["11144477735"], reason };
  await server.call(contract.importBarred, more, officer);
  const { body } = await server.call(contract.listBarredImports, {}, officer);
  expect(body.data.list).toMatchObject([{ source: "SIGAP", persons: 3 }]);
  expect(await casesOf("barred")).toMatchObject([{ member: { member_id: ana.memberId } }]);
  const stored = await sql<{ all: string }>`
    SELECT string_agg(p::text, ' ') AS all FROM backoffice.barred_person AS p`.execute(server.db);
  expect(stored.rows[0]?.all).not.toContain("52998224725");
  const found = await server.call(contract.findExcluded, { cpf: "529.982.247-25" }, officer);
  expect(found.body.data).toMatchObject({ member: null, barred: { source: "SIGAP" } });
});

test("a case is decided once, and a time-out from it ends play", async () => {
  await barAna();
  const [found] = await casesOf("barred");
  const case_id = found?.case_id ?? 0;
  const move = { case_id, from: "open", to: "watching", reason } as const;
  expect((await server.call(contract.decideCase, move, officer)).status).toBe(200);
  const again = await server.call(contract.decideCase, move, officer);
  expect([again.status, again.body.error]).toEqual([409, "backoffice.case_decided"]);
  const bare = await server.call(contract.actOnCase, { case_id, act: "message", reason }, officer);
  expect(bare.body.error).toBe("common.invalid_input");
  const act = { case_id, act: "time_out", days: 7, reason } as const;
  expect((await server.call(contract.actOnCase, act, officer)).status).toBe(200);
  const running = await server.rooms.compliance.listExclusions({
    memberId: ana.memberId,
    isRunning: true,
    after: null,
    limit: 5,
  });
  // Beside the bar that the list brought about.
  expect(running.map(({ kind }) => kind).toSorted()).toEqual(["exclusion", "time-out"]);
  const { body } = await server.call(contract.readCase, { case_id }, officer);
  const { notes } = body.data as DataOf<typeof contract.readCase>;
  expect(notes.map(({ what }) => what)).toEqual(["watching", "time_out"]);
  const log = await server.call(listAudit, { action: "case.act" }, officer);
  expect(log.body.data.list[0]).toMatchObject({ reason, subject: `member:${ana.memberId}` });
});

test("an exclusion is listed, found by CPF, and cannot be taken back", async () => {
  server.clock.advance(1_000);
  const bob = await registerTestMember(server);
  const input = { member_id: bob.memberId, months: 6, reason };
  expect((await server.call(contract.excludeMember, input, officer)).status).toBe(200);
  const { body } = await server.call(contract.listExclusions, { limit: 1 }, officer);
  const page = body.data as DataOf<typeof contract.listExclusions>;
  expect(page.list).toMatchObject([{ member: { member_id: bob.memberId }, kind: "exclusion" }]);
  const next = await server.call(
    contract.listExclusions,
    { limit: 1, cursor: page.next ?? "" },
    officer,
  );
  expect(next.body.data.list).toMatchObject([{ member: { member_id: ana.memberId } }]);
  const found = await server.call(contract.findExcluded, { cpf: bob.form.cpf ?? "" }, officer);
  expect(found.body.data).toMatchObject({ member: { status: "excluded" }, barred: null });
});

test("the daily round finds money that comes in pieces, once a day", async () => {
  const member = await registerTestMember(server);
  const at = server.clock.now();
  for (const seq of [9_001, 9_002, 9_003]) {
    await sql`
      INSERT INTO statistics.deposit (member_id, seq, order_no, amount, credited_at)
      VALUES (${member.memberId}, ${seq}, ${`D${seq}`}, 400000, ${at})`.execute(server.db);
  }
  await readJournal(server.house.journal);
  server.clock.advance(86_400_000);
  await server.jobs.runNow(SIGNALS_JOB);
  await server.jobs.runNow(SIGNALS_JOB);
  officer = await hire(server, { role: "compliance" });
  const found = await casesOf("laundering");
  expect(found).toMatchObject([
    { member: { member_id: member.memberId }, reasons: [{ rule: "structuring" }] },
  ]);
  const case_id = found[0]?.case_id ?? 0;
  const move = { case_id, from: "open", to: "reported", reason } as const;
  await server.call(contract.decideCase, move, officer);
  const { body } = await server.call(contract.exportCases, { reason }, officer);
  const file = body.data as DataOf<typeof contract.exportCases>;
  expect(file.count).toBe(1);
  expect(file.content).toContain("structuring");
});

test("a member's data leave whole, with a reason, and that is written down", async () => {
  const bare = { member_id: ana.memberId, reason: "" };
  const refused = await server.call(contract.exportMember, bare, officer);
  expect(refused.body.error).toBe("backoffice.reason_required");
  const input = { member_id: ana.memberId, reason };
  const { body } = await server.call(contract.exportMember, input, officer);
  const file = JSON.parse((body.data as DataOf<typeof contract.exportMember>).content) as object;
  expect(file).toMatchObject({ member: { account: ana.account }, deposits: [] });
  const log = await server.call(listAudit, { action: "request.export" }, officer);
  expect(log.body.data.list[0]).toMatchObject({ subject: `member:${ana.memberId}`, reason });
});
