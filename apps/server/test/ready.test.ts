// Protects: the go-live list says what is the case, of a house that nobody has prepared and of one
// that is as ready as one can be without a certificate, a standby and an archive.
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changePassword, signIn } from "@tucano/contract/backoffice/access/access.ts";
import { contentPages } from "@tucano/contract/player/site/content.ts";
import { hire } from "../src/backoffice/test/staff-bench.ts";
import { NUMBERS_AHEAD_MS } from "../src/market/index.ts";
import { inTransaction } from "../src/platform/database/transaction.ts";
import { setNumbers } from "../src/testing/numbers.ts";
import { operatorCredentials, signInOperator } from "../src/testing/people/operator.ts";
import { openMachine } from "../src/testing/run-command.ts";
import { startTestServer, type TestServer } from "../src/testing/server.ts";

let server: TestServer;
let smtp: SMTPServer;
beforeAll(async () => {
  server = await startTestServer();
  smtp = new SMTPServer({ disabledCommands: ["STARTTLS"], authOptional: true });
  // The log that every test begins with was sealed by another house; its next entry is ours.
  const { email } = operatorCredentials;
  expect((await server.call(signIn, { email, password: "not the right one" })).status).toBe(422);
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  smtp.close();
  await server.close();
});

/** Rows that are not met, by name; how much room this machine has is not looked at. */
async function openRows(settings: Readonly<Record<string, string>> = {}) {
  const machine = openMachine(server, settings);
  const { exitCode, output } = await machine.run("ready-command.ts");
  machine.close();
  const rows = [...output.matchAll(/^(met|NOT MET) +(.+?): /gm)];
  expect(rows.length, output).toBeGreaterThan(20);
  expect(exitCode).toBe(rows.some(([, state]) => state !== "met") ? 1 : 0);
  const open = rows.filter(([, state]) => state !== "met").map(([, , subject]) => subject);
  return open.filter((subject) => subject !== "Disk");
}

test("of a house that nobody has prepared, all that people have to do is open", async () => {
  expect(await openRows()).toEqual([
    "Production",
    "Public address",
    "Proxy",
    "Token for insiders",
    "Key of the seeds",
    "The house answers there",
    "Certificate",
    "Bank",
    "Bank's notifications",
    "E-mail",
    "Standby",
    "Archive",
    "Two who decide",
    "Second factors",
    "First password",
    "Market's numbers",
    "Legal pages",
    "Hosts",
    "Tables' salts",
  ]);
});

async function openTables(): Promise<void> {
  const { sharedRounds } = server.rooms;
  sharedRounds.start();
  const announced = async () => (await sharedRounds.listWaiting()).length;
  await expect.poll(announced, { timeout: 20_000 }).toBe(sharedRounds.tables.length);
}

async function prepareStaff(): Promise<void> {
  const admin = await signInOperator(server);
  const { password } = operatorCredentials;
  const next = "a password of my own";
  const changed = await server.call(changePassword, { password, next }, admin);
  expect(changed.status).toBe(200);
  await hire(server, { role: "compliance" });
}

async function preparePromises(): Promise<void> {
  const { market, content } = server.rooms;
  const effectiveFrom = new Date(server.clock.now().getTime() + NUMBERS_AHEAD_MS);
  const value = await market.read("play");
  await setNumbers(server, "play", { effectiveFrom, value, setBy: "ana@play.example" });
  const [site] = (await content.office.listSites()).filter(({ isDefault }) => isDefault);
  expect(site).toBeDefined();
  if (site === undefined) return;
  const later = new Date(effectiveFrom.getTime() + 30 * 86_400_000);
  const text = { title: "Our own", sections: [], lang: "pt", editedBy: "ana@play.example" };
  await inTransaction(server.db, async (tx) => {
    await content.office.saveSite(tx, { ...site, hosts: ["127.0.0.1"] });
    for (const code of contentPages) {
      const page = { site: site.code, code };
      await content.office.saveDraft(tx, { ...page, ...text });
      await content.office.publish(tx, page, { effectiveFrom: later, setBy: text.editedBy });
    }
  });
}

test("of one that was prepared, only what a test cannot have is open", async () => {
  await openTables();
  await prepareStaff();
  await preparePromises();
  const secret = path.join(server.secretsFolder, "sandbox-psp-client");
  const open = await openRows({
    NODE_ENV: "production",
    ROLES: "api",
    PUBLIC_URL: server.url,
    TRUST_PROXY: "loopback",
    INTERNAL_TOKEN: "0123456789abcdef01234567",
    SEED_KEY: "0123456789abcdef0123456789abcdef",
    PSP: "http",
    PSP_BASE_URL: `${server.url}/sandbox/psp`,
    PSP_CLIENT_ID: "tucano-sandbox",
    PSP_CLIENT_SECRET: readFileSync(secret, "utf8"),
    PSP_PIX_KEY: "pix@tucano.example",
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
  });
  expect(open).toEqual(["Public address", "Certificate", "Standby", "Archive"]);
});
