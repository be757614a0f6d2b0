/**
 * The door of the go-live list: what has to be true before players are let in, found out by the
 * house itself. Facts are gathered here, all of them reading, and judged in policy.ts.
 */
import { AUDIT_KEY, type Backoffice, proveAudit } from "../backoffice/index.ts";
import { type Cashier, readPem } from "../cashier/index.ts";
import type { Content } from "../content/index.ts";
import { assertDurable, auditBooks, type BookCheck, type Journal } from "../ledger/index.ts";
import { type Market, numberKeys } from "../market/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config/config.ts";
import { readFingerprints } from "../platform/database/fingerprints-repository.ts";
import { refuseAfterRestore } from "../platform/database/restores-repository.ts";
import { assertPowerless } from "../platform/database/logins.ts";
import { migrationNames } from "../platform/database/migrate.ts";
import { listMissing } from "../platform/database/state-repository.ts";
import type { Db } from "../platform/database/types.ts";
import { askSmtp } from "../platform/mail/smtp.ts";
import type { Secrets } from "../platform/secrets/secrets.ts";
import type { SharedRounds } from "../shared-rounds/index.ts";
import type { DatabaseFacts, Facts, Found, TableFacts } from "./facts.ts";
import { judge, type Row } from "./policy.ts";
import { certificateDaysLeft, diskOf, pemDaysLeft, tellsOf } from "./probes.ts";
import { readServer } from "./repository.ts";

export type { Row } from "./policy.ts";

export interface GoLiveDeps {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly bookChecks: readonly BookCheck[];
  /** Checked against the database's fingerprints. */
  readonly secrets: Pick<Secrets, "keys">;
  readonly journal: Pick<Journal, "isBehind">;
  readonly market: Pick<Market, "versions">;
  readonly content: Pick<Content, "office">;
  readonly cashier: Pick<Cashier, "readBanks">;
  readonly sharedRounds: Pick<SharedRounds, "tables" | "listWaiting" | "countSaltsMissing">;
  readonly backoffice: Pick<Backoffice, "listDeciders">;
}

const LEGAL_PAGES = ["terms", "privacy", "responsible_gaming"] as const;
/** As /readyz has it. */
const BEHIND_MS = 120_000;

async function find<Value>(ask: () => Promise<Value>): Promise<Found<Value>> {
  try {
    return { value: await ask() };
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    return { problem: cause instanceof Error ? `${message} (${cause.message})` : message };
  }
}

/** What an assertion complains of. */
const complaint = (assertion: Promise<void>): Promise<string | null> =>
  assertion.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

async function readDatabase({ db, clock }: GoLiveDeps): Promise<DatabaseFacts> {
  const { now, ...server } = await readServer(db);
  return {
    ...server,
    clockAheadMs: clock.now().getTime() - now.getTime(),
    lax: await complaint(assertDurable(db)),
    mighty: await complaint(assertPowerless(db)),
    repeating: await complaint(refuseAfterRestore(db)),
    missingMigrations: await listMissing(db, migrationNames()),
  };
}

async function isAnswered({ config, sharedRounds }: GoLiveDeps): Promise<boolean> {
  const { publicUrl } = config.http;
  if (publicUrl === "") throw new Error("PUBLIC_URL is empty.");
  const [chain] = await sharedRounds.listWaiting();
  if (chain === undefined) throw new Error("No table has been opened yet: nobody can be told.");
  return tellsOf(publicUrl, chain);
}

async function countNumbers({ db, market }: GoLiveDeps) {
  const versions = await Promise.all(numberKeys.map((key) => market.versions(db, key)));
  const set = versions.filter((all) => all.some(({ setBy }) => setBy !== null));
  return { set: set.length, all: numberKeys.length };
}

async function listUnpublished({ content: { office } }: GoLiveDeps): Promise<readonly string[]> {
  const sites = await office.listSites();
  const site = sites.find(({ isDefault }) => isDefault)?.code ?? "";
  const versions = await Promise.all(
    LEGAL_PAGES.map((code) => office.listVersions({ site, code })),
  );
  return LEGAL_PAGES.filter((_, index) => versions[index]?.length === 0);
}

/** Throws when one of them is another, or missing. */
async function countSecrets({ db, secrets }: GoLiveDeps): Promise<number> {
  const noted = await readFingerprints(db);
  for (const name of noted.keys()) {
    secrets.keys(name);
  }
  return noted.size;
}

async function countDifferences({ db, bookChecks, secrets }: GoLiveDeps) {
  const results = await auditBooks(db, bookChecks);
  const audit = await proveAudit(db, { anchor: null, key: secrets.keys(AUDIT_KEY)()[0] });
  const books = results.reduce((sum, { differences }) => sum + differences.length, 0);
  return { books, audit: audit.differences.length };
}

async function readTables({ sharedRounds }: GoLiveDeps): Promise<TableFacts> {
  return {
    all: sharedRounds.tables.length,
    announced: (await sharedRounds.listWaiting()).length,
    saltsMissing: await sharedRounds.countSaltsMissing(),
  };
}

function readSettings({ config }: GoLiveDeps): Facts["settings"] {
  return {
    isProduction: config.isProduction,
    publicUrl: config.http.publicUrl,
    hasOwnDatabase: config.databaseUrl !== null,
    hasInternalToken: config.internalTokens.length > 0,
    hasSeedKey: config.seedKeys.length > 0,
    hasProxy: config.http.trustProxy.length > 0,
    isRealBank: config.psp.kind === "http",
    hasPayouts: [config.psp, ...config.psp.others].some(({ payouts }) => payouts !== "none"),
    hasSmtp: config.mail.smtpUrl !== "",
  };
}

async function readHosts({ content }: GoLiveDeps): Promise<readonly string[]> {
  return (await content.office.listSites()).flatMap(({ hosts }) => hosts);
}

/** One after the other: beside a house that may be at work, on few connections. */
async function gather(deps: GoLiveDeps): Promise<Facts> {
  const { config, clock } = deps;
  const { publicUrl } = config.http;
  return {
    settings: readSettings(deps),
    isAnswered: await find(() => isAnswered(deps)),
    certificateDaysLeft: await find(() => {
      if (!publicUrl.startsWith("https://")) throw new Error("PUBLIC_URL is not https.");
      return certificateDaysLeft(publicUrl, clock.now());
    }),
    bankCertificateDaysLeft: await find(async () => {
      const certs = [config.psp, ...config.psp.others].map(({ tls }) => tls.cert).filter(Boolean);
      const days = certs.map((cert) => pemDaysLeft(readPem(cert), clock.now()));
      return days.length === 0 ? null : Math.min(...days);
    }),
    webhooks: await find(async () =>
      (await deps.cashier.readBanks()).map(({ psp, webhook }) => ({ bank: psp, ...webhook })),
    ),
    smtp: await find(() => askSmtp(config.mail.smtpUrl)),
    database: await find(() => readDatabase(deps)),
    secrets: await find(() => countSecrets(deps)),
    deciders: await find(() => deps.backoffice.listDeciders()),
    numbers: await find(() => countNumbers(deps)),
    unpublishedPages: await find(() => listUnpublished(deps)),
    hosts: await find(() => readHosts(deps)),
    differences: await find(() => countDifferences(deps)),
    areReadersBehind: await find(() =>
      deps.journal.isBehind(new Date(clock.now().getTime() - BEHIND_MS)),
    ),
    tables: await find(() => readTables(deps)),
    disk: await find(() => diskOf(config.dataDir)),
  };
}

export async function checkGoLive(deps: GoLiveDeps): Promise<readonly Row[]> {
  return judge(await gather(deps));
}
