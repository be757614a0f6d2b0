// Protects: keys are replaced by command beside a running server: what they sealed is sealed anew,
// the database notes the new one, the audit log stays whole; and the database's logins get a new
// password without a call that fails.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "@tucano/workshop/embedded-postgres.ts";
import { runStatement } from "@tucano/workshop/statement.ts";
import { signIn } from "@tucano/contract/backoffice/access/access.ts";
import * as compliance from "@tucano/contract/backoffice/members/compliance.ts";
import { AUDIT_KEY, proveAudit } from "../../src/backoffice/index.ts";
import { hire } from "../../src/backoffice/test/staff-bench.ts";
import { connect } from "../../src/platform/database/connect.ts";
import { readFingerprints } from "../../src/platform/database/fingerprints-repository.ts";
import { RUNTIME_ROLE } from "../../src/platform/database/logins.ts";
import { migrate } from "../../src/platform/database/migrate.ts";
import { REREAD_MS } from "../../src/platform/secrets/secrets.ts";
import { operatorCredentials, signInOperator } from "../../src/testing/people/operator.ts";
import { registerTestMember } from "../../src/testing/people/people.ts";
import { createTill } from "../../src/testing/people/till.ts";
import { verifyIdentity } from "../../src/testing/people/verified.ts";
import { type Machine, openMachine } from "../../src/testing/run-command.ts";
import { onDatabase, startTestServer, type TestServer } from "../../src/testing/server.ts";

