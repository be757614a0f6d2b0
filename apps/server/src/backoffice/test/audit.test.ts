// Protects: the audit log is found by who, what, about what and when, says what was before and
// after, and whoever rewrites a row of it, its owner included, is found out by a command.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { env } from "node:process";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import { freezeMember } from "@tucano/contract/backoffice/members/members.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { connect } from "../../platform/database/connect.ts";
import type { Db } from "../../platform/database/types.ts";
import { dayOf } from "../../platform/days.ts";
import { signInOperator, type TestOperator } from "../../testing/people/operator.ts";
import { registerTestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { AUDIT_KEY, type AuditAnchor, proveAudit } from "../index.ts";
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

/** With the house's own key, as it lies beside the others. */
const prove = (anchor: AuditAnchor | null = null) =>
  proveAudit(server.db, {
    anchor,
    key: readFileSync(path.join(server.secretsFolder, AUDIT_KEY), "utf8"),
  });

/** As who owns the database, without the triggers that stand in the way. */
async function asOwner(work: (db: Db) => Promise<unknown>): Promise<void> {
  const owner = connect({ url: server.databaseUrl, poolSize: 1, login: null });
  await sql`SET session_replication_role = replica`.execute(owner.db);
  await work(owner.db);
  await owner.close();
}

const root = path.resolve(import.meta.dirname, "../../../../..");
/** A process of its own, on a machine that may be busy. */
const COMMAND_MS = 120_000;

function audit() {
  const { status, stdout } = spawnSync(process.execPath, ["apps/server/src/audit-command.ts"], {
    cwd: root,
    env: {
      ...env,
      DATABASE_URL: server.databaseUrl,
      DATA_DIR: path.join(server.secretsFolder, "x"),
    },
    encoding: "utf8",
  });
  return { status, stdout };
}

test(
  "the command finds a row that its owner has rewritten",
  async () => {
    const before = await prove();
    expect(before.differences).toEqual([]);
    const owner = connect({ url: server.databaseUrl, poolSize: 1, login: null });
    await sql`ALTER TABLE backoffice.audit_entry DISABLE TRIGGER USER`.execute(owner.db);
    const rewrite = (status: string) =>
      sql`
      UPDATE backoffice.audit_entry SET after = jsonb_build_object('status', ${status}::text)
      WHERE action = 'member.freeze'`.execute(owner.db);
    await rewrite("active");
    const { differences } = await prove();
    expect(differences.length).toBeGreaterThan(0);
    const { status, stdout } = audit();
    expect([status, stdout]).toEqual([1, expect.stringContaining(`DIFF  ${differences[0]}`)]);
    // What it was before is what the chain was made from.
    await rewrite("frozen");
    expect(audit()).toMatchObject({ status: 0, stdout: expect.stringContaining("is whole") });
    await owner.close();
  },
  COMMAND_MS,
);

test(
  "an end that was cut off is noticed, by the head, by a kept one, and for good",
  async () => {
    await freezeSomebody(risk);
    const { last } = await prove();
    if (last === null) throw new Error("There are entries.");
    expect((await prove(last)).differences).toEqual([]);
    const cut = (db: Db) =>
      sql`DELETE FROM backoffice.audit_entry WHERE entry_id = ${last.entry}`.execute(db);
    await asOwner(cut);
    const end = expect.stringContaining(`expected entry ${last.entry}, ${last.head}, found entry`);
    expect((await prove()).differences).toEqual([end]);
    expect((await prove(last)).differences).toHaveLength(2);
    expect((await proveAudit(server.db, { anchor: null, key: null })).differences).toEqual([end]);
    expect(audit()).toMatchObject({ status: 1, stdout: expect.stringContaining("NOT whole") });
    await freezeSomebody(risk);
    const gap = expect.stringContaining(`expected after entry ${last.entry}`);
    expect((await prove()).differences).toEqual([gap]);
  },
  COMMAND_MS,
);

test("a head that was made to fit has no seal of the house; without a head, no peace", async () => {
  const known = (await prove()).differences;
  const fit = (db: Db) =>
    sql`
    UPDATE backoffice.audit_head SET (entry_id, hash) =
      (SELECT entry_id, hash FROM backoffice.audit_entry ORDER BY entry_id DESC OFFSET 1 LIMIT 1)
  `.execute(db);
  const cut = (db: Db) =>
    sql`
    DELETE FROM backoffice.audit_entry
    WHERE entry_id > (SELECT entry_id FROM backoffice.audit_head)`.execute(db);
  await freezeSomebody(risk);
  await freezeSomebody(risk);
  await asOwner(async (db) => {
    await fit(db);
    await cut(db);
  });
  const unsealed = expect.stringContaining("a seal of this house");
  expect((await prove()).differences).toEqual([unsealed, ...known]);
  await asOwner((db) => sql`DELETE FROM backoffice.audit_head`.execute(db));
  expect((await prove()).differences).toContainEqual(expect.stringContaining("expected a head"));
  await freezeSomebody(risk);
  expect((await prove()).differences.length).toBe(known.length + 1);
});

test("another house's seal is named by the command, and replaced with the next entry", async () => {
  const known = (await prove()).differences;
  await asOwner((db) =>
    sql`UPDATE backoffice.audit_head SET sealed_by = 'aaaaaaaaaaaa', seal = NULL`.execute(db),
  );
  const foreign = expect.stringContaining("sealed by aaaaaaaaaaaa, and not by this house");
  expect((await prove()).differences).toEqual([...known, foreign]);
  await freezeSomebody(risk);
  expect((await prove()).differences).toEqual(known);
});

test("the server itself can neither cut the log nor turn its head back", async () => {
  const tries = [
    sql`DELETE FROM backoffice.audit_entry`,
    sql`DELETE FROM backoffice.audit_head`,
    sql`UPDATE backoffice.audit_head SET entry_id = entry_id - 1`,
    sql`UPDATE backoffice.audit_head SET seal = NULL`,
  ];
  for (const one of tries) await expect(one.execute(server.db)).rejects.toThrow();
});
