// Protects: a house is called ready only when every row is met, and each row speaks up on its own.
import { expect, test } from "vitest";
import type { BankWebhook, DatabaseFacts, Facts } from "./facts.ts";
import { judge } from "./policy.ts";

const settings: Facts["settings"] = {
  isProduction: true,
  publicUrl: "https://play.example",
  hasOwnDatabase: true,
  hasInternalToken: true,
  hasSeedKey: true,
  hasProxy: true,
  isRealBank: true,
  hasPayouts: true,
  hasSmtp: true,
};
const archive: DatabaseFacts["archive"] = { isOn: true, lastDoneAgoMs: 60_000, isFailing: false };
const database: DatabaseFacts = {
  lax: null,
  mighty: null,
  repeating: null,
  missingMigrations: [],
  clockAheadMs: 12,
  wantedStandbys: "ANY 1 (*)",
  connectedStandbys: 2,
  archive,
};
const ana = { email: "ana@play.example", hasSecondFactor: true, hasFirstPassword: false };
const bia = { ...ana, email: "bia@play.example" };
const ready: Facts = {
  settings,
  database: { value: database },
  isAnswered: { value: true },
  certificateDaysLeft: { value: 60 },
  bankCertificateDaysLeft: { value: 60 },
  webhooks: {
    value: [
      { bank: "main", state: "here", host: "play.example" },
      { bank: "second", state: "here", host: "pix.example" },
    ],
  },
  smtp: { value: true },
  secrets: { value: 12 },
  deciders: { value: [ana, bia] },
  numbers: { value: { set: 1, all: 20 } },
  unpublishedPages: { value: [] },
  hosts: { value: ["play.example"] },
  differences: { value: { books: 0, audit: 0 } },
  areReadersBehind: { value: false },
  tables: { value: { all: 5, announced: 5, saltsMissing: 0 } },
  disk: { value: { freeBytes: 40 * 2 ** 30, allBytes: 100 * 2 ** 30 } },
};

const elsewhere = { bank: "second", state: "elsewhere", host: "else.example" };
const withWebhooks = (...all: BankWebhook[]): Facts => ({ ...ready, webhooks: { value: all } });

const openIn = (facts: Facts) =>
  judge(facts)
    .filter(({ isMet }) => !isMet)
    .map(({ subject }) => subject);

const withSettings = (changed: Partial<Facts["settings"]>): Facts => ({
  ...ready,
  settings: { ...settings, ...changed },
});
const withDatabase = (changed: Partial<DatabaseFacts>): Facts => ({
  ...ready,
  database: { value: { ...database, ...changed } },
});
const withArchive = (changed: Partial<DatabaseFacts["archive"]>): Facts =>
  withDatabase({ archive: { ...archive, ...changed } });

test("a house with everything is ready", () => {
  expect(openIn(ready)).toEqual([]);
});

test.each<[string, string, Facts]>([
  ["development", "Production", withSettings({ isProduction: false })],
  ["no proxy", "Proxy", withSettings({ hasProxy: false })],
  ["embedded database", "Database of its own", withSettings({ hasOwnDatabase: false })],
  ["no token", "Token for insiders", withSettings({ hasInternalToken: false })],
  ["no seed key", "Key of the seeds", withSettings({ hasSeedKey: false })],
  ["play money", "Bank", withSettings({ isRealBank: false })],
  ["no mail", "E-mail", withSettings({ hasSmtp: false })],
  ["mail refused", "E-mail", { ...ready, smtp: { problem: "535 Wrong password" } }],
  ["another house", "The house answers there", { ...ready, isAnswered: { value: false } }],
  ["13 days left", "Certificate", { ...ready, certificateDaysLeft: { value: 13 } }],
  ["13 days", "Certificate at the bank", { ...ready, bankCertificateDaysLeft: { value: 13 } }],
  ["no file", "Certificate at the bank", { ...ready, bankCertificateDaysLeft: { problem: "x" } }],
  ["untrusted", "Certificate", { ...ready, certificateDaysLeft: { problem: "self-signed" } }],
  [
    "told elsewhere",
    "Bank's notifications",
    withWebhooks({ bank: "main", state: "here", host: "play.example" }, elsewhere),
  ],
  ["nobody pays out", "Payouts", withSettings({ hasPayouts: false })],
  ["fsync off", "Durable", withDatabase({ lax: "fsync = off" })],
  ["superuser", "Powerless login", withDatabase({ mighty: "has rights" })],
  ["a restore", "No round again", withDatabase({ repeating: "It was restored." })],
  ["a migration left", "Migrations", withDatabase({ missingMigrations: ["ledger/0009.sql"] })],
  ["another secret", "Secrets", { ...ready, secrets: { problem: "The secret x is another." } }],
  ["no secrets", "Secrets", { ...ready, secrets: { value: 0 } }],
  ["no standby wanted", "Standby", withDatabase({ wantedStandbys: "" })],
  ["no standby there", "Standby", withDatabase({ connectedStandbys: 0 })],
  ["no archive", "Archive", withArchive({ isOn: false })],
  ["nothing archived", "Archive", withArchive({ lastDoneAgoMs: null })],
  ["archive fails", "Archive", withArchive({ isFailing: true })],
  ["archive is late", "Archive", withArchive({ lastDoneAgoMs: 3_600_001 })],
  ["a clock ahead", "Clock", withDatabase({ clockAheadMs: 1_001 })],
  ["a clock behind", "Clock", withDatabase({ clockAheadMs: -1_001 })],
  ["one person", "Two who decide", { ...ready, deciders: { value: [ana] } }],
  [
    "no second factor",
    "Second factors",
    { ...ready, deciders: { value: [ana, { ...bia, hasSecondFactor: false }] } },
  ],
  [
    "the password it came with",
    "First password",
    { ...ready, deciders: { value: [ana, { ...bia, hasFirstPassword: true }] } },
  ],
  ["defaults only", "Market's numbers", { ...ready, numbers: { value: { set: 0, all: 20 } } }],
  ["pages as they came", "Legal pages", { ...ready, unpublishedPages: { value: ["terms"] } }],
  ["another host", "Hosts", { ...ready, hosts: { value: ["else.example"] } }],
  [
    "no tables",
    "Tables' salts",
    { ...ready, tables: { value: { ...tables(4), saltsMissing: 0 } } },
  ],
  ["a salt to enter", "Tables' salts", { ...ready, tables: { value: tables(5) } }],
  ["books differ", "Books", { ...ready, differences: { value: { books: 1, audit: 0 } } }],
  ["log differs", "Audit log", { ...ready, differences: { value: { books: 0, audit: 1 } } }],
  ["readers behind", "Readers", { ...ready, areReadersBehind: { value: true } }],
  ["little room", "Disk", { ...ready, disk: { value: { freeBytes: 2 ** 30, allBytes: 2 ** 31 } } }],
])("%s: %s is not met, and nothing else", (_, subject, facts) => {
  expect(openIn(facts)).toEqual([subject]);
});