const LONG_MS = 120_000;
/** More than are free. */
const GUESSES = 12;
const folder = mkdtempSync(path.join(os.tmpdir(), "tucano-rotation-"));
let server: TestServer;
let machine: Machine;
let postgres: EmbeddedPostgres | null = null;
beforeAll(async () => {
  chmodSync(folder, 0o755);
  server = await startTestServer();
  machine = openMachine(server);
});
afterAll(async () => {
  await server.close();
  machine.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const runSecrets = (...args: string[]) => machine.run("secrets-command.ts", ...args);

const reread = () => server.clock.advance(REREAD_MS);

test(
  "what is sealed is sealed anew by command, and opened without the old key",
  async () => {
    const operator = await signInOperator(server);
    const member = await registerTestMember(server);
    await verifyIdentity(server, member);
    const submissions = await server.rooms.identity.office.historyOf(member.memberId);
    const submissionId = submissions[0]?.submissionId ?? 0;
    const readFront = async () =>
      (await server.rooms.identity.office.openPicture(submissionId, "front"))?.length ?? 0;
    const length = await readFront();
    await expectSealedAnew("identity-pictures", 3);
    expect(await readFront()).toBe(length);
    await expectSealedAnew("backoffice-second-factor", 1);
    server.clock.advance(LONG_MS);
    await signInOperator(server, operator.secret);
    const key = readFileSync(path.join(server.secretsFolder, AUDIT_KEY), "utf8");
    expect((await proveAudit(server.db, { anchor: null, key })).differences).toEqual([]);
  },
  LONG_MS,
);

async function expectSealedAnew(name: string, count: number): Promise<void> {
  const before = (await readFingerprints(server.db)).get(name);
  expect(await runSecrets("rotate", name)).toMatchObject({ exitCode: 0 });
  expect((await readFingerprints(server.db)).get(name)).not.toBe(before);
  reread();
  expect((await runSecrets("retire", name)).output).toContain("is needed until");
  expect(await runSecrets("retire", name, "now")).toEqual({
    exitCode: 0,
    output: `Made anew: ${count}.\nThe old key is not accepted any more.\n`,
  });
  reread();
}

test(
  "keys that hash follow the same command",
  async () => {
    await registerTestMember(server);
    await rotateAndRetire("members-withdrawal-password");
    await rotateAndRetire("members-guard");
    const { memberId } = await registerTestMember(server);
    const digits = await server.rooms.members.verifyWithdrawalPassword(memberId, "135790");
    expect(digits).toBe("ok");
  },
  LONG_MS,
);

test(
  "pairs of keys follow the same command, and studios are given time to know ours",
  async () => {
    expect(await runSecrets("rotate", "studio-house.pem")).toMatchObject({ exitCode: 0 });
    expect(await runSecrets("retire", "studio-house.pem", "now")).toMatchObject({ exitCode: 0 });
    const keys = await sql<{ key: string }>`
      SELECT key_id || ' ' || status AS key FROM rounds.studio_key
      WHERE studio = 'house' ORDER BY key_id`.execute(server.db);
    expect(keys.rows.map(({ key }) => key)).toEqual(["house-1 retired", "house-2 active"]);
    expect((await runSecrets("rotate", "operator-1.pem")).output).toContain("Use it from");
    expect((await runSecrets("use", "operator-1.pem")).output).toContain("have to know the new");
    expect(await runSecrets("use", "operator-1.pem", "now")).toMatchObject({ exitCode: 0 });
    expect((await runSecrets("retire", "operator-1.pem")).output).toContain("is needed until");
    const again = await onDatabase(
      { url: server.databaseUrl, drop: () => Promise.resolve() },
      { secretsFolder: server.secretsFolder },
    );
    await again.close();
  },
  LONG_MS,
);

async function rotateAndRetire(name: string, between = async () => {}): Promise<void> {
  expect(await runSecrets("rotate", name)).toMatchObject({ exitCode: 0 });
  reread();
  await between();
  const retired = await runSecrets("retire", name, "now");
  expect(retired).toMatchObject({ exitCode: 0 });
  expect(retired.output).toContain("Made anew:");
  reread();
}

test(
  "who must not play stays found, and guesses go on being counted, by the office's new keys",
  async () => {
    const officer = await hire(server, { role: "compliance" });
    const cpf = "52998224725";
    const reason = "As the law wants it";
    const listed = { import_id: null, source: "SIGAP", cpfs: [cpf], reason };
    await server.call(compliance.importBarred, listed, officer);
    const expectFound = async () => {
      const { body } = await server.call(compliance.findExcluded, { cpf }, officer);
      expect(body.data).toMatchObject({ barred: { source: "SIGAP" } });
    };
    await rotateAndRetire("backoffice-barred", expectFound);
    await expectFound();
    const guess = async () => {
      const input = { email: operatorCredentials.email, password: "not the password" };
      return (await server.call(signIn, input)).status;
    };
    for (let count = 0; count < GUESSES; count += 1) await guess();
    await rotateAndRetire("backoffice-guard", async () => expect(await guess()).toBe(429));
    expect(await guess(), "counted on under the new key").toBe(429);
  },
  LONG_MS,
);

test(
  "what there is, is listed, and a word too many is refused",
  async () => {
    const { exitCode, output } = await runSecrets("list");
    expect(exitCode).toBe(0);
    expect(output).toContain("members-access-token  1 since");
    expect((await runSecrets("rotate", "nothing-such")).exitCode).toBe(1);
    expect((await runSecrets("use", "members-access-token")).output).toContain("add it first");
    expect((await runSecrets("rotate", "seeds", "now")).exitCode).toBe(2);
  },
  LONG_MS,
);

/** A cluster of its own: roles belong to all databases of one. */
test(
  "the logins get another password while a server opens connections, and none is refused",
  async () => {
    postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, "data") });
    const ownerUrl = postgres.url();
    const { host } = new URL(ownerUrl);
    const urlOf = (passwords: string) => `postgres://servers:${passwords}@${host}/tucano`;
    await migrate(urlOf("the-old-one"), ownerUrl);
    const comeIn = async (passwords: string) => {
      const connection = connect({ url: urlOf(passwords), poolSize: 1, login: RUNTIME_ROLE });
      await readFingerprints(connection.db).finally(() => connection.close());
    };
    const both = urlOf("the-new-one,the-old-one");
    const serving = await onDatabase({ url: both, drop: () => Promise.resolve() });
    // Harmless before: a release leaves the password that works.
    await migrate(both, ownerUrl);
    await comeIn("the-old-one");
    const itsMachine = openMachine(serving, { DATABASE_URL: both, DATABASE_OWNER_URL: ownerUrl });
    const rotated = await itsMachine.run("secrets-command.ts", "rotate", "database-logins");
    itsMachine.close();
    expect(rotated).toMatchObject({ exitCode: 0 });
    // It has to open all its connections anew.
    await runStatement(
      ownerUrl,
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1",
      [RUNTIME_ROLE],
    );
    await comeIn("the-new-one,the-old-one");
    await comeIn("the-new-one");
    await expect(comeIn("the-old-one")).rejects.toThrow("password authentication failed");
    const till = createTill(serving);
    await till.newMember({ funds: "50.00" });
    await till.expectCleanBooks();
    await serving.close();
  },
  LONG_MS,
);
