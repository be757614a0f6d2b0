// Protects: two servers of one database have the same secrets, or the second says which file
// differs and does not start; and whoever has the database learns nothing of them.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runStatement } from "@tucano/workshop/statement.ts";
import { startOnDatabase } from "../../testing/start-on-database.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { readFingerprints } from "../database/fingerprints-repository.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "tucano-other-secrets-"));
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const KEY = "members-access-token";

async function startBeside(name: string, change: (secrets: string) => void): Promise<void> {
  const secretsFolder = path.join(folder, name);
  cpSync(server.secretsFolder, secretsFolder, { recursive: true });
  change(secretsFolder);
  const { databaseUrl: url, clock } = server;
  const second = await startOnDatabase({ url, secretsFolder, clock });
  await second.close();
}

test("every secret is noted, none of them can be read there", async () => {
  const noted = await readFingerprints(server.db);
  const names = readdirSync(server.secretsFolder);
  expect([...noted.keys()]).toEqual(expect.arrayContaining([KEY, "studio-house.pem"]));
  expect(names).toEqual(expect.arrayContaining([...noted.keys()]));
  for (const [name, fingerprint] of noted) {
    const secret = readFileSync(path.join(server.secretsFolder, name), "utf8");
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(secret).not.toContain(fingerprint);
  }
});

test("the same secrets start", async () => {
  await startBeside("same", () => undefined);
});

test("another secret is named, with what to do, and the server does not start", async () => {
  const start = startBeside("other", (secrets) =>
    writeFileSync(path.join(secrets, KEY), "of another installation"),
  );
  await expect(start).rejects.toThrow(
    new RegExp(`other/${KEY} is not the one that the database was used with. .* copy .*DELETE`),
  );
});

test("a missing secret is not made anew", async () => {
  const file = path.join(folder, "missing", KEY);
  await expect(startBeside("missing", () => rmSync(file))).rejects.toThrow(
    `${file} is missing, and the database was used with one.`,
  );
  expect(() => readFileSync(file)).toThrow("ENOENT");
});

test("one that was replaced on purpose is taken once the database has forgotten it", async () => {
  await runStatement(server.databaseUrl, "DELETE FROM platform.secret WHERE name = $1", [KEY]);
  await startBeside("replaced", (secrets) =>
    writeFileSync(path.join(secrets, KEY), "x".repeat(43)),
  );
});