function tables(announced: number) {
  return { all: 5, announced, saltsMissing: 1 };
}

test("an address without https is not met", () => {
  const facts = withSettings({ publicUrl: "http://play.example" });
  expect(openIn(facts)).toEqual(["Public address"]);
});

test("a database that does not answer leaves all of its rows open, with the reason", () => {
  const rows = judge({ ...ready, database: { problem: "It does not answer." } });
  const open = rows.filter(({ isMet }) => !isMet);
  expect(open.map(({ subject }) => subject)).toEqual([
    "Durable",
    "Powerless login",
    "No round again",
    "Migrations",
    "Standby",
    "Archive",
    "Clock",
  ]);
  expect(open.every(({ found }) => found === "It does not answer.")).toBe(true);
});

const withDisk = (freeGib: number, allGib: number): Facts => ({
  ...ready,
  disk: { value: { freeBytes: freeGib * 2 ** 30, allBytes: allGib * 2 ** 30 } },
});
const withDeciders = (...all: (typeof ana)[]): Facts => ({ ...ready, deciders: { value: all } });

test.each<[string, string, Facts]>([
  ["Certificate at the bank", "14 days left", { ...ready, bankCertificateDaysLeft: { value: 14 } }],
  [
    "Certificate at the bank",
    "none: no bank has one of ours",
    { ...ready, bankCertificateDaysLeft: { value: null } },
  ],
  ["Certificate", "trusted, 14 days left", { ...ready, certificateDaysLeft: { value: 14 } }],
  ["Secrets", "1 are those that the database was used with", { ...ready, secrets: { value: 1 } }],
  ["Standby", "1 connected, wanted: ANY 1 (*)", withDatabase({ connectedStandbys: 1 })],
  ["Archive", "last archived 60 minutes ago", withArchive({ lastDoneAgoMs: 3_600_000 })],
  ["Archive", "last archived 2 minutes ago", withArchive({ lastDoneAgoMs: 90_000 })],
  ["Clock", "1000 ms ahead of the database's", withDatabase({ clockAheadMs: 1_000 })],
  ["Clock", "-1000 ms ahead of the database's", withDatabase({ clockAheadMs: -1_000 })],
  ["Clock", "13 ms ahead of the database's", withDatabase({ clockAheadMs: 12.6 })],
  ["Two who decide", "ana@play.example, bia@play.example", ready],
  ["Disk", "2 GiB free, 10 %", withDisk(2, 20)],
  ["Disk", "2 GiB free, 12 %", withDisk(2.5, 20)],
  ["Disk", "5 GiB free, 100 %", withDisk(5, 5)],
])("%s: just met, with %s", (subject, found, facts) => {
  expect(openIn(facts)).toEqual([]);
  expect(judge(facts).find((row) => row.subject === subject)?.found).toBe(found);
});

test.each<[string, string, Facts]>([
  [
    "Bank's notifications",
    "main: nowhere, second: elsewhere, to else.example",
    withWebhooks({ bank: "main", state: "nowhere", host: null }, elsewhere),
  ],
  ["Two who decide", "Only nobody.", withDeciders()],
  ["Two who decide", "Only ana@play.example.", withDeciders(ana)],
  ["Hosts", '"" is no host of a site.', withSettings({ publicUrl: "" })],
  ["Tables' salts", "1 of 5 tables announced nothing.", { ...ready, tables: { value: tables(4) } }],
])("%s: not met, as %s", (subject, found, facts) => {
  expect(judge(facts).filter(({ isMet }) => !isMet)).toContainEqual(
    expect.objectContaining({ subject, found }),
  );
});
