// Protects: the audit log is found by who, what, about what and when, says what was before and
// after, and whoever rewrites a row of it, its owner included, is found out by a command.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { env } from "node:process";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAudit } from "@tucano/contract/backoffice/audit.ts";
import { freezeMember } from "@tucano/contract/backoffice/members.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { connect } from "../../platform/database/connect.ts";
import { dayOf } from "../../platform/days.ts";
import { signInOperator, type TestOperator } from "../../testing/operator.ts";
import { registerTestMember } from "../../testing/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { type Hired, hire } from "./staff-bench.ts";

let server: TestServer;
let administrator: TestOperator;
let risk: Hired;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await signInOperator(server);
  risk = await hire(server, { role: "risk" });
});
afterAll(() => server.close());

async function read(input: RequestOf<typeof listAudit>) {
  const { body } = await server.call(listAudit, input, administrator);
  expect(body.status).toBe("success");
  return body.data as DataOf<typeof listAudit>;
}

async function freezeSomebody(by: Pick<Hired, "headers">): Promise<string> {
  const { memberId: member_id } = await registerTestMember(server);
  await server.call(freezeMember, { member_id, reason: "Stolen card" }, by);
  return `member:${member_id}`;
}

test("entries are found by who, what, about what and when", async () => {
  const byAdministrator = await freezeSomebody(administrator);
  const byRisk = await freezeSomebody(risk);
  const subjects = async (input: RequestOf<typeof listAudit>) =>
    (await read({ action: "member.freeze", ...input })).list.map(({ subject }) => subject);
  expect(await subjects({})).toEqual([byRisk, byAdministrator]);
  expect(await subjects({ sort: "at" })).toEqual([byAdministrator, byRisk]);
  expect(await subjects({ actor: risk.email.toUpperCase() })).toEqual([byRisk]);
  expect(await subjects({ subject: byAdministrator })).toEqual([byAdministrator]);
  const today = dayOf(server.clock.now());
  expect(await subjects({ from: today, to: today })).toHaveLength(2);
  expect(await subjects({ to: "2020-01-01" })).toEqual([]);
  expect(await subjects({ actor: "nobody@tucano.example" })).toEqual([]);
});

test("an entry says who did what from where and why, before and after", async () => {
  const subject = await freezeSomebody(risk);
  const { list } = await read({ subject });
  expect(list[0]).toMatchObject({
    action: "member.freeze",
    operator: risk.email,
    reason: "Stolen card",
    ip: "127.0.0.1",
    before: { status: "active" },
    after: { status: "frozen" },
  });
  expect(list[0]?.hash).toMatch(/^[\da-f]{64}$/);
});

test("the log goes on by key, both ways, without a gap and without a repeat", async () => {
  for (const sort of ["at", "-at"] as const) {
    const ids: number[] = [];
    let cursor: string | null = null;
    do {
      const page: DataOf<typeof listAudit> = await read({
        sort,
        limit: 3,
        ...(cursor === null ? {} : { cursor }),
      });
      ids.push(...page.list.map(({ id }) => id));
      cursor = page.next;
    } while (cursor !== null);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(ids.toSorted((a, b) => (sort === "at" ? a - b : b - a)));
    expect(ids.length).toBeGreaterThan(6);
  }
});

const root = path.resolve(import.meta.dirname, "../../../../..");

function audit(...args: string[]) {
  const { status, stdout } = spawnSync(process.execPath, ["tools/audit.ts", ...args], {
    cwd: root,
    env: { ...env, DATABASE_URL: server.databaseUrl },
    encoding: "utf8",
  });
  return { status, stdout };
}

test("the command finds a row that its owner has rewritten, and a chain that was made anew", async () => {
  const whole = audit();
  expect([whole.status, whole.stdout]).toEqual([0, expect.stringContaining("is whole")]);
  const [, entry = "", head = ""] = /Last entry (\d+), head (\w+)/.exec(whole.stdout) ?? [];
  expect(audit(entry, head).status).toBe(0);
  const owner = connect({ url: server.databaseUrl, poolSize: 1, role: null });
  await sql`ALTER TABLE backoffice.audit_entry DISABLE TRIGGER USER`.execute(owner.db);
  const [{ entry_id: frozen } = { entry_id: 0 }] = (
    await sql<{ entry_id: number }>`
      SELECT entry_id FROM backoffice.audit_entry WHERE action = 'member.freeze' LIMIT 1
    `.execute(owner.db)
  ).rows;
  await sql`
    UPDATE backoffice.audit_entry SET after = '{"status": "active"}'
    WHERE entry_id = ${frozen}`.execute(owner.db);
  const changed = audit();
  expect(changed.status).toBe(1);
  expect(changed.stdout).toContain(`DIFF  audit entry ${frozen}`);
  // Cutting the end off leaves a chain that is whole in itself: the head kept outside tells.
  await sql`
    UPDATE backoffice.audit_entry SET after = '{"status": "frozen"}'
    WHERE entry_id = ${frozen}`.execute(owner.db);
  await sql`DELETE FROM backoffice.audit_entry WHERE entry_id = ${Number(entry)}`.execute(owner.db);
  await owner.close();
  expect(audit().status).toBe(0);
  const cut = audit(entry, head);
  expect([cut.status, cut.stdout]).toEqual([1, expect.stringContaining("NOT whole")]);
  expect(audit("nonsense").status).toBe(2);
});
